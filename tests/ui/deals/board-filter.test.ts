import { describe, expect, it } from 'vitest'
import { rottingDays } from '../../../src/domain/model/deals/rotting'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant, PlainDate } from '../../../src/domain/model/kernel/instant'
import { filterConditions, filterSize, readFilter, writeFilter } from '../../../src/ui/features/deals/board-filter'

const ME = '00000000-0000-7000-8000-000000000001' as Id
const TAG = '00000000-0000-7000-8000-000000000002' as Id
const context = { me: ME, currency: 'EUR', today: '2026-12-31' as PlainDate }

function asked(address: string) {
  return filterConditions(readFilter(new URLSearchParams(address)), context)
}

describe('the filter of the board', () => {
  it('is what the address says, and says it again', () => {
    const address = `owner=me&tag=${TAG}&closes=next-month&step=none&least=150000`
    const filter = readFilter(new URLSearchParams(address))
    const again = new URLSearchParams(Object.entries(writeFilter(filter)).map(([name, value]) => [name, value ?? '']))
    expect([again.toString(), filterSize(filter), filterConditions(filter, context)]).toEqual([
      address,
      5,
      [
        { op: 'eq', field: 'ownerId', value: ME },
        { op: 'has', field: 'tagIds', value: TAG },
        { op: 'gte', field: 'expectedCloseOn', value: '2027-01-01' },
        { op: 'lt', field: 'expectedCloseOn', value: '2027-02-01' },
        { op: 'eq', field: 'openTasks', value: 0 },
        { op: 'eq', field: 'currency', value: 'EUR' },
        { op: 'gte', field: 'amountMinor', value: 150_000 },
      ],
    ])
  })

  it('asks nothing that an address only pretends to ask', () => {
    expect(['owner=nobody-we-know', 'tag=x', 'closes=never', 'least=-1'].map(asked)).toEqual([[], [], [], []])
  })

  it("tells nobody's deals and those that should have closed", () => {
    expect([asked('owner=none'), asked('closes=overdue')]).toEqual([
      [{ op: 'eq', field: 'ownerId', value: null }],
      [
        { op: 'eq', field: 'stageKind', value: 'open' },
        { op: 'lt', field: 'expectedCloseOn', value: '2026-12-31' },
      ],
    ])
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
