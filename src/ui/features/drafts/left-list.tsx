import type { LeftRecord } from '../../../domain/model/imports/writing/undo/plan-undo'
import { syncText } from '../../text/sync'
import { draftText as text } from '../../text/drafts'
import { importJobText } from '../../text/import-job'
import { recordName } from './line-values'
import styles from './drafts.module.css'

/** What could not be taken back, and why. */
export function LeftList({ left }: { readonly left: readonly LeftRecord[] }) {
  return (
    <section aria-label={text.left} className={styles.reason}>
      <h2>{text.left}</h2>
      <ul className={styles.left}>
        {left.map(({ key, collection, record, kind, why }) => {
          if (collection === 'activities' || collection === 'invitations' || collection === 'submissions') return null
          const name = recordName(record)
          return (
            <li key={key}>
              {syncText.change({ kind: kind === 'created' ? 'create' : 'update', collection, name })}: {importJobText.why[why]}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
