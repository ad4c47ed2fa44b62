import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyQuery, AnyRow, Page, PageCursor, Query } from '../../src/domain/model/query/ast'
import { runQuery } from '../../src/domain/model/query/run-query'
import type { RowOf } from '../../src/domain/model/records/collections'
import { searchText } from '../../src/domain/model/records/search-text'
import { commit, company, person, tag, turn } from '../contracts/acts'
import type { World } from '../harness/harness'
import { endLocalBackend } from '../harness/local-backend'
import { openStage, type Actor } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'

/** More than a search takes a sample of: rare words are looked up here, which no workspace of the contract is large enough for. */
const PEOPLE = 260

let world: World
let owner: Actor

beforeAll(async () => {
  world = await supabaseHarness.open()
  const stage = await openStage(world)
  owner = await stage.as('owner')
  const looms = company(world, { name: 'Zebulon 50% Looms' })
  const key = tag(world, 'Vorzugskunde')
  const people = Array.from({ length: PEOPLE }, (_, place) =>
    person(world, {
      firstName: place % 90 === 7 ? 'Quirin' : 'Ada',
      lastName: `Nr${place}`,
      jobTitle: place % 3 === 0 ? 'Engineer' : 'Buyer',
      companyId: place % 130 === 5 ? looms.id : null,
      tagIds: place % 100 === 9 ? [key.id] : [],
    }),
  )
  await commit(stage, owner, [looms, key, ...people.slice(0, PEOPLE / 2)])
  await commit(stage, owner, people.slice(PEOPLE / 2))
  const [, , , , , , , gone] = people
  if (gone !== undefined) await commit(stage, owner, [turn('trash', 'people', gone.id)])
}, 60_000)
afterAll(async () => {
  await world.close()
  await endLocalBackend()
})

describe.each(['people', 'personRows'] as const)('a search among many %s', (collection) => {
  it.each([
    ...['engineer', 'quirin', 'QUIRIN nr9', 'zebulon', '50%', '50% ad', 'vorzugskunde', 'VORZUG ada', 'xyzzyx', 'zq', 'a*a'].map(
      (search) => [search, false] as const,
    ),
    ...['enginere', 'qurin', 'QUIIRIN ada', 'zebuoln', 'lomms', '50% zebulno', 'vorzugskudne', 'a_enb', 'quir'].map(
      (search) => [search, true] as const,
    ),
  ])('for %j, similar %j, is what the domain finds, page by page', async (search, similar) => {
    const all: AnyRow[] = []
    for (let after: PageCursor | null | undefined; after !== null;) {
      const page: Page<AnyRow> = await ask({ limit: 500, trash: 'include', ...(after === undefined ? {} : { after }) })
      all.push(...page.items)
      after = page.next
    }
    const question = {
      workspaceId: owner.workspaceId,
      search,
      similar,
      where: { op: 'not', of: { op: 'eq', field: 'jobTitle', value: 'Buyer' } },
      orderBy: [{ field: 'jobTitle', direction: 'desc', empty: 'first' }],
      count: 'exact',
    } as const
    for (const query of [question, { ...question, where: undefined }]) {
      const right = runQuery<AnyRow>(all, { ...query, limit: 500 } as never, {
        collection,
        searchText: (row) => searchText(collection, row as never),
      })
      const first = await ask({ ...query, limit: 2 } as never)
      const second = first.next === null ? null : await ask({ ...query, limit: 500, after: first.next } as never)
      const found = [...first.items, ...(second?.items ?? [])].map(({ id }) => id)
      expect({ found, total: first.total }).toEqual({ found: right.items.map(({ id }) => id), total: right.total })
    }
  })

  function ask(query: Partial<AnyQuery>): Promise<Page<AnyRow>> {
    const asked = { workspaceId: owner.workspaceId, limit: 500, ...query } as Query<RowOf<typeof collection>>
    return owner.ports.records.list(collection, asked)
  }
})
