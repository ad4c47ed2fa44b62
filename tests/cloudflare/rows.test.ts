import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readable } from '../../src/domain/model/access/visibility'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyQuery, AnyRow, Condition, PageCursor, Query } from '../../src/domain/model/query/ast'
import { runQuery } from '../../src/domain/model/query/run-query'
import type { RowOf } from '../../src/domain/model/records/collections'
import { searchText } from '../../src/domain/model/records/search-text'
import { type Subject, subjectOf } from '../../src/domain/model/records/subject'
import { announced, boardOf, commit, deal, person, turn } from '../contracts/acts'
import { randomQuestion } from '../contracts/random-query'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import type { World } from '../harness/harness'
import { endLocalWorker } from '../harness/local-worker'
import { type Actor, openStage, type Stage } from '../harness/stage'

/** What a deal's owner hides with it. */
const HIDDEN_WITH_DEALS = ['deals', 'dealRows', 'activities', 'notes', 'tasks', 'files'] as const
type Name = (typeof HIDDEN_WITH_DEALS)[number]
const RUNS = 60
const MOST_PAGES = 4

let world: World
let stage: Stage
let owner: Actor
let member: Actor
beforeAll(async () => {
  world = await cloudflareHarness.open()
  stage = await openStage(world)
  owner = await stage.as('owner')
  member = await stage.as('member')
  await seed()
}, 60_000)
afterAll(async () => {
  await world.close()
  await endLocalWorker()
})

describe('a listing from SQLite is that of the reference, of what the domain lets its reader see', () => {
  it.each(HIDDEN_WITH_DEALS)(
    '%s',
    async (name) => {
      const all = await everyRow(owner, name)
      const seen = all.filter(await sightOf(name))
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.length).toBeLessThan(all.length)
      const property = fc.asyncProperty(
        randomQuestion(name, all as never),
        fc.constantFrom('owner', 'member'),
        fc.integer({ min: 1, max: MOST_PAGES }),
        async (question, part, pages) => {
          const [actor, rows] = part === 'owner' ? [owner, all] : [member, seen]
          const query: AnyQuery = { ...question, workspaceId: owner.workspaceId, count: 'exact', limit: all.length }
          const right = runQuery(rows, query, { collection: name, searchText: (row) => searchText(name, row as never) })
          const limit = Math.max(1, Math.ceil(right.items.length / pages))
          expect(await walk(actor, name, { ...query, limit })).toEqual({
            ids: right.items.map(({ id }) => id),
            totals: [right.total],
          })
        },
      )
      await fc.assert(property, { numRuns: RUNS })
    },
    120_000,
  )
})

it('a condition of any length and depth is answered', async () => {
  const all = await everyRow(owner, 'notes')
  const ids = all.map(({ id }) => id)
  const tests = Array.from({ length: 2000 }, (_, at) => ({ op: 'eq', field: 'body', value: `Ünder ${at}` }) as const)
  let deep: Condition<RowOf<'notes'>> = { op: 'eq', field: 'pinned', value: true }
  for (let at = 0; at < 120; at += 1) deep = { op: 'not', of: { op: 'and', of: [deep] } }
  const listed = async (where: Condition<RowOf<'notes'>>) => (await walk(owner, 'notes', askingFor(where))).ids
  const named = Array.from({ length: 5000 }, () => world.newId())
  expect([
    await listed({ op: 'or', of: tests }),
    await listed(deep),
    await listed({ op: 'in', field: 'id', values: [...named, ...ids] }),
  ]).toEqual([ids, all.filter((row) => 'pinned' in row && row.pinned === true).map(({ id }) => id), ids])
})

function askingFor(where: Condition<RowOf<'notes'>>): AnyQuery {
  return { workspaceId: owner.workspaceId, where, limit: 500, trash: 'include' }
}

/** Deals of the owner, of the member and of nobody, and what is written about none, one or two of them. */
async function seed(): Promise<void> {
  const visibility = { memberVisibility: 'own-and-unassigned-deals' } as const
  await commit(stage, owner, [
    { kind: 'update', collection: 'workspaces', id: owner.workspaceId, patch: visibility, expect: 'any' },
  ])
  const board = await boardOf(owner)
  const people = Array.from({ length: 3 }, (_, at) => person(world, { firstName: `Ada ${at}` }))
  const deals = [owner.memberId, member.memberId, null, owner.memberId, member.memberId, null].map((ownerId, at) =>
    deal(world, board, { title: `Loom ${at}`, ownerId }),
  )
  const subjects = [...deals, ...people].map(({ collection, id }) => subjectOf(collection, id))
  const about = (at: number): Subject[] => subjects.filter((_, index) => (at + 1) & (1 << (index % 5)) && (at + index) % 3 !== 0)
  const notes = Array.from({ length: 24 }, (_, at) => ({
    kind: 'create' as const,
    collection: 'notes' as const,
    id: world.newId(),
    data: { body: `Ünder ${at}`, subjects: about(at), pinned: at % 4 === 0 },
  }))
  const tasks = Array.from({ length: 24 }, (_, at) => ({
    kind: 'create' as const,
    collection: 'tasks' as const,
    id: world.newId(),
    data: { title: `Call ${at % 7}`, subjects: about(at), assigneeId: at % 2 === 0 ? member.memberId : null },
  }))
  await commit(stage, owner, [...people, ...deals, ...notes, ...tasks])
  for (const subject of [null, ...subjects]) await announced(stage, owner, { subject })
  await commit(
    stage,
    owner,
    [...notes, ...tasks, ...deals].filter((_, at) => at % 7 === 3).map(({ collection, id }) => turn('trash', collection, id)),
  )
}

async function sightOf(name: Name): Promise<(row: AnyRow) => boolean> {
  const owners = new Map((await everyRow(owner, 'deals')).map((row) => [row.id, (row as RowOf<'deals'>).ownerId]))
  const sight = readable({ id: member.memberId, role: 'member' }, { memberVisibility: 'own-and-unassigned-deals' }, (id) =>
    owners.get(id),
  )
  const test = sight(name) as ((row: AnyRow) => boolean) | null
  return test ?? (() => true)
}

async function everyRow(actor: Actor, name: Name): Promise<readonly AnyRow[]> {
  const page = await actor.ports.records.list(name, { workspaceId: actor.workspaceId, limit: 500, trash: 'include' })
  expect(page.next).toBeNull()
  return page.items
}

async function walk(actor: Actor, name: Name, query: AnyQuery) {
  const ids: Id[] = []
  const totals = new Set<number | null>()
  let after: PageCursor | null = null
  do {
    const asked = { ...query, ...(after === null ? {} : { after }) } as Query<RowOf<Name>>
    const page = await actor.ports.records.list(name, asked)
    ids.push(...page.items.map(({ id }) => id))
    totals.add(page.total)
    after = page.next
  } while (after !== null)
  return { ids, totals: [...totals] }
}
