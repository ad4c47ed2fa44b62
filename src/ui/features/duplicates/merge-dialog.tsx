import { useState } from 'react'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { mostComplete } from '../../../domain/model/duplicates/merged-fields'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Dialog } from '../../design/dialog'
import { Spinner, Button } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { duplicatesText } from '../../text/duplicates'
import { errorText } from '../../text/error-text'
import styles from './duplicates.module.css'
import { sheetData$, contactName } from './merge-sheet.model'
import { MergeSheet } from './merge-sheet'
import { useLocation } from 'wouter'
import { recordPath } from '../../app/routes'
import { TextField } from '../../design/text-field'
import { detailsOf, othersNamed$ } from './contacts.model'

const text = duplicatesText

interface MergeDialogProps {
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

interface MergeWithDialogProps {
  readonly collection: MergedCollection
  readonly id: Id
  readonly name: string
  readonly onClose: () => void
}

/** From one record: which other one it is the same as. */
export function MergeWithDialog({ collection, id, name, onClose }: MergeWithDialogProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [, navigate] = useLocation()
  const [search, setSearch] = useState(name)
  const [other, setOther] = useState<Id | null>(null)
  const found = useStream(search, () => othersNamed$(records, { workspaceId: workspace.id, collection, search, selfId: id }))
  if (other !== null) {
    const follow = (keptId: Id) => {
      if (keptId !== id) navigate(recordPath(workspace.slug, collection, keptId))
    }
    return <MergeDialog collection={collection} ids={[id, other]} onClose={onClose} onMerged={follow} />
  }
  const items = found.status === 'ready' ? found.value : []
  return (
    <Dialog title={text.withTitle(name)} onClose={onClose}>
      <div className={styles.finder}>
        <TextField label={text.find} value={search} onValue={setSearch} autoFocus autoComplete="off" />
        <ul className={styles.merges} aria-label={text.found}>
          {items.map((contact) => (
            <li key={contact.id} className={styles.merge}>
              <div className={styles.member}>
                <span className={styles.name}>{contactName(contact)}</span>
                <span className={styles.details}>{detailsOf(contact).join(' · ')}</span>
              </div>
              <Button size="sm" aria-label={text.compareOf(contactName(contact))} onClick={() => setOther(contact.id)}>
                {text.choose}
              </Button>
            </li>
          ))}
        </ul>
        {found.status === 'ready' && items.length === 0 ? (
          <p className={styles.details} role="status">
            {text.notFound}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
