import { deleteDB, openDB } from 'idb'
import { afterEach, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend } from '../../../src/adapters/memory/open-memory-backend'
import { IndexedDisks } from '../../../src/adapters/replica/disk/indexed-disks'
import { databaseOf, SHAPE } from '../../../src/adapters/replica/disk/replica-database'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import memoryFormat from '../../support/store/memory-format-1.json'
import replicaFormat from '../../support/store/replica-format-2.json'
import { found } from '../replica/disk/disk-world'

/** A database as an earlier program left it: every store with its keys and values; bytes are lists of numbers. */
interface Recorded {
  readonly version: number
  readonly stores: Readonly<Record<string, { readonly autoIncrement: boolean; readonly rows: readonly (readonly unknown[])[] }>>
}

const runtime = browserRuntime()
const PLACE = {
  backend: 'https://example.com',
  userId: '01a00000-0000-7000-8000-000000000001' as Id,
  workspaceId: '01a00000-0000-7000-8000-000000000002' as Id,
}
let database = ''

afterEach(async () => {
  localStorage.removeItem(`${database}:session`)
  await deleteDB(database)
})

async function restored(name: string, { version, stores }: Recorded): Promise<void> {
  database = name
  const db = await openDB(name, version, {
    upgrade: (made) => {
      for (const [store, { autoIncrement }] of Object.entries(stores)) made.createObjectStore(store, { autoIncrement })
    },
  })
  for (const [store, { rows }] of Object.entries(stores))
    for (const [key, value] of rows) await db.put(store, revived(value), key as IDBValidKey)
  db.close()
}

function revived(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return value
  return { ...value, bytes: new Uint8Array(value.bytes as number[]).buffer }
}

it('a browser that an earlier program kept workspaces in opens them, writes on and compacts them', async () => {
  await restored(`portside-test-${runtime.newId()}`, memoryFormat)
  const workspaceId = memoryFormat.stores.chunks.rows[0]?.[0]?.[0] as Id
  const person = { kind: 'create', collection: 'people', id: runtime.newId(), data: { firstName: 'Zora' } } as const
  const open = () => openMemoryBackend({ runtime, database, passwordRounds: 1 })
  const backend = await open()
  const { ports } = backend.connect()
  await ports.auth.signIn({ method: 'password', email: 'ada@example.com', password: 'correct horse battery' })
  const count = async (name: ReadableName) => (await ports.records.list(name, { workspaceId, limit: 100, count: 'exact' })).total
  const names = async ({ records }: typeof ports) =>
    (await records.list('people', { workspaceId, limit: 10 })).items
      .map(({ firstName }) => firstName ?? '')
      .toSorted((a, b) => (a < b ? -1 : 1))

  expect([await names(ports), await count('stages')]).toEqual([['Ada', 'Grace'], 6])

  await ports.records.commit([person], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  await backend.compact(workspaceId)
  await backend.close()
  const again = await open()
  expect(await names(again.connect().ports)).toEqual(['Ada', 'Grace', 'Zora'])
  await again.close()
})

it('an id that was purged under an earlier program stays used after its journal was compacted', async () => {
  await restored(`portside-test-${runtime.newId()}`, memoryFormat)
  const [workspaceId, purged] = purgedIn(memoryFormat)
  const first = await openMemoryBackend({ runtime, database, passwordRounds: 1 })
  await first.connect().ports.auth.signIn({ method: 'password', email: 'ada@example.com', password: 'correct horse battery' })
  await first.compact(workspaceId)
  await first.close()
  const backend = await openMemoryBackend({ runtime, database, passwordRounds: 1 })
  const { records } = backend.connect().ports

  const reused = { kind: 'create', collection: 'people', id: purged, data: { firstName: 'Bob' } } as const
  const commit = records.commit([reused], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  await expect(commit).rejects.toMatchObject({ code: 'record/duplicate' })
  await backend.close()
})

function purgedIn({ stores }: typeof memoryFormat): readonly [workspaceId: Id, purged: Id] {
  for (const [key, text] of stores.journal.rows) {
    const { changes } = JSON.parse(text as string) as {
      readonly changes: readonly { readonly id: Id; readonly record: unknown }[]
    }
    const gone = changes.find(({ record }) => record === null)
    if (gone !== undefined) return [key?.[0] as Id, gone.id]
  }
  throw new Error('nothing was purged')
}

it('a replica that an earlier program kept is opened with its rows, its outbox and its files', async () => {
  const shaped = structuredClone(replicaFormat) as unknown as Recorded
  const meta = shaped.stores['meta']?.rows.map(([key, value]) => [key, key === 'shape' ? SHAPE : value]) ?? []
  await restored(databaseOf(PLACE), { ...shaped, stores: { ...shaped.stores, meta: { autoIncrement: false, rows: meta } } })
  const [withFile] = replicaFormat.stores.bytes.rows[0] as readonly unknown[]
  const leaping = new LeapingRuntime()
  const disk = new IndexedDisks(leaping).disk(PLACE)

  const kept = await found(disk)

  expect({
    names: kept.rows.map((row) => Reflect.get(row, 'firstName')),
    kept: [kept.cursor, kept.held, kept.outbox.map(({ order }) => order), kept.unreadable],
    file: await (await disk.bytes(withFile as never))?.text(),
  }).toEqual({ names: ['Ada', 'Grace'], kept: ['c1', ['people'], [1, 2], []], file: 'Hello' })

  await disk.write({ changes: [{ collection: 'people', id: kept.rows[0]!.id, record: null }] })
  await disk.close()
  const again = new IndexedDisks(leaping).disk(PLACE)
  expect((await found(again)).rows.map((row) => Reflect.get(row, 'firstName'))).toEqual(['Grace'])
  await again.close()
})
