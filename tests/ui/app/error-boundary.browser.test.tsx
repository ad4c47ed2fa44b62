import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/ui/app/error-boundary'

beforeEach(() => {
  // React reports what a boundary caught; here it is meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Screen({ fault }: { readonly fault: { isThere: boolean } }) {
  if (fault.isThere) throw new Error('secret detail')
  return <p>All is well</p>
}

describe('the error boundary', () => {
  it('keeps the rest standing, shows no raw text, and tries again', async () => {
    const fault = { isThere: true }
    render(
      <>
        <nav>Still here</nav>
        <ErrorBoundary place="/people">
          <Screen fault={fault} />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Still here')).toBeDefined()
    expect(screen.getByRole('alert').textContent).not.toContain('secret')
    fault.isThere = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeDefined()
  })

  it('forgets the error when one goes elsewhere', () => {
    const { rerender } = render(
      <ErrorBoundary place="/people">
        <Screen fault={{ isThere: true }} />
      </ErrorBoundary>,
    )
    rerender(
      <ErrorBoundary place="/deals">
        <Screen fault={{ isThere: false }} />
      </ErrorBoundary>,
    )
    expect(screen.getByText('All is well')).toBeDefined()
  })
})
