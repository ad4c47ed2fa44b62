import { afterEach, describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { nextTaskId } from '../../../src/domain/model/tasks/repeat'
import { Changes } from '../../../src/ui/app/changes'
import { ConflictQueue } from '../../../src/ui/app/questions'
import { Toasts } from '../../../src/ui/app/toasts'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(async () => {
  await opened?.close()
})

/** A daily task that was done, and the two that followed it, too: three steps, each with its own toast. */
async function doneThreeTimes() {
  opened = await openWorkspace()
  const { ports, runtime, workspaceId } = opened
  const toasts = new Toasts()
  const conflicts = new ConflictQueue()
  const changes = new Changes({ records: ports.records, runtime, workspaceId, toasts, conflicts, number: String }, () => 'Ada')
  let id: Id = runtime.newId()
  const data = { title: 'Report', dueOn: '2199-01-30' as PlainDate, repeat: 'daily' } as const
  const mutationId = mutationIdOf(runtime.newId())
  await ports.records.commit([{ kind: 'create', collection: 'tasks', id, data }], { workspaceId, mutationId })
  for (const label of ['First done', 'Second done', 'Third done']) {
    const task = await ports.records.get('tasks', id)
    if (task === null) throw new Error('nothing followed')
    await changes.apply(label, [{ kind: 'update', collection: 'tasks', id, patch: { status: 'done' }, expect: task.version }])
    id = nextTaskId(id)
  }
  const live = async () => {
    const page = await ports.records.list('tasks', { workspaceId, limit: 50 })
    return page.items.map(({ dueOn, status }) => `${dueOn} ${status}`).toSorted()
  }
  const troubles = () => toasts.current().filter(({ tone }) => tone === 'danger').length
  const pressUndoOf = async (label: string) => {
    const toast = toasts.current().find(({ title }) => title === label)
    toast?.actions.at(-1)?.run()
    await expect.poll(() => toasts.current().some(({ title }) => title === `Undone: ${label}`)).toBe(true)
  }
  const redoAll = async () => {
    await changes.redo()
    await changes.redo()
    await changes.redo()
  }
  return { changes, live, troubles, pressUndoOf, redoAll }
}

const ALL_DONE = ['2199-01-30 done', '2199-01-31 done', '2199-02-01 done', '2199-02-02 open']

describe('a repeating task that was done three times', () => {
  it('is there once when all is undone, the newest first, and is done again as often', async () => {
    const { changes, live, troubles, redoAll } = await doneThreeTimes()
    const seen = [await live()]
    while (seen.length < 4) {
      await changes.undo()
      seen.push(await live())
    }
    await redoAll()
    expect({ seen, again: await live(), troubles: troubles() }).toEqual({
      seen: [ALL_DONE, [...ALL_DONE.slice(0, 2), '2199-02-01 open'], ['2199-01-30 done', '2199-01-31 open'], ['2199-01-30 open']],
      again: ALL_DONE,
      troubles: 0,
    })
  })

  it.each([
    ['First done', ['2199-01-30 open']],
    ['Second done', ['2199-01-30 done', '2199-01-31 open']],
  ])('goes back to before “%s” by its toast, with what was done on top of it', async (label, expected) => {
    const { live, troubles, pressUndoOf, redoAll } = await doneThreeTimes()
    await pressUndoOf(label)
    const left = await live()
    await redoAll()
    expect({ left, again: await live(), troubles: troubles() }).toEqual({ left: expected, again: ALL_DONE, troubles: 0 })
  })
})
