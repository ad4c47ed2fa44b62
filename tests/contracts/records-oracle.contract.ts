import fc from 'fast-check'
import { expect } from 'vitest'
import { filledCustom, type CustomValues } from '../../src/domain/model/fields/custom-value'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Person } from '../../src/domain/model/people/person'
import type { AnyQuery, AnyRow, Page, PageCursor, Query } from '../../src/domain/model/query/ast'
import { runQuery } from '../../src/domain/model/query/run-query'
import type { ReadableName, RowOf } from '../../src/domain/model/records/collections'
import { searchText } from '../../src/domain/model/records/search-text'
import type { Actor, Stage } from '../harness/stage'
import { AREAS, field, type CustomSample } from './custom-fields'
import { boardOf, commit, company, deal, person, tag, turn } from './acts'
import { randomQuestion } from './random-query'
import { HARD_NAMES } from './records-query.contract'
import { scenario, type Scenario } from './scenario'

const ASKED = ['people', 'companyRows', 'deals', 'personRows', 'dealRows'] as const satisfies readonly ReadableName[]
const NO_ADDRESS = { street: null, city: null, region: null, postalCode: null, country: null }
const RUNS = 120
/** On a set that takes its time. */
const FEW_RUNS = 15
/** A seam between any two rows is asked for in time; each page of one row would be a request. */
const MOST_PAGES = 6

/** Random questions, answered by the port and by the reference of the query language; a failure prints its seed. */
export const recordsOracle: readonly Scenario[] = ASKED.map((collection) =>
  scenario(
    `records/oracle/${collection}`,
    `${collection} answer any question as the reference does, page by page`,
    async ({ stage, isSampled }) => {
      const owner = await stage.as('owner')
      await seed(stage, owner)
      const rows = await everyRow(owner, collection)
      const property = fc.asyncProperty(
        randomQuestion(collection, rows as never),
        fc.integer({ min: 1, max: MOST_PAGES }),
        async (question, pages) => {
          const query = { ...question, workspaceId: owner.workspaceId, count: 'exact' } as const
          const right = runQuery<AnyRow>(
            rows,
            { ...query, limit: rows.length },
            { collection, searchText: (row) => searchText(collection, row as never) },
          )
          const limit = Math.max(1, Math.ceil(right.items.length / pages))
          const answer = await walk(owner, collection, { ...query, limit })
          expect(answer).toEqual({ ids: right.items.map(({ id }) => id), totals: [right.total] })
        },
      )
      await fc.assert(property, { numRuns: isSampled ? FEW_RUNS : RUNS })
    },
  ),
)

async function seed(stage: Stage, owner: Actor): Promise<void> {
  const { world } = stage
  const board = await boardOf(owner)
  const labels = ['Loomer', 'Colder', 'Warmer'].map((name) => tag(world, name))
  const fields = (['people', 'companies', 'deals'] as const).flatMap((collection) => fieldsOf(world, collection))
  const firms = HARD_NAMES.filter((name) => name !== null && name !== '').map((name, at) =>
    company(world, {
      name,
      industry: at % 3 === 0 ? null : 'Looms',
      domains: at % 2 === 0 ? [] : [`c${at % 5}.example`],
      size: at % 4 === 0 ? '2-10' : null,
      phones: at % 3 === 0 ? [] : [{ raw: `030 ${at % 5}`, e164: null, extension: null, label: null, primary: true }],
      address: at % 2 === 0 ? null : { ...NO_ADDRESS, city: HARD_NAMES[(at * 3) % HARD_NAMES.length] || null },
      custom: customOf(at),
    }),
  )
  const team = [...HARD_NAMES, ...HARD_NAMES].map((lastName, at): Partial<Person> => ({
    firstName: `${at % 4}`,
    lastName,
    jobTitle: at % 3 === 0 ? null : (HARD_NAMES[(at * 7) % HARD_NAMES.length] ?? null),
    companyId: at % 2 === 0 ? (firms[at % firms.length]?.id ?? null) : null,
    lifecycle: (['lead', 'customer', null] as const)[at % 3] ?? null,
    doNotContact: at % 5 === 0,
    tagIds: labels.slice(0, at % 4).map(({ id }) => id),
    emails: at % 3 === 0 ? [] : [{ value: `p${at % 7}@example.com`, label: null, primary: true }],
    custom: customOf(at),
  }))
  const people = team.map((data) => person(world, data))
  const deals = Array.from({ length: 30 }, (_, at) =>
    deal(world, board, {
      title: HARD_NAMES[at % HARD_NAMES.length] || 'Looms',
      amountMinor: at % 4 === 0 ? null : (at * 37) % 5,
      currency: at % 3 === 0 ? 'JPY' : 'EUR',
      probability: at % 5 === 0 ? 50 : null,
      companyId: firms[at % firms.length]?.id ?? null,
      stageId: board.open[at % 2 === 0 ? 0 : 1].id,
      rank: `a${'AaBbZz09'[at % 8]}`,
      custom: customOf(at),
    }),
  )
  await commit(stage, owner, [...fields, ...labels, ...firms, ...people, ...deals])
  const trashed = [...people, ...firms, ...deals].filter((_, at) => at % 9 === 4)
  await commit(
    stage,
    owner,
    trashed.map(({ collection, id }) => turn('trash', collection, id)),
  )
}

/** A field of each way to be compared: text, number, tick, list, and money by its minor units. */
function fieldsOf(world: Stage['world'], collection: CustomSample['collection']) {
  return [
    field(world, { collection, key: 'nickname' }),
    field(world, { collection, key: 'weight', type: 'number' }),
    field(world, { collection, key: 'vip', type: 'checkbox' }),
    field(world, { collection, key: 'areas', type: 'multi-select', options: AREAS }),
    field(world, { collection, key: 'budget', type: 'money' }),
  ]
}

function customOf(at: number): CustomValues {
  return filledCustom({
    nickname: HARD_NAMES[(at * 5) % HARD_NAMES.length] || null,
    weight: at % 3 === 0 ? null : ([0, -1.5, 10, 9, 1e-7, 1e15][at % 6] ?? null),
    vip: at % 2 === 0 ? true : null,
    areas: at % 4 === 0 ? null : AREAS.slice(0, (at % 2) + 1).map(({ id }) => id),
    budget: at % 5 === 0 ? null : { amountMinor: (at * 37) % 7, currency: at % 2 === 0 ? 'JPY' : 'EUR' },
  })
}

async function everyRow(owner: Actor, collection: ReadableName): Promise<readonly AnyRow[]> {
  const page = await owner.ports.records.list(collection, {
    workspaceId: owner.workspaceId,
    limit: 500,
    trash: 'include',
    count: 'exact',
  })
  expect(page.total).toBe(page.items.length)
  return page.items
}

async function walk(owner: Actor, collection: ReadableName, query: AnyQuery) {
  const ids: Id[] = []
  const totals = new Set<number | null>()
  let after: PageCursor | null = null
  do {
    const asked = { ...query, ...(after === null ? {} : { after }) } as Query<RowOf<ReadableName>>
    const page: Page<AnyRow> = await owner.ports.records.list(collection, asked)
    ids.push(...page.items.map(({ id }) => id))
    totals.add(page.total)
    after = page.next
  } while (after !== null)
  return { ids, totals: [...totals] }
}
