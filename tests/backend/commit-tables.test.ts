import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snakeCase } from '../../src/adapters/supabase/records/columns'
import { RECORD_GRANTS } from '../../src/domain/model/access/policy'
import { DEAL_STATES } from '../../src/domain/model/deals/transitions'
import { DRAFT_STATES } from '../../src/domain/model/drafts/draft'
import { FILE_STATES } from '../../src/domain/model/files/file'
import { MERGE_STATES } from '../../src/domain/model/duplicates/merge'
import { IMPORT_STATES } from '../../src/domain/model/imports/writing/import-job'
import { personSchema } from '../../src/domain/model/people/person'
import { FIELD_KINDS } from '../../src/domain/model/records/check-query'
import type { Field, ValueType } from '../../src/domain/model/registry/field'
import { COLLECTIONS } from '../../src/domain/model/registry/registry'
import { REFERENCES } from '../../src/domain/model/records/references'
import { SCHEMAS, type StoredName } from '../../src/domain/model/records/schemas'
import type { StateMachine } from '../../src/domain/model/records/checked'
import { TASK_STATES, taskSchema } from '../../src/domain/model/tasks/task'
import { INVITATION_STATES } from '../../src/domain/model/workspaces/workspace'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

const STORED = Object.keys(SCHEMAS) as readonly StoredName[]
/** What `private.fields` calls a type. */
const KINDS: Readonly<Partial<Record<ValueType, string>>> = {
  text: 'text',
  plain: 'text',
  rank: 'text',
  uuid: 'id',
  uuids: 'ids',
  texts: 'texts',
  date: 'date',
  instant: 'instant',
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  flag: 'flag',
  list: 'entries',
  object: 'object',
  custom: 'custom',
}
const STAMPS = ['id', 'workspaceId', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt']

describe('what the commit function goes by', () => {
  it('allows what the permission table allows, cell by cell', async () => {
    const expected = Object.entries(RECORD_GRANTS).flatMap(([collection, verbs]) =>
      Object.entries(verbs).flatMap(([verb, grants]) =>
        Object.entries(grants)
          .filter(([, granted]) => granted !== 'none')
          .map(([role, granted]) => `${snakeCase(collection)}.${verb} ${role} ${granted}`),
      ),
    )
    const rows = await database.sql`select collection || '.' || verb || ' ' || role || ' ' || granted as cell from private.grants`
    expect(rows.map(({ cell }) => String(cell)).toSorted()).toEqual(expected.toSorted())
  })

  it('knows the state machines of the domain', async () => {
    const machines: Readonly<Record<string, StateMachine<string>>> = {
      deals: DEAL_STATES,
      tasks: TASK_STATES,
      files: FILE_STATES,
      imports: IMPORT_STATES,
      merges: MERGE_STATES,
      drafts: DRAFT_STATES,
      invitations: INVITATION_STATES,
    }
    const expected = Object.entries(machines).flatMap(([machine, { initial, next }]) => [
      ...initial.map((state) => `${machine}: new, ${state}`),
      ...Object.entries(next).flatMap(([from, states]) => states.map((to) => `${machine}: ${from}, ${to}`)),
    ])
    const rows =
      await database.sql`select machine || ': ' || coalesce(before, 'new') || ', ' || after as step from private.transitions`
    expect(rows.map(({ step }) => String(step)).toSorted()).toEqual(expected.toSorted())
  })

  it('knows every field of every record, in the order of the domain, and every column of every table', async () => {
    for (const [collection, kinds] of Object.entries(FIELD_KINDS)) {
      const rows = await database.sql`select name from private.fields where collection = ${snakeCase(collection)} order by place`
      if (rows.length === 0) continue
      const fields = Object.keys(kinds).filter((field) => !STAMPS.includes(field))
      expect(rows.map(({ name }) => name as string)).toEqual(fields.map(snakeCase))
      const columns = await database.sql`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${snakeCase(collection)} and is_generated = 'NEVER'`
      const stamps = [...STAMPS, 'createdVia', 'updatedVia']
      expect(columns.map(({ name }) => String(name)).toSorted()).toEqual([...fields, ...stamps].map(snakeCase).toSorted())
    }
  })

  it('knows how each field is kept, and which are fixed', async () => {
    const expected = Object.entries(COLLECTIONS).flatMap(([collection, fields]) =>
      Object.entries<Field>(fields)
        .filter(([field]) => !STAMPS.includes(field))
        .map(([field, { type, fixed }]) => `${snakeCase(collection)}.${snakeCase(field)} ${KINDS[type]} ${fixed === true}`),
    )
    const rows =
      await database.sql`select collection || '.' || name || ' ' || kind || ' ' || is_fixed as field from private.fields`
    expect(rows.map(({ field }) => String(field)).toSorted()).toEqual(expected.toSorted())
  })

  it.each(STORED)('fills in what is not said of %s as their schema does', async (collection) => {
    const [row] = await database.sql`select blank from private.collections where name = ${snakeCase(collection)}`
    // Some schemas ask for more on top of the fields themselves.
    const schema = { ...SCHEMAS, people: personSchema.pipe[0], tasks: taskSchema.pipe[0] }[collection]
    const defaults = v.getDefaults(schema as v.StrictObjectSchema<v.ObjectEntries, undefined>)
    const expected = Object.entries(defaults).map(([field, value]) => [snakeCase(field), value ?? null] as const)
    expect(row?.['blank']).toEqual(Object.fromEntries(expected))
  })

  it('follows the references of the domain', async () => {
    const expected = Object.entries(REFERENCES).flatMap(([collection, targets]) =>
      Object.entries<string | { readonly in: string }>(targets).map(([field, target]) => {
        const named = typeof target === 'string' ? target : target.in
        return `${snakeCase(collection)}.${snakeCase(field)} ${snakeCase(named)}`
      }),
    )
    const rows = await database.sql`
      select collection || '.' || name || ' ' || refers_to as reference from private.fields where refers_to is not null`
    expect(rows.map(({ reference }) => String(reference)).toSorted()).toEqual(expected.toSorted())
  })
})
