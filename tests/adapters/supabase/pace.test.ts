import { expect, test } from 'vitest'
import { Pace } from '../../../src/adapters/supabase/topics/pace'
import { PRESENCE_LIMIT } from '../../../scripts/backend/realtime/presence-limit.mjs'
import { LeapingRuntime } from '../../harness/leaping-runtime'

test('the first asks are heard at once, the last of many a little later, and only once', async () => {
  const runtime = new LeapingRuntime()
  const emitted: number[] = []
  let value = 0
  const pace = new Pace(runtime, () => emitted.push(value))
  for (value = 1; value <= 8; value += 1) pace.request()
  value = 8
  expect(emitted).toEqual([1, 2])
  await runtime.advance(10_000)
  expect(emitted).toEqual([1, 2, 8])
  await runtime.advance(60_000)
  expect([emitted, runtime.dueTasks]).toEqual([[1, 2, 8], 0])
})

test('however often it is asked, a hosted project has nothing against it', async () => {
  const runtime = new LeapingRuntime()
  const emittedAt: number[] = []
  const pace = new Pace(runtime, () => emittedAt.push(runtime.now()))
  for (let second = 0; second < 200; second += 1) {
    pace.request()
    await runtime.advance(1000)
  }
  pace.close()
  const most = Math.max(
    ...emittedAt.map((from) => emittedAt.filter((at) => at >= from && at < from + PRESENCE_LIMIT.withinMs).length),
  )
  expect(most).toBeLessThanOrEqual(PRESENCE_LIMIT.calls)
  expect(emittedAt.length).toBeGreaterThan(15)
})

test('what is closed is not heard any more', async () => {
  const runtime = new LeapingRuntime()
  let emitted = 0
  const pace = new Pace(runtime, () => (emitted += 1))
  for (let count = 0; count < 5; count += 1) pace.request()
  pace.close()
  expect([emitted, runtime.dueTasks]).toEqual([2, 0])
})
