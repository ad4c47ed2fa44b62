import { randomUUID } from 'node:crypto'
import { concat, NEVER, of } from 'rxjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { announcementsIn } from '../../src/adapters/supabase/feed/announcement'
import type { DatabaseRow } from '../../src/adapters/supabase/records/codec'
import { pullOf } from '../../src/adapters/supabase/feed/pull'
import { CommitFeed } from '../../src/adapters/shared/feed/commit-feed'
import type { Id } from '../../src/domain/model/kernel/id'
import { seededRandom } from '../../src/domain/model/kernel/seeded-random'
import type { User } from '../../src/domain/model/session/session'
import { Listener } from '../harness/listener'
import { Tab } from './support/tab'
import { insertMember, insertWorkspace, type TeamMember } from './support/team'
import { openBackend } from '../harness/local-backend'
import { inTurn } from '../support/in-turn'

let backend: Backend
let member: TeamMember
const workspaceId = randomUUID() as Id & ReturnType<typeof randomUUID>

beforeAll(async () => {
  backend = await openBackend({ functions: false })
  await insertWorkspace(backend.sql, workspaceId)
  await backend.sql`insert into private.heads (workspace_id, version) values (${workspaceId}, 1)`
  member = await insertMember(backend.sql, { workspace_id: workspaceId, role: 'owner' })
})

afterAll(() => backend.close())

test.each(inTurn([1, 2, 3, 4], 4))('each commit is received once and in order, whatever the weather (seed %i)', async (seed) => {
  const random = seededRandom(seed)
  const [writer, reader] = [new Tab(backend, member), new Tab(backend, member)]
  const listener = new Listener(feedOf(reader).steps(workspaceId, 'now'), 20_000)
  const [first] = await listener.times(1)
  const last: string[] = []
  const weather = [
    async () => reader.wire.cut(),
    async () => reader.wire.restore(),
    async () => messagesAreLost(true),
    async () => messagesAreLost(false),
    async () => reader.runtime.advance(5000),
    async () => reader.wire.refuse('net/unavailable', {}),
  ]
  for (let step = 0; step < 30; step += 1) {
    if (random.chance(0.4)) await random.pick(weather)()
    last.push(await commit(writer))
  }
  await messagesAreLost(false)
  reader.wire.restore()
  last.push(await commit(writer))
  const end = last.at(-1)
  await listener.until((step) => step.kind === 'caught-up' && step.cursor === end, 'the last commit')
  expect(listener.received.flatMap((step) => (step.kind === 'commit' ? [step.commit.after] : []))).toEqual(last)
  expect([first?.kind, listener.received.filter(({ kind }) => kind === 'gap'), listener.error]).toEqual([
    'caught-up',
    [],
    undefined,
  ])
  listener.stop()
  expect([await writer.close(), await reader.close()]).toEqual([[], []])
})

function feedOf({ topics, runtime, connection, supabase }: Tab): CommitFeed<DatabaseRow> {
  const user: User = { id: member.claims.sub as Id, email: 'm@example.com', name: 'M' }
  const session = { as: <T>(work: (who: User) => Promise<T>) => work(user) }
  return new CommitFeed({
    session$: concat(of({ status: 'signed-in', user, recovery: false } as const), NEVER),
    announcements: (id) => announcementsIn(topics, id),
    runtime,
    isOnline$: connection.isOnline$,
    hints$: NEVER,
    pullOf: (id) => pullOf({ backend: supabase, session, runtime }, id),
  })
}

/** Writes a tag. @returns the cursor after it */
async function commit(writer: Tab): Promise<string> {
  const id = randomUUID()
  const mutation = { kind: 'create', collection: 'tags', id, data: { name: id, colour: 'blue' } }
  const asked = { workspace_id: workspaceId, mutation_id: randomUUID(), via: 'app', mutations: [mutation] }
  const { data, error } = await writer.supabase.client.rpc('commit', asked)
  if (error !== null) throw new Error(JSON.stringify(error))
  const [head] = await backend.sql`select epoch from private.heads where workspace_id = ${workspaceId}`
  return `${String(head?.['epoch'])}.${(data as { readonly version: number }).version}`
}

/** As `realtime.send` does when something is wrong: the commit goes through, and nobody is told. */
async function messagesAreLost(areLost: boolean): Promise<void> {
  await backend.sql.unsafe(`alter table realtime.messages ${areLost ? 'disable' : 'enable'} trigger announce_message`)
}
