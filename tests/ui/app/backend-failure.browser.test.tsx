import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { BackendFailure } from '../../../src/ui/features/backend/backend-failure'

afterEach(cleanup)

function open(error: unknown) {
  const chosen: string[] = []
  render(<BackendFailure error={error} onKeepHere={() => chosen.push('keep')} onStartAfresh={() => chosen.push('afresh')} />)
  const alert = screen.getByRole('alert')
  const buttons = screen.getAllByRole('button').map((button) => button.textContent)
  return { chosen, alert, buttons, user: userEvent.setup() }
}

describe('a backend that does not open', () => {
  it('says which settings are missing, and offers to keep the data here', async () => {
    const { chosen, alert, buttons, user } = open(portError('backend/not-configured', { missing: ['VITE_SUPABASE_URL'] }))
    expect(alert.textContent).toContain('VITE_SUPABASE_URL')
    expect(buttons).toEqual(['Reload', 'Use this browser instead'])
    await user.click(screen.getByRole('button', { name: 'Use this browser instead' }))
    expect(chosen).toEqual(['keep'])
  })

  it('offers to start afresh when what was kept cannot be read, and says what becomes of it', async () => {
    const { chosen, alert, buttons, user } = open(portError('store/corrupt', { part: 'people' }))
    expect(alert.textContent).toContain('the damaged data is kept aside')
    expect(buttons).toEqual(['Reload', 'Start afresh'])
    await user.click(screen.getByRole('button', { name: 'Start afresh' }))
    expect(chosen).toEqual(['afresh'])
  })

  it('names both versions when they do not fit together', () => {
    const { alert, buttons } = open(portError('backend/schema-mismatch', { expected: '3', found: '2' }))
    expect(alert.textContent).toContain('shape 3')
    expect(buttons).toEqual(['Reload'])
  })

  it('never shows what was thrown', () => {
    const { alert } = open(new TypeError('undefined is not a function'))
    expect(alert.textContent).not.toContain('undefined')
  })
})
