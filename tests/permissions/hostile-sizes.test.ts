import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commitAs, type Caller } from '../backend/support/call-as'
import { openSchemaDatabase, type SchemaDatabase } from '../backend/support/schema-database'
import { company, smallWorkspace, type SmallWorkspace } from '../backend/support/small-workspace'

/** What is too much is refused before anybody waits for it: while a commit is looked at, no other of its workspace is. */
let database: SchemaDatabase
let sql: Sql
let small: SmallWorkspace

beforeAll(async () => {
  database = await openSchemaDatabase()
  sql = database.sql
})
afterAll(() => database.close())
beforeEach(async () => {
  small = await smallWorkspace(sql)
})

const HUGE = 'x'.repeat(5_000_000)

describe('while somebody else writes, it is refused at once', () => {
  const rename = (patch: object) => ({ kind: 'update', collection: 'members', id: small.viewerMemberId, expect: 'any', patch })
  const person = (id: string, data: object) => ({
    kind: 'create',
    collection: 'people',
    id,
    data: { last_name: 'Hopper', ...data },
  })

  it.each<readonly [string, () => object]>([
    ['a viewer’s name of five million characters', () => rename({ display_name: HUGE })],
    ['a field of five million characters that there is not', () => rename({ nothing: HUGE })],
    ['a field whose own name has five million characters', () => rename({ [HUGE]: 1 })],
    ['fields without number', () => rename(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, at])))],
    ['a list where a name is to be', () => rename({ title: [HUGE] })],
  ])('%s', async (_, mutation) => {
    expect(await whileLocked(small.viewer, [mutation()])).toBe('record/invalid')
  })

  it.each<readonly [string, object]>([
    ['four thousand addresses', { emails: Array.from({ length: 4000 }, (_, at) => ({ value: `a${at}@example.com` })) }],
    ['an address with five million characters', { emails: [{ value: HUGE }] }],
    ['a hundred thousand tags', { tag_ids: Array.from({ length: 100_000 }, () => crypto.randomUUID()) }],
    ['own fields without number', { custom: Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, true])) }],
    ['an own field of five million characters', { custom: { k: HUGE } }],
  ])('%s', async (_, data) => {
    expect(await whileLocked(small.owner, [person(small.id(), data)])).toBe('record/invalid')
  })

  it('many values that are each within bounds, and together beyond them', async () => {
    const note = () => ({ kind: 'create', collection: 'notes', id: small.id(), data: { body: 'x'.repeat(100_000) } })
    expect(await whileLocked(small.owner, Array.from({ length: 300 }, note))).toBe('record/invalid')
  })

  it.each<readonly [string, () => object]>([
    ['a company of a viewer’s', () => company(small.id())],
    ['a line of the timeline', () => ({ kind: 'create', collection: 'activities', id: small.id(), data: {} })],
    ['a collection that there is not', () => ({ kind: 'create', collection: HUGE, id: small.id(), data: {} })],
    ['something to do that there is not', () => ({ kind: 'read', collection: 'people', id: small.id() })],
  ])('%s', async (_, mutation) => {
    expect(await whileLocked(small.viewer, [mutation()])).toBe('access/denied')
  })

  it('what may not be done, behind what may', async () => {
    expect(await whileLocked(small.viewer, [rename({ title: 'Rear Admiral' }), company(small.id())])).toBe('access/denied')
  })
})

describe('what was written before is answered again', () => {
  it('to who may no longer write it', async () => {
    await sql`update public.members set role = 'member' where id = ${small.viewerMemberId}`
    const asked = { workspaceId: small.workspaceId, mutationId: small.id(), mutations: [company(small.id())] }
    await commitAs(sql, small.viewer, asked)
    await sql`update public.members set role = 'viewer' where id = ${small.viewerMemberId}`
    expect(await commitAs(sql, small.viewer, asked)).toMatchObject({ replayed: true })
  })
})

describe('eight times as much takes about eight times as long', () => {
  const measured = (name: string, large: string, call: string) =>
    it(`to ${name}`, async () => {
      const [few, many] = [await leastMs(large, call, 1000), await leastMs(large, call, 8000)]
      // What grows with the square takes 64 times as long.
      expect(many / few).toBeLessThan(24)
    })

  measured(
    'fill in what entries leave out',
    `select jsonb_agg(jsonb_build_object('value', 'a' || n)) from generate_series(1, size) n`,
    `private.filled('{"value": null, "label": null, "primary": false}', large)`,
  )
  measured(
    'fold own fields',
    `select jsonb_object_agg('k' || n, repeat('x', 20)) from generate_series(1, size) n`,
    'private.custom_fold(large)',
  )
  measured(
    'look through what a merge keeps',
    `select jsonb_build_object('absorbed', '[]'::jsonb, 'chosen', '{"before": {}, "after": {}}'::jsonb, 'links', (
      select jsonb_agg(jsonb_build_object('collection', 'people', 'id', '00000000-0000-7000-8000-000000000001', 'after', '{}'::jsonb,
        'before', jsonb_build_object('t', repeat('x', 16000)))) from generate_series(1, size / 16) n))`,
    'private.is_merge_undo(large)',
  )
})

/** What becomes of a commit while another one holds the workspace's head: whoever waits for it is told so. */
async function whileLocked(caller: Caller, mutations: readonly object[]): Promise<string> {
  const other = await sql.reserve()
  try {
    await other`begin`
    await other`select from private.heads where workspace_id = ${small.workspaceId} for update`
    const asked = { workspaceId: small.workspaceId, mutationId: small.id(), mutations, settings: { lock_timeout: '200ms' } }
    return await commitAs(sql, caller, asked).then(
      () => 'written',
      (error: Error) => error.message,
    )
  } finally {
    await other`rollback`
    other.release()
  }
}

/** The least of twenty, so that what else the machine does counts for little. */
async function leastMs(large: string, call: string, size: number): Promise<number> {
  await sql.unsafe(`
    create or replace function public.took(size int) returns float language plpgsql as $do$
    declare large constant jsonb := (${large}); begun timestamptz; least float := 'infinity';
    begin
      for turn in 1 .. 20 loop
        begun := clock_timestamp();
        perform ${call};
        least := least(least, extract(epoch from clock_timestamp() - begun) * 1000);
      end loop;
      return least;
    end $do$`)
  const [row] = await sql<{ readonly ms: number }[]>`select public.took(${size}) as ms`
  return row?.ms ?? Number.NaN
}
