import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { isId } from '../../../src/domain/model/kernel/id'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the ids of the browser runtime', () => {
  it('are UUIDv7, all different, and sort in the order they were made, however many a millisecond has', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
    const runtime = browserRuntime()

    const ids = Array.from({ length: 10_000 }, () => runtime.newId())

    expect({ valid: ids.every(isId), sorted: ids.toSorted(), distinct: new Set(ids).size }).toEqual({
      valid: true,
      sorted: ids,
      distinct: 10_000,
    })
  })

  it('still ascend when the clock is set back', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
    const runtime = browserRuntime()
    const before = runtime.newId()
    vi.setSystemTime(Date.parse('2026-11-21T11:00:00Z'))

    expect(runtime.newId() > before).toBe(true)
  })
})

describe('the turns of the browser runtime', () => {
  it('end the task once work has taken half a frame, and not before', async () => {
    let nowMs = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
    const runtime = browserRuntime()
    const endsTheTask = async () => {
      let isOver = false
      const turn = runtime.turn().then(() => (isOver = true))
      for (let microtasks = 0; microtasks < 10; microtasks += 1) await Promise.resolve()
      const isLater = !isOver
      await turn
      return isLater
    }
    const seen: boolean[] = []
    for (const workedMs of [1000, 7, 1, 7]) {
      nowMs += workedMs
      seen.push(await endsTheTask())
    }

    expect(seen).toEqual([true, false, true, false])
  })
})
