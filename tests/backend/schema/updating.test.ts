import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowOf } from '../../../src/adapters/supabase/records/codec'
import type { Id } from '../../../src/domain/model/kernel/id'
import { workspaceSetup } from '../../../src/domain/use-cases/functions/workspace-setup'
import { commitAs, type Caller } from '../support/call-as'
import { openOlderDatabase } from '../support/schema-database'
import { smallWorkspace, type SmallWorkspace } from '../support/small-workspace'

/** The first of those that find a database in use. */
const FROM = '20261123'
/** As the rules before let an address be, and those after do not. */
const TWO_LINES = 'https://engine.example/a\nb'
const ONE_LINE = 'https://engine.example/ab'

type Older = Awaited<ReturnType<typeof openOlderDatabase>>
type Rows = readonly { readonly place: string; readonly row: Readonly<Record<string, unknown>> }[]

let database: Older
let workspace: SmallWorkspace
let ids: Readonly<Record<(typeof NAMED)[number], string>>
let before: Rows
let after: Rows

const NAMED = ['ada', 'engines', 'deal', 'file', 'mail', 'webhook', 'gone', 'link', 'bundle', 'former'] as const

beforeAll(async () => {
  database = await openOlderDatabase(FROM)
  const { sql } = database
  workspace = await smallWorkspace(sql)
  ids = Object.fromEntries(NAMED.map((name) => [name, workspace.id()])) as typeof ids
  await fill()
  before = await everyRow()
  await database.update()
  after = await everyRow()
})
afterAll(() => database.close())

const create = (collection: string, id: string, data: object) => ({ kind: 'create', collection, id, data })
const write = (mutations: readonly object[], caller: Caller | 'service_role' = 'service_role') =>
  commitAs(database.sql, caller, { workspaceId: workspace.workspaceId, mutationId: workspace.id(), mutations })

/** What people, their programs and their devices have left by then. */
async function fill(): Promise<void> {
  const { sql } = database
  const { workspaceId, viewerMemberId, stranger, owner, id } = workspace
  const setup = workspaceSetup(id as () => Id)
  const [stage] = setup.stages
  const about = `people/${ids.ada}`
  const path = `${about}/${ids.file}`
  await write([
    create('companies', ids.engines, { name: 'Engines', website: TWO_LINES }),
    create('people', ids.ada, {
      first_name: 'Ada',
      company_id: ids.engines,
      links: [{ url: TWO_LINES, label: null }],
      emails: [{ value: 'ada@engine.example', label: null, primary: true }],
    }),
    create('people', ids.gone, { first_name: 'Gone' }),
    ...setup.pipelines.map((made) => create('pipelines', made.id, rowOf(made.data))),
    ...setup.stages.map((made) => create('stages', made.id, rowOf(made.data))),
    create('deals', ids.deal, {
      title: 'Ten looms',
      amount_minor: 1000,
      currency: 'EUR',
      pipeline_id: stage!.data.pipelineId,
      stage_id: stage!.id,
      rank: 'a0',
      company_id: ids.engines,
    }),
    create('files', ids.file, { name: 'list.txt', mime: 'text/plain', size_bytes: 3, path, subject: about, status: 'uploading' }),
    create('notes', ids.mail, {
      kind: 'email',
      body: '**Ten looms**',
      happened_at: '2026-11-20T10:00:00.000Z',
      subjects: [about],
    }),
    create('webhooks', ids.webhook, { url: TWO_LINES, events: ['created'] }),
  ])
  await write([
    { kind: 'update', collection: 'files', id: ids.file, patch: { status: 'ready' } },
    { kind: 'update', collection: 'workspaces', id: workspaceId, patch: { capture_id: ids.mail } },
    { kind: 'update', collection: 'members', id: viewerMemberId, patch: { calendar_feed_id: ids.link } },
    { kind: 'trash', collection: 'people', id: ids.gone },
  ])
  await write([{ kind: 'purge', collection: 'people', id: ids.gone }])
  await write([{ kind: 'update', collection: 'members', id: viewerMemberId, patch: { status: 'deactivated' } }])
  for (const name of [`${workspaceId}/${path}`, `${workspaceId}/exports/${viewerMemberId}`, `${ids.former}/exports/${id()}`])
    await sql`insert into storage.objects (bucket_id, name) values ('attachments', ${name})`
  await sql`insert into private.restores (user_id, workspace_id, begun_at) values (${stranger.userId}, ${ids.bundle}, now())`
  await sql`insert into private.heads (workspace_id) values (${ids.bundle})`
  await sql`insert into private.function_calls (user_id, mutation_id, name, input_hash, leased_until)
    values (${owner.userId}, ${id()}, 'export-workspace', 'hash', now())`
}

/** All that tells of the workspace, whichever table has it. */
async function everyRow(): Promise<Rows> {
  const { sql } = database
  const tables = await sql<{ place: string }[]>`
    select format('%I.%I', table_schema, table_name) as place from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema in ('public', 'private') and column_name = 'workspace_id' and t.table_type = 'BASE TABLE'
    union all select 'public.workspaces' union all select 'storage.objects' union all select 'private.function_calls'
    order by place`
  const all: { place: string; row: Record<string, unknown> }[] = []
  for (const { place } of tables) {
    const rows = await sql.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) as row from ${place} t order by to_jsonb(t)::text`,
    )
    for (const { row } of rows) all.push({ place, row })
  }
  return all
}

describe('a database in use that is brought up to date', () => {
  it('has all that was there, but for what the new rules do not let stand', () => {
    const mended = (text: string) =>
      text.replaceAll(String.raw`a\nb`, 'ab').replaceAll(`"calendar_feed_id":"${ids.link}"`, '"calendar_feed_id":null')
    const known = new Map(before.map(({ place, row }) => [place, Object.keys(row)]))
    const places = new Set(known.keys())
    const text = ({ place, row }: Rows[number]) =>
      `${place} ${JSON.stringify(Object.fromEntries((known.get(place) ?? []).map((column) => [column, row[column]])))}`
    const isKept = ({ place }: Rows[number]) => places.has(place) && !['private.heads', 'private.fields'].includes(place)
    const expected = before.filter(isKept).map((each) => {
      const isRecord = ['public.people', 'public.companies', 'public.webhooks', 'public.members'].includes(each.place)
      return isRecord ? mended(text(each)) : text(each)
    })
    expect(before.length).toBeGreaterThan(30)
    expect(after.filter(isKept).map(text).toSorted()).toEqual(expected.toSorted())
  })

  it('keeps addresses of one line from here on, and those that were of two are', async () => {
    const { sql } = database
    const [kept] = await sql`select
      (select website from public.companies where id = ${ids.engines}) as website,
      (select links -> 0 ->> 'url' from public.people where id = ${ids.ada}) as link,
      (select url from public.webhooks where id = ${ids.webhook}) as hook`
    expect(kept).toEqual({ website: ONE_LINE, link: ONE_LINE, hook: ONE_LINE })
    await expect(write([create('companies', workspace.id(), { name: 'B', website: TWO_LINES })])).rejects.toThrow(
      'record/invalid',
    )
  })

  it('goes on being written, by functions and by people', async () => {
    const patch = { kind: 'update', collection: 'people', id: ids.ada, patch: { job_title: 'Countess' }, expect: 'any' }
    await write([patch])
    const answer = await write([{ ...patch, patch: { job_title: 'Lady' } }], workspace.owner)
    expect(answer).toMatchObject({ outcomes: [{ status: 'written', record: { job_title: 'Lady', links: [{ url: ONE_LINE }] } }] })
  })

  it('uses no id again: of a record that was purged, nor of a workspace that is gone', async () => {
    const { sql } = database
    await expect(write([create('people', ids.gone, { first_name: 'Again' })])).rejects.toThrow('record/duplicate')
    expect(await sql`select from public.people where id = ${ids.gone}`).toEqual([])
    const heads = await sql`select workspace_id, restorer from private.heads
      where workspace_id in (${ids.former}, ${ids.bundle}) order by workspace_id = ${ids.bundle}`
    expect(heads).toEqual([
      { workspace_id: ids.former, restorer: null },
      { workspace_id: ids.bundle, restorer: workspace.stranger.userId },
    ])
  })

  it('gives no calendar to who was deactivated, and deletes no account that still belongs', async () => {
    const { sql } = database
    const [member] = await sql`select calendar_feed_id from public.members where id = ${workspace.viewerMemberId}`
    expect(member).toEqual({ calendar_feed_id: null })
    await expect(sql`delete from auth.users where id = ${workspace.owner.userId}`).rejects.toThrow('members')
    await sql`delete from auth.users where id = ${workspace.viewer.userId}`
    const [left] = await sql`select user_id, display_name from public.members where id = ${workspace.viewerMemberId}`
    expect(left).toEqual({ user_id: null, display_name: 'Grace' })
  })

  it('tells webhooks that were there of what happens, from where they were', async () => {
    const { sql } = database
    // As if it had all been some time ago.
    await sql`update public.webhooks set created_at = created_at - interval '1 hour'`
    await sql`update public.activities set at = at - interval '1 minute'`
    const claims = await sql<{ claim: object }[]>`select private.claim_webhooks(${workspace.workspaceId}, 5) as claim`
    expect(claims.map(({ claim }) => claim)).toMatchObject([{ webhook_id: ids.webhook, workspace_id: workspace.workspaceId }])
  })
})
