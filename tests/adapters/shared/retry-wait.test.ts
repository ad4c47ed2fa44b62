import { expect, test } from 'vitest'
import { retryWaitMs } from '../../../src/adapters/shared/retry-wait'
import { portError } from '../../../src/domain/model/errors/port-error'

test('waits longer after each failure in a row, and never longer than half a minute', () => {
  const offline = portError('net/offline', {})
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => retryWaitMs(offline, failures))).toEqual([
    1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000,
  ])
})

test('waits at least as long as the backend asked for', () => {
  const throttled = portError('net/throttled', { retryAfterMs: 4000 })
  expect([retryWaitMs(throttled, 0), retryWaitMs(throttled, 3)]).toEqual([4000, 10_000])
})
