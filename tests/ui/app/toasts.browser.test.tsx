import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ToastHost } from '../../../src/ui/shell/app'
import { Toasts, ToastsContext } from '../../../src/ui/app/toasts'

afterEach(cleanup)

function open() {
  const toasts = new Toasts()
  render(
    <ToastsContext value={toasts}>
      <ToastHost />
    </ToastsContext>,
  )
  return { toasts, user: userEvent.setup() }
}

describe('toasts', () => {
  it('tell what happened, and are gone once they are answered', async () => {
    const { toasts, user } = open()
    const answers: string[] = []
    toasts.show({ title: 'Deal won', actions: [{ label: 'Undo', run: () => answers.push('undo') }] })
    const toast = await screen.findByRole('dialog', { name: 'Deal won' })
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText('Deal won')).toBeNull())
    expect({ answers, left: toasts.current() }).toEqual({ answers: ['undo'], left: [] })
  })

  it('can be dismissed, by their button and by whoever showed them', async () => {
    const { toasts, user } = open()
    toasts.show({ title: 'First', sticky: true })
    const second = toasts.show({ title: 'Second', sticky: true })
    await screen.findByRole('dialog', { name: 'Second' })
    toasts.dismiss(second)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toasts.current()).toEqual([]))
  })

  it('leave the buttons free that lead on', async () => {
    const { toasts } = open()
    toasts.show({ title: 'Saved', sticky: true })
    const region = (await screen.findByRole('dialog', { name: 'Saved' })).parentElement
    const distance = () => innerHeight - (region?.getBoundingClientRect().bottom ?? 0)
    const usual = distance()
    render(<div data-leads-on="" />)
    expect(distance()).toBeGreaterThan(usual + 40)
  })

  it('say what went wrong, and why', async () => {
    const { toasts } = open()
    toasts.show({ title: 'Not saved', body: 'You are offline.', tone: 'danger', sticky: true })
    const toast = await screen.findByRole('dialog', { name: 'Not saved' })
    expect(within(toast).getByText('You are offline.')).toBeDefined()
  })
})
