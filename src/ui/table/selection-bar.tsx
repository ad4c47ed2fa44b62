import type { Id } from '../../domain/model/kernel/id'
import { useWorkspace } from '../app/workspace-context'
import { selectionText } from '../text/selection'
import { BulkBar } from './bulk-bar'
import { assignJob, tagJob, trashJob, untagJob, type BulkCollection, type BulkJob, type TableRow } from './bulk-jobs'
import { useBulk } from './use-bulk'

/** What the lists differ in when much is done at once. */
export interface BulkTexts {
  readonly trashed: (count: number, formatted: string) => string
  readonly assigned: (count: number, formatted: string, owner: string) => string
  readonly tagged: (count: number, formatted: string, tag: string) => string
}

export interface SelectionBarProps {
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
