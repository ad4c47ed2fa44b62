import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { DuplicateWarning } from '../../table/duplicate-warning'
import { duplicatesText } from '../../text/duplicates'
import { contactName } from './merge-sheet.model'
import { otherWith$ } from './contacts.model'

export interface AlsoThereProps {
  readonly collection: MergedCollection
  readonly value: string
  /** The one that is being edited. */
  readonly selfId: Id
}

/** Says while it is typed that somebody else has it already. It hinders nothing. */
export function AlsoThere({ collection, value, selfId }: AlsoThereProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const wanted = { workspaceId: workspace.id, collection, value, selfId }
  const other = useStream(value, () => otherWith$(records, wanted))
  if (other.status !== 'ready' || other.value === null) return null
  return (
    <DuplicateWarning
      text={duplicatesText.alsoHas(contactName(other.value))}
      href={recordPath(workspace.slug, collection, other.value.id)}
      linkLabel={duplicatesText.openOther}
      onFollow={() => undefined}
    />
  )
}
