import { useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import type { Mutation } from '../../domain/model/records/mutation'
import { mutationIdOf } from '../../domain/model/records/mutation-id'
import { usePorts, useRuntime } from '../app/ports-context'
import { useToasts } from '../app/toasts'
import { useApply } from '../app/use-apply'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import { appText } from '../text/app'
import { errorText } from '../text/error-text'
import { tablesText } from '../text/tables'
import type { BulkJob } from './bulk-jobs'
import { BulkWork, type BulkProgress } from './bulk.model'

export interface UsedBulk {
  /** `null` while nothing is under way. */
  readonly progress: BulkProgress | null
  /** @param said the toast's sentence for how many were changed */
  readonly run: (job: BulkJob, said: (count: number) => string) => Promise<void>
  /** Makes a tag to put on records. @returns its id, `null` when it was refused (and said so) */
  readonly createTag: (name: string) => Promise<Id | null>
  readonly stop: () => void
}

/** Bulk work with what is said about it: progress, then a toast that can take it all back. */
export function useBulk(): UsedBulk {
  const { records } = usePorts()
  const runtime = useRuntime()
  const apply = useApply()
  const toasts = useToasts()
  const { workspace, formats } = useWorkspace()
  const [work] = useState(() => new BulkWork({ records, runtime, workspaceId: workspace.id }))
  const stream = useStream(work, () => work.progress$)

  function fail(error: unknown): void {
    toasts.show({ tone: 'danger', title: errorText(error) })
  }

  async function run(job: BulkJob, said: (count: number) => string): Promise<void> {
    const { mutations } = job
    // What fits one commit is a change like any other: atomic, and undone by keyboard too.
    if (mutations.length > 0 && mutations.length <= LIMITS.batchOperations) {
      await apply(said(mutations.length), mutations)
      return
    }
    try {
      const { done, total, failed, written } = await work.run(job.mutations)
      const left = [
        done < total ? tablesText.stopped(formats.number(done), formats.number(total)) : '',
        failed > 0 ? tablesText.someFailed(formats.number(failed)) : '',
      ].filter(Boolean)
      const undo = job.undo(written)
      toasts.show({
        tone: 'success',
        title: said(written.length),
        ...(left.length === 0 ? {} : { body: left.join(' ') }),
        actions: undo.length === 0 ? [] : [{ label: appText.undo, run: () => void takeBack(undo) }],
      })
    } catch (error) {
      fail(error)
    }
  }

  async function takeBack(undo: readonly Mutation[]): Promise<void> {
    try {
      const { failed } = await work.run(undo)
      toasts.show({ title: tablesText.undone, ...(failed > 0 ? { body: tablesText.someFailed(formats.number(failed)) } : {}) })
    } catch (error) {
      fail(error)
    }
  }

  async function createTag(name: string): Promise<Id | null> {
    const id = runtime.newId()
    try {
      const options = { workspaceId: workspace.id, mutationId: mutationIdOf(runtime.newId()) }
      await records.commit([{ kind: 'create', collection: 'tags', id, data: { name } }], options)
      return id
    } catch (error) {
      fail(error)
      return null
    }
  }

  return {
    progress: stream.status === 'ready' ? stream.value : null,
    run,
    createTag,
    stop: () => work.stop(),
  }
}
