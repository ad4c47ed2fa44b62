import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policiesOf } from '../../scripts/backend/realtime/policies.mjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { insertMember, insertWorkspace, WRITTEN, type TeamMember } from './support/team'
import { openBackend } from '../harness/local-backend'

let backend: Backend
let policies: ReturnType<typeof policiesOf>
const [ours, theirs] = [randomUUID(), randomUUID()]
const [ownDeal, freeDeal, hiddenDeal] = [randomUUID(), randomUUID(), randomUUID()]
let cast: Readonly<Record<'owner' | 'member' | 'viewer' | 'deactivated' | 'outsider', TeamMember>>

beforeAll(async () => {
  backend = await openBackend({ functions: false })
  policies = policiesOf(backend.sql, (line) => expect.fail(line))
  const { sql } = backend
  await insertWorkspace(sql, ours)
  await insertWorkspace(sql, theirs)
  cast = {
    owner: await insertMember(sql, { workspace_id: ours, role: 'owner' }),
    member: await insertMember(sql, { workspace_id: ours, role: 'member' }),
    viewer: await insertMember(sql, { workspace_id: ours, role: 'viewer' }),
    deactivated: await insertMember(sql, { workspace_id: ours, role: 'member', status: 'deactivated' }),
    outsider: await insertMember(sql, { workspace_id: theirs, role: 'owner' }),
  }
  await deals(sql, [
    [ownDeal, cast.member.memberId],
    [freeDeal, null],
    [hiddenDeal, cast.owner.memberId],
  ])
})

afterAll(() => backend.close())

test('active members hear the commits of their workspace, and nobody speaks of them but the database', async () => {
  expect(await rightsIn(`ws:${ours}:commits`)).toEqual({
    owner: 'listens',
    member: 'listens',
    viewer: 'listens',
    deactivated: 'nothing',
    outsider: 'nothing',
  })
})

test.each(['room', 'room:workspace', 'room:record:people/1', 'room:record:'])(
  'active members meet in the rooms of their workspace: %s',
  async (room) => {
    expect(await rightsIn(`ws:${ours}:${room}`)).toEqual({
      owner: 'both',
      member: 'both',
      viewer: 'both',
      deactivated: 'nothing',
      outsider: 'nothing',
    })
  },
)

test('the room of a deal that is hidden from somebody is shut to them', async () => {
  await backend.sql`update public.workspaces set member_visibility = 'own-and-unassigned-deals' where id = ${ours}`
  const rooms = [ownDeal, freeDeal, hiddenDeal, randomUUID()].map((id) => `ws:${ours}:room:record:deals/${id}`)
  const rights = await Promise.all(rooms.map((room) => rightsIn(room)))
  await backend.sql`update public.workspaces set member_visibility = 'everything' where id = ${ours}`
  expect(rights.map(({ owner, member }) => ({ owner, member }))).toEqual([
    { owner: 'both', member: 'both' },
    { owner: 'both', member: 'both' },
    { owner: 'both', member: 'nothing' },
    { owner: 'nothing', member: 'nothing' },
  ])
})

test('the room of a hidden deal stays shut to who made a deal of the same id elsewhere', async () => {
  const { sql } = backend
  const other = await insertMember(sql, { workspace_id: theirs, role: 'owner' })
  await sql`update public.members set user_id = ${cast.member.claims.sub ?? ''} where id = ${other.memberId}`
  await deals(sql, [[hiddenDeal, null]], theirs)
  await sql`update public.workspaces set member_visibility = 'own-and-unassigned-deals' where id = ${ours}`
  const rights = await rightsIn(`ws:${ours}:room:record:deals/${hiddenDeal}`)
  await sql`update public.workspaces set member_visibility = 'everything' where id = ${ours}`
  expect([rights['owner'], rights['member']]).toEqual(['both', 'nothing'])
})

test.each([
  () => `ws:${ours}`,
  () => `ws:${ours}:`,
  () => `ws:${ours}:commits:more`,
  () => `ws:${ours}:rooms`,
  () => `ws:${ours.toUpperCase()}:room`,
  () => `WS:${ours}:room`,
  () => `ws:nonsense:room`,
  () => `x ws:${ours}:room`,
  () => `ws:${ours}:room:${'x'.repeat(300)}`,
  () => 'room',
  () => '',
])('a topic that is none of ours is nobody’s', async (topic) => {
  expect(new Set(Object.values(await rightsIn(topic())))).toEqual(new Set(['nothing']))
})

test('a session that has ended hears nothing, however good its token', async () => {
  const gone = await insertMember(backend.sql, { workspace_id: ours, role: 'member' })
  const topic = `ws:${ours}:commits`
  expect(await rightsOf(gone, topic)).toBe('listens')
  await backend.sql`delete from auth.sessions where id = ${gone.claims.session_id}`
  expect(await rightsOf(gone, topic)).toBe('nothing')
})

test('without a session there is nothing to hear or say', async () => {
  const anonymous = { memberId: '', claims: { role: 'anon', session_id: '' } }
  expect(await rightsOf(anonymous, `ws:${ours}:room`)).toBe('nothing')
})

async function rightsIn(topic: string): Promise<Readonly<Record<string, string>>> {
  const entries = await Promise.all(Object.entries(cast).map(async ([name, who]) => [name, await rightsOf(who, topic)]))
  return Object.fromEntries(entries) as Readonly<Record<string, string>>
}

/** What one may do with broadcasts, which is always what one may do with presence. */
async function rightsOf({ claims }: TeamMember, topic: string): Promise<string> {
  const listens = await policies.readable(claims, topic)
  const speaks = {
    broadcast: await policies.writable(claims, topic, 'broadcast'),
    presence: await policies.writable(claims, topic, 'presence'),
  }
  expect([listens.broadcast, speaks.broadcast]).toEqual([listens.presence, speaks.presence])
  if (speaks.broadcast) return listens.broadcast ? 'both' : 'speaks'
  return listens.broadcast ? 'listens' : 'nothing'
}

async function deals(
  sql: Sql,
  owners: readonly (readonly [id: string, ownerId: string | null])[],
  workspace_id = ours,
): Promise<void> {
  const [pipeline_id, stage_id] = [randomUUID(), randomUUID()]
  await sql.begin(async (tx) => {
    // Only the policies are looked at here; what else a deal needs is the business of other tests.
    await tx`set local session_replication_role = replica`
    for (const [id, owner_id] of owners) {
      const deal = { id, owner_id, workspace_id, pipeline_id, stage_id, title: 'D', amount_minor: 1, currency: 'EUR' }
      await tx`insert into public.deals ${tx({ ...WRITTEN, ...deal, rank: 'a0' })}`
    }
  })
}
