import { useState } from 'react'
import { useLocation } from 'wouter'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Dialog } from '../../design/dialog'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { duplicatesText } from '../../text/duplicates'
import { detailsOf, othersNamed$ } from './contacts.model'
import styles from './duplicates.module.css'
import { MergeDialog } from './merge-dialog'
import { contactName } from './merge-sheet.model'

const text = duplicatesText

export interface MergeWithDialogProps {
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
