import { BehaviorSubject, EMPTY, of, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import type { FeedSignal } from '../../../src/adapters/shared/feed/change-feed'
import { LiveQueries } from '../../../src/adapters/shared/live/live-queries'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { MutationId } from '../../../src/domain/model/records/meta'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const WORKSPACE = 'w' as Id

/** A live query of people of which it is counted how often it is read; every read is answered at once. */
async function stand() {
  const signals$ = new Subject<FeedSignal>()
  const live = new LiveQueries({
    session$: of({ status: 'signed-in', user: { id: 'u' as Id, email: 'u@example.com', name: 'U' }, recovery: false }),
    feed: { isOnline$: new BehaviorSubject(true), follow: () => signals$ },
    memberships: { changes$: EMPTY, read: () => Promise.resolve([]) },
    runtime: new LeapingRuntime(),
  })
  let reads = 0
  const watching = live
    .watch<number>({
      key: 'people',
      collection: 'people',
      id: null,
      workspaceId: () => WORKSPACE,
      read: () => Promise.resolve((reads += 1)),
      keep: (_, now) => now,
    })
    .subscribe()
  const tell = async (kind: 'announced' | 'commit', mutationId: string, collection: 'people' | 'deals' = 'people') => {
    signals$.next({ kind, touched: [{ collection, id: 'r' as Id }], mutationId: mutationId as MutationId })
    await settled()
  }
  await settled()
  return { live, tell, reads: () => reads, stop: () => watching.unsubscribe() }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('what is announced is read at once, and not again when it is told', async () => {
  const { tell, reads, stop } = await stand()
  const before = reads()
  await tell('announced', 'm1')
  await tell('commit', 'm1')
  expect(reads() - before).toBe(1)
  stop()
})

test('what was never announced, or of something else, is read when it is told', async () => {
  const { tell, reads, stop } = await stand()
  const before = reads()
  await tell('announced', 'm1', 'deals')
  await tell('commit', 'm1')
  await tell('commit', 'm2')
  await tell('commit', 'm3', 'deals')
  expect(reads() - before).toBe(2)
  stop()
})

const OF_PEOPLE = { touched: [{ collection: 'people', id: 'r' as Id }] } as const

test('of a commit of its own a tab needs no announcement', async () => {
  const { live, tell, reads, stop } = await stand()
  const before = reads()
  await live.sending('m1' as MutationId, async () => {
    await tell('announced', 'm1')
    await tell('commit', 'm1')
    return OF_PEOPLE
  })
  await tell('announced', 'm1')
  await tell('commit', 'm1')
  expect(reads() - before).toBe(1)
  stop()
})

test('a commit of its own is read where only the feed knows that it touched it, and where its answer was lost', async () => {
  const { live, tell, reads, stop } = await stand()
  const before = reads()
  await live.sending('m1' as MutationId, async () => {
    await tell('commit', 'm1')
    return { touched: [] }
  })
  expect(reads() - before).toBe(1)
  const lost = new Error('the answer was lost')
  const sending = live.sending('m2' as MutationId, async () => {
    await tell('commit', 'm2')
    throw lost
  })
  await expect(sending).rejects.toBe(lost)
  await settled()
  expect(reads() - before).toBe(2)
  stop()
})
