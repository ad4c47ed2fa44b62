import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GridEditor } from '../../../src/ui/grid/grid.types'
import { renderGrid, samples, Screen, type Sample } from './grid-fixture'

afterEach(cleanup)

const grid = () => screen.getByRole('grid', { name: 'People' })
const drawn = () => screen.getAllByRole('row').slice(1)
const cursorText = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent
const selectedRows = () => drawn().flatMap((row) => (row.ariaSelected === 'true' ? [Number(row.ariaRowIndex) - 2] : []))

async function press(keys: string): Promise<void> {
  grid().focus()
  await userEvent.keyboard(keys)
}

describe('the grid', () => {
  it('says how many rows and columns there are while drawing only those in view', () => {
    renderGrid(samples(100_000))

    expect({
      rows: grid().ariaRowCount,
      columns: grid().ariaColCount,
      drawnFew: drawn().length < 60,
      first: drawn()[0]?.ariaRowIndex,
    }).toEqual({ rows: '100001', columns: '4', drawnFew: true, first: '2' })
  })

  it('shows the rows of wherever it is scrolled to', async () => {
    renderGrid(samples(100_000))

    grid().scrollTop = 36 * 50_000

    await expect.poll(() => screen.queryByText('Person 50000')).not.toBeNull()
    expect(screen.queryByText('Person 49000')).toBeNull()
  })

  it('keeps a drawn row in place when the window moves on', async () => {
    renderGrid(samples(1000))
    const element = screen.getByText('Person 9')

    grid().scrollTop = 36 * 8

    await expect.poll(() => screen.queryByText('Person 25')).not.toBeNull()
    expect(screen.getByText('Person 9')).toBe(element)
  })

  it('goes back to the top when the rows answer another question', async () => {
    const { rerender } = renderGrid(samples(1000), { listKey: 'a' })
    grid().scrollTop = 3600
    await expect.poll(() => screen.queryByText('Person 100')).not.toBeNull()

    rerender(<Screen rows={samples(500)} overrides={{ listKey: 'b' }} />)

    expect({ top: grid().scrollTop, first: drawn().some((row) => row.textContent?.startsWith('Person 0')) }).toEqual({
      top: 0,
      first: true,
    })
  })

  it('comes back to where one was when the same list is shown again', async () => {
    const rows = samples(1000)
    const { unmount } = renderGrid(rows, { listKey: 'left and shown again' })
    await press('{PageDown}{PageDown}{PageDown}')
    const [top, cursor] = [grid().scrollTop, cursorText()]
    unmount()

    renderGrid(rows, { listKey: 'left and shown again' })

    expect([grid().scrollTop, cursorText()]).toEqual([top, cursor])
  })

  it('asks for more rows near the end of those it has', async () => {
    const onNearEnd = vi.fn()
    renderGrid(samples(1000), { onNearEnd })
    expect(onNearEnd).not.toHaveBeenCalled()

    grid().scrollTop = 36 * 990

    await expect.poll(() => onNearEnd.mock.calls.length).toBeGreaterThan(0)
  })
})

describe('the keyboard in the grid', () => {
  it.each([
    ['{ArrowDown}{ArrowDown}', 'Person 2'],
    ['jjk', 'Person 1'],
    ['j{ArrowRight}', 'City 1'],
    ['{End}', '20'],
    ['j{End}{Home}', 'Person 1'],
    ['{Control>}{End}{/Control}', '69'],
    ['{PageDown}', 'Person 9'],
    ['{PageDown}{PageDown}{PageUp}', 'Person 9'],
    ['{ArrowUp}', 'name'],
  ])('moves the cursor on %s to %s', async (keys, expected) => {
    renderGrid(samples(1000))

    await press(keys)

    expect(cursorText()).toBe(expected)
  })

  it('scrolls the row under the cursor into view, below the header', async () => {
    renderGrid(samples(1000))

    await press('{Control>}{End}{/Control}{Home}')

    const box = screen.getByText('Person 999').getBoundingClientRect()
    const frame = grid().getBoundingClientRect()
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom)
    await press('{PageUp}{PageUp}')
    const row = document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
    expect(row?.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top + 34)
  })

  it('opens the row on Enter in its first column', async () => {
    const onOpen = vi.fn()
    renderGrid(samples(10), { onOpen })

    await press('jj{Enter}')

    expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['row-2'])
  })

  it('sorts from the header, and adds a second key with Shift', async () => {
    const onSort = vi.fn()
    renderGrid(samples(10), { onSort })

    await press('{ArrowUp}{Enter}{ArrowRight}{Shift>}{Enter}{/Shift}{ArrowRight}{Enter}')

    expect(onSort.mock.calls).toEqual([
      ['name', false],
      ['city', true],
    ])
  })

  it('stays on its record when rows come in above it', async () => {
    const rows = samples(20)
    const { rerender } = renderGrid(rows)
    await press('jjj')

    rerender(<Screen rows={[{ id: 'new', name: 'New', city: '', age: '' }, ...rows]} overrides={{}} />)

    expect(cursorText()).toBe('Person 3')
  })
})

describe('selecting rows', () => {
  it('toggles with x', async () => {
    renderGrid(samples(10))

    await press('xjjxx')

    expect(selectedRows()).toEqual([0])
  })

  it('grows and shrinks a range with Shift and the arrows', async () => {
    renderGrid(samples(10))

    await press('j{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')

    expect(selectedRows()).toEqual([1, 2, 3])
  })

  it('selects a range with a click and a click with Shift on the boxes', async () => {
    renderGrid(samples(10))
    const boxes = screen.getAllByRole('gridcell', { name: 'Select' })
    const user = userEvent.setup()

    await user.click(boxes[1]!)
    await user.keyboard('{Shift>}')
    await user.click(boxes[4]!)
    await user.keyboard('{/Shift}')

    expect(selectedRows()).toEqual([1, 2, 3, 4])
  })

  it('selects all that match with Ctrl+A, and nothing with Escape', async () => {
    const onSelection = vi.fn()
    renderGrid(samples(10), { onSelection })

    await press('{Control>}a{/Control}{Escape}')

    expect(onSelection.mock.calls.map(([selection]) => selection.kind)).toEqual(['all', 'some'])
  })
})

describe('editing in the grid', () => {
  const renderEditor = ({ row, columnKey, onDone, onCancel }: GridEditor<Sample>) => (
    <input
      aria-label={`${columnKey} of ${row.id}`}
      autoFocus
      onKeyDown={(event) => {
        if (event.key === 'Tab') {
          event.preventDefault()
          onDone(event.shiftKey ? 'previous' : 'next')
        }
        if (event.key === 'Enter') onDone('below')
        if (event.key === 'Escape') onCancel()
      }}
    />
  )
  const editorName = () => document.activeElement?.getAttribute('aria-label')

  it.each([
    ['e', 'name of row-0'],
    ['{F2}', 'name of row-0'],
    ['{ArrowRight}{Enter}', 'city of row-0'],
    ['e{Tab}', 'city of row-0'],
    ['e{Tab}{Shift>}{Tab}{/Shift}', 'name of row-0'],
    ['e{Escape}', 'People'],
    ['e{Tab}{Tab}', 'People'],
    ['{End}e', 'People'],
  ])('on %s is at %s', async (keys, expected) => {
    renderGrid(samples(10), { renderEditor })

    await press(keys)

    expect(editorName()).toBe(expected)
  })

  it('starts on a double click', async () => {
    renderGrid(samples(10), { renderEditor })

    await userEvent.dblClick(screen.getByText('City 3'))

    expect(editorName()).toBe('city of row-3')
  })

  it('keeps the editor while it is scrolled out of view', async () => {
    renderGrid(samples(1000), { renderEditor })
    await press('e')
    await userEvent.type(screen.getByRole('textbox'), 'half a na')

    grid().scrollTop = 36 * 500

    await expect.poll(() => screen.queryByText('Person 505')).not.toBeNull()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'half a na')
  })

  it('moves down after Enter', async () => {
    renderGrid(samples(10), { renderEditor })

    await press('e{Enter}')

    expect({ focus: editorName(), cursor: cursorText() }).toEqual({ focus: 'People', cursor: 'Person 1' })
  })
})
