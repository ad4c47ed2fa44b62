import { deleteDB, openDB } from 'idb'
import { filter, firstValueFrom, map } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { WorkspaceMeta } from '../../../src/adapters/memory/persistence/database'
import {
  openMemoryBackend,
  type MemoryBackend,
  type MemoryConnection,
  type MemoryOptions,
} from '../../../src/adapters/memory/open-memory-backend'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it serves
import compactionWorker from '../../../src/composition/backends/memory/compaction.worker?worker&url'
import type { Id } from '../../../src/domain/model/kernel/id'
import { type MutationId, mutationIdOf } from '../../../src/domain/model/records/meta'

const runtime = browserRuntime()
const DAY_MS = 24 * 60 * 60 * 1000
const owner = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' }

let database = ''
let opened: MemoryBackend[] = []

beforeEach(() => {
  database = `portside-test-${runtime.newId()}`
  opened = []
})

afterEach(async () => {
  for (const backend of opened) await backend.close()
  localStorage.removeItem(`${database}:session`)
  await deleteDB(database)
})

async function rowsInChunks(workspaceId: Id): Promise<number> {
  const db = await openDB(database)
  const snapshot = (await db.get('meta', workspaceId)) as WorkspaceMeta
  db.close()
  return Object.values(snapshot.collections).reduce((sum, { rows = 0 }) => sum + rows, 0)
}

/** A tab, or the browser opened again. */
async function open(options: Partial<MemoryOptions> = {}): Promise<MemoryBackend> {
  const backend = await openMemoryBackend({ runtime, database, passwordRounds: 1, ...options })
  opened.push(backend)
  return backend
}

async function reopen(backend: MemoryBackend, options?: Partial<MemoryOptions>): Promise<MemoryBackend> {
  await backend.close()
  opened = opened.filter((other) => other !== backend)
  return open(options)
}

function mutationId(): MutationId {
  return mutationIdOf(runtime.newId())
}

async function found(tab: MemoryConnection): Promise<Id> {
  await tab.ports.auth.signUp(owner)
  const input = { name: 'Engines', currency: 'EUR', country: 'GB', locale: 'en-GB', timeZone: 'Europe/London', sample: false }
  const answer = await tab.ports.functions.call('create-workspace', input, { mutationId: mutationId() })
  if (!answer.ok) throw new Error('refused')
  return answer.value.workspaceId
}

function person(firstName: string) {
  return { kind: 'create', collection: 'people', id: runtime.newId(), data: { firstName } } as const
}

async function names({ ports }: MemoryConnection, workspaceId: Id): Promise<readonly string[]> {
  const orderBy = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
  const page = await ports.records.list('personRows', { workspaceId, orderBy, limit: 10 })
  return page.items.map(({ name }) => name)
}

function eventualNames({ ports }: MemoryConnection, workspaceId: Id, expected: readonly string[]): Promise<unknown> {
  const orderBy = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
  return firstValueFrom(
    ports.records.watch('personRows', { workspaceId, orderBy, limit: 10 }).pipe(
      map(({ value }) => value.items.map(({ name }) => name)),
      filter((seen) => JSON.stringify(seen) === JSON.stringify(expected)),
    ),
  )
}

describe('the kept backend', () => {
  it('is as it was when the browser is opened again', async () => {
    const backend = await open()
    const tab = backend.connect()
    const workspaceId = await found(tab)
    await tab.ports.records.commit([person('Ada'), person('Grace')], { workspaceId, mutationId: mutationId() })

    const again = (await reopen(backend)).connect()

    expect({
      session: await firstValueFrom(again.ports.auth.session$.pipe(filter(({ status }) => status !== 'unknown'))),
      names: await names(again, workspaceId),
    }).toMatchObject({ session: { status: 'signed-in', user: { email: owner.email } }, names: ['Ada', 'Grace'] })
  })

  it('holds no lock once it is closed, even if that is while its rows are read', async () => {
    const backend = await open()
    await found(backend.connect())

    await (await reopen(backend)).close()

    const { held = [] } = await navigator.locks.query()
    expect(held.map(({ name }) => name).filter((name) => name?.startsWith(`${database}/`))).toEqual([])
  })

  it('lets go of a workspace that was in the trash for too long, in every tab and for good', async () => {
    const tab = (await open()).connect()
    const workspaceId = await found(tab)
    const trash = { kind: 'trash', collection: 'workspaces', id: workspaceId, expect: 'any' } as const
    await tab.ports.records.commit([person('Ada')], { workspaceId, mutationId: mutationId() })
    await tab.ports.records.commit([trash], { workspaceId, mutationId: mutationId() })
    const deleted$ = tab.ports.records
      .watch('workspaces', { workspaceId: null, trash: 'only', limit: 5 })
      .pipe(map(({ value }) => value.items.length))
    expect(await firstValueFrom(deleted$)).toBe(1)

    const later = {
      ...runtime,
      now: () => runtime.now() + 31 * DAY_MS,
      schedule: (ms: number, run: () => void) => (ms < DAY_MS ? runtime.schedule(0, run) : () => {}),
    }
    opened.push(await openMemoryBackend({ runtime: later, database, passwordRounds: 1 }))

    await firstValueFrom(deleted$.pipe(filter((count) => count === 0)))
    const db = await openDB(database)
    const stores = ['meta', 'chunks', 'journal', 'mutations', 'blobs', 'heads'] as const
    const held = await Promise.all(stores.map(async (store) => [await db.getAllKeys(store), await db.getAll(store)]))
    db.close()
    // What a function answered when it was made says its id, and no more.
    expect(JSON.stringify(held).replace(`{"value":{"ok":true,"value":{"workspaceId":"${workspaceId}"}}}`, '')).not.toContain(
      workspaceId,
    )
  })

  it.each([
    { by: 'by the page', options: {} },
    { by: 'by a worker', options: { compactionWorker } },
    { by: 'by the page, where the worker does not start', options: { compactionWorker: '/missing.js' } },
  ])('is the same after the journal was folded into the rows $by', async ({ options }) => {
    const backend = await open(options)
    const tab = backend.connect()
    const workspaceId = await found(tab)
    const [ada, grace] = [person('Ada'), person('Grace')]
    await tab.ports.records.commit([ada, grace], { workspaceId, mutationId: mutationId() })
    await backend.compact(workspaceId)
    const edit = { kind: 'update', collection: 'people', id: ada.id, patch: { lastName: 'Lovelace' }, expect: 'any' } as const
    const gone = { collection: 'people', id: grace.id, expect: 'any' } as const
    const purge = [{ kind: 'trash', ...gone } as const, { kind: 'purge', ...gone } as const]
    await tab.ports.records.commit([edit, ...purge], { workspaceId, mutationId: mutationId() })

    const unfolded = await reopen(backend, options)
    expect(await names(unfolded.connect(), workspaceId)).toEqual(['Ada Lovelace'])

    await unfolded.compact(workspaceId)
    expect(await rowsInChunks(workspaceId)).toBeGreaterThan(0)
    const folded = await reopen(unfolded)
    expect(await names(folded.connect(), workspaceId)).toEqual(['Ada Lovelace'])
  })

  it('shows in every tab what one of them commits, and lets them commit in turns', async () => {
    const [first, second] = [(await open()).connect(), (await open()).connect()]
    const workspaceId = await found(first)
    await second.ports.auth.signIn({ method: 'password', email: owner.email, password: owner.password })
    const commitOf = (tab: MemoryConnection, name: string) =>
      tab.ports.records.commit([person(name)], { workspaceId, mutationId: mutationId() })

    await commitOf(first, 'A')
    await eventualNames(second, workspaceId, ['A'])
    await Promise.all([commitOf(first, 'B'), commitOf(second, 'C'), commitOf(first, 'D'), commitOf(second, 'E')])

    const all = ['A', 'B', 'C', 'D', 'E']
    expect([await eventualNames(first, workspaceId, all), await eventualNames(second, workspaceId, all)]).toEqual([all, all])
  })

  it('signs every tab in and out together', async () => {
    const [first, second] = [(await open()).connect(), (await open()).connect()]
    await first.ports.auth.signUp(owner)
    // Within one page the browser tells nobody of what was stored; from tab to tab it does.
    dispatchEvent(new StorageEvent('storage', { key: `${database}:session` }))
    const status = (tab: MemoryConnection, wanted: string) =>
      firstValueFrom(tab.ports.auth.session$.pipe(filter((session) => session.status === wanted)))

    expect(await status(second, 'signed-in')).toMatchObject({ user: { name: 'Ada' } })
    await second.ports.auth.signOut('this-device')
    dispatchEvent(new StorageEvent('storage', { key: `${database}:session` }))

    expect(await status(first, 'signed-out')).toMatchObject({ reason: 'user' })
  })

  it('no longer counts a tab as present that ended without a word', async () => {
    const tab = (await open()).connect()
    const workspaceId = await found(tab)
    // Another document that holds what a tab holds for as long as it lives, and says what a tab says.
    const other = document.body.appendChild(document.createElement('iframe'))
    void other.contentWindow?.navigator.locks.request(`${database}/tab/other`, () => new Promise(() => undefined))
    const channel = new BroadcastChannel(`${database}/live`)
    const peer = {
      connectionId: 'other',
      userId: runtime.newId(),
      state: { memberId: runtime.newId(), screen: 'people', editing: null },
    }
    const seen: number[] = []
    const watching = tab.ports.events
      .peers('workspace', { workspaceId, about: null })
      .subscribe((peers) => seen.push(peers.length))
    await expect
      .poll(() => navigator.locks.query().then(({ held }) => held?.some(({ name }) => name?.endsWith('/tab/other'))))
      .toBe(true)

    channel.postMessage({ kind: 'here', room: `workspace ${workspaceId} `, peer })
    await expect.poll(() => seen.at(-1)).toBe(1)
    other.remove()

    await expect.poll(() => seen.at(-1)).toBe(0)
    watching.unsubscribe()
    channel.close()
  })

  it('answers a repeated mutation after a reload as it did the first time', async () => {
    const backend = await open()
    const tab = backend.connect()
    const workspaceId = await found(tab)
    const same = { workspaceId, mutationId: mutationId() }
    const create = person('Ada')
    const [first] = await tab.ports.records.commit([create], same)

    const again = (await reopen(backend)).connect()
    const [second] = await again.ports.records.commit([create], same)

    expect(second).toEqual({ ...first, replayed: true })
  })

  it('keeps nothing of a commit that does not fit', async () => {
    const backend = await open()
    const tab = backend.connect()
    const workspaceId = await found(tab)
    backend.setStorageFull(true)

    const refused = tab.ports.records.commit([person('Ada')], { workspaceId, mutationId: mutationId() })

    await expect(refused).rejects.toMatchObject({ code: 'store/full' })
    backend.setStorageFull(false)
    expect(await names((await reopen(backend)).connect(), workspaceId)).toEqual([])
  })

  it('refuses to open what a newer program has written', async () => {
    await (await open()).close()
    const db = await openDB(database)
    await db.put('meta', { format: 2, lineage: 'x' }, 'format')
    db.close()

    await expect(open()).rejects.toMatchObject({ code: 'backend/schema-mismatch', details: { expected: '1', found: '2' } })
  })
})
