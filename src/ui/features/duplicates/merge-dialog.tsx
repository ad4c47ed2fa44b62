import { useState } from 'react'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { mostComplete } from '../../../domain/model/duplicates/merged-fields'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Dialog } from '../../design/dialog'
import { Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { duplicatesText } from '../../text/duplicates'
import { errorText } from '../../text/error-text'
import styles from './duplicates.module.css'
import { sheetData$ } from './merge-sheet.model'
import { MergeSheet } from './merge-sheet'

const text = duplicatesText

export interface MergeDialogProps {
  readonly collection: MergedCollection
  readonly ids: readonly Id[]
  readonly onClose: () => void
  /** Once they are one. */
  readonly onMerged?: (keptId: Id) => void
}

/** Two or more side by side: which one stays, what it shall say, what moves to it. */
export function MergeDialog({ collection, ids, onClose, onMerged }: MergeDialogProps) {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  // They are read anew when somebody has changed one of them meanwhile.
  const [turn, setTurn] = useState(0)
  const key = `${turn} ${ids.join()}`
  const state = useStream(key, () => sheetData$(records, { workspaceId: workspace.id, collection, ids }))
  const contacts = state.status === 'ready' ? state.value.contacts : []
  const trouble = ids.length > LIMITS.subjects ? text.tooManyRecords(formats.number(LIMITS.subjects)) : text.gone
  const first = mostComplete(contacts)
  if (state.status === 'ready' && first !== undefined && contacts.length > 1 && ids.length <= LIMITS.subjects) {
    return (
      <MergeSheet
        key={key}
        collection={collection}
        data={state.value}
        first={first.id}
        isAgain={turn > 0}
        onStale={() => setTurn(turn + 1)}
        onClose={onClose}
        onMerged={(keptId) => {
          onClose()
          onMerged?.(keptId)
        }}
      />
    )
  }
  return (
    <Dialog size="lg" title={text.sheetTitle(collection, formats.number(ids.length))} onClose={onClose}>
      {state.status === 'pending' ? (
        <p className={styles.busy}>
          <Spinner />
        </p>
      ) : (
        <p role="alert">{state.status === 'failed' ? errorText(state.error) : trouble}</p>
      )}
    </Dialog>
  )
}
