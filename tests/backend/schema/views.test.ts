import fc from 'fast-check'
import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import { untilViewCode } from '../../../src/adapters/shared/engine/load-view-stores'
import { RowStores } from '../../../src/adapters/shared/engine/row-stores'
import { fold, searchWords } from '../../../src/domain/model/kernel/text-fold'
import type { AnyRecord, CollectionName, RowOf, ViewName } from '../../../src/domain/model/records/collections'
import { FIELD_KINDS } from '../../../src/domain/model/records/check-query'
import { searchText } from '../../../src/domain/model/records/search-text'
import { stampedRow } from '../support/rows-of-record'
import { OWNER, sampleWorkspace, WORKSPACE_ID, type Sample } from '../support/sample-workspace'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

type Row = Readonly<Record<string, unknown>>

const VIEWS = [
  'personRows',
  'companyRows',
  'dealRows',
  'stageTotals',
  'dealFigures',
  'stageStays',
  'workFigures',
  'stayFigures',
  'faultyContacts',
  'sharedContacts',
] as const satisfies readonly ViewName[]
const SEARCHED = ['people', 'companies', 'deals', 'tasks', 'notes', 'personRows', 'companyRows', 'dealRows'] as const
/** More than a search takes a sample of. */
const PEOPLE = 600

let database: SchemaDatabase
let sample: Sample
let memory: RowStores

beforeAll(async () => {
  database = await openSchemaDatabase()
  sample = sampleWorkspace(PEOPLE)
  await untilViewCode('dealRows')
  memory = new RowStores()
  memory.apply(sample.records)
  await keep(sample.records)
  await database.sql`insert into auth.users (id, email) values (${OWNER.userId}, 'ada@example.com')`
  await database.sql`insert into auth.sessions (id, user_id) values (${OWNER.sessionId}, ${OWNER.userId})`
  await database.sql.unsafe('analyze')
})
afterAll(() => database.close())

describe.each(VIEWS)('the view %s', (view) => {
  it('holds the rows that the domain makes of the same records', async () => {
    const expected = [...memory.of(view).all()] as readonly RowOf<typeof view>[]
    const rows = new Map((await rowsIn(snakeCase(view))).map((row) => [String(row['id']), row]))
    expect(rows.size).toBe(expected.length)
    for (const wanted of expected) {
      const row = rows.get(wanted.id) ?? {}
      for (const field of fieldsOf(view)) {
        const value: unknown = Reflect.get(wanted, field)
        expect({ field, value: plain(row[snakeCase(field)]) }).toEqual({ field, value })
        const twin = row[`${snakeCase(field)}_fold`]
        if (typeof value === 'string' && twin !== undefined) expect({ field, twin }).toEqual({ field, twin: fold(value) })
      }
      expect(row['search_text']).toBe(fold(searchText<ViewName>(view, wanted)))
    }
  })
})

describe.each(SEARCHED)('searching %s', (readable) => {
  it('finds what the domain finds, by common words and rare ones, parts of words and several', async () => {
    const rows = [...memory.of(readable).all()] as readonly RowOf<typeof readable>[]
    const texts = new Map(rows.map((row) => [row.id, fold(searchText<typeof readable>(readable, row as never))]))
    for (const search of searchesIn([...texts.values()])) {
      const words = searchWords(search)
      const expected = [...texts].filter(([, text]) => words.every((word) => text.includes(word))).map(([id]) => id)
      for (const way of [lookedUp, walked]) {
        const found = await way(snakeCase(readable), words)
        expect({ search, found: found.toSorted() }).toEqual({ search, found: expected.toSorted() })
      }
    }
  })
})

describe.each(['notes', 'tasks'] as const)('%s about a record', (collection) => {
  it('are those that name it', async () => {
    const rows = [...memory.of(collection).all()]
    const subjects = new Set(rows.flatMap((row) => row.subjects))
    for (const subject of [...[...subjects].slice(0, 40), 'people/00000000-0000-7000-8000-000000000000']) {
      const expected = rows.filter((row) => row.subjects.some((one) => one === subject)).map(({ id }) => id)
      const found = await asOwner(
        (sql) => sql<{ id: string }[]>`select id from ${sql(`${collection}_about`)}(${WORKSPACE_ID}, ${subject})`,
      )
      expect(found.toSorted()).toEqual(expected.toSorted())
    }
  })
})

async function keep(records: Sample['records']): Promise<void> {
  await database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    for (const { collection, id, record } of records) {
      const data = Object.fromEntries(dataFields(collection).map((field) => [field, Reflect.get(record, field)]))
      const row = { ...stampedRow(data, { workspaceId: WORKSPACE_ID, id }), deleted_at: record.deletedAt, ...authors(record) }
      const columns = Object.keys(row)
        .map((column) => `"${column}"`)
        .join()
      const table = snakeCase(collection)
      await sql.unsafe(
        `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
        [JSON.stringify(row)],
      )
    }
  })
}

function authors({ createdAt, updatedAt, createdBy, updatedBy }: AnyRecord): object {
  const by = {
    created_by: createdBy.memberId,
    created_via: createdBy.via,
    updated_by: updatedBy.memberId,
    updated_via: updatedBy.via,
  }
  return { created_at: createdAt, updated_at: updatedAt, ...by }
}

const STAMPS = new Set(['id', 'workspaceId', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt'])

function dataFields(collection: CollectionName): readonly string[] {
  return Object.keys(FIELD_KINDS[collection]).filter((field) => !STAMPS.has(field))
}

/** Versions and authors are the adapter's to read. */
function fieldsOf(view: ViewName): readonly string[] {
  return Object.keys(FIELD_KINDS[view]).filter((field) => !['version', 'createdBy', 'updatedBy'].includes(field))
}

async function rowsIn(view: string): Promise<readonly Row[]> {
  const rows = await database.sql<{ row: Row }[]>`select to_jsonb(v) as row from ${database.sql(view)} v`
  return rows.map(({ row }) => row)
}

function lookedUp(name: string, words: readonly string[]): Promise<readonly string[]> {
  return asOwner(
    (sql) => sql<{ id: string }[]>`
      select id from ${sql(`search_${name}`)}(${WORKSPACE_ID}::uuid, ${words as string[]}::text[]) order by id limit 5000`,
  )
}

/** As the adapter asks for what is common. */
function walked(name: string, words: readonly string[]): Promise<readonly string[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return asOwner(
    (sql) => sql<{ id: string }[]>`
      select r.id from ${sql(name)} r
      where r.workspace_id = ${WORKSPACE_ID}
        and not exists (select from unnest(${patterns}::text[]) pattern where not r.search_text @> pattern)`,
  )
}

/** As the owner of the workspace: such functions ask who is asking. */
function asOwner(ask: (sql: TransactionSql) => Promise<readonly { readonly id: string }[]>): Promise<readonly string[]> {
  return database.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${sample.claims}, true)`
    await sql`set local role authenticated`
    return (await ask(sql)).map(({ id }) => id)
  })
}

function plain(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value
}

function searchesIn(texts: readonly string[]): readonly string[] {
  const words = [...new Set(texts.flatMap((text) => text.split(/\s+/u)))].filter((word) => word !== '')
  const part = fc.tuple(fc.constantFrom(...words), fc.nat(5), fc.integer({ min: 1, max: 8 })).map(
    ([word, from, length]) =>
      Array.from(word)
        .slice(from, from + length)
        .join('') || word,
  )
  const several = fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(' '))
  return [...fc.sample(several, { numRuns: 60, seed: 11 }), 'zq', 'xyzzyx', '%', '_', '\\', "'"]
}
