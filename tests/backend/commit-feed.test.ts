import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, commitAs, type Caller } from './support/call-as'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'
import { company, smallWorkspace } from './support/small-workspace'

let database: SchemaDatabase
beforeAll(async () => {
  database = await openSchemaDatabase()
})
afterAll(() => database.close())

interface Pulled {
  readonly epoch: string
  readonly version: number
  readonly more: boolean
  readonly changes: readonly {
    readonly version: number
    readonly collection: string
    readonly id: string
    readonly record: unknown
  }[]
}

async function pull(caller: Caller, workspaceId: string, after: string | null, max = 100): Promise<Pulled> {
  const query = { text: 'select public.pull($1, $2, $3) as answer', values: [workspaceId, after, max] }
  return (await callAs(database.sql, caller, query)) as Pulled
}

describe('versions', () => {
  it('are taken one a commit, without gaps, however many write at once and whatever is refused', async () => {
    const { workspaceId, owner, id } = await smallWorkspace(database.sql)
    const lines = Array.from({ length: 6 }, () => postgres(database.url, { max: 1, onnotice: () => undefined }))
    const attempts = lines.flatMap((line) =>
      Array.from({ length: 15 }, async (_, at) => {
        const made = at % 4 === 3 ? { kind: 'create', collection: 'companies', id: id(), data: {} } : company(id())
        return commitAs(line, owner, { workspaceId, mutationId: id(), mutations: [made] }).then(
          (answer) => (answer as { readonly version: number }).version,
          () => null,
        )
      }),
    )
    const taken = (await Promise.all(attempts)).filter((version) => version !== null)
    for (const line of lines) await line.end()
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 6 * 12 }, (_, at) => at + 2))

    const messages = await database.sql`
      select payload from realtime.messages where topic = ${`ws:${workspaceId}:commits`} order by (split_part(payload ->> 'cursor', '.', 2))::int`
    const links = messages.map(({ payload }) => payload as { readonly prev: string; readonly cursor: string })
    expect(links.slice(1).map(({ prev }) => prev)).toEqual(links.slice(0, -1).map(({ cursor }) => cursor))
    expect(links).toHaveLength(6 * 12 + 1)
  })

  it('are one for the same commit sent many times at once', async () => {
    const { workspaceId, owner, id } = await smallWorkspace(database.sql)
    const asked = { workspaceId, mutationId: id(), mutations: [company(id())] }
    const answers = (await Promise.all(Array.from({ length: 8 }, () => commitAs(database.sql, owner, asked)))) as readonly {
      readonly version: number
      readonly replayed: boolean
      readonly outcomes: unknown
    }[]
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(new Set(answers.map(({ version, outcomes }) => JSON.stringify([version, outcomes]))).size).toBe(1)
  })

  it('are not for who lost the right to write while others wrote', async () => {
    const { workspaceId, owner, viewer, viewerMemberId, id } = await smallWorkspace(database.sql)
    const patch = { kind: 'update', collection: 'members', id: viewerMemberId, expect: 'any' }
    await commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations: [{ ...patch, patch: { role: 'member' } }] })
    const [first, second] = [0, 1].map(() => postgres(database.url, { max: 1, onnotice: () => undefined }))
    if (first === undefined || second === undefined) throw new Error('no lines')
    const late = await first.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner.userId, session_id: owner.sessionId })}, true)`
      const demotion = JSON.stringify([{ ...patch, patch: { status: 'deactivated' } }])
      await transaction`select public.commit(${workspaceId}, ${id()}, 'app', ${demotion}::text::jsonb)`
      // Waits for the lock that the first one holds: it was allowed to when it was sent.
      const sent = commitAs(second, viewer, { workspaceId, mutationId: id(), mutations: [company(id())] })
      const outcome = sent.then(
        () => 'written',
        (error: Error) => error.message,
      )
      await waits()
      return { outcome }
    })
    expect(await late.outcome).toBe('access/denied')
    await Promise.all([first.end(), second.end()])
  })
})

/** Until somebody waits for a lock. */
async function waits(): Promise<void> {
  let waiting = 0
  while (waiting === 0) {
    const [row] = await database.sql`
      select count(*)::int as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like ${'%public.commit%'}`
    waiting = Number(row?.['waiting'])
  }
}

describe('pulling', () => {
  it('gives what came after the cursor, as it stands, in pages that end with a commit', async () => {
    const { workspaceId, owner, viewer, id } = await smallWorkspace(database.sql)
    const start = await pull(viewer, workspaceId, null)
    expect(start).toMatchObject({ version: 1, changes: [], more: false })
    const [one, two, three] = [id(), id(), id()]
    const write = (...mutations: object[]) => commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations })
    await write(company(one), company(two))
    await write({ kind: 'update', collection: 'companies', id: one, patch: { name: 'Looms' }, expect: 'any' })
    await write(
      { kind: 'trash', collection: 'companies', id: two, expect: 'any' },
      { kind: 'purge', collection: 'companies', id: two, expect: 'any' },
    )
    await write(company(three))

    const page = await pull(viewer, workspaceId, `${start.epoch}.1`, 1)
    expect(page).toMatchObject({ version: 2, more: true })
    const companies = page.changes.filter(({ collection }) => collection === 'companies')
    expect(new Map(companies.map(({ id: named, record }) => [named, record]))).toEqual(
      new Map<string, unknown>([
        [one, expect.objectContaining({ name: 'Looms', version: 3 })],
        [two, null],
      ]),
    )
    expect(page.changes.filter(({ collection }) => collection === 'activities')).toHaveLength(2)

    const rest = await pull(viewer, workspaceId, `${page.epoch}.${page.version}`)
    expect(rest).toMatchObject({ version: 5, more: false })
    expect(rest.changes.map(({ version }) => version)).toEqual(
      rest.changes.map(({ version }) => version).toSorted((a, b) => a - b),
    )
    expect(await pull(viewer, workspaceId, `${page.epoch}.5`)).toMatchObject({ version: 5, changes: [], more: false })
  })

  it('tells of a gap where it cannot go on', async () => {
    const { workspaceId, owner, id } = await smallWorkspace(database.sql)
    await commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations: [company(id())] })
    const { epoch } = await pull(owner, workspaceId, null)
    for (const cursor of [`${epoch}.3`, '00000000.1', 'nonsense', `${epoch}.-1`, `${epoch}.1 or true`]) {
      expect(await pull(owner, workspaceId, cursor)).toEqual({ gap: true })
    }
    await database.sql`update private.commits set at = at - interval '31 days' where workspace_id = ${workspaceId} and version = 1`
    await database.sql`select private.expire_feed('30 days')`
    expect(await pull(owner, workspaceId, `${epoch}.0`)).toEqual({ gap: true })
    expect(await pull(owner, workspaceId, `${epoch}.1`)).toMatchObject({ version: 2 })
    await database.sql`select private.restart_feed()`
    expect(await pull(owner, workspaceId, `${epoch}.1`)).toEqual({ gap: true })
  })

  it('ends with a purged workspace, which leaves nothing but its id behind', async () => {
    const { workspaceId, owner, id } = await smallWorkspace(database.sql)
    const turn = (kind: string) => ({ kind, collection: 'workspaces', id: workspaceId, expect: 'any' })
    await commitAs(database.sql, owner, {
      workspaceId,
      mutationId: id(),
      mutations: [company(id()), turn('trash'), turn('purge')],
    })
    await expect(pull(owner, workspaceId, null)).rejects.toMatchObject({ message: 'access/denied' })
    expect(await database.sql`select 1 from public.companies where workspace_id = ${workspaceId}`).toHaveLength(0)
    expect(await database.sql`select 1 from private.heads where workspace_id = ${workspaceId}`).toHaveLength(1)
    for (const table of ['commits', 'changes', 'answers'])
      expect(await database.sql`select 1 from private.${database.sql(table)} where workspace_id = ${workspaceId}`).toHaveLength(0)
  })

  it('shows a record that may not be read as removed', async () => {
    const { workspaceId, viewer, id } = await smallWorkspace(database.sql)
    const invitationId = id()
    const invitation = { email: 'a@example.com', role: 'member', expires_at: '2027-01-01T00:00:00.000Z' }
    await commitAs(database.sql, 'service_role', {
      workspaceId,
      mutationId: id(),
      via: 'function',
      mutations: [{ kind: 'create', collection: 'invitations', id: invitationId, data: invitation }],
    })
    const { epoch } = await pull(viewer, workspaceId, null)
    const { changes } = await pull(viewer, workspaceId, `${epoch}.1`)
    expect(changes).toMatchObject([{ collection: 'invitations', id: invitationId, record: null }])
  })

  it('is for members', async () => {
    const { workspaceId, stranger } = await smallWorkspace(database.sql)
    await expect(pull(stranger, workspaceId, null)).rejects.toMatchObject({ code: 'PT403', message: 'access/denied' })
    const nobody = { userId: stranger.userId, sessionId: workspaceId }
    await expect(pull(nobody, workspaceId, null)).rejects.toMatchObject({ code: 'PT401', message: 'auth/signed-out' })
  })
})

describe('what a commit leaves', () => {
  it('is told once, by ids only, and without them when they are many', async () => {
    const { workspaceId, owner, id } = await smallWorkspace(database.sql)
    const many = Array.from({ length: 60 }, () => company(id()))
    await commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations: many })
    await commitAs(database.sql, owner, {
      workspaceId,
      mutationId: id(),
      mutations: many.slice(0, 1).map(() => company(id(), 'Secret')),
    })
    const messages = await database.sql`
      select payload, event, private from realtime.messages where topic = ${`ws:${workspaceId}:commits`} order by payload ->> 'cursor' desc`
    expect(messages).toHaveLength(3)
    expect(messages.every((message) => message['event'] === 'commit' && message['private'] === true)).toBe(true)
    const [last, large] = messages.map(({ payload }) => payload as { readonly changes: readonly object[] | null })
    expect(last?.changes).toHaveLength(2)
    expect(large?.changes).toBeNull()
    expect(JSON.stringify(messages)).not.toContain('Secret')
  })

  it('is logged by column, without values, and the log is not altered', async () => {
    const { workspaceId, owner, viewer, id } = await smallWorkspace(database.sql)
    const companyId = id()
    const update = {
      kind: 'update',
      collection: 'companies',
      id: companyId,
      patch: { name: 'Secret', industry: 'Tea' },
      expect: 'any',
    }
    await commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations: [company(companyId)] })
    await commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations: [update] })
    const text = `select jsonb_agg(to_jsonb(l) order by version) as answer from public.audit_log l where id = $1`
    const log = await callAs(database.sql, owner, { text, values: [companyId] })
    expect(log).toMatchObject([
      { kind: 'create', columns: null, user_id: owner.userId, session_id: owner.sessionId },
      { kind: 'update', columns: ['name', 'industry'] },
    ])
    expect(JSON.stringify(log)).not.toContain('Secret')
    expect(await callAs(database.sql, viewer, { text, values: [companyId] })).toBeNull()
    for (const forgery of [
      'update public.audit_log set kind = null',
      'delete from public.audit_log',
      'truncate public.audit_log',
    ])
      await expect(database.sql.unsafe(forgery)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('what a member may call', () => {
  it.each([
    ['select public.elevated_commit($1, $1, $2, $3::text::jsonb) as answer'],
    ['select private.elevated_commit($1, $1, $2, $3::text::jsonb, null, null) as answer'],
    ['select private.write_all(null, $3::text::jsonb) as answer, $1::uuid, $2::text'],
    ['insert into public.companies (workspace_id, id) values ($1, $1) returning $2::text as answer, $3::text'],
    ['select count(*) as answer, $1::uuid, $2::text, $3::text from private.answers'],
    ['select count(*) as answer, $1::uuid, $2::text, $3::text from private.changes'],
    ['select private.expire_feed($2::interval) as answer, $1::uuid, $3::text'],
  ])('is not this: %s', async (text) => {
    const { workspaceId, owner } = await smallWorkspace(database.sql)
    await expect(callAs(database.sql, owner, { text, values: [workspaceId, '1 day', '[]'] })).rejects.toMatchObject({
      code: '42501',
    })
  })
})
