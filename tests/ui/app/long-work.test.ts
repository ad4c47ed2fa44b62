import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { portError } from '../../../src/domain/model/errors/port-error'
import { Changes } from '../../../src/ui/app/changes'
import { ConflictQueue } from '../../../src/ui/app/questions'
import { Toasts } from '../../../src/ui/app/toasts'
import type { WorkProgress } from '../../../src/ui/app/work-board'
import { assignJob, tagJob, trashJob, untagJob, type TableRow } from '../../../src/ui/table/bulk-jobs'
import type { RecordsPort } from '../../../src/ports/records.port'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let workspace: OpenWorkspace
let changes: Changes
let toasts: Toasts
/** Commits that are refused from now on. */
let refusals: number

beforeEach(async () => {
  workspace = await openWorkspace()
  refusals = 0
  toasts = new Toasts()
  const { runtime, workspaceId } = workspace
  const dependencies = {
    records: refusing(workspace.ports.records),
    runtime,
    workspaceId,
    toasts,
    conflicts: new ConflictQueue(),
  }
  changes = new Changes({ ...dependencies, number: String }, () => 'Ada')
})

afterEach(() => workspace.close())

/** The same records, but for refusals on demand after the first commit. */
function refusing(records: RecordsPort): RecordsPort {
  let commits = 0
  const commit: RecordsPort['commit'] = async (mutations, options) => {
    commits += 1
    if (commits > 1 && refusals > 0) {
      refusals -= 1
      throw portError('net/unavailable', {})
    }
    return records.commit(mutations, options)
  }
  return new Proxy(records, { get: (target, key) => (key === 'commit' ? commit : Reflect.get(target, key)) })
}

async function rows(): Promise<readonly TableRow[]> {
  const query = { workspaceId: workspace.workspaceId, limit: 5000, trash: 'include' } as const
  return (await workspace.ports.records.list('people', query)).items
}

async function people(count: number): Promise<readonly TableRow[]> {
  const names = Array.from({ length: count }, (_, index) => ({ firstName: `Person ${index}` }))
  for (let start = 0; start < count; start += 500) await workspace.create('people', ...names.slice(start, start + 500))
  return rows()
}

const live = async () =>
  (await workspace.ports.records.list('people', { workspaceId: workspace.workspaceId, limit: 5000 })).items.length
const last = () => toasts.current().at(-1)
const press = (label: string) =>
  last()
    ?.actions.find((action) => action.label === label)
    ?.run()
const trashAll = (all: readonly TableRow[]): readonly Mutation[] => trashJob('people')(all)

describe('work over more records than fit one commit', () => {
  it('shows how far it is, and is one step to undo and to do again', async () => {
    const seen: (WorkProgress | null)[] = []
    changes.board.subscribe(() => seen.push(changes.board.current()))
    await changes.applyAll((count) => `${count} deleted`, trashAll(await people(1100)))
    expect([await live(), seen.map((progress) => progress?.done), last()?.title]).toEqual([
      0,
      [0, 500, 1000, 1100, undefined],
      '1100 deleted',
    ])
    await changes.undo()
    expect([await live(), last()?.title]).toEqual([1100, 'Undone: 1100 deleted'])
    await changes.redo()
    expect(await live()).toBe(0)
  })

  it('stops after the batch under way, says what is left, and goes on when told to', async () => {
    const all = await people(1100)
    const unsubscribe = changes.board.subscribe(() => {
      if (changes.board.current()?.done === 500) changes.board.stop()
    })
    await changes.applyAll((count) => `${count} deleted`, trashAll(all))
    unsubscribe()
    expect([await live(), last()?.title, last()?.body]).toEqual([600, '500 deleted', '500 done, 600 left unchanged.'])
    press('Continue')
    await expect.poll(() => last()?.title).toBe('600 deleted')
    expect(await live()).toBe(0)
  })

  it('tells of a refusal with what was done, and can still be taken back or gone on with', async () => {
    const all = await people(1100)
    refusals = 1
    await changes.applyAll((count) => `${count} deleted`, trashAll(all))
    expect([await live(), last()?.tone, last()?.actions.map(({ label }) => label)]).toEqual([600, 'danger', ['Continue', 'Undo']])
    press('Undo')
    await expect.poll(live).toBe(1100)
  })

  it('leaves out what someone else changed meanwhile, and does the rest', async () => {
    const all = await people(501)
    const [tagId] = await workspace.create('tags', { name: 'Pioneer' })
    await workspace.commit({ kind: 'update', collection: 'people', id: all[1]!.id, patch: { source: 'Fair' }, expect: 'any' })
    await changes.applyAll((count) => `${count} tagged`, tagJob('people', tagId!)(all))
    expect([(await rows()).filter((row) => row.tagIds.length === 1).length, last()?.title]).toEqual([500, '500 tagged'])
  })
})

describe('the jobs', () => {
  it('change only what is not so yet, and are taken back to what it was', async () => {
    const all = await people(2)
    const [tagId] = await workspace.create('tags', { name: 'Pioneer' })
    const members = await workspace.ports.records.list('members', { workspaceId: workspace.workspaceId, limit: 1 })
    const me = members.items[0]!.id
    await changes.applyAll(String, [...assignJob('people', me)(all.slice(0, 1)), ...tagJob('people', tagId!)(all.slice(1))])
    const now = await rows()
    expect([
      assignJob('people', me)(now).length,
      tagJob('people', tagId!)(now).length,
      untagJob('people', tagId!)(now).length,
    ]).toEqual([1, 1, 1])
    await changes.applyAll(String, assignJob('people', null)(now))
    await changes.undo()
    expect((await rows()).map((row) => row.ownerId)).toEqual([me, null])
  })
})
