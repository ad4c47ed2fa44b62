import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import { SCHEMAS, type StoredName, validateRecord } from '../../../src/domain/model/records/schemas'
import { anyRecord } from '../support/any-record'
import { stampedRow } from '../support/rows-of-record'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

const RECORDS = 800
const COLLECTIONS = Object.keys(SCHEMAS) as readonly StoredName[]

/** A row as it was kept, or the name of what refused it. */
type Answer = { readonly kept: Readonly<Record<string, unknown>> } | { readonly refused: string }

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
  // Puts each row in for a moment, past what it names, and says what became of it.
  await database.sql.unsafe(`
    create function public.attempt(table_name text, rows jsonb) returns jsonb language plpgsql as $$
    declare row jsonb; kept jsonb; answers jsonb[] := '{}'; broken text;
    begin
      for row in select e.value from jsonb_array_elements(rows) with ordinality e order by e.ordinality loop
        begin
          execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
            returning to_jsonb(%1$I)', table_name, (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(row) key))
            into kept using row;
          raise exception using errcode = 'PTUND';
        exception
          when sqlstate 'PTUND' then answers := answers || jsonb_build_object('kept', kept);
          when others then
            get stacked diagnostics broken = constraint_name;
            answers := answers || jsonb_build_object('refused', coalesce(nullif(broken, ''), sqlstate));
        end;
      end loop;
      return to_jsonb(answers);
    end $$`)
})
afterAll(() => database.close())

describe.each(COLLECTIONS)('the table of %s', (collection) => {
  it('keeps the records that the domain keeps as they are, and no others', async () => {
    const records = fc.sample(anyRecord(collection), RECORDS).map((data) => ({ data, checked: validateRecord(collection, data) }))
    const answers = await attempt(
      collection,
      records.map(({ data }) => data),
    )
    const wrong = records.flatMap(({ data, checked }, index) => {
      const answer = answers[index]
      const isKept = answer !== undefined && 'kept' in answer && isSame(answer.kept, data)
      const isSound = checked.ok && isDeepStrictEqual(checked.value, data)
      return isKept === isSound ? [] : [{ data, checked, answer }]
    })
    expect(wrong.slice(0, 3)).toEqual([])
    // Enough of both: chance alone comes nowhere near these.
    expect(records.filter(({ checked }) => checked.ok).length).toBeGreaterThan(RECORDS / 20)
    expect(records.filter(({ checked }) => !checked.ok).length).toBeGreaterThan(RECORDS / 80)
  })

  it('keeps what the domain makes of a record that it cleans', async () => {
    const cleaned = fc.sample(anyRecord(collection), RECORDS).flatMap((data) => {
      const checked = validateRecord(collection, data)
      return checked.ok && !isDeepStrictEqual(checked.value, data) ? [checked.value] : []
    })
    const answers = await attempt(collection, cleaned)
    expect(
      cleaned.flatMap((data, index) =>
        answers[index] !== undefined && 'kept' in answers[index] ? [] : [[data, answers[index]]],
      ),
    ).toEqual([])
  })
})

async function attempt(collection: StoredName, records: readonly object[]): Promise<readonly Answer[]> {
  const id = '00000000-0000-7000-8000-000000000001'
  const rows = records.map((data) => stampedRow(data, { workspaceId: id, id }))
  return database.sql.begin(async (sql) => {
    // Whether what a record names is there, is another question.
    await sql`set local session_replication_role = replica`
    const [row] = await sql<
      { answers: Answer[] }[]
    >`select public.attempt(${snakeCase(collection)}, ${sql.json(rows as never)}) as answers`
    return row?.answers ?? []
  })
}

/** Is every field kept as it was given? Instants are the same moment and were written as the domain writes them. */
function isSame(kept: Readonly<Record<string, unknown>>, data: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(data).every(([field, value]) => {
    const held = kept[snakeCase(field)]
    return (
      isDeepStrictEqual(held, value) || (typeof held === 'string' && INSTANT.test(held) && new Date(held).toISOString() === value)
    )
  })
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
