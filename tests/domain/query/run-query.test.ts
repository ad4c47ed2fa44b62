import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { AnyCondition, AnyQuery, PageCursor } from '../../../src/domain/model/query/ast'
import { canonicalKey } from '../../../src/domain/model/query/canonical-key'
import { runQuery } from '../../../src/domain/model/query/run-query'
import { condition, query, rows, sampleSearchText, WORKSPACE, type SampleRow } from '../../support/rows'
import { walkPages } from '../../support/walk-pages'

const listed = { collection: 'samples', searchText: sampleSearchText }
const run = (all: readonly SampleRow[], asked: AnyQuery) => runQuery(all, asked, listed)

describe('running a query', () => {
  it('gives every row once over its pages, in the order of the whole list', () => {
    fc.assert(
      fc.property(rows(), query, (all, asked) => {
        const whole = run(all, { ...asked, limit: 1000 })
        expect(walkPages(asked, (page) => run(all, page))).toEqual(whole.items)
      }),
    )
  })

  it('counts the rows of all pages', () => {
    fc.assert(
      fc.property(rows(), query, (all, asked) => {
        const page = run(all, { ...asked, count: 'exact' })
        expect(page.total).toBe(walkPages(asked, (next) => run(all, next)).length)
      }),
    )
  })

  it('leaves out the trash unless asked, and other workspaces', () => {
    const base = { name: null, city: null, rank: 'a', amount: null, flag: false, tags: [] }
    const all = [
      { ...base, id: 'a', workspaceId: WORKSPACE, deletedAt: null },
      { ...base, id: 'b', workspaceId: WORKSPACE, deletedAt: '2026-11-21T00:00:00.000Z' },
      { ...base, id: 'c', workspaceId: 'other', deletedAt: null },
    ] as unknown as readonly SampleRow[]
    const ids = (asked: Partial<AnyQuery>) => run(all, { workspaceId: WORKSPACE, limit: 9, ...asked }).items.map((one) => one.id)

    expect([ids({}), ids({ trash: 'only' }), ids({ trash: 'include' })]).toEqual([['a'], ['b'], ['a', 'b']])
  })

  it('takes a cursor whose row is gone', () => {
    const all = fc.sample(rows(), { numRuns: 5, seed: 3 }).flat()
    const asked: AnyQuery = { workspaceId: null, limit: 1, orderBy: [{ field: 'name', direction: 'desc', empty: 'last' }] }
    const unique = [...new Map(all.map((one) => [one.id, one])).values()]
    const { items, next } = run(unique, asked)
    const without = unique.filter(({ id }) => id !== items[0]?.id)

    expect(run(without, { ...asked, after: next as PageCursor }).items).toEqual(run(without, asked).items)
  })

  it.each(['', '{}', '[]', '["x"]', 'null', '["x","y","z"]'])('refuses what is no cursor: %s', (after) => {
    expect(codeOf(() => run([], { workspaceId: null, limit: 1, after: after as PageCursor }))).toBe('query/bad-cursor')
  })

  it('refuses the cursor of another listing, and takes it for another page size', () => {
    const [first, second] = fc.sample(rows(), { numRuns: 1, seed: 3 })[0] as [SampleRow, SampleRow]
    const all = [first, second].map((one) => ({ ...one, deletedAt: null }))
    const asked: AnyQuery = { workspaceId: null, limit: 1 }
    const { next } = run(all, asked)
    const after = next as PageCursor

    expect(codeOf(() => run(all, { ...asked, after, trash: 'include' }))).toBe('query/bad-cursor')
    expect(codeOf(() => runQuery(all, { ...asked, after }, { ...listed, collection: 'others' }))).toBe('query/bad-cursor')
    expect(run(all, { ...asked, after, limit: 5, count: 'exact' })).toMatchObject({ items: [{}], next: null, total: 2 })
  })
})

describe('the canonical key', () => {
  it('is one for queries that always answer alike, however written', () => {
    const where = { op: 'eq', field: 'name', value: 'a' } as const
    const other = { op: 'gt', field: 'amount', value: 1 } as const
    const asked: AnyQuery = { workspaceId: null, limit: 5 }
    const same: readonly (readonly [AnyQuery, AnyQuery])[] = [
      [{ ...asked }, { limit: 5, workspaceId: null, trash: 'exclude', count: 'none', orderBy: [], search: ' ' }],
      [
        { ...asked, where },
        {
          ...asked,
          where: {
            op: 'and',
            of: [
              { op: 'or', of: [where] },
              { op: 'and', of: [] },
            ],
          },
        },
      ],
      [
        { ...asked, where: { op: 'and', of: [where, other] } },
        { ...asked, where: { op: 'and', of: [other, where, other] } },
      ],
      [
        { ...asked, where },
        { ...asked, where: { op: 'not', of: { op: 'neq', field: 'name', value: 'a' } } },
      ],
      [
        { ...asked, where },
        { ...asked, where: { op: 'in', field: 'name', values: ['a', 'a'] } },
      ],
      [
        { ...asked, search: 'Ann Bé' },
        { ...asked, search: 'be ann a' },
      ],
    ]
    expect(same.map(([a, b]) => canonicalKey('samples', a) === canonicalKey('samples', b))).toEqual(same.map(() => true))
  })

  it('is one however a condition is turned, wrapped or repeated', () => {
    fc.assert(
      fc.property(condition, fc.infiniteStream(fc.nat(5)), (where, turns) => {
        const asked: AnyQuery = { workspaceId: null, limit: 5 }
        const turned = turn(where, () => turns.next().value ?? 0)
        expect(canonicalKey('samples', { ...asked, where: turned })).toBe(canonicalKey('samples', { ...asked, where }))
      }),
    )
  })

  it('never joins two conditions that some row tells apart', () => {
    fc.assert(
      fc.property(condition, condition, rows(20), (a, b, all) => {
        const asked: AnyQuery = { workspaceId: null, limit: 1000 }
        const [first, second] = [
          { ...asked, where: a },
          { ...asked, where: b },
        ]
        const differs = JSON.stringify(run(all, first)) !== JSON.stringify(run(all, second))
        if (differs) expect(canonicalKey('samples', first)).not.toBe(canonicalKey('samples', second))
      }),
    )
  })
})

/** The same condition written another way, by dice. */
function turn(where: AnyCondition, dice: () => number): AnyCondition {
  const inner = turnParts(where, dice)
  switch (dice()) {
    case 0:
      return { op: 'not', of: { op: 'not', of: inner } }
    case 1:
      return { op: 'and', of: [inner] }
    case 2:
      return { op: 'or', of: [inner, inner] }
    default:
      return inner
  }
}

function turnParts(where: AnyCondition, dice: () => number): AnyCondition {
  switch (where.op) {
    case 'and':
    case 'or':
      return { ...where, of: where.of.map((part) => turn(part, dice)).toReversed() }
    case 'not':
      return { ...where, of: turn(where.of, dice) }
    case 'neq':
      return { op: 'not', of: { ...where, op: 'eq' } }
    default:
      return where
  }
}

function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (isPortError(error)) return error.code
    throw error
  }
  return 'none'
}
