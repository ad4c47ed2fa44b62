import { expect } from 'vitest'
import type { Query } from '../../src/domain/model/query/ast'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Actor } from '../harness/stage'
import { commit, person, refusal } from './acts'
import { scenario, type Scenario } from './scenario'

type PeopleQuery = Query<RecordOf<'people'>>

/** What the tests of the query language mean, where databases differ. */
export const recordsCondition: readonly Scenario[] = [
  scenario('records/two-valued', 'not equal and not hold for empty fields, and no comparison does', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(stage, owner, [
      person(stage.world, named('A')),
      person(stage.world, named('B')),
      person(stage.world, named(null)),
    ])
    const found = (where: PeopleQuery['where'] & object) => namesOf(owner, { where })
    const isA = { op: 'eq', field: 'lastName', value: 'A' } as const
    expect({
      neq: await found({ ...isA, op: 'neq' }),
      not: await found({ op: 'not', of: isA }),
      notIn: await found({ op: 'not', of: { op: 'in', field: 'lastName', values: ['A'] } }),
      notIncludes: await found({ op: 'not', of: { op: 'includes', field: 'lastName', value: 'a' } }),
      below: await found({ op: 'lt', field: 'lastName', value: 'Z' }),
      notBelow: await found({ op: 'not', of: { op: 'lt', field: 'lastName', value: 'Z' } }),
      empty: await found({ ...isA, value: null }),
      filled: await found({ ...isA, op: 'neq', value: null }),
    }).toEqual({
      neq: ['B', null],
      not: ['B', null],
      notIn: ['B', null],
      notIncludes: ['B', null],
      below: ['A', 'B'],
      notBelow: [null],
      empty: [null],
      filled: ['A', 'B'],
    })
  }),

  scenario('records/empties-placed', 'empty fields come first or last as asked, in both directions', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(stage, owner, [
      person(stage.world, named(null)),
      person(stage.world, named('A')),
      person(stage.world, named('B')),
    ])
    const sorted = (direction: 'asc' | 'desc', empty: 'first' | 'last') =>
      namesOf(owner, { orderBy: [{ field: 'lastName', direction, empty }] })
    expect([
      await sorted('asc', 'first'),
      await sorted('asc', 'last'),
      await sorted('desc', 'first'),
      await sorted('desc', 'last'),
    ]).toEqual([
      [null, 'A', 'B'],
      ['A', 'B', null],
      [null, 'B', 'A'],
      ['B', 'A', null],
    ])
  }),

  scenario('records/empty-lists', 'and of nothing holds, or of nothing does not, in of nothing does not', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(stage, owner, [person(stage.world, named('A'))])
    const found = (where: PeopleQuery['where'] & object) => namesOf(owner, { where })
    expect([
      await found({ op: 'and', of: [] }),
      await found({ op: 'or', of: [] }),
      await found({ op: 'in', field: 'lastName', values: [] }),
    ]).toEqual([['A'], [], []])
  }),

  scenario('records/folded', 'text tests ignore case and accents, exact ones do not', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(
      stage,
      owner,
      ['Émile', 'emile', 'Straße'].map((name) => person(stage.world, named(name))),
    )
    const found = (where: PeopleQuery['where'] & object) => namesOf(owner, { where })
    expect([
      await found({ op: 'startsWith', field: 'lastName', value: 'ÉMI' }),
      await found({ op: 'includes', field: 'lastName', value: 'STRASSE' }),
      await found({ op: 'eq', field: 'lastName', value: 'emile' }),
    ]).toEqual([['Émile', 'emile'], ['Straße'], ['emile']])
  }),

  scenario(
    'records/text-is-data',
    "what a person types into a filter is never a pattern or the backend's language",
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const odd = ['50%', '500', 'a_b', 'axb', 'a\\b', '"quoted"', "O'Neil", 'x),(y', 'a*b', 'a,b', '{}', '$1', 'null'] as const
      await commit(
        stage,
        owner,
        odd.map((name) => person(stage.world, named(name))),
      )
      for (const value of odd)
        expect(await namesOf(owner, { where: { op: 'includes', field: 'lastName', value } })).toEqual([value])
      expect(await namesOf(owner, { where: { op: 'includes', field: 'lastName', value: 'a.b' } })).toEqual([])
    },
  ),

  scenario(
    'records/unknown-query-field',
    'a field the collection does not have is refused, in condition and order',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const ask = (query: object) => owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1, ...query })
      await refusal(ask({ where: { op: 'eq', field: 'nickname', value: 'A' } }), 'record/invalid')
      const nested = { op: 'not', of: { op: 'and', of: [{ op: 'eq', field: '__proto__', value: 'A' }] } }
      await refusal(ask({ where: nested }), 'record/invalid')
      await refusal(ask({ orderBy: [{ field: 'nickname', direction: 'asc', empty: 'last' }] }), 'record/invalid')
      const unknown = owner.ports.records.list('secrets' as never, { workspaceId: owner.workspaceId, limit: 1 })
      await refusal(unknown, 'record/invalid')
    },
  ),
]

function named(lastName: string | null) {
  return { firstName: 'X', lastName }
}

/** In the order of the page; by id, that is as they were made, where none is asked for. */
async function namesOf(actor: Actor, query: Partial<PeopleQuery>): Promise<readonly (string | null)[]> {
  const page = await actor.ports.records.list('people', { workspaceId: actor.workspaceId, limit: 20, ...query })
  return page.items.map(({ lastName }) => lastName)
}
