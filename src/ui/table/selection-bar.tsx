import { useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { useWorkspace } from '../app/workspace-context'
import { selectionText } from '../text/selection'
import type { Mutation } from '../../domain/model/records/mutation'
import { useRuntime } from '../app/ports-context'
import { useChanges } from '../app/use-apply'
import { BulkBar } from './bulk-bar'
import { assignJob, tagJob, trashJob, untagJob, type BulkCollection, type BulkJob, type TableRow } from './bulk-jobs'

/** What the lists differ in when much is done at once. */
interface BulkTexts {
  readonly trashed: (count: number, formatted: string) => string
  readonly assigned: (count: number, formatted: string, owner: string) => string
  readonly tagged: (count: number, formatted: string, tag: string) => string
}

interface SelectionBarProps {
  readonly collection: BulkCollection
  readonly texts: BulkTexts
  readonly count: number
  /** What is selected, as it stands when it is asked. */
  readonly selected: () => Promise<readonly TableRow[]>
  /** The bar goes when it is done: whoever pressed a button in it goes on in the list. */
  readonly leave: () => void
  readonly onDone: () => void
  readonly onMerge: (() => void) | null
  readonly onExport: (() => void) | null
  readonly onClear: () => void
}

/** What is done with all that is selected in a list, each as one step to undo. */
export function SelectionBar(props: SelectionBarProps) {
  const { collection, texts, selected, leave, onDone } = props
  const { memberName, formats, tags, may } = useWorkspace()
  const bulk = useBulk()
  const tagName = (tagId: Id): string => tags.find(({ id }) => id === tagId)?.name ?? ''

  async function work(job: BulkJob, said: (count: number, formatted: string) => string): Promise<void> {
    leave()
    await bulk.run(job(await selected()), (count) => said(count, formats.number(count)))
    onDone()
  }

  function tag(tagId: Id, name: string): void {
    void work(tagJob(collection, tagId), (count, formatted) => texts.tagged(count, formatted, name))
  }

  async function tagAnew(name: string): Promise<void> {
    const tagId = await bulk.createTag(name)
    if (tagId !== null) tag(tagId, name)
  }

  if (bulk.isRunning || !may(`${collection}.update`)) return null
  return (
    <BulkBar
      collection={collection}
      count={props.count}
      onAssign={(ownerId) =>
        void work(assignJob(collection, ownerId), (count, formatted) => texts.assigned(count, formatted, memberName(ownerId)))
      }
      onTag={(tagId) => tag(tagId, tagName(tagId))}
      onNewTag={(name) => void tagAnew(name)}
      onUntag={(tagId) =>
        void work(untagJob(collection, tagId), (count, formatted) => selectionText.untagged(tagName(tagId), count, formatted))
      }
      onJob={(job, field) => void work(job, (count, formatted) => selectionText.edited(field, count, formatted))}
      onTrash={() => void work(trashJob(collection), texts.trashed)}
      onMerge={props.onMerge}
      onExport={props.onExport}
      onClear={props.onClear}
    />
  )
}

interface UsedBulk {
  readonly isRunning: boolean
  /** @param said the toast's sentence for how many were changed */
  readonly run: (mutations: readonly Mutation[], said: (count: number) => string) => Promise<void>
  /** Makes a tag to put on records. @returns its id, `null` when it was refused (and said so) */
  readonly createTag: (name: string) => Promise<Id | null>
}

/** Work over any number of records: one step to undo, how far it is shown by the shell. */
function useBulk(): UsedBulk {
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
