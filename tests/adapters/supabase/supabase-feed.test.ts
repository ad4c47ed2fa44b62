import { BehaviorSubject, Observable, Subject, throwError } from 'rxjs'
import { beforeEach, expect, test } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { MutationId } from '../../../src/domain/model/records/meta'
import type { Session } from '../../../src/domain/model/session/session'
import type { ChangeCursor } from '../../../src/ports/events.port'
import type { Pulled } from '../../../src/adapters/shared/feed/pull'
import { CommitFeed } from '../../../src/adapters/shared/feed/commit-feed'
import { announcementsIn } from '../../../src/adapters/supabase/feed/announcement'
import type { DatabaseRow } from '../../../src/adapters/supabase/records/codec'
import type { Broadcast } from '../../../src/adapters/supabase/topics/topic'
import { Listener } from '../../harness/listener'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const WORKSPACE = '01a1feb9-7354-74b9-9410-7644cf71dd55' as Id

/** One workspace of a backend, as one tab sees it. */
class Place {
  readonly runtime = new LeapingRuntime()
  readonly session$ = new BehaviorSubject<Session>(signedIn('ann'))
  readonly isOnline$ = new BehaviorSubject(true)
  readonly hints$ = new Subject<void>()
  readonly isJoined$ = new BehaviorSubject(true)
  readonly broadcasts$ = new Subject<Broadcast>()
  isDenied = false
  epoch = 'a'
  version = 3
  pulls = 0
  users = 0
  readonly names = new Set<string>()
  readonly feed = new CommitFeed<DatabaseRow>({
    session$: this.session$,
    runtime: this.runtime,
    isOnline$: this.isOnline$,
    hints$: this.hints$,
    announcements: (id) => announcementsIn({ use: (name) => this.topic(name) }, id),
    pullOf: () => async (after) => this.answer(after),
  })

  commit(isBroadcast = true): void {
    this.version += 1
    if (isBroadcast) this.broadcasts$.next({ event: 'commit', payload: {} })
  }

  private topic(name: string): Observable<{ isJoined$: Observable<boolean>; broadcasts$: Observable<Broadcast> }> {
    this.names.add(name)
    if (this.isDenied) return throwError(() => portError('access/denied', { action: 'listen' }))
    return new Observable((observer) => {
      this.users += 1
      observer.next(this)
      return () => (this.users -= 1)
    })
  }

  private answer(after: ChangeCursor | null): Pulled<DatabaseRow> {
    this.pulls += 1
    const at = (version: number) => `${this.epoch}.${version}` as ChangeCursor
    if (after !== null && !after.startsWith(`${this.epoch}.`)) return { kind: 'gap' }
    const seen = after === null ? this.version : Number(after.split('.')[1])
    const commits = Array.from({ length: this.version - seen }, (_, index) => ({
      before: at(seen + index),
      after: at(seen + index + 1),
      mutationId: `m${seen + index + 1}` as MutationId,
      changes: [{ collection: 'people' as const, id: 'p' as Id, row: null }],
    }))
    return { kind: 'page', commits, cursor: at(this.version), more: false }
  }
}

function signedIn(id: string): Session {
  return { status: 'signed-in', user: { id: id as Id, email: `${id}@example.com`, name: id }, recovery: false }
}

let place: Place
beforeEach(() => {
  place = new Place()
})

function follow(): Listener<unknown> {
  return new Listener(place.feed.follow(WORKSPACE), 2000)
}

const following = { kind: 'following' }
const commitOf = (mutationId: string) => ({ kind: 'commit', touched: [{ collection: 'people', id: 'p' }], mutationId })

test('it says from when on it tells of every commit, and then what each touched', async () => {
  const listener = follow()
  await listener.times(1)
  place.commit()
  expect(await listener.times(2)).toEqual([following, commitOf('m4')])
  expect([...place.names]).toEqual([`ws:${WORKSPACE}:commits`])
  listener.stop()
})

/** The next commit, with what the database says of it. */
function announce(changes: unknown = [{ collection: 'people', id: 'p' }]): void {
  const [prev, cursor] = [`a.${place.version}`, `a.${place.version + 1}`]
  place.version += 1
  place.broadcasts$.next({ event: 'commit', payload: { prev, cursor, mutation_id: `m${place.version}`, changes } })
}

test('what the database announces is told at once and asked of nobody', async () => {
  const listener = follow()
  await listener.times(1)
  const before = place.pulls
  announce()
  expect(listener.received).toEqual([following, { ...commitOf('m4'), kind: 'announced' }, commitOf('m4')])
  await place.runtime.advance(0)
  expect(place.pulls - before).toBe(0)
  listener.stop()
})

test('what cannot be read of a broadcast is asked for', async () => {
  const listener = follow()
  await listener.times(1)
  announce('all')
  await listener.times(2)
  place.version += 1
  place.broadcasts$.next({ event: 'other', payload: { mutation_id: 'm5', changes: [] } })
  expect(await listener.times(3)).toEqual([following, commitOf('m4'), commitOf('m5')])
  listener.stop()
})

test('what is announced is asked for as long as somebody wants its records, and told once to each', async () => {
  const listener = follow()
  await listener.times(1)
  announce()
  const steps = new Listener(place.feed.steps(WORKSPACE, 'now'), 2000)
  await steps.times(1)
  announce()
  await steps.until((step) => step.kind === 'caught-up' && step.cursor === 'a.5')
  steps.stop()
  const before = place.pulls
  announce()
  const commits = listener.received.filter((signal) => (signal as { readonly kind: string }).kind === 'commit')
  expect(commits).toEqual(['m4', 'm5', 'm6'].map(commitOf))
  expect(steps.received.map((step) => (step.kind === 'commit' ? step.commit.after : step.kind))).toEqual([
    'caught-up',
    'a.5',
    'caught-up',
  ])
  expect(place.pulls).toBe(before)
  listener.stop()
})

test('a commit of too many records to name is told when they are known, and nobody reads for it before', async () => {
  const listener = follow()
  await listener.times(1)
  announce(null)
  expect(await listener.times(2)).toEqual([following, commitOf('m4')])
  listener.stop()
})

test('all who follow a workspace share its questions, and the last who leaves ends them', async () => {
  const [one, other] = [follow(), follow()]
  await Promise.all([one.times(1), other.times(1)])
  const late = follow()
  await late.times(1)
  const before = place.pulls
  place.commit()
  for (const listener of [one, other, late]) await listener.times(2)
  expect([place.pulls - before, place.users, late.received]).toEqual([1, 1, [following, commitOf('m4')]])
  for (const listener of [one, other, late]) listener.stop()
  await place.runtime.advance(60_000)
  expect([place.pulls - before, place.users, place.runtime.dueTasks]).toEqual([1, 0, 0])
})

test('what no broadcast told is found by itself, sooner where none can come', async () => {
  const listener = follow()
  await listener.times(1)
  place.commit(false)
  await place.runtime.advance(30_000)
  await listener.times(2)
  place.isJoined$.next(false)
  place.commit(false)
  await place.runtime.advance(10_000)
  expect(await listener.times(3)).toEqual([following, commitOf('m4'), commitOf('m5')])
  listener.stop()
})

test('a channel joined, a connection that is back and a look at the tab are reasons to ask', async () => {
  const listener = follow()
  await listener.times(1)
  const reasons = [() => place.isJoined$.next(true), () => place.isOnline$.next(true), () => place.hints$.next()]
  for (const [index, tell] of reasons.entries()) {
    place.commit(false)
    tell()
    await listener.times(index + 2)
  }
  expect(listener.received.slice(1)).toEqual(['m4', 'm5', 'm6'].map(commitOf))
  listener.stop()
})

test('who may not listen may still ask', async () => {
  place.isDenied = true
  const listener = follow()
  await listener.times(1)
  place.commit(false)
  await place.runtime.advance(10_000)
  expect(await listener.times(2)).toEqual([following, commitOf('m4')])
  listener.stop()
})

test('after a gap it says anew from when on it tells', async () => {
  const listener = follow()
  await listener.times(1)
  place.epoch = 'b'
  place.commit()
  await listener.times(2)
  place.commit()
  expect(await listener.times(3)).toEqual([following, following, commitOf('m5')])
  listener.stop()
})

test('somebody else in the tab goes on where the one before was; nobody hears nothing', async () => {
  const steps = new Listener(place.feed.steps(WORKSPACE, 'now'), 2000)
  await steps.times(1)
  place.session$.next(signedIn('bob'))
  place.commit()
  await steps.once((step) => step.kind === 'commit')
  place.session$.next({ status: 'signed-out', reason: 'user' })
  expect(await steps.failure()).toMatchObject({ code: 'auth/signed-out' })
  expect([place.users, steps.received.filter(({ kind }) => kind === 'commit').length]).toEqual([0, 1])
})

test('from a cursor it first tells what came after it', async () => {
  const steps = new Listener(place.feed.steps(WORKSPACE, 'a.1' as ChangeCursor), 2000)
  await steps.until(({ kind }) => kind === 'caught-up')
  expect(steps.received.map((step) => (step.kind === 'commit' ? step.commit.after : step.kind))).toEqual([
    'a.2',
    'a.3',
    'caught-up',
  ])
  steps.stop()
})

test('whoever began at a cursor asks one question a commit with all others, and hears each commit once', async () => {
  const listener = follow()
  const copies = ['a.1', 'a.2', 'a.3'].map((from) => new Listener(place.feed.steps(WORKSPACE, from as ChangeCursor), 2000))
  const broadcasts = (commits: number) =>
    copies.map((copy) => copy.until((step) => step.kind === 'caught-up' && step.cursor === `a.${commits}`))
  await Promise.all([listener.times(1), ...broadcasts(3)])
  const before = place.pulls
  for (const version of [4, 5, 6]) {
    place.commit()
    await Promise.all(broadcasts(version))
  }
  expect(place.pulls - before).toBe(3)
  const received = copies.map(({ received: steps }) =>
    steps.flatMap((step) => (step.kind === 'commit' ? [step.commit.after] : [])),
  )
  expect(received).toEqual([1, 2, 3].map((from) => ['a.2', 'a.3', 'a.4', 'a.5', 'a.6'].slice(from - 1)))
  for (const each of [listener, ...copies]) each.stop()
  await place.runtime.advance(60_000)
  expect([place.users, place.runtime.dueTasks]).toEqual([0, 0])
})

test('it passes on whether the connection is up', () => {
  const listener = new Listener(place.feed.isOnline$, 100)
  place.isOnline$.next(false)
  expect(listener.received).toEqual([true, false])
  listener.stop()
})
