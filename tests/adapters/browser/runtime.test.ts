import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { isId } from '../../../src/domain/model/kernel/id'

afterEach(() => vi.useRealTimers())

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
