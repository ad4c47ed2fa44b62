import { Subject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { MutationId } from '../../../src/domain/model/records/meta'
import type { ChangeCursor } from '../../../src/ports/events.port'
import type { Announcement } from '../../../src/adapters/shared/feed/change-feed'
import { follow, type FeedStep } from '../../../src/adapters/shared/feed/follow'
import type { Pulled, PulledCommit } from '../../../src/adapters/shared/feed/pull'
import { Listener } from '../../harness/listener'
import { JitterRuntime } from '../../harness/jitter-runtime'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const runtime = new JitterRuntime('none')
afterEach(() => {
  if (runtime.dueTasks > 0) throw new Error('a timer was left behind')
})

/** A workspace that commits, and answers questions when it is told to. */
class Workspace {
  version = 0
  epoch = 'a'
  readonly asked: (ChangeCursor | null)[] = []
  readonly wakes$ = new Subject<Announcement | null>()
  wantsRecords = true
  pageSize = 10
  private readonly waiting: (() => void)[] = []
  private isHeld = false
  private readonly trouble: Error[] = []

  readonly pull = async (after: ChangeCursor | null): Promise<Pulled<object>> => {
    this.asked.push(after)
    if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve))
    const error = this.trouble.shift()
    if (error !== undefined) throw error
    if (after === null) return { kind: 'page', commits: [], cursor: this.at(this.version), more: false }
    const [epoch, seen] = [after.split('.')[0], Number(after.split('.')[1])]
    if (epoch !== this.epoch) return { kind: 'gap' }
    const until = Math.min(this.version, seen + this.pageSize)
    const commits = Array.from({ length: until - seen }, (_, index) => this.commitAt(seen + index + 1))
    return { kind: 'page', commits, cursor: this.at(until), more: until < this.version }
  }

  commit(times = 1): void {
    this.version += times
    this.wakes$.next(null)
  }

  /** Commits once, and says of what. */
  announce(collection: 'people' | 'members' = 'people'): void {
    this.version += 1
    const { before, after, mutationId } = this.commitAt(this.version)
    this.wakes$.next({ before, after, mutationId, touched: [{ collection, id: 'p' as Id }] })
  }

  fail(...errors: readonly Error[]): void {
    this.trouble.push(...errors)
  }

  hold(): void {
    this.isHeld = true
  }

  release(): void {
    this.isHeld = false
    this.waiting.splice(0).forEach((go) => go())
  }

  at(version: number): ChangeCursor {
    return `${this.epoch}.${version}` as ChangeCursor
  }

  private commitAt(version: number): PulledCommit<object> {
    return { before: this.at(version - 1), after: this.at(version), mutationId: `m${version}` as MutationId, changes: [] }
  }
}

function listenTo(workspace: Workspace, from: ChangeCursor | null = null): Listener<FeedStep<object>> {
  return new Listener(stepsIn(workspace, from), 2000)
}

function stepsIn(workspace: Workspace, from: ChangeCursor | null, clock: LeapingRuntime = runtime) {
  const { pull, wakes$ } = workspace
  return follow({ pull, from, wakes$, wantsRecords: () => workspace.wantsRecords, runtime: clock })
}

function stepsOf(listener: Listener<FeedStep<object>>): readonly string[] {
  return listener.received.map((step) => {
    if (step.kind === 'gap') return 'gap'
    if (step.kind === 'caught-up') return `at ${step.cursor}`
    return step.kind === 'touched' ? `ids of ${step.commit.after}` : step.commit.after
  })
}

test('from now on, it begins with where it is, and tells each commit as it comes', async () => {
  const workspace = new Workspace()
  workspace.version = 7
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.commit()
  await listener.times(3)
  workspace.commit(2)
  await listener.times(6)
  expect(stepsOf(listener)).toEqual(['at a.7', 'a.8', 'at a.8', 'a.9', 'a.10', 'at a.10'])
  listener.stop()
})

test('from a cursor, it first tells what came after it, page by page', async () => {
  const workspace = new Workspace()
  workspace.version = 25
  const listener = listenTo(workspace, workspace.at(2))
  await listener.until(({ kind }) => kind === 'caught-up')
  expect([listener.received.length, stepsOf(listener).at(-1), workspace.asked]).toEqual([24, 'at a.25', ['a.2', 'a.12', 'a.22']])
  listener.stop()
})

test('what it pulled it tells in a turn of its own, and nothing to who has gone meanwhile', async () => {
  const workspace = new Workspace()
  const turns: (() => void)[] = []
  const page = new LeapingRuntime()
  page.turn = () => new Promise<void>((resolve) => turns.push(resolve))
  const steps$ = stepsIn(workspace, null, page)
  const [stays, goes] = [new Listener<FeedStep<object>>(steps$, 2000), new Listener<FeedStep<object>>(steps$, 2000)]
  await expect.poll(() => turns.length).toBe(2)
  expect([...stepsOf(stays), ...stepsOf(goes)]).toEqual([])
  goes.stop()
  for (const give of turns) give()
  await stays.times(1)
  expect([stepsOf(stays), stepsOf(goes)]).toEqual([['at a.0'], []])
  stays.stop()
})

test('a wake with nothing behind it tells nothing', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.wakes$.next(null)
  workspace.wakes$.next(null)
  workspace.commit()
  await listener.times(3)
  expect(stepsOf(listener)).toEqual(['at a.0', 'a.1', 'at a.1'])
  listener.stop()
})

test('the very next commit is taken as announced where nobody wants its records, and any other is asked for', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.wantsRecords = false
  workspace.announce()
  workspace.announce()
  expect([stepsOf(listener), workspace.asked]).toEqual([['at a.0', 'ids of a.1', 'at a.1', 'ids of a.2', 'at a.2'], [null]])
  workspace.version += 1
  workspace.announce()
  await listener.until((step) => step.kind === 'caught-up' && step.cursor === workspace.at(4))
  workspace.wantsRecords = true
  workspace.announce()
  await listener.until((step) => step.kind === 'caught-up' && step.cursor === workspace.at(5))
  expect([stepsOf(listener).slice(5), workspace.asked]).toEqual([
    ['a.3', 'a.4', 'at a.4', 'a.5', 'at a.5'],
    [null, 'a.2', 'a.4'],
  ])
  listener.stop()
})

test('what is announced while it asks is asked for as well', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.wantsRecords = false
  workspace.hold()
  workspace.commit()
  workspace.announce()
  workspace.release()
  await listener.until((step) => step.kind === 'caught-up' && step.cursor === workspace.at(2))
  expect(stepsOf(listener)).toEqual(['at a.0', 'a.1', 'a.2', 'at a.2'])
  listener.stop()
})

test('whoever lost the right to read learns it from the commit that took it', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.wantsRecords = false
  const refusal = portError('access/denied', { action: 'changes' })
  workspace.fail(refusal)
  workspace.announce('members')
  expect(await listener.failure()).toBe(refusal)
})

test('it asks one question at a time, and once more when it was woken meanwhile', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.hold()
  for (let count = 0; count < 20; count += 1) workspace.commit()
  expect(workspace.asked).toHaveLength(2)
  workspace.release()
  await listener.once((step) => step.kind === 'caught-up' && step.cursor === workspace.at(20))
  workspace.commit()
  await listener.once((step) => step.kind === 'caught-up' && step.cursor === workspace.at(21))
  expect(workspace.asked.length).toBeLessThanOrEqual(6)
  listener.stop()
})

test('a feed that began anew is a gap, and then it goes on from where it is', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.epoch = 'b'
  workspace.commit(3)
  await listener.times(3)
  workspace.commit()
  await listener.times(5)
  expect(stepsOf(listener)).toEqual(['at a.0', 'gap', 'at b.3', 'b.4', 'at b.4'])
  listener.stop()
})

test('trouble with the connection is waited out, and nothing is lost by it', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.fail(portError('net/offline', {}), portError('net/throttled', { retryAfterMs: 60_000 }), new Error('odd'))
  workspace.commit()
  await expect.poll(() => runtime.dueTasks).toBe(1)
  await runtime.advance(1000)
  await expect.poll(() => [workspace.asked.length, runtime.dueTasks]).toEqual([3, 1])
  workspace.commit()
  await runtime.advance(59_000)
  expect(workspace.asked).toHaveLength(3)
  await runtime.advance(1000)
  await expect.poll(() => [workspace.asked.length, runtime.dueTasks]).toEqual([4, 1])
  await runtime.advance(5000)
  await listener.times(4)
  expect([stepsOf(listener), listener.error]).toEqual([['at a.0', 'a.1', 'a.2', 'at a.2'], undefined])
  listener.stop()
})

test.each([portError('access/denied', { action: 'changes' }), portError('auth/signed-out', { reason: 'revoked' })])(
  'it ends when there is nothing more to be told: $code',
  async (refusal) => {
    const workspace = new Workspace()
    const listener = listenTo(workspace)
    await listener.times(1)
    workspace.fail(refusal)
    workspace.commit()
    expect(await listener.failure()).toBe(refusal)
    workspace.commit()
    expect(workspace.asked).toHaveLength(2)
  },
)

test('who stops listening hears no answer that was under way, and asks no more', async () => {
  const workspace = new Workspace()
  const listener = listenTo(workspace)
  await listener.times(1)
  workspace.hold()
  workspace.commit()
  listener.stop()
  workspace.release()
  workspace.commit()
  await runtime.advance(60_000)
  expect([workspace.asked.length, listener.received.length]).toEqual([2, 1])
})
