import { cleanup, render, screen } from '@testing-library/react'
import { firstValueFrom, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent } from '../../../src/ui/design/lazy-component'
import { LazyPart } from '../../../src/ui/design/lazy-part'

beforeEach(() => {
  // React reports what a boundary caught; here it is meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function frames(count: number): Promise<void> {
  for (let shown = 0; shown < count; shown += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

function Menu() {
  return <p>Menu</p>
}

describe('a part that is fetched when it is needed', () => {
  it('is fetched once, however often it is asked for ahead', async () => {
    const load = vi.fn<() => Promise<typeof Menu>>(() => Promise.resolve(Menu))
    const { Component, preload } = lazyComponent(load)
    void preload()
    void preload()
    render(
      <LazyPart>
        <Component />
      </LazyPart>,
    )
    expect(await screen.findByText('Menu')).toBeDefined()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is shown in the next frame after it came, and so is one within it', async () => {
    const [outer, inner] = [new Subject<typeof Menu>(), new Subject<typeof Menu>()]
    const { Component: Inner } = lazyComponent(() => firstValueFrom(inner))
    const { Component: Outer } = lazyComponent(
      () => firstValueFrom(outer),
      () => <p>On its way</p>,
    )
    render(<Outer />)
    await frames(2)
    expect(screen.getByText('On its way')).toBeDefined()
    outer.next(() => <Inner />)
    await frames(2)
    expect(screen.queryByText('On its way')).toBeNull()
    inner.next(Menu)
    await frames(2)
    expect(screen.getByText('Menu')).toBeDefined()
  })

  it('comes by itself where the line was broken for a moment', async () => {
    const load = vi.fn<() => Promise<typeof Menu>>(() => Promise.resolve(Menu))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { Component } = lazyComponent(load)
    render(
      <LazyPart>
        <Component />
      </LazyPart>,
    )
    expect(await screen.findByText('Menu', {}, { timeout: 15_000 })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves the page standing when it cannot be fetched, and is asked for again', async () => {
    let isDown = true
    const load = vi.fn<() => Promise<typeof Menu>>(() =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Menu),
    )
    const { Component } = lazyComponent(load)
    render(
      <>
        <p>Page</p>
        <LazyPart>
          <Component />
        </LazyPart>
      </>,
    )
    expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain('could not be loaded')
    expect({ page: screen.queryByText('Page')?.textContent, asked: load.mock.calls.length }).toEqual({ page: 'Page', asked: 2 })
    isDown = false
    const tryAgain = () => {
      screen.queryByRole('button', { name: 'Try again' })?.click()
      return screen.queryByText('Menu')?.textContent
    }
    await expect.poll(tryAgain).toBe('Menu')
  })
})
