import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Instant } from '../../src/domain/model/kernel/instant'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Actor } from '../harness/stage'
import { boardOf, commit, deal, expectInvalid, moveTo, person, refusal, wild, write } from './acts'
import { scenario, type Scenario } from './scenario'

const READ_AT = '2026-11-21T09:00:00.000Z' as Instant

/** What members are told, and what they may do about it. */
export const notifications: readonly Scenario[] = [
  scenario(
    'notifications/told',
    'who is mentioned, given work or leads the team is told once, and nobody of what they did',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const about = await write(stage, owner, person(stage.world))
      const subject = subjectOf('people', about.id)
      const note = { body: 'Look', subjects: [subject], mentions: [member.memberId, member.memberId, owner.memberId] }
      const noted = await write(stage, owner, { kind: 'create', collection: 'notes', id: stage.world.newId(), data: note })
      await write(stage, owner, {
        kind: 'update',
        collection: 'notes',
        id: noted.id,
        patch: { body: 'Look again' },
        expect: 'any',
      })
      const data = { title: 'Call', assigneeId: member.memberId, subjects: [subject] }
      const task = await write(stage, owner, { kind: 'create', collection: 'tasks', id: stage.world.newId(), data })
      const board = await boardOf(owner)
      const made = await write(stage, owner, deal(stage.world, board, { ownerId: member.memberId }))
      await write(stage, member, moveTo(made.id, board.won.id))

      const actorId = owner.memberId
      const own = subjectOf('deals', made.id)
      expect([await notificationsOf(member), await notificationsOf(owner)]).toEqual([
        [
          { kind: 'mention', subject, objectCollection: 'notes', objectId: noted.id, actorId, readAt: null },
          { kind: 'assignment', subject, objectCollection: 'tasks', objectId: task.id, actorId, readAt: null },
          { kind: 'assignment', subject: own, objectCollection: 'deals', objectId: made.id, actorId, readAt: null },
        ],
        [
          {
            kind: 'deal-won',
            subject: own,
            objectCollection: 'deals',
            objectId: made.id,
            actorId: member.memberId,
            readAt: null,
          },
        ],
      ])
    },
  ),

  scenario(
    'notifications/own',
    'a member reads what is to them alone, marks it read and changes nothing else',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const data = { title: 'Call', assigneeId: member.memberId }
      await write(stage, owner, { kind: 'create', collection: 'tasks', id: stage.world.newId(), data })
      const [shown] = await rowsOf(member)
      const id = shown?.id ?? stage.world.newId()
      const update = (patch: object) => wild({ kind: 'update', collection: 'notifications', id, patch, expect: 'any' })

      expect([await rowsOf(owner), await owner.ports.records.get('notifications', id)]).toEqual([[], null])
      await refusal(commit(stage, owner, [update({ readAt: READ_AT })]), 'access/denied')
      await expectInvalid(commit(stage, member, [update({ kind: 'deal-won' })]), { kind: 'read-only' })
      await expectInvalid(commit(stage, member, [update({ memberId: owner.memberId })]), { memberId: 'read-only' })
      await refusal(
        commit(stage, member, [wild({ kind: 'trash', collection: 'notifications', id, expect: 'any' })]),
        'access/denied',
      )
      await commit(stage, member, [update({ readAt: READ_AT })])
      expect((await rowsOf(member)).map(({ readAt }) => readAt)).toEqual([READ_AT])
    },
  ),
]

async function rowsOf({ ports, workspaceId }: Actor) {
  const orderBy = [{ field: 'createdAt', direction: 'asc', empty: 'last' }] as const
  return (await ports.records.list('notifications', { workspaceId, orderBy, limit: 20 })).items
}

async function notificationsOf(actor: Actor): Promise<readonly object[]> {
  const rows = await rowsOf(actor)
  expect(rows.map(({ memberId }) => memberId)).toEqual(rows.map((): Id => actor.memberId))
  return rows.map(({ kind, subject, objectCollection, objectId, actorId, readAt }) => ({
    kind,
    subject,
    objectCollection,
    objectId,
    actorId,
    readAt,
  }))
}
