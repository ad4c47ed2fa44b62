import { firstValueFrom, toArray, takeWhile } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { assignJob, tagJob, trashJob, type TableRow } from '../../../src/ui/table/bulk-jobs'
import { BulkWork, type BulkProgress } from '../../../src/ui/table/bulk.model'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let workspace: OpenWorkspace
let work: BulkWork

beforeEach(async () => {
  workspace = await openWorkspace()
  const { ports, runtime, workspaceId } = workspace
  work = new BulkWork({ records: ports.records, runtime, workspaceId })
})

afterEach(() => workspace.close())

async function rows(): Promise<readonly TableRow[]> {
  const page = await workspace.ports.records.list('people', { workspaceId: workspace.workspaceId, limit: 5000, trash: 'include' })
  return page.items
}

async function people(count: number): Promise<readonly TableRow[]> {
  const names = Array.from({ length: count }, (_, index) => ({ firstName: `Person ${index}` }))
  for (let start = 0; start < count; start += 500) await workspace.create('people', ...names.slice(start, start + 500))
  return rows()
}

const live = async () =>
  (await workspace.ports.records.list('people', { workspaceId: workspace.workspaceId, limit: 5000 })).items.length

describe('bulk work', () => {
  it('goes in batches the backend takes, says how far it is, and can be taken back as a whole', async () => {
    const all = await people(1100)
    const job = trashJob('people', all)
    const seen: (BulkProgress | null)[] = []
    const watched = firstValueFrom(
      work.progress$.pipe(
        takeWhile((progress, index) => index === 0 || progress !== null),
        toArray(),
      ),
    ).then((progress) => seen.push(...progress))

    const result = await work.run(job.mutations)
    await watched

    expect(seen.flatMap((progress) => (progress === null ? [] : [progress.done]))).toEqual([0, 500, 1000, 1100])
    expect([result.written.length, result.failed, await live()]).toEqual([1100, 0, 0])
    await work.run(job.undo(result.written))
    expect(await live()).toBe(1100)
  })

  it('stops after the batch under way', async () => {
    const all = await people(1100)

    const running = work.run(trashJob('people', all).mutations)
    work.stop()

    expect([(await running).done, await live()]).toEqual([500, 600])
  })

  it('leaves out what someone else changed meanwhile, and does the rest', async () => {
    const all = await people(3)
    const [tagId] = await workspace.create('tags', { name: 'Pioneer' })
    await workspace.commit({ kind: 'update', collection: 'people', id: all[1]!.id, patch: { source: 'Fair' }, expect: 'any' })

    const result = await work.run(tagJob('people', all, tagId!).mutations)

    expect([result.done, result.failed]).toEqual([3, 1])
    expect((await rows()).map((row) => row.tagIds.length)).toEqual([1, 0, 1])
  })

  it('takes an assignment back to whoever it was', async () => {
    const all = await people(2)
    const me = (await workspace.ports.records.list('members', { workspaceId: workspace.workspaceId, limit: 1 })).items[0]
      ?.id as Id
    await work.run(assignJob('people', all.slice(0, 1), me).mutations)

    const job = assignJob('people', await rows(), null)
    const { written } = await work.run(job.mutations)
    expect((await rows()).map((row) => row.ownerId)).toEqual([null, null])
    await work.run(job.undo(written))

    expect((await rows()).map((row) => row.ownerId)).toEqual([me, null])
  })
})
