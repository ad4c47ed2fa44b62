import { describe, expect, it } from 'vitest'
import { runCall } from '../../../src/adapters/shared/call'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { CallOptions } from '../../../src/ports/call-options'
import { LeapingRuntime } from '../../harness/leaping-runtime'

/** A call that fails as told, one entry an attempt, and then answers. */
function calling(failures: readonly unknown[], plan: { readonly isRepeatable?: boolean; readonly options?: CallOptions } = {}) {
  const runtime = new LeapingRuntime()
  let attempts = 0
  const answer = runCall(
    { runtime, options: plan.options, isRepeatable: plan.isRepeatable ?? true, source: 'test' },
    async () => {
      attempts += 1
      const failure = failures[attempts - 1]
      if (failure !== undefined) throw failure
      return 'answer'
    },
  )
  // Whoever asserts on it does so after time has passed.
  answer.catch(() => undefined)
  return { runtime, answer, attempts: () => attempts }
}

const away = portError('net/unavailable', {})

describe('a call', () => {
  it('is repeated at once, twice at most, where that can help', async () => {
    const [lucky, unlucky] = [calling([away, away]), calling([away, away, away])]

    await expect(lucky.answer).resolves.toBe('answer')
    await expect(unlucky.answer).rejects.toMatchObject({ code: 'net/unavailable' })
    expect(unlucky.attempts()).toBe(3)
  })

  it('is not repeated when twice is not the same as once', async () => {
    const { answer, attempts } = calling([away], { isRepeatable: false })

    await expect(answer).rejects.toMatchObject({ code: 'net/unavailable' })
    expect(attempts()).toBe(1)
  })

  it('is not repeated for what will not pass', async () => {
    const { answer, attempts } = calling([portError('access/denied', { action: 'x' })])

    await expect(answer).rejects.toMatchObject({ code: 'access/denied' })
    expect(attempts()).toBe(1)
  })

  it('waits for as long as it was told to', async () => {
    const { runtime, answer, attempts } = calling([portError('net/throttled', { retryAfterMs: 4000 })])

    await runtime.advance(3900)
    expect(attempts()).toBe(1)
    await runtime.advance(200)

    await expect(answer).resolves.toBe('answer')
  })

  it('does not wait beyond its own time', async () => {
    const { answer } = calling([portError('net/throttled', { retryAfterMs: 60_000 })])

    await expect(answer).rejects.toMatchObject({ code: 'net/throttled', details: { retryAfterMs: 60_000 } })
  })

  it('ends by its deadline and leaves no timer', async () => {
    const runtime = new LeapingRuntime()
    const plan = { runtime, options: { timeoutMs: 2000 }, isRepeatable: true, source: 'test' }
    const answer = runCall(plan, () => new Promise(() => undefined))
    answer.catch(() => undefined)

    await runtime.advance(2000)

    await expect(answer).rejects.toMatchObject({ code: 'net/timeout', details: { afterMs: 2000 } })
    expect(runtime.dueTasks).toBe(0)
  })

  it('ends at once when it is called off, before or in the middle', async () => {
    const abort = new AbortController()
    const { runtime, answer } = calling([portError('net/throttled', { retryAfterMs: 5000 })], {
      options: { signal: abort.signal },
    })
    await runtime.advance(100)

    abort.abort()

    await expect(answer).rejects.toMatchObject({ code: 'call/cancelled' })
    await expect(calling([], { options: { signal: abort.signal } }).answer).rejects.toMatchObject({ code: 'call/cancelled' })
    expect(runtime.dueTasks).toBe(0)
  })

  it('rejects with nothing but a PortError', async () => {
    const { answer } = calling([new TypeError('undefined is not a function')])

    await expect(answer).rejects.toMatchObject({ code: 'internal/unexpected', details: { source: 'test' } })
  })
})
