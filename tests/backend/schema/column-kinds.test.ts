import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnKind, type ColumnKind, isRequired, snakeCase } from '../../../src/adapters/supabase/records/columns'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import { REGISTRY } from '../../../src/domain/model/registry/registry'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

const READABLES = Object.keys(REGISTRY) as readonly ReadableName[]
const VIEWS: ReadonlySet<ReadableName> = new Set([
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
])

const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  plain: 'text',
  rank: 'text',
  decimal: 'text',
  uuid: 'uuid',
  instant: 'timestamptz',
  date: 'date',
  smallint: 'int2',
  integer: 'int4',
  bigint: 'int8',
  version: 'int8',
  flag: 'bool',
  uuids: '_uuid',
  texts: '_text',
  list: 'jsonb',
  object: 'jsonb',
  custom: 'jsonb',
  'custom-value': 'jsonb',
  'custom-currency': 'text',
  author: 'uuid',
}

interface Column {
  readonly name: string
  readonly type: string
  readonly isC: boolean
  readonly isNullable: boolean
}

let database: SchemaDatabase
const columns = new Map<ReadableName, ReadonlyMap<string, Column>>()

beforeAll(async () => {
  database = await openSchemaDatabase()
  for (const collection of READABLES) {
    const rows = await database.sql<Column[]>`
      select a.attname as name, t.typname as type, coalesce(c.collname = 'C', false) as "isC", not a.attnotnull as "isNullable"
      from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_collation c on c.oid = a.attcollation
      where a.attrelid = ${`public.${snakeCase(collection)}`}::regclass and a.attnum > 0 and not a.attisdropped
    `
    columns.set(collection, new Map(rows.map((row) => [row.name, row])))
  }
})
afterAll(() => database.close())

describe('what the adapter knows of columns is what the database has', () => {
  it.each(READABLES)('of %s', (collection) => {
    const there = columns.get(collection) ?? new Map<string, Column>()
    const known = Object.keys(REGISTRY[collection]).map((field) => {
      const column = there.get(snakeCase(field))
      const kind = columnKind(collection, field)
      return [
        field,
        kind === null ? null : TYPES[kind],
        kind === 'text' || kind === 'custom',
        column !== undefined && VIEWS.has(collection) ? null : isRequired(collection, field),
      ]
    })
    const found = Object.keys(REGISTRY[collection]).map((field) => {
      const name = snakeCase(field)
      const column = there.get(name)
      // A view's columns say nothing of whether they may be empty. Lists and authors take no part in an order.
      const kind = columnKind(collection, field)
      const isUnordered =
        kind === 'list' || kind === 'uuids' || kind === 'texts' || kind === 'object' || kind === 'custom' || kind === 'author'
      const isFilled = VIEWS.has(collection) ? null : isUnordered ? isRequired(collection, field) : column?.isNullable === false
      return [field, column?.type ?? null, there.has(`${name}_fold`), isFilled]
    })
    expect(known).toEqual(found)
  })

  it('text that is compared as it stands, and every twin, goes by code point', () => {
    const wrong = READABLES.flatMap((collection) =>
      [...(columns.get(collection) ?? new Map<string, Column>()).values()]
        .filter(({ name, type, isC }) => {
          const kind = columnKind(
            collection,
            name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          )
          const isCompared = name.endsWith('_fold') || kind === 'plain' || kind === 'rank' || kind === 'decimal'
          return type === 'text' && isCompared && !isC
        })
        .map(({ name }) => `${collection}.${name}`),
    )
    expect(wrong).toEqual([])
  })
})
