import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { StoreRecovery } from '../../../src/ports/store-recovery.port'
import { BackendFailure } from '../../../src/ui/features/backend/backend-failure'

afterEach(cleanup)

const chosen: string[] = []
const recovery: StoreRecovery = {
  download: async () => {
    chosen.push('download')
    return new Blob(['{}'])
  },
  keepReadable: async () => {
    chosen.push('keep readable')
    return { kept: 1, dropped: 1 }
  },
  startAfresh: async () => {
    chosen.push('afresh')
  },
}

function open(error: unknown) {
  chosen.length = 0
  const recovered = () => chosen.push('recovered')
  render(<BackendFailure error={error} onKeepHere={() => chosen.push('keep')} recovery={recovery} onRecovered={recovered} />)
  const alert = screen.getByRole('alert')
  const buttons = screen.getAllByRole('button').map((button) => button.textContent)
  return { alert, buttons, user: userEvent.setup() }
}

describe('a backend that does not open', () => {
  it('says which settings are missing, and offers to keep the data here', async () => {
    const { alert, buttons, user } = open(portError('backend/not-configured', { missing: ['VITE_SUPABASE_URL'] }))
    expect(alert.textContent).toContain('VITE_SUPABASE_URL')
    expect(buttons).toEqual(['Reload', 'Use this browser instead'])
    await user.click(screen.getByRole('button', { name: 'Use this browser instead' }))
    expect(chosen).toEqual(['keep'])
  })

  it('keeps what can be read of damaged data', async () => {
    const { alert, buttons, user } = open(portError('store/corrupt', { part: 'people' }))
    expect(alert.textContent).toContain('damaged (people)')
    expect(buttons).toEqual(['Reload', 'Download everything', 'Keep what can be read'])
    await user.click(screen.getByRole('button', { name: 'Keep what can be read' }))
    await expect.poll(() => chosen).toEqual(['keep readable', 'recovered'])
  })

  it('deletes damaged data only once it was downloaded', async () => {
    const { user } = open(portError('store/corrupt', { part: 'people' }))
    await user.click(screen.getByRole('button', { name: 'Download everything' }))
    await user.click(await screen.findByRole('button', { name: 'Delete and start afresh' }))
    await expect.poll(() => chosen).toEqual(['download', 'afresh', 'recovered'])
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
