import { deleteDB, openDB } from 'idb'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend, type MemoryBackend } from '../../../src/adapters/memory/open-memory-backend'
import { KeptStore } from '../../../src/adapters/memory/persistence/kept-store'
import { storeRecovery } from '../../../src/adapters/memory/persistence/recover-store'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import { type MutationId, mutationIdOf } from '../../../src/domain/model/records/meta'

const runtime = browserRuntime()

let database = ''
let workspaceId: Id
let opened: MemoryBackend[] = []

beforeEach(async () => {
  database = `portside-test-${runtime.newId()}`
  opened = []
  const backend = await open()
  const { ports } = backend.connect()
  await ports.auth.signUp({ email: 'ada@example.com', password: 'correct horse battery', name: 'Ada' })
  const input = { name: 'Engines', currency: 'EUR', country: 'GB', locale: 'en-GB', timeZone: 'Europe/London', sample: false }
  const answer = await ports.functions.call('create-workspace', input, { mutationId: mutationId() })
  if (!answer.ok) throw new Error('refused')
  workspaceId = answer.value.workspaceId
  await create(backend, 'Ada')
  await backend.compact(workspaceId)
  await create(backend, 'Grace')
  await close()
})

afterEach(async () => {
  await close()
  localStorage.removeItem(`${database}:session`)
  await deleteDB(database)
})

async function open(): Promise<MemoryBackend> {
  const backend = await openMemoryBackend({ runtime, database, passwordRounds: 1 })
  opened.push(backend)
  return backend
}

async function close(): Promise<void> {
  for (const backend of opened) await backend.close()
  opened = []
}

function mutationId(): MutationId {
  return mutationIdOf(runtime.newId())
}

function create(backend: MemoryBackend, firstName: string) {
  const person = { kind: 'create', collection: 'people', id: runtime.newId(), data: { firstName } } as const
  return backend.connect().ports.records.commit([person], { workspaceId, mutationId: mutationId() })
}

async function names(backend: MemoryBackend): Promise<readonly string[]> {
  const orderBy = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
  const page = await backend.connect().ports.records.list('personRows', { workspaceId, orderBy, limit: 10 })
  return page.items.map(({ name }) => name)
}

/** Reaches into the database as no program of ours does. */
async function damage(store: 'chunks' | 'journal', isMeant: (key: readonly unknown[]) => boolean, value: string | null) {
  const db = await openDB(database)
  for (const key of await db.getAllKeys(store)) {
    if (!isMeant(key as readonly unknown[])) continue
    await (value === null ? db.delete(store, key) : db.put(store, value, key))
  }
  db.close()
}

const chunkOf = (collection: string) => (key: readonly unknown[]) => key[1] === collection
/** The first commits are folded: the journal alone can bring them back, unless it is gone too. */
const folded = (key: readonly unknown[]) => Number(key[1]) <= 2

describe('a damaged store', () => {
  it('does not open when a chunk is missing, and says of what', async () => {
    await damage('chunks', chunkOf('people'), null)

    await expect(open()).rejects.toMatchObject({ code: 'store/corrupt', details: { part: 'people' } })
  })

  it('does not open when its latest commits cannot be read', async () => {
    await damage('journal', (key) => !folded(key), '{"half":')

    await expect(open()).rejects.toMatchObject({ code: 'store/corrupt', details: { part: 'journal' } })
  })

  it('says so as soon as it meets a chunk that it cannot read', async () => {
    await damage('chunks', chunkOf('people'), '[{"half":')
    const backend = await open()

    expect(await firstValueFrom(backend.failures$)).toMatchObject({ code: 'store/corrupt', details: { part: 'people' } })
    await expect(names(backend)).rejects.toMatchObject({ code: 'store/corrupt' })
  })

  it('brings back from the journal what its chunks have lost', async () => {
    await damage('chunks', chunkOf('people'), '[{"half":')

    const outcome = await storeRecovery(database).keepReadable()

    expect({ dropped: outcome.dropped, names: await names(await open()) }).toEqual({ dropped: 1, names: ['Ada', 'Grace'] })
  })

  it('keeps the newer when the older is lost for good', async () => {
    await damage('chunks', chunkOf('people'), '[{"half":')
    await damage('journal', folded, '{"half":')

    await storeRecovery(database).keepReadable()

    const backend = await open()
    expect(await names(backend)).toEqual(['Grace'])
    await create(backend, 'Edsger')
    await close()
    expect(await names(await open())).toEqual(['Edsger', 'Grace'])
  })

  it('hands out everything as it lies there, readable or not', async () => {
    await damage('chunks', chunkOf('people'), '[{"half":')

    const text = await (await storeRecovery(database).download()).text()

    const lines = text.split('\n').map((line) => JSON.parse(line) as { readonly store: string; readonly value: unknown })
    expect(lines.some(({ store, value }) => store === 'chunks' && value === '[{"half":')).toBe(true)
    expect(text).toContain('Grace')
  })

  it('is deleted when one says so', async () => {
    await storeRecovery(database).startAfresh()
    const { ports } = (await open()).connect()

    const signIn = ports.auth.signIn({ method: 'password', email: 'ada@example.com', password: 'correct horse battery' })
    await expect(signIn).rejects.toMatchObject({ code: 'auth/bad-credentials' })
  })
})

describe('a tab that dies', () => {
  it('between keeping a commit and applying it, has committed', async () => {
    const store = await KeptStore.open(database, runtime)
    const [entry] = (await store.missed(workspaceId, 2)) as readonly [Parameters<typeof store.append>[0]['entries'][number]]
    const record = { ...entry.changes[0]?.record, id: runtime.newId(), firstName: 'Barbara', version: '4' } as never
    const change = { collection: 'people', id: (record as { readonly id: Id }).id, record } as const
    await store.append({ entries: [{ ...entry, seq: 4, changes: [change], answers: [0] }], key: 'somebody/something' })
    await store.close()

    expect(await names(await open())).toEqual(['Ada', 'Barbara', 'Grace'])
  })

  it('in the middle of folding leaves chunks that are newer than they say, which is harmless', async () => {
    const backend = await open()
    await names(backend)
    const db = await openDB(database)
    const meta = (await db.get('meta', workspaceId)) as object
    await backend.compact(workspaceId)
    await db.put('meta', meta, workspaceId)
    db.close()
    await close()

    expect(await names(await open())).toEqual(['Ada', 'Grace'])
  })

  it('while another committed the same number, keeps nothing', async () => {
    const store = await KeptStore.open(database, runtime)
    const [entry] = await store.missed(workspaceId, 2)
    if (entry === undefined) throw new Error('no entry')

    const twice = store.append({ entries: [{ ...entry, seq: 3 }], key: 'somebody/something' })

    await expect(twice).rejects.toMatchObject(portError('net/unavailable', {}))
    expect(await store.answered('somebody/something')).toBeNull()
    await store.close()
  })
})
