import { firstValueFrom, NEVER } from 'rxjs'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSupabaseBackend, type SupabaseConnection } from '../../src/adapters/supabase/open-supabase-backend'
import { sendAhead } from '../../src/adapters/supabase/start/sent-ahead'
import { startKeyOf } from '../../src/adapters/supabase/storage-key'
import { FOLLOWED } from '../../src/adapters/replica/held-collections'
import { everythingIn } from '../../src/domain/model/records/check-query'
import type { Ports } from '../../src/ports/ports'
import { boardOf, commit, company, deal, person, tag, write } from '../contracts/acts'
import { BrowserStore } from '../harness/browser-store'
import type { World } from '../harness/harness'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { Listener } from '../harness/listener'
import { APP_URL, endLocalBackend, localBackend } from '../harness/local-backend'
import { openStage, type Actor, type Stage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'

const PATIENCE_MS = 20_000
const BY_NAME = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
const BY_ID = [{ field: 'id', direction: 'desc', empty: 'last' }] as const

let world: World
let stage: Stage
let owner: Actor
const asked: string[] = []

beforeAll(async () => {
  world = await supabaseHarness.open()
  stage = await openStage(world)
  owner = await stage.as('owner')
  const { workspaceId } = owner
  const patch = { memberVisibility: 'own-and-unassigned-deals' } as const
  await write(stage, owner, { kind: 'update', collection: 'workspaces', id: workspaceId, patch, expect: 'any' })
  const acme = company(world)
  const board = await boardOf(owner)
  const known = [acme, tag(world, 'VIP'), deal(world, board, { ownerId: owner.memberId }), deal(world, board)]
  const people = Array.from({ length: 240 }, (_, at) => person(world, { firstName: `P${(at * 7) % 240}`, companyId: acme.id }))
  await commit(stage, owner, known)
  await commit(stage, owner, people)
  await write(stage, owner, { kind: 'trash', collection: 'people', id: people[0]!.id, expect: 'any' })
}, 60_000)
afterAll(async () => {
  await world.close()
  await endLocalBackend()
})

/** A tab at the address of a workspace. */
async function open(
  store: BrowserStore,
  opened: string | null = owner.workspaceId,
  { runtime = new LeapingRuntime(), send = fetch } = {},
): Promise<SupabaseConnection> {
  const { url, publishableKey } = await localBackend()
  return openSupabaseBackend({
    project: { url, publishableKey },
    runtime,
    appUrl: APP_URL,
    opened: () => opened,
    store: store.openTab(),
    fetch: (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/rest/') && !pathname.endsWith('/backend_info')) asked.push(`${request.method} ${pathname}`)
      return send(input, init)
    },
    transport: WebSocket,
    sessionChecks$: NEVER,
  })
}

/** On a device where somebody has just signed in. */
async function freshly(
  actor: Actor,
  work: (ports: Ports) => Promise<void>,
  opened: string | null = actor.workspaceId,
): Promise<void> {
  const { ports, close } = await open(new BrowserStore(), opened)
  try {
    await ports.auth.signIn({ method: 'password', email: actor.email, password: actor.password })
    asked.length = 0
    await work(ports)
  } finally {
    await close()
  }
}

/** What a start gives of the workspace: the first emissions, and the pages of a copy of whoever follows its feed. */
async function begun({ records, events }: Ports, { workspaceId }: Actor) {
  const workspaces = await firstValueFrom(records.watch('workspaces', { workspaceId: null, orderBy: BY_NAME, limit: 500 }))
  const feed = new Listener(events.changes(workspaceId, FOLLOWED, 'now'), PATIENCE_MS)
  await feed.until(({ kind }) => kind === 'caught-up')
  const copy = await records.listEach(FOLLOWED, { workspaceId, limit: 200 })
  const people = await firstValueFrom(records.watch('personRows', { workspaceId, orderBy: BY_NAME, limit: 500, count: 'exact' }))
  return { workspaces: workspaces.value, copy, people, stop: () => feed.stop() }
}

describe('a start', () => {
  it.each(['owner', 'member', 'viewer'] as const)('tells %s in one call what the questions one by one tell', async (role) => {
    const actor = await stage.as(role)
    const { workspaceId } = actor
    await freshly(actor, async (ports) => {
      const start = await begun(ports, actor)
      expect(asked).toEqual(['POST /rest/v1/rpc/start'])
      start.stop()

      const { records } = ports
      expect(start.workspaces).toEqual(await records.list('workspaces', { workspaceId: null, orderBy: BY_NAME, limit: 500 }))
      for (const collection of FOLLOWED) {
        const all = await records.list(collection, { ...everythingIn(workspaceId, 500), count: 'exact' })
        const page = start.copy.get(collection)
        const length = page?.items.length ?? 0
        expect([collection, page?.items, page?.total]).toEqual([collection, all.items.slice(0, length), all.total])
        expect([collection, page?.next === null]).toEqual([collection, length === all.total])
      }
      const list = await records.list('personRows', { workspaceId, orderBy: BY_NAME, limit: 200, count: 'exact' })
      expect(start.people).toEqual({ value: list, freshness: 'stale' })
    })
  })

  it('has the first page of each list of which it has every record, and of the people', async () => {
    const { workspaceId } = owner
    const store = new BrowserStore()
    const { ports, prefetched, close } = await open(store)
    await ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
    for (const collection of ['members', 'tags', 'stages', 'deals'] as const) {
      const query = { workspaceId, orderBy: BY_ID, limit: 100 }
      expect([collection, await prefetched.page(collection, query)]).toEqual([
        collection,
        await ports.records.list(collection, query),
      ])
    }
    const people = { workspaceId, orderBy: BY_NAME, limit: 100 } as const
    expect(await prefetched.page('personRows', people)).toEqual(await ports.records.list('personRows', people))
    // More of them than it has.
    expect(await prefetched.page('people', { workspaceId, orderBy: BY_ID, limit: 100 })).toBeNull()
    expect(await prefetched.row('workspaces', workspaceId)).toEqual(await ports.records.get('workspaces', workspaceId))
    await close()
  })

  it('tells whoever is no member of it nothing of a workspace', async () => {
    const outsider = await stage.as('outsider')
    await freshly(
      outsider,
      async ({ records }) => {
        const { value } = await firstValueFrom(records.watch('workspaces', { workspaceId: null, limit: 500 }))
        expect(value.items.map(({ id }) => id)).toEqual([outsider.workspaceId])
        await expect(records.listEach(FOLLOWED, { workspaceId: owner.workspaceId, limit: 200 })).rejects.toMatchObject({
          code: 'access/denied',
        })
      },
      owner.workspaceId,
    )
  })

  it('is of the only workspace where none is opened', async () => {
    await freshly(owner, async (ports) => begun(ports, owner).then(({ stop }) => stop()), null)
    expect(asked).toEqual(['POST /rest/v1/rpc/start'])
  })

  it('is forgotten once something is told of', async () => {
    await freshly(owner, async (ports) => {
      const { workspaceId } = owner
      const start = await begun(ports, owner)
      const changes = new Listener(ports.events.changes(workspaceId, ['people'], 'now'), PATIENCE_MS)
      const eve = await write(stage, owner, person(world, { firstName: 'A first one' }))
      await changes.until(() => changes.received.some((change) => change.kind === 'upserted' && change.record.id === eve.id))
      const copy = await ports.records.listEach(FOLLOWED, { workspaceId, limit: 200 })
      expect(copy.get('people')?.items[0]?.id).toBe(eve.id)
      changes.stop()
      start.stop()
    })
  })

  it('is made once on a device', async () => {
    const store = new BrowserStore()
    const starts: number[] = []
    for (let time = 0; time < 2; time += 1) {
      asked.length = 0
      const { ports, close } = await open(store)
      if (time === 0) await ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
      await firstValueFrom(ports.records.watch('workspaces', { workspaceId: null, limit: 500 }))
      starts.push(asked.filter((request) => request.endsWith('/rpc/start')).length)
      await close()
    }
    expect(starts).toEqual([1, 0])
  })

  it('is given up by a tab that closes before it is answered', async () => {
    const store = new BrowserStore()
    const first = await open(store)
    await first.ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
    await first.close()
    const runtime = new LeapingRuntime()
    let givenUp = false
    const send: typeof fetch = (input, init) => {
      const request = new Request(input, init)
      if (!request.url.endsWith('/rpc/start')) return fetch(request)
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => {
          givenUp = true
          reject(request.signal.reason)
        })
      })
    }
    asked.length = 0
    const second = await open(store, owner.workspaceId, { runtime, send })
    await expect.poll(() => asked).toEqual(['POST /rest/v1/rpc/start'])
    await second.close()
    expect({ givenUp, left: await runtime.left() }).toEqual({ givenUp: true, left: [] })
  })

  it('may be sent before the client is there, which then takes its answer', async () => {
    const { url, publishableKey } = await localBackend()
    const store = new BrowserStore()
    const { ports, close } = await open(store)
    await ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
    await close()
    const storage = store.openTab()
    const ahead = () => sendAhead({ url, publishableKey }, { opened: owner.workspaceId, storage })

    ahead()
    asked.length = 0
    const again = await open(store)
    const { stop } = await begun(again.ports, owner)
    stop()
    await again.close()
    expect(asked).toEqual([])

    const [first, second] = [vi.fn(fetch), vi.fn(fetch)]
    vi.stubGlobal('fetch', first)
    // The device has started.
    ahead()
    store.expireTokens()
    storage.removeItem(startKeyOf(url))
    vi.stubGlobal('fetch', second)
    // Its token is to be renewed first.
    ahead()
    vi.unstubAllGlobals()
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })
})
