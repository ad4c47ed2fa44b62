import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { StoreRecovery } from '../../../src/ports/device.port'
import { BackendFailure } from '../../../src/ui/features/backend/backend-failure'
import { fakeBackends } from '../support/fake-backends'

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
  const { backends } = fakeBackends()
  render(
    <BackendFailure
      error={error}
      backends={backends}
      onChoose={() => chosen.push('choose')}
      recovery={recovery}
      onRecovered={recovered}
    />,
  )
  const alert = screen.getByRole('alert')
  const buttons = screen.getAllByRole('button').map((button) => button.textContent)
  return { alert, buttons, user: userEvent.setup() }
}

describe('a backend that does not open', () => {
  it('says what is not right about the project, and leads to the choice of another', async () => {
    const { alert, buttons, user } = open(portError('backend/not-configured', { missing: ['publishableKey'] }))
    await expect.poll(() => alert.textContent).toContain('The project does not know this key.')
    expect(buttons).toEqual(['Reload', 'Choose a backend'])
    await user.click(screen.getByRole('button', { name: 'Choose a backend' }))
    expect(chosen).toEqual(['choose'])
  })

  it('keeps what can be read of damaged data', async () => {
    const { alert, buttons, user } = open(portError('store/corrupt', { part: 'people' }))
    expect(alert.textContent).toContain('damaged (people)')
    expect(buttons).toEqual(['Reload', 'Choose a backend', 'Download everything', 'Keep what can be read'])
    await user.click(screen.getByRole('button', { name: 'Keep what can be read' }))
    await expect.poll(() => chosen).toEqual(['keep readable', 'recovered'])
  })

  it('deletes damaged data only once it was downloaded', async () => {
    const { user } = open(portError('store/corrupt', { part: 'people' }))
    await user.click(screen.getByRole('button', { name: 'Download everything' }))
    await user.click(await screen.findByRole('button', { name: 'Delete and start afresh' }))
    await expect.poll(() => chosen).toEqual(['download', 'afresh', 'recovered'])
  })

  it.each([
    ['3', '2', 'The backend is older than this app'],
    ['2', '3', 'This app is older than its backend'],
    ['2', '', 'tables are not there yet'],
  ])('says which of the two is to be updated: %s here, %s there', (expected, found, says) => {
    const { alert, buttons } = open(portError('backend/schema-mismatch', { expected, found }))
    expect(alert.textContent).toContain(says)
    expect(buttons).toEqual(['Reload', 'Choose a backend'])
  })

  it('never shows what was thrown', () => {
    const { alert } = open(new TypeError('undefined is not a function'))
    expect(alert.textContent).not.toContain('undefined')
  })
})
