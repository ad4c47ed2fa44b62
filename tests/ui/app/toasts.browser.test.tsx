import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { HotkeyRegistry, HotkeysContext } from '../../../src/ui/hooks/hotkeys'
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

  it('are answered by a key that they name, the latest first, and not while a text is typed', async () => {
    const toasts = new Toasts()
    const registry = new HotkeyRegistry()
    const handle = (press: KeyboardEvent) => registry.handle(press, press.timeStamp)
    document.addEventListener('keydown', handle)
    onTestFinished(() => document.removeEventListener('keydown', handle))
    render(
      <HotkeysContext value={registry}>
        <ToastsContext value={toasts}>
          <ToastHost />
          <input aria-label="Name" />
        </ToastsContext>
      </HotkeysContext>,
    )
    const user = userEvent.setup()
    const opened: string[] = []
    for (const name of ['Ada', 'Ben']) {
      toasts.show({ title: `${name} was added`, actions: [{ label: 'Open', keys: 'o', run: () => opened.push(name) }] })
    }
    await screen.findByRole('dialog', { name: 'Ben was added' })
    expect(screen.getAllByRole('button', { name: 'Open' })).toHaveLength(2)
    await user.type(screen.getByLabelText('Name'), 'o')
    expect(opened).toEqual([])
    screen.getByLabelText('Name').blur()
    for (const expected of [['Ben'], ['Ben', 'Ada']]) {
      await user.keyboard('o')
      await waitFor(() => expect(opened).toEqual(expected))
      await waitFor(() => expect(registry.current()).toHaveLength(2 - expected.length))
    }
    await user.keyboard('o')
    expect(opened).toEqual(['Ben', 'Ada'])
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
