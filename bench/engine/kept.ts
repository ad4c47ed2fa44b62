import { IndexedDisks } from '../../src/adapters/replica/disk/indexed-disks'
import { databaseOf, openReplicaDatabase } from '../../src/adapters/replica/disk/replica-database'
import { RowStores } from '../../src/adapters/shared/engine/row-stores'
import { browserRuntime } from '../../src/adapters/browser/runtime'
import type { RecordChange } from '../../src/adapters/shared/commits/commit-entry'
import { instantOf } from '../../src/domain/model/kernel/instant'
import type { AnyRecord } from '../../src/domain/model/records/collections'
import type { Version } from '../../src/domain/model/records/meta'
import { seededIds } from '../../src/domain/use-cases/sample/seeded-ids'
import type { ChangeCursor } from '../../src/ports/events.port'
import { NOW, samplePeople } from './sample-people'

const A_STEP = 1000

const newId = seededIds(2, NOW)
const PLACE = { backend: 'bench', userId: newId(), workspaceId: newId() }
const BY_NAME = {
  workspaceId: null,
  orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
  limit: 50,
  count: 'exact',
} as const

/** What was read last, so that its heap can be measured. */
let held: { readonly rows: RowStores } | null = null
let texts: readonly string[] = []

/** Keeps so many people and their companies as a replica does, folded. */
export async function keep(people: number): Promise<void> {
  const disk = new IndexedDisks(browserRuntime()).disk(PLACE)
  await disk.open(() => undefined)
  const changes = recordsOf(people)
  for (let at = 0; at < changes.length; at += A_STEP) await disk.write({ changes: changes.slice(at, at + A_STEP) })
  await disk.write({ cursor: 'kept' as ChangeCursor, held: ['people', 'companies'] })
  await disk.close()
}

/** Milliseconds to all of them queryable: the first page by name and the exact total. */
export async function hydrate(people: number): Promise<number> {
  const began = performance.now()
  const rows = new RowStores()
  const disk = new IndexedDisks(browserRuntime()).disk(PLACE)
  await disk.open((collection, records) => rows.apply(records.map((record) => ({ collection, id: record.id, record }))))
  const { total } = rows.of('personRows').query(BY_NAME)
  const ms = performance.now() - began
  if (total !== people) throw new Error(`${total} of ${people} people were kept.`)
  await disk.close()
  held = { rows }
  return ms
}

/** What a search needs as well. */
export function prepareSearch(): void {
  while (held?.rows.of('personRows').prepareSearch() === true) continue
}

/** The same as text, to be parsed. @returns its bytes */
export async function readTexts(): Promise<number> {
  const db = await openReplicaDatabase(databaseOf(PLACE))
  texts = await db.getAll('chunks')
  db.close()
  const encoder = new TextEncoder()
  return texts.reduce((sum, text) => sum + encoder.encode(text).length, 0)
}

/** Milliseconds to parse it. */
export function parse(): number {
  const began = performance.now()
  const records = texts.map((text) => JSON.parse(text) as readonly AnyRecord[])
  const ms = performance.now() - began
  if (records.length === 0) throw new Error('Nothing was kept.')
  return ms
}

function recordsOf(people: number): readonly RecordChange[] {
  const sample = samplePeople(people)
  const at = instantOf(NOW)
  const by = { memberId: null, via: 'sample' } as const
  const stamps = {
    workspaceId: PLACE.workspaceId,
    version: '1' as Version,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
  }
  return [
    ...sample.companies.map(({ id, data }) => ({ collection: 'companies', id, record: { ...data, id, ...stamps } }) as const),
    ...sample.people.map(({ id, data }) => ({ collection: 'people', id, record: { ...data, id, ...stamps } }) as const),
  ]
}
