import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Instant, PlainDate } from '../../src/domain/model/kernel/instant'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Task } from '../../src/domain/model/tasks/task'
import { nextTaskId } from '../../src/domain/model/tasks/repeat'
import { newMutationId } from '../harness/stage'
import { commit, expectInvalid, person, write } from './acts'
import { scenario, type Scenario } from './scenario'

/** The last day of a month, and of the month after it. */
const [FAR, AFTER_FAR] = ['2199-01-31', '2199-02-28'] as [PlainDate, PlainDate]

/** What becomes of tasks. */
export const recordsTasks: readonly Scenario[] = [
  scenario('records/task-done', 'a done task says when, and no longer does when it is open again', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, {
      kind: 'create',
      collection: 'tasks',
      id: stage.world.newId(),
      data: { title: 'Call' },
    })
    const become = (status: 'open' | 'done' | 'cancelled') =>
      ({ kind: 'update', collection: 'tasks', id: made.id, patch: { status }, expect: 'any' }) as const
    const done = await write(stage, owner, become('done'))
    expect([made, done, await write(stage, owner, become('open'))]).toMatchObject([
      { status: 'open', completedAt: null },
      { status: 'done', completedAt: done.updatedAt },
      { status: 'open', completedAt: null },
    ])
    await write(stage, owner, become('done'))
    await expectInvalid(commit(stage, owner, [become('cancelled')]), { status: 'not-allowed-now' })
  }),

  scenario(
    'records/task-repeat',
    'doing a repeating task makes the next one, once, and opening it again takes that away',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const id = stage.world.newId()
      const subject = await write(stage, owner, person(stage.world))
      const made = await write(stage, owner, {
        kind: 'create',
        collection: 'tasks',
        id,
        data: { title: 'Report', dueOn: FAR, repeat: 'monthly', priority: 'high', subjects: [subjectOf('people', subject.id)] },
      })
      const become = (status: 'open' | 'done') =>
        ({ kind: 'update', collection: 'tasks', id: made.id, patch: { status }, expect: 'any' }) as const
      const next = () => owner.ports.records.get('tasks', nextTaskId(made.id))

      const mutationId = newMutationId(stage.world)
      await commit(stage, owner, [become('done')], { mutationId })
      const first = await next()
      await commit(stage, owner, [become('done')], { mutationId })
      expect([first, await next()]).toMatchObject([
        { title: 'Report', dueOn: AFTER_FAR, status: 'open', repeat: 'monthly-31', priority: 'high', subjects: made.subjects },
        { version: first?.version },
      ])
      await commit(stage, owner, [become('open')])
      const taken = await next()
      await commit(stage, owner, [become('done')])
      expect([taken?.deletedAt !== null, await next()]).toMatchObject([true, { deletedAt: null, dueOn: AFTER_FAR }])
      // What somebody has been at stays.
      await write(stage, owner, {
        kind: 'update',
        collection: 'tasks',
        id: nextTaskId(made.id),
        patch: { title: 'Mine' },
        expect: 'any',
      })
      await commit(stage, owner, [become('open')])
      await commit(stage, owner, [become('done')])
      expect(await next()).toMatchObject({ title: 'Mine', deletedAt: null })
    },
  ),

  scenario(
    'records/task-repeat-back',
    'opening done turns of a repeating task again, the newest first, leaves the first one alone',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const first = stage.world.newId()
      const turns = [first, nextTaskId(first), nextTaskId(nextTaskId(first)), nextTaskId(nextTaskId(nextTaskId(first)))]
      const dueAt = '2199-01-31T09:30:00.250Z' as Instant
      const remindAt = '2199-01-30T08:00:00.000Z' as Instant
      const data = { title: 'Report', dueAt, remindAt, repeat: 'monthly' } as const
      await write(stage, owner, { kind: 'create', collection: 'tasks', id: first, data })
      const become = (id: Id, status: 'open' | 'done') =>
        commit(stage, owner, [{ kind: 'update', collection: 'tasks', id, patch: { status }, expect: 'any' }])
      const done = turns.slice(0, 3)
      for (const id of done) await become(id, 'done')
      const live = async () => {
        const found = await owner.ports.records.getMany('tasks', turns)
        return turns.map((id) => (found.get(id)?.deletedAt === null ? (found.get(id)?.status ?? '') : 'gone'))
      }
      const before = await live()
      for (const id of done.toReversed()) await become(id, 'open')
      expect([before, await live()]).toEqual([
        ['done', 'done', 'done', 'open'],
        ['open', 'gone', 'gone', 'gone'],
      ])
    },
  ),

  scenario('records/task-snooze', 'a snoozed task says until when, and goes on through open', async ({ stage }) => {
    const owner = await stage.as('owner')
    const data = { title: 'Call', status: 'snoozed' } as const
    const id = stage.world.newId()
    await expectInvalid(commit(stage, owner, [{ kind: 'create', collection: 'tasks', id, data }]), { snoozedUntil: 'required' })
    const snoozedUntil = '2199-01-01T00:00:00.000Z' as Instant
    const made = await write(stage, owner, { kind: 'create', collection: 'tasks', id, data: { ...data, snoozedUntil } })
    const become = (status: 'open' | 'done') =>
      ({ kind: 'update', collection: 'tasks', id, patch: { status }, expect: 'any' }) as const
    await expectInvalid(commit(stage, owner, [become('done')]), { status: 'not-allowed-now' })
    expect([made, await write(stage, owner, become('open'))]).toMatchObject([{ snoozedUntil }, { snoozedUntil: null }])
  }),

  scenario('records/steps-in-one', 'a record goes several steps in one commit, and back by them', async ({ stage }) => {
    const owner = await stage.as('owner')
    const snoozedUntil = '2199-01-01T00:00:00.000Z' as Instant
    const id = stage.world.newId()
    const data = { title: 'Call', status: 'snoozed', snoozedUntil } as const
    await write(stage, owner, { kind: 'create', collection: 'tasks', id, data })
    const step = (patch: Partial<Task>) => ({ kind: 'update', collection: 'tasks', id, patch, expect: 'any' }) as const
    await commit(stage, owner, [step({ status: 'open' }), step({ status: 'done' })])
    const done = await owner.ports.records.get('tasks', id)
    await commit(stage, owner, [step({ status: 'open' }), step({ status: 'snoozed', snoozedUntil })])
    expect([done, await owner.ports.records.get('tasks', id)]).toMatchObject([
      { status: 'done', snoozedUntil: null },
      { status: 'snoozed', snoozedUntil, completedAt: null },
    ])
  }),
]
