import { firstValueFrom, NEVER } from 'rxjs'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSupabaseBackend } from '../../src/adapters/supabase/open-supabase-backend'
import { openReplica } from '../../src/adapters/replica/open-replica'
import type { Ports } from '../../src/ports/ports'
import { company, person } from '../contracts/acts'
import { Ear } from '../harness/ear'
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

let world: World
let actor: Actor
let close: () => Promise<void>
let ports: Ports
const asked: string[] = []

beforeAll(async () => {
  world = await supabaseHarness.open()
  actor = await (await openStage(world)).as('owner')
  const backend = await localBackend()
  const connection = await openSupabaseBackend({
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
  ports = connection.ports
  close = () => connection.close()
  await ports.auth.signIn({ method: 'password', email: actor.email, password: actor.password })
})

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
  const whole = new Ear(first.sync.state(workspaceId), PATIENCE_MS)
  await whole.until(({ phase }) => phase.kind === 'whole')
  whole.stop()
  await first.close()
  expect(await device.openTab().disks.places({ backend: 'requests', userId })).toHaveLength(1)

  const replica = open()
  const orderBy = [{ field: 'id', direction: 'desc', empty: 'last' }] as const
  const query = { workspaceId, orderBy, limit: 1 } as const
  const people = new Ear(replica.ports.records.watch('people', query), PATIENCE_MS)
  const timeline = new Ear(replica.ports.records.watch('activities', query), PATIENCE_MS)
  const commitAndHear = async (): Promise<void> => {
    const ada = person(world)
    await actor.ports.records.commit([ada], { workspaceId, mutationId: newMutationId(world) })
    await people.until(({ value }) => value.items[0]?.id === ada.id)
    await timeline.until(({ value }) => value.items[0]?.objectId === ada.id)
  }
  // Both are where the feed stands by then.
  await commitAndHear()
  const pulls = await requestsOf(async () => {
    for (let count = 0; count < 3; count += 1) await commitAndHear()
  }, 'rpc/pull')
  expect(pulls).toBe(3)
  for (const ear of [people, timeline]) ear.stop()
  await replica.close()
})
