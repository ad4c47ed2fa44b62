import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../../../src/ui/design/button'
import { keepFocus } from '../../../src/ui/design/keep-focus'

afterEach(cleanup)

test('a button keeps the focus while what it began is under way, and takes no second press', async () => {
  const presses: string[] = []
  function Sending() {
    const [isBusy, setBusy] = useState(false)
    const begin = () => {
      presses.push('pressed')
      setBusy(true)
    }
    return (
      <Button busy={isBusy} onClick={begin}>
        Send
      </Button>
    )
  }
  render(<Sending />)
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  await nextFrames()
  await userEvent.keyboard('{Enter}')
  expect({ presses, focused: document.activeElement === button, busy: button.ariaBusy }).toEqual({
    presses: ['pressed'],
    focused: true,
    busy: 'true',
  })
})

test('a control that can no longer be used leaves the focus to the one beside it', async () => {
  function Messages() {
    const [isRead, setRead] = useState(false)
    return (
      <div>
        <button type="button" disabled={isRead} onClick={() => setRead(true)}>
          Mark all as read
        </button>
        <button type="button">Filter</button>
      </div>
    )
  }
  keepFocus()
  render(<Messages />)
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' })))
})

function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
