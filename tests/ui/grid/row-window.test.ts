import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowWindow } from '../../../src/ui/grid/use-viewport'

const input = fc.record({
  scrollTop: fc.integer({ min: -100, max: 4_000_000 }),
  viewportHeight: fc.integer({ min: 1, max: 3000 }),
  rowHeight: fc.constantFrom(36, 44, 64),
  rowCount: fc.integer({ min: 0, max: 100_000 }),
  isGoingUp: fc.boolean(),
})

describe('the window of rows', () => {
  it('covers every row that can be seen and never reaches outside the rows', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { start, end, seen } = rowWindow(given)

        // The browser keeps the scroll position within the content; a list that just shrank is caught up with likewise.
        const most = Math.max(0, given.rowCount * given.rowHeight - given.viewportHeight)
        const top = Math.min(most, Math.max(0, given.scrollTop))
        const firstSeen = Math.floor(top / given.rowHeight)
        const lastSeen = Math.min(given.rowCount, Math.ceil((top + given.viewportHeight) / given.rowHeight))
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(given.rowCount)
        expect(start).toBeLessThanOrEqual(firstSeen)
        expect(end).toBeGreaterThanOrEqual(lastSeen)
        expect(seen.start).toBeLessThanOrEqual(firstSeen)
        expect(seen.end).toBeGreaterThanOrEqual(lastSeen)
      }),
    )
  })

  it('draws a number of rows that depends on the viewport and not on the rows', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { start, end } = rowWindow(given)

        expect(end - start).toBeLessThanOrEqual(Math.ceil(given.viewportHeight / given.rowHeight) + 15)
      }),
    )
  })

  it('stays the same over small scroll steps, so that they render nothing', () => {
    const at = (scrollTop: number) =>
      rowWindow({ scrollTop, viewportHeight: 720, rowHeight: 36, rowCount: 1000, isGoingUp: false })

    expect(at(36 * 42)).toEqual(at(36 * 43 + 35))
  })

  it('reaches further where one is going', () => {
    const beyond = (isGoingUp: boolean) => {
      const { start, end } = rowWindow({ scrollTop: 36 * 40, viewportHeight: 720, rowHeight: 36, rowCount: 1000, isGoingUp })
      return { above: 40 - start, below: end - 60 }
    }

    expect(beyond(false)).toEqual({ above: 2, below: 11 })
    expect(beyond(true)).toEqual({ above: 8, below: 5 })
  })
})
