import { describe, expect, it } from 'vitest'
import {
  EVERYTHING_SELECTED,
  isSelected,
  NOTHING_SELECTED,
  selectedCount,
  toggleRow,
  withRows,
} from '../../../src/ui/grid/row-selection'

describe('the selection', () => {
  it('toggles one row and back', () => {
    const once = toggleRow(NOTHING_SELECTED, 'a')
    const twice = toggleRow(once, 'a')

    expect([isSelected(once, 'a'), isSelected(once, 'b'), isSelected(twice, 'a')]).toEqual([true, false, false])
  })

  it('holds all that match without naming them, and can leave some out', () => {
    const but = toggleRow(EVERYTHING_SELECTED, 'a')

    expect([isSelected(but, 'a'), isSelected(but, 'b'), selectedCount(but, 100_000)]).toEqual([false, true, 99_999])
  })

  it('takes a range in and out of either kind', () => {
    const some = withRows(NOTHING_SELECTED, ['a', 'b', 'c'], true)
    const all = withRows(withRows(EVERYTHING_SELECTED, ['a', 'b'], false), ['b'], true)

    expect([selectedCount(some, 10), selectedCount(withRows(some, ['b'], false), 10), selectedCount(all, 10)]).toEqual([3, 2, 9])
  })
})
