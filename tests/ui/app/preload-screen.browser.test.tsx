import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadWhenIdle, WORKSPACE_SCREENS } from '../../../src/ui/shell/screens'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const HOW_LONG_MS = 60_000

it('fetches all that somebody may open ahead, once the first screen stands', async () => {
  const asked = connectedAs(undefined)
  const stop = preloadWhenIdle()
  expect(asked()).not.toContain(1)
  vi.advanceTimersByTime(HOW_LONG_MS)
  await expect.poll(asked).not.toContain(0)
  stop()
})

it('fetches nothing ahead for who saves data', () => {
  const asked = connectedAs({ saveData: true })
  preloadWhenIdle()
  expect(vi.getTimerCount()).toBe(0)
  expect(asked()).not.toContain(1)
})

/** Returns how often each screen was asked for. */
function connectedAs(connection: Navigator['connection']): () => readonly number[] {
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue(connection)
  const screens = WORKSPACE_SCREENS.map(({ screen }) => vi.spyOn(screen, 'preload').mockResolvedValue())
  return () => screens.map(({ mock }) => mock.calls.length)
}
