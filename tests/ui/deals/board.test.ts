import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Version } from '../../../src/domain/model/records/meta'
import { neighbour, step, type BoardColumn, neighboursOf, place } from '../../../src/ui/features/deals/placement'

const version = 'v1' as Version
const idOf = (name: string) => name as Id

function column(name: string, kind: 'open' | 'won' | 'lost', ...deals: readonly string[]): BoardColumn {
  return {
    stage: { id: idOf(name), kind },
    deals: deals.map((deal, row) => ({ id: idOf(deal), version: 'v1', rank: `a${row}`, stageId: idOf(name), stageKind: kind })),
    shown: deals.length,
    totals: [],
  } as unknown as BoardColumn
}

const board = [
  column('lead', 'open', 'a', 'b', 'c'),
  column('offer', 'open'),
  column('talks', 'open', 'd'),
  column('won', 'won', 'e', 'f'),
]
const shape = (columns: readonly BoardColumn[]) =>
  columns.map(({ deals, shown }) => `${deals.map((deal) => deal.id).join('')}:${shown}`)

describe('moving the focus over the board', () => {
  it('goes up and down inside a column and stops at its ends', () => {
    expect([neighbour(board, idOf('a'), 'down'), neighbour(board, idOf('a'), 'up'), neighbour(board, idOf('c'), 'down')]).toEqual(
      ['b', null, null],
    )
  })

  it('goes sideways past empty columns, at the same height as far as there are cards', () => {
    expect([
      neighbour(board, idOf('c'), 'right'),
      neighbour(board, idOf('f'), 'left'),
      neighbour(board, idOf('a'), 'left'),
    ]).toEqual(['d', 'd', null])
  })

  it('starts at the first card when the focused one is gone', () => {
    expect(neighbour(board, idOf('gone'), 'down')).toBe('a')
  })
})

describe('moving a card one step', () => {
  it('goes in front of the card above, or behind the one below', () => {
    expect([step(board, idOf('b'), 'up'), step(board, idOf('b'), 'down'), step(board, idOf('a'), 'down')]).toEqual([
      { dealId: 'b', version: 'v1', stageId: 'lead', beforeDealId: 'a' },
      { dealId: 'b', version: 'v1', stageId: 'lead', beforeDealId: null },
      { dealId: 'a', version: 'v1', stageId: 'lead', beforeDealId: 'c' },
    ])
  })

  it('goes to the next stage at the same height', () => {
    expect([step(board, idOf('b'), 'right'), step(board, idOf('d'), 'right')]).toEqual([
      { dealId: 'b', version: 'v1', stageId: 'offer', beforeDealId: null },
      { dealId: 'd', version: 'v1', stageId: 'won', beforeDealId: 'e' },
    ])
  })

  it('has nowhere to go at the edges and inside a closed stage', () => {
    expect([
      step(board, idOf('a'), 'up'),
      step(board, idOf('c'), 'down'),
      step(board, idOf('e'), 'right'),
      step(board, idOf('e'), 'down'),
    ]).toEqual([null, null, null, null])
  })
})

describe('showing a card where it was put', () => {
  it('takes it out of one column and into the other, and the counts follow', () => {
    expect(shape(place(board, { dealId: idOf('a'), version, stageId: idOf('talks'), beforeDealId: idOf('d') }))).toEqual([
      'bc:2',
      ':0',
      'ad:2',
      'ef:2',
    ])
  })

  it('keeps the count when it stays in its column', () => {
    expect(shape(place(board, { dealId: idOf('a'), version, stageId: idOf('lead'), beforeDealId: null }))).toEqual([
      'bca:3',
      ':0',
      'd:1',
      'ef:2',
    ])
  })

  it('changes nothing once the backend has answered', () => {
    const answered = { dealId: idOf('a'), version: 'v0' as Version, stageId: idOf('talks'), beforeDealId: null }
    expect(place(board, answered)).toBe(board)
  })

  it('changes nothing once the card has left the board', () => {
    expect(place(board, { dealId: idOf('gone'), version, stageId: idOf('lead'), beforeDealId: null })).toBe(board)
  })
})

describe('the ranks a card comes to lie between', () => {
  const between = (dealId: string, stageId: string, beforeDealId: string | null, columns = board) =>
    neighboursOf(columns, {
      dealId: idOf(dealId),
      version,
      stageId: idOf(stageId),
      beforeDealId: beforeDealId === null ? null : idOf(beforeDealId),
    })

  it('are those of the cards above and below, the card itself left out', () => {
    expect([
      between('a', 'lead', 'c'),
      between('d', 'lead', 'a'),
      between('d', 'lead', null),
      between('a', 'offer', null),
    ]).toEqual([
      { above: 'a1', below: 'a2' },
      { above: null, below: 'a0' },
      { above: 'a2', below: null },
      { above: null, below: null },
    ])
  })

  it('leave out the cards that share the rank above', () => {
    const tied = [column('lead', 'open', 'a', 'b', 'c')].map((one) => ({
      ...one,
      deals: one.deals.map((deal) => ({ ...deal, rank: 'a0' })),
    }))
    expect(between('x', 'lead', 'b', tied)).toEqual({ above: 'a0', below: null })
  })
})
