import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { neighbour, step } from '../../../src/ui/features/deals/board-keys'
import type { BoardColumn } from '../../../src/ui/features/deals/board-state'
import { place } from '../../../src/ui/features/deals/placement'

const idOf = (name: string) => name as Id

function column(name: string, kind: 'open' | 'won' | 'lost', ...deals: readonly string[]): BoardColumn {
  return {
    stage: { id: idOf(name), kind },
    deals: deals.map((deal) => ({ id: idOf(deal), stageId: idOf(name), stageKind: kind })),
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
      { dealId: 'b', stageId: 'lead', beforeDealId: 'a' },
      { dealId: 'b', stageId: 'lead', beforeDealId: null },
      { dealId: 'a', stageId: 'lead', beforeDealId: 'c' },
    ])
  })

  it('goes to the next stage at the same height', () => {
    expect([step(board, idOf('b'), 'right'), step(board, idOf('d'), 'right')]).toEqual([
      { dealId: 'b', stageId: 'offer', beforeDealId: null },
      { dealId: 'd', stageId: 'won', beforeDealId: 'e' },
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
    expect(shape(place(board, { dealId: idOf('a'), stageId: idOf('talks'), beforeDealId: idOf('d') }))).toEqual([
      'bc:2',
      ':0',
      'ad:2',
      'ef:2',
    ])
  })

  it('keeps the count when it stays in its column', () => {
    expect(shape(place(board, { dealId: idOf('a'), stageId: idOf('lead'), beforeDealId: null }))).toEqual([
      'bca:3',
      ':0',
      'd:1',
      'ef:2',
    ])
  })

  it('changes nothing once the card has left the board', () => {
    expect(place(board, { dealId: idOf('gone'), stageId: idOf('lead'), beforeDealId: null })).toBe(board)
  })
})
