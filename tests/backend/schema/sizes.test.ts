import { afterAll, beforeAll, expect, it } from 'vitest'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import { LIMITS } from '../../../src/domain/model/records/limits'
import { SCHEMAS, type StoredName, validateFields } from '../../../src/domain/model/records/schemas'
import { openSchemaDatabase, type SchemaDatabase } from '../support/schema-database'

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

/** Three bytes of UTF-8 in one unit of UTF-16: no text is of more bytes for its length. */
const LETTER = '字'
const LENGTHS = [...new Set(Object.values(LIMITS).filter((limit) => limit <= 1_000_000))].toSorted((a, b) => b - a)
const id = '00000000-0000-7000-8000-000000000001'
const text = (length: number) => LETTER.repeat(length)
const full = (length: number, entry: object | string) => Array.from({ length }, () => entry)

/** As much as the domain keeps. */
const LISTS: Readonly<Record<string, object>> = {
  'people.emails': full(LIMITS.emails, { value: `${text(60)}@${text(190)}.de`, label: text(40), primary: true }),
  'people.phones': full(LIMITS.phones, {
    raw: text(60),
    e164: '+1'.padEnd(16, '2'),
    extension: text(12),
    label: text(40),
    primary: true,
  }),
  'people.links': full(LIMITS.links, { url: `https://example.com/${text(1980)}`, label: text(40) }),
  'people.address': { street: text(200), city: text(200), region: text(200), postalCode: text(200), country: text(200) },
  'people.tagIds': full(LIMITS.tags, id),
  'people.custom': Object.fromEntries(
    Array.from({ length: 3 * LIMITS.customFields }, (_, at) => [`${at}`.padStart(40, 'k'), text(2000)]),
  ),
  'workspaces.rates': full(LIMITS.rates, { from: 'EUR', to: 'USD', rate: '999999999.999999' }),
  'fieldDefinitions.options': full(LIMITS.fieldOptions, { id, label: text(200), colour: 'orange' }),
  'deals.people': full(10, { personId: id, role: text(60), primary: true }),
  'notes.subjects': full(LIMITS.subjects, `companies/${id}`),
  'notes.mentions': full(LIMITS.mentions, id),
  'merges.dealIds': full(LIMITS.batchOperations, id),
}

it('every field takes the longest that the domain keeps before the workspace is locked for it', async () => {
  const longest = Object.keys(SCHEMAS).flatMap((collection) => fieldsOf(collection as StoredName))
  const lists = Object.entries(LISTS).map(([at, value]): Longest => ({ at, value }))
  const asked = [...longest, ...lists].map(({ at, value }) => {
    const [collection = '', name = ''] = at.split('.')
    return { at, collection: snakeCase(collection), name: snakeCase(name), value }
  })
  const refused = await database.sql`
    select a.at from jsonb_to_recordset(${database.sql.json(asked as never)}) a (at text, collection text, name text, value jsonb)
      left join private.fields f using (collection, name)
    where f.most_bytes is null or pg_column_size(a.value) > f.most_bytes`
  expect(refused.map(({ at }) => at as string)).toEqual([])
  expect(longest.length).toBeGreaterThan(40)
})

interface Longest {
  /** `<collection>.<field>` */
  readonly at: string
  readonly value: unknown
}

/** The fields that hold free text, each with the longest that is kept. */
function fieldsOf(collection: StoredName): readonly Longest[] {
  return Object.keys(Reflect.get(SCHEMAS[collection], 'entries') as object).flatMap((field) => {
    const length = LENGTHS.find((one) => validateFields(collection, { [field]: text(one) } as never).ok)
    return length === undefined || length === 0 ? [] : [{ at: `${collection}.${field}`, value: text(length) }]
  })
}
