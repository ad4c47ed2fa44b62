import { BehaviorSubject, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { liveRead, type LiveSignal, type Refresh } from '../../../src/adapters/shared/live/live-read'
import { portError, type PortError } from '../../../src/domain/model/errors/port-error'
import { JitterRuntime } from '../../harness/jitter-runtime'

/** A live read whose reads are answered by hand. */
function setup(jitter: 'none' | 'most' = 'none') {
  const runtime = new JitterRuntime(jitter)
  const isOnline$ = new BehaviorSubject(true)
  const signals$ = new Subject<LiveSignal>()
  const reads: { readonly resolve: (value: number) => void; readonly reject: (error: PortError) => void }[] = []
  const emitted: unknown[] = []
  let refresh: Refresh = () => Promise.resolve()
  const subscription = liveRead<number>({
    runtime,
    isOnline$,
    signals$,
    read: () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
    keep: (_, now) => now,
    onOpen: (made) => (refresh = made),
    onClose: () => undefined,
  }).subscribe({
    next: ({ value, freshness }) => emitted.push([value, freshness]),
    error: (error: PortError) => emitted.push(error.code),
  })
  return {
    runtime,
    isOnline$,
    signals$,
    emitted,
    reads,
    refresh: () => refresh(),
    async answer(value: number | PortError) {
      const question = reads.at(-1)
      if (typeof value === 'number') question?.resolve(value)
      else question?.reject(value)
      await new Promise((resolve) => setImmediate(resolve))
    },
    stop: () => subscription.unsubscribe(),
  }
}

describe('a live read', () => {
  it('reads once for however many changes come while it reads, and once more for all of them', async () => {
    const { signals$, reads, answer, emitted, stop } = setup()
    await answer(1)
    for (let count = 0; count < 5; count += 1) signals$.next('again')
    await answer(2)
    await answer(3)
    expect([reads.length, emitted]).toEqual([
      3,
      [
        [1, 'live'],
        [2, 'live'],
        [3, 'live'],
      ],
    ])
    stop()
  })

  it('says nothing of a change that left everything as it was', async () => {
    const { signals$, answer, emitted, stop } = setup()
    await answer(1)
    signals$.next('again')
    await answer(1)
    expect(emitted).toEqual([[1, 'live']])
    stop()
  })

  it('keeps the last value as stale while offline, and reads again when it is back', async () => {
    const { isOnline$, signals$, reads, answer, emitted, stop } = setup()
    await answer(1)
    isOnline$.next(false)
    signals$.next('again')
    isOnline$.next(true)
    await answer(2)
    expect([reads.length, emitted]).toEqual([
      2,
      [
        [1, 'live'],
        [1, 'stale'],
        [2, 'live'],
      ],
    ])
    stop()
  })

  it('is stale from a gap until it was read again', async () => {
    const { signals$, answer, emitted, stop } = setup()
    await answer(1)
    signals$.next('gap')
    await answer(1)
    expect(emitted).toEqual([
      [1, 'live'],
      [1, 'stale'],
      [1, 'live'],
    ])
    stop()
  })

  it('tries again by itself after a failure that may pass, and waits as long as it is told', async () => {
    const { runtime, reads, answer, emitted, stop } = setup()
    await answer(1)
    stop()
    const other = setup()
    await other.answer(portError('net/unavailable', { status: 503 }))
    await other.runtime.advance(1001)
    await other.answer(portError('net/throttled', { retryAfterMs: 60_000 }))
    await other.runtime.advance(59_000)
    const before = other.reads.length
    await other.runtime.advance(1001)
    await other.answer(7)
    expect([before, other.reads.length, other.emitted]).toEqual([2, 3, [[7, 'live']]])
    other.stop()
    expect([runtime.dueTasks, other.runtime.dueTasks, reads.length, emitted]).toEqual([0, 0, 1, [[1, 'live']]])
  })

  it('leaves up to half as much time again, so that those who failed together do not ask again together', async () => {
    const { runtime, reads, answer, stop } = setup('most')
    await answer(portError('net/unavailable', { status: 503 }))
    await runtime.advance(1400)
    const before = reads.length
    await runtime.advance(200)
    expect([before, reads.length]).toEqual([1, 2])
    stop()
  })

  it('ends with what no waiting mends', async () => {
    const { answer, emitted } = setup()
    await answer(portError('access/denied', { action: 'read' }))
    expect(emitted).toEqual(['access/denied'])
  })

  it('resolves a refresh when a read that began after it has been shown', async () => {
    const { refresh, answer, emitted, stop } = setup()
    let isShown = false
    void refresh().then(() => (isShown = true))
    await answer(1)
    const early = isShown
    await answer(2)
    expect([early, isShown, emitted]).toEqual([
      false,
      true,
      [
        [1, 'live'],
        [2, 'live'],
      ],
    ])
    stop()
  })

  it('leaves nothing behind', async () => {
    const { runtime, answer, stop } = setup()
    await answer(portError('net/offline', {}))
    stop()
    expect(runtime.dueTasks).toBe(0)
  })

  it('asks a backend that has just failed no sooner for an announcement', async () => {
    const { signals$, runtime, reads, answer, stop } = setup()
    await answer(1)
    signals$.next('announced')
    await answer(portError('net/throttled', { retryAfterMs: 60_000 }))
    signals$.next('announced')
    expect(reads.length).toBe(2)
    await runtime.advance(60_000)
    expect(reads.length).toBe(3)
    stop()
  })
})
