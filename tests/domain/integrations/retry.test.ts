import { expect, it } from 'vitest'
import { retryDelayMs } from '../../../src/domain/use-cases/functions/integrations/deliver-webhooks'

it('waits longer after each refusal, and gives up after two days', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7].map((failures) => retryDelayMs(failures) ?? 0)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(48 * 3_600_000)
  expect(retryDelayMs(8)).toBeNull()
})
