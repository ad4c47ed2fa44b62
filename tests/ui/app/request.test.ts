import { expect, test } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PageCursor } from '../../../src/domain/model/query/ast'
import type { CallOptions } from '../../../src/ports/call-options'
import { request$ } from '../../../src/ui/app/request'
import { PageTail } from '../../../src/ui/table/page-tail'
import { Listener } from '../../harness/listener'

test('a question is asked when somebody listens, and called off when they leave', () => {
  const signals: (AbortSignal | undefined)[] = []
  const answer$ = request$(({ signal }: CallOptions) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  expect(signals).toEqual([])
  const listening = answer$.subscribe()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  listening.unsubscribe()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})

test('an answer or an error is all that comes of a question', async () => {
  const answered = new Listener(
    request$(async () => 7),
    1000,
  )
  await expect.poll(() => answered.isComplete).toBe(true)
  const failed = new Listener(
    request$(() => Promise.reject(new Error('no'))),
    1000,
  )
  expect([answered.received, await failed.failure()]).toEqual([[7], new Error('no')])
})

test('the next page of a list that is left is called off', () => {
  const signals: (AbortSignal | undefined)[] = []
  const tail = new PageTail<{ readonly id: Id }>()
  const first = { value: { items: [], next: 'cursor' as PageCursor, total: null }, freshness: 'live' } as const
  const pages$ = tail.behind(first, (_, { signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  const listening = pages$.subscribe()
  tail.loadMore()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false])
  listening.unsubscribe()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})
