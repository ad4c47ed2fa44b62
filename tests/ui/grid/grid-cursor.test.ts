import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveCursor } from '../../../src/ui/grid/grid-cursor'

const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'j', 'k', 'Home', 'End', 'PageUp', 'PageDown')

describe('moving the cursor', () => {
  it('never leaves the grid, whatever is pressed', () => {
    const presses = fc.array(fc.record({ key: keys, jump: fc.boolean() }))
    fc.assert(
      fc.property(presses, fc.nat(50), fc.integer({ min: 1, max: 9 }), (pressed, rowCount, columnCount) => {
        const bounds = { rowCount, columnCount, pageRows: 10 }
        let at = { row: 0, column: 0 }
        for (const press of pressed) at = moveCursor(at, press, bounds) ?? at

        expect(at.row).toBeGreaterThanOrEqual(-1)
        expect(at.row).toBeLessThan(Math.max(1, rowCount))
        expect(at.column).toBeGreaterThanOrEqual(-1)
        expect(at.column).toBeLessThan(columnCount)
      }),
    )
  })

  it('leaves keys alone that are not its own', () => {
    const bounds = { rowCount: 9, columnCount: 9, pageRows: 3 }

    expect(['a', 'toString', 'Tab'].map((key) => moveCursor({ row: 1, column: 1 }, { key, jump: false }, bounds))).toEqual([
      null,
      null,
      null,
    ])
  })
})
