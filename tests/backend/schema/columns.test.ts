import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import { REFERENCES } from '../../../src/domain/model/records/references'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import { FIELD_KINDS, type FieldKind } from '../../../src/domain/model/records/check-query'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

interface Column {
  readonly name: string
  readonly type: string
  readonly collation: string | null
  readonly isGenerated: boolean
}

const READABLES = Object.keys(FIELD_KINDS) as readonly ReadableName[]

/** Types that a field's kind may have. A list of scalars is an array, whatever is nested is JSON. */
const TYPES: Readonly<Record<FieldKind, string[]>> = {
  text: ['text', 'uuid', 'timestamp(3) with time zone', 'date', 'bigint'],
  number: ['bigint', 'integer', 'smallint'],
  flag: ['boolean'],
  list: ['uuid[]', 'text[]'],
  object: ['jsonb'],
}

/** An author is two columns. */
const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  createdBy: ['created_by', 'created_via'],
  updatedBy: ['updated_by', 'updated_via'],
}

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

describe.each(READABLES)('the columns of %s', (readable) => {
  it('are the fields of the domain, of types that answer what may be asked of them', async () => {
    const columns = await columnsOf(readable)
    for (const [field, kind] of Object.entries<FieldKind>(FIELD_KINDS[readable])) {
      const authors = AUTHORS[field]
      if (authors !== undefined) expect(authors.every((name) => columns.has(name))).toBe(true)
      else expect({ field, type: columns.get(snakeCase(field))?.type }).toEqual({ field, type: expect.toBeOneOf(TYPES[kind]) })
    }
  })

  it('have a folded twin where text is kept that folding changes', async () => {
    const columns = await columnsOf(readable)
    for (const [field, kind] of Object.entries<FieldKind>(FIELD_KINDS[readable])) {
      const column = columns.get(snakeCase(field))
      if (kind !== 'text' || column?.type !== 'text') continue
      const twin = columns.get(`${column.name}_fold`)
      expect({ field, hasTwin: twin !== undefined }).toEqual({ field, hasTwin: column.collation !== 'C' })
      if (twin !== undefined) expect({ field, collation: twin.collation }).toEqual({ field, collation: 'C' })
    }
    expect(columns.get('search_text')?.type).toBe('text')
  })
})

describe('references', () => {
  it('name a record of the same workspace, and only there', async () => {
    const keys = await database.sql<
      { table: string; columns: string[]; target: string; targets: string[]; isDeferred: boolean }[]
    >`
      select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target, c.condeferrable and c.condeferred as "isDeferred",
        array(select a.attname::text from unnest(c.conkey) with ordinality k (n, o)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.o) as columns,
        array(select a.attname::text from unnest(c.confkey) with ordinality k (n, o)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.o) as targets
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`
    const found = new Map(keys.map(({ table, columns, target }) => [`${table}.${columns.join()}`, target]))
    for (const [collection, targets] of Object.entries(REFERENCES)) {
      for (const [field, target] of Object.entries<unknown>(targets)) {
        // Lists are the commit function's to look through: no key reaches into an array or JSON.
        if (typeof target !== 'string' || target === 'subject' || ['tagIds', 'mentions', 'dealIds', 'ownerIds'].includes(field))
          continue
        expect([field, found.get(`${snakeCase(collection)}.workspace_id,${snakeCase(field)}`)]).toEqual([
          field,
          snakeCase(target),
        ])
      }
    }
    const within = keys.filter(({ columns }) => columns.length > 1)
    expect(
      within.filter(
        ({ columns, targets, isDeferred }) => columns[0] !== 'workspace_id' || targets[0] !== 'workspace_id' || !isDeferred,
      ),
    ).toEqual([])
    expect(
      keys.filter(({ columns }) => columns.length === 1 && !['workspace_id', 'account_id'].includes(columns[0] ?? '')),
    ).toEqual([])
  })
})

async function columnsOf(readable: ReadableName): Promise<ReadonlyMap<string, Column>> {
  const rows = await database.sql<Column[]>`
    select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as "isGenerated",
      case when c.collname <> 'default' then c.collname::text end as collation
    from pg_attribute a left join pg_collation c on c.oid = a.attcollation
    where a.attrelid = ${`public.${snakeCase(readable)}`}::regclass and a.attnum > 0 and not a.attisdropped`
  return new Map(rows.map((row) => [row.name, row]))
}
