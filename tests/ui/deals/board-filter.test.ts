import { describe, expect, it } from 'vitest'
import { rottingDays } from '../../../src/domain/model/deals/stages'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import { readView } from '../../../src/domain/model/views/view-text'
import { NO_FILTER, type ViewFilter } from '../../../src/domain/model/views/view'
import { valuesOf, withValue } from '../../../src/ui/features/deals/board-toolbar'

function filterOf(text: string): ViewFilter {
  return readView({ layout: 'board', filter: text, sort: null, group: null, columns: null })?.filter ?? NO_FILTER
}

describe('a quick choice over the board', () => {
  it('is a condition of its own, beside all that must hold', () => {
    const rest = 'title:contains:toy;openTasks:equals:0'
    const mine = withValue(filterOf(rest), 'owner', 'me')
    expect(mine).toEqual(filterOf(`owner:any-of:me;${rest}`))
    expect([valuesOf(filterOf(`owner:any-of:me;${rest}`), 'owner'), valuesOf(filterOf(rest), 'owner')]).toEqual([['me'], []])
    expect(withValue(filterOf(`owner:any-of:me;${rest}`), 'owner', null)).toEqual(filterOf(rest))
  })

  it('leaves conditions of which one is enough what they are, in a group', () => {
    const filter = filterOf('any;owner:any-of:me;openTasks:equals:0')
    expect([valuesOf(filter, 'owner'), withValue(filter, 'owner', 'me')]).toEqual([
      [],
      filterOf('owner:any-of:me;(any;owner:any-of:me;openTasks:equals:0)'),
    ])
  })

  it('is not offered where groups would have to stand in a group', () => {
    expect(withValue(filterOf('any;(owner:any-of:me;openTasks:equals:0);title:contains:toy'), 'owner', 'me')).toBe(null)
  })
})

describe('a deal rots', () => {
  const since = '2026-12-01T12:00:00.000Z' as Instant
  const days = (rotting: number | null, nowDay: number, stageKind: 'open' | 'won' = 'open') =>
    rottingDays({ stageKind, stageEnteredAt: since }, { rottingDays: rotting }, Date.parse(since) + nowDay * 86_400_000)

  it('after the days of its stage, 21 where it says none, and never once it is closed', () => {
    expect([days(7, 7), days(7, 8), days(null, 21), days(null, 22), days(7, 30, 'won')]).toEqual([null, 8, null, 22, null])
  })
})
