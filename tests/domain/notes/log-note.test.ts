import { expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import { logNote, type LoggedNote } from '../../../src/domain/use-cases/notes/log-note'
import { idOf } from '../records/make'

const AT = '2026-11-21T09:00:00.000Z' as Instant
const call: LoggedNote = { kind: 'call', body: 'Wants two', happenedAt: AT, subjects: [`people/${idOf(1)}`], mentions: [] }
const ids = (): (() => Id) => {
  let next = 10
  return () => idOf(next++)
}

it('logs a call and plans the next one about the same person', () => {
  const followUp = { title: 'Call again', dueOn: null, assigneeId: idOf(2) }
  expect(logNote(call, followUp, ids())).toEqual([
    { kind: 'create', collection: 'notes', id: idOf(10), data: call },
    { kind: 'create', collection: 'tasks', id: idOf(11), data: { ...followUp, kind: 'call', subjects: call.subjects } },
  ])
})

it('says of a plain note no other time than when it was written', () => {
  expect(logNote({ ...call, kind: 'note' }, null, ids())).toMatchObject([{ data: { kind: 'note', happenedAt: null } }])
})
