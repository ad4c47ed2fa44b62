import { useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import { useRuntime } from '../app/ports-context'
import { useChanges } from '../app/use-apply'
import { selectionText } from '../text/selection'

export interface UsedBulk {
  readonly isRunning: boolean
  /** @param said the toast's sentence for how many were changed */
  readonly run: (mutations: readonly Mutation[], said: (count: number) => string) => Promise<void>
  /** Makes a tag to put on records. @returns its id, `null` when it was refused (and said so) */
  readonly createTag: (name: string) => Promise<Id | null>
}

/** Work over any number of records: one step to undo, how far it is shown by the shell. */
export function useBulk(): UsedBulk {
  const changes = useChanges()
  const runtime = useRuntime()
  const [running, setRunning] = useState(0)

  async function run(mutations: readonly Mutation[], said: (count: number) => string): Promise<void> {
    setRunning((count) => count + 1)
    await changes.applyAll(said, mutations)
    setRunning((count) => count - 1)
  }

  async function createTag(name: string): Promise<Id | null> {
    const id = runtime.newId()
    const result = await changes.apply(
      selectionText.tagMade(name),
      [{ kind: 'create', collection: 'tags', id, data: { name } }],
      {
        quiet: true,
      },
    )
    return result.status === 'written' ? id : null
  }

  return { isRunning: running > 0, run, createTag }
}
