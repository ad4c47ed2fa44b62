import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { HotkeyRegistry, type Hotkey, HotkeysContext, useActiveHotkeys, useHotkeys } from '../../../src/ui/hooks/hotkeys'

afterEach(cleanup)

function setUp(keys: readonly (string | Partial<Hotkey>)[]) {
  const ran: string[] = []
  const hotkeys = keys.map((each): Hotkey => {
    const part = typeof each === 'string' ? { keys: each } : each
    const name = part.keys ?? ''
    return { label: name, group: 'Test', run: () => ran.push(name), ...part, keys: name }
  })
  render(<Page hotkeys={hotkeys} />)
  return { ran, user: userEvent.setup() }
}

function Page({ hotkeys }: { readonly hotkeys: readonly Hotkey[] }) {
  const [registry] = useState(() => new HotkeyRegistry())
  useEffect(() => {
    const handle = (press: KeyboardEvent) => registry.handle(press, press.timeStamp)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [registry])
  return (
    <HotkeysContext value={registry}>
      <Screen hotkeys={hotkeys} />
      <Active />
    </HotkeysContext>
  )
}

function Screen({ hotkeys }: { readonly hotkeys: readonly Hotkey[] }) {
  useHotkeys(hotkeys)
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Select" />
      <div role="dialog" aria-label="Popup">
        <button type="button">Inside</button>
      </div>
    </>
  )
}

function Active() {
  return (
    <output>
      {useActiveHotkeys()
        .map(({ keys }) => keys)
        .join(', ')}
    </output>
  )
}

describe('shortcuts', () => {
  it('run on one key, on a sequence, and with the command key', async () => {
    const { ran, user } = setUp(['?', 'g p', 'mod+k', 'shift+Enter'])
    await user.keyboard('?gp{Control>}k{/Control}{Shift>}{Enter}{/Shift}')
    expect(ran).toEqual(['?', 'g p', 'mod+k', 'shift+Enter'])
  })

  it('begin again after a key that leads nowhere', async () => {
    const { ran, user } = setUp(['g p', 'g d', 'x'])
    await user.keyboard('gxgd')
    expect(ran).toEqual(['x', 'g d'])
  })

  it('leave letters to text fields, but not the command key unless it says so', async () => {
    const { ran, user } = setUp(['x', 'mod+k', { keys: 'mod+z', whileTyping: false }])
    await user.click(screen.getByLabelText('Name'))
    await user.keyboard('x{Control>}kz{/Control}')
    expect({ ran, typed: screen.getByLabelText<HTMLInputElement>('Name').value }).toEqual({ ran: ['mod+k'], typed: 'x' })
  })

  it('work on a checkbox, and not inside a popup', async () => {
    const { ran, user } = setUp(['x'])
    screen.getByLabelText('Select').focus()
    await user.keyboard('x')
    screen.getByText('Inside').focus()
    await user.keyboard('x')
    expect(ran).toEqual(['x'])
  })

  it('belong to the part that came last, where two want the same keys', async () => {
    const { ran, user } = setUp(['x', { keys: 'x', label: 'later', run: () => ran.push('later') }])
    await user.keyboard('x')
    expect(ran).toEqual(['later'])
  })

  it('are listed while they are active', () => {
    setUp(['g p', '?'])
    expect(screen.getByRole('status').textContent).toBe('g p, ?')
    cleanup()
    setUp([])
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
