import { NEVER, Observable, of, Subject, throwError } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { streamStore } from '../../../src/ui/hooks/use-stream'

/** A source that counts who is subscribed. */
function counted<T>(source: Observable<T>) {
  const counts = { opened: 0, open: 0 }
  const open = () =>
    new Observable<T>((subscriber) => {
      counts.opened += 1
      counts.open += 1
      const subscription = source.subscribe(subscriber)
      return () => {
        counts.open -= 1
        subscription.unsubscribe()
      }
    })
  return { counts, open }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a stream store', () => {
  it('has the value of a source that replays at the first reading', () => {
    expect(streamStore(() => of('ready')).get()).toEqual({ status: 'ready', value: 'ready' })
  })

  it('gives the same snapshot until the next emission, and tells of each', () => {
    const source = new Subject<string>()
    const store = streamStore(() => source)
    const notify = vi.fn<() => void>()
    store.subscribe(notify)
    source.next('a')
    const first = store.get()
    source.next('a')
    expect(store.get()).toBe(first)
    source.next('b')
    expect({ state: store.get(), notified: notify.mock.calls.length }).toEqual({
      state: { status: 'ready', value: 'b' },
      notified: 2,
    })
  })

  it('opens its source once for a mount that is undone and done again, as StrictMode does', () => {
    const { counts, open } = counted(NEVER)
    const store = streamStore(open)
    store.get()
    store.subscribe(() => undefined)()
    const leave = store.subscribe(() => undefined)
    expect(counts).toEqual({ opened: 1, open: 1 })
    leave()
  })

  it('closes its source a little after the last listener left', () => {
    const { counts, open } = counted(NEVER)
    const leave = streamStore(open).subscribe(() => undefined)
    leave()
    expect(counts.open).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(counts.open).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('closes the source of a render that was thrown away', () => {
    const { counts, open } = counted(NEVER)
    streamStore(open).get()
    vi.advanceTimersByTime(1000)
    expect(counts).toEqual({ opened: 1, open: 0 })
  })

  it('turns an error into a state', () => {
    const error = portError('access/denied', { action: 'read' })
    expect(streamStore(() => throwError(() => error)).get()).toEqual({ status: 'failed', error })
  })
})
