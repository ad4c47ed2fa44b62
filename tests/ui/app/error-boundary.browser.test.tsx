import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/ui/app/error-boundary'
import { lazyComponent } from '../../../src/ui/design/lazy-component'

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
        <ErrorBoundary scope="/people">
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

  it('says of a screen whose code cannot be fetched that it cannot, and keeps what is typed beside it', async () => {
    let isDown = true
    const { Component } = lazyComponent(() =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => <p>The screen</p>),
    )
    render(
      <>
        <input aria-label="Search" />
        <ErrorBoundary scope="/people">
          <Component />
        </ErrorBoundary>
      </>,
    )
    await userEvent.type(screen.getByLabelText('Search'), 'quay')
    expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain('This screen could not be loaded')
    isDown = false
    const tryAgain = () => {
      screen.queryByRole('button', { name: 'Try again' })?.click()
      return screen.queryByText('The screen')?.textContent
    }
    await expect.poll(tryAgain, { timeout: 5000 }).toBe('The screen')
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('quay')
  })

  it('forgets the error when one goes elsewhere', () => {
    const { rerender } = render(
      <ErrorBoundary scope="/people">
        <Screen fault={{ isThere: true }} />
      </ErrorBoundary>,
    )
    rerender(
      <ErrorBoundary scope="/deals">
        <Screen fault={{ isThere: false }} />
      </ErrorBoundary>,
    )
    expect(screen.getByText('All is well')).toBeDefined()
  })
})
