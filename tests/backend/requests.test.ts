import { combineLatest, distinctUntilChanged, filter, firstValueFrom, map, NEVER, switchMap } from 'rxjs'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { openReplica } from '../../src/adapters/replica/open-replica'
import type { Ports } from '../../src/ports/ports'
import { workspaceData$ } from '../../src/ui/app/workspace.model'
import { workspaces$ } from '../../src/ui/shell/signed-in'
import { company, person } from '../contracts/acts'
import { Listener } from '../harness/listener'
import { BrowserStore } from '../harness/browser-store'
import type { World } from '../harness/harness'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { APP_URL, endLocalBackend, localBackend } from '../harness/local-backend'
import { newMutationId, openStage, type Actor } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import { MemoryDevice } from '../support/replica/memory-device'

const PATIENCE_MS = 20_000

/** What a question costs in requests; how many questions a screen asks is counted in tests/ui/budgets. */
const REQUESTS = { get: 1, getMany: 1, list: 1, commit: 1, watch: 1 } as const

/** At most; fifty-six once. From the look at the project to the first list, with a whole copy on the device. */
const FIRST_SIGN_IN = { all: 7, pulls: 1, workspaces: 1 } as const
/** As many of a workspace that does not fit the first answer: beside them, one for its list and one for the rest of the copy. */
const LARGE_SIGN_IN = { all: 9, copy: 1, lists: ['notifications', 'person_rows', 'workspaces'] } as const

let world: World
let actor: Actor
let close: () => Promise<void>
let ports: Ports
const asked: string[] = []

beforeAll(async () => {
  world = await supabaseHarness.open()
  actor = await (await openStage(world)).as('owner')
  const connection = await connect()
  ports = connection.ports
  close = () => connection.close()
  await ports.auth.signIn({ method: 'password', email: actor.email, password: actor.password })
})

async function connect(): Promise<SupabaseConnection> {
  const backend = await localBackend()
  return openSupabaseBackend({
    project: { url: backend.url, publishableKey: backend.publishableKey },
    runtime: new LeapingRuntime(),
    appUrl: APP_URL,
    store: new BrowserStore().openTab(),
    fetch: (input, init) => {
      const { method, url } = new Request(input, init)
      asked.push(`${method} ${new URL(url).pathname}`)
      return fetch(input, init)
    },
    transport: WebSocket,
    sessionChecks$: NEVER,
  })
}

afterAll(async () => {
  await close()
  await world.close()
  await endLocalBackend()
})

/** Requests to the path, or to the database at all. */
async function requestsOf(act: () => Promise<unknown>, path = ''): Promise<number> {
  asked.length = 0
  await act()
  return asked.filter((request) => request.includes(`/rest/v1/${path}`)).length
}

it('asks the database once for whatever is asked of the port', async () => {
  const { records } = ports
  const { workspaceId } = actor
  const [ada, engines] = [person(world), company(world)]
  const options = { workspaceId, mutationId: newMutationId(world) }
  const query = { workspaceId, limit: 50, count: 'exact' } as const
  const commit = await requestsOf(() => records.commit([ada, engines], options))
  const get = await requestsOf(() => records.get('people', ada.id))
  const getMany = await requestsOf(() => records.getMany('companies', [engines.id, ada.id]))
  const list = await requestsOf(() => records.list('people', query))
  // Beside it the feed of the workspace begins, once for all that is watched.
  const watch = await requestsOf(() => firstValueFrom(records.watch('companies', query)), 'companies')
  expect({ get, getMany, list, commit, watch }).toEqual(REQUESTS)
})

it('asks once what was committed, for the copy on the device and all that is watched beside it', async () => {
  const { workspaceId, userId } = actor
  const device = new MemoryDevice()
  const open = () => {
    const { disks, tabs } = device.openTab()
    return openReplica({ ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'requests' })
  }
  const first = open()
  const whole = new Listener(first.sync.state(workspaceId), PATIENCE_MS)
  await whole.until(({ phase }) => phase.kind === 'whole')
  whole.stop()
  await first.close()
  expect(await device.openTab().disks.addresses({ backend: 'requests', userId })).toHaveLength(1)

  const replica = open()
  onTestFinished(() => replica.close())
  const orderBy = [{ field: 'id', direction: 'desc', empty: 'last' }] as const
  const query = { workspaceId, orderBy, limit: 1 } as const
  const people = new Listener(replica.ports.records.watch('people', query), PATIENCE_MS)
  const timeline = new Listener(replica.ports.records.watch('activities', query), PATIENCE_MS)
  for (const listener of [people, timeline]) onTestFinished(() => listener.stop())
  const commitAndHear = async (): Promise<void> => {
    const ada = person(world)
    await actor.ports.records.commit([ada], { workspaceId, mutationId: newMutationId(world) })
    await people.until(({ value }) => value.items[0]?.id === ada.id)
    await timeline.until(({ value }) => value.items[0]?.objectId === ada.id)
  }
  // Both are where the feed stands by then. It asks once more when its channel is joined, however late that is.
  await commitAndHear()
  while ((await requestsOf(commitAndHear, 'rpc/pull')) !== 1);
  const pulls = await requestsOf(async () => {
    for (let count = 0; count < 3; count += 1) await commitAndHear()
  }, 'rpc/pull')
  expect(pulls).toBe(3)
})

it('makes a first sign-in of few requests: a question a screen asks is answered from what was fetched for the copy', async () => {
  const filled = [...Array.from({ length: 60 }, () => person(world)), ...Array.from({ length: 25 }, () => company(world))]
  await actor.ports.records.commit(filled, { workspaceId: actor.workspaceId, mutationId: newMutationId(world) })
  await signInAnew('first')
  const above = (path: string, most: number): readonly string[] => {
    const found = asked.filter((request) => request.includes(path))
    return found.length > most ? found : []
  }
  // The requests themselves, where there are too many.
  const { all, pulls, workspaces } = FIRST_SIGN_IN
  expect([above('', all), above('/rpc/pull', pulls), above('/rest/v1/workspaces', workspaces)]).toEqual([[], [], []])
})

it('asks for the list of a screen alone while a large workspace is being copied, and copies it in a few requests', async () => {
  const filled = Array.from({ length: 450 }, () => person(world))
  await actor.ports.records.commit(filled, { workspaceId: actor.workspaceId, mutationId: newMutationId(world) })
  await signInAnew('large')
  const { all, copy, lists } = LARGE_SIGN_IN
  const listed = asked.flatMap((request) => /^GET \/rest\/v1\/(\w+)$/.exec(request)?.[1] ?? [])
  expect([...new Set(listed)].toSorted()).toEqual(lists)
  expect(asked.filter((request) => request.includes('/rpc/copy_pages'))).toHaveLength(copy)
  expect(asked.length > all ? asked : []).toEqual([])
})

/** From the look at the project to the first list, with a whole copy on an empty device. */
async function signInAnew(backend: string): Promise<void> {
  const { workspaceId, userId, email, password } = actor
  asked.length = 0
  const connection = await connect()
  const { disks, tabs } = new MemoryDevice().openTab()
  const { ports: behind, prefetched } = connection
  const replica = openReplica({ ports: behind, prefetched, runtime: new LeapingRuntime(), disks, tabs, backend })
  const { auth, records } = replica.ports
  await auth.signIn({ method: 'password', email, password })
  const people = { workspaceId, orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }], limit: 500 } as const
  // As the app asks: where one is, what every screen needs, then the list and its saved views, and what one is told.
  const screen$ = workspaces$(records).pipe(
    filter((mine) => mine.length > 0),
    switchMap(() => workspaceData$(records, workspaceId, userId)),
    filter((data) => data !== null),
    map(({ me }) => me.id),
    distinctUntilChanged(),
    switchMap((memberId) =>
      combineLatest([
        records.watch('personRows', people),
        records.watch('savedViews', { workspaceId, where: { op: 'eq', field: 'collection', value: 'people' }, limit: 500 }),
        records.watch('notifications', { workspaceId, where: { op: 'eq', field: 'memberId', value: memberId }, limit: 100 }),
      ]),
    ),
  )
  const [screen, state] = [new Listener(screen$, PATIENCE_MS), new Listener(replica.sync.state(workspaceId), PATIENCE_MS)]
  await screen.until(([{ value, freshness }]) => freshness === 'live' && value.items.length >= 60)
  await state.until(({ phase }) => phase.kind === 'whole')
  for (const listener of [screen, state]) listener.stop()
  await replica.close()
  await connection.close()
}
