import { Paperclip } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { readSubject, type Subject } from '../../../domain/model/records/subject'
import type { DeferredWork, PendingWork, SyncPort } from '../../../ports/sync.port'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { syncText } from '../../text/sync'
import type { Changes } from '../../../domain/model/records/changes'
import type { Id } from '../../../domain/model/kernel/id'
import { changeLines, idsIn } from '../../history/change-lines'
import { ChangeText } from '../../history/change-text'
import { useNames } from '../../history/names'
import { DeferredNote } from './deferred-item'
import { pendingChanges, type PendingChange } from './pending-changes'
import styles from './sync.module.css'

interface WaitingHereProps {
  readonly sync: SyncPort
  readonly subject: Subject
  /** Of the record's amounts. */
  readonly currency: string
}

/** What one did to a record on this device, and attached to it, that is not with the server yet. */
export function WaitingHere({ sync, subject, currency }: WaitingHereProps) {
  const { workspace } = useWorkspace()
  const id = useId()
  const state = useStream(workspace.id, () => sync.outbox(workspace.id))
  const works = state.status === 'ready' ? state.value : []
  const changes = changesTo(subject, works)
  const names = useNamesIn(changes, currency)
  const files = works.flatMap((work) => ('what' in work && isAbout(subject, work) ? [work] : []))
  if (changes.length + files.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.here}>
      <h2 id={id} className={styles.hereHeading}>
        <Link href={screenPath(workspace.slug, 'sync')} className={styles.link}>
          {syncText.section.waiting}
        </Link>
      </h2>
      <ul className={styles.hereList}>
        {changes.map((change) => (
          <li key={change.key}>
            <p className={styles.what}>{syncText.change({ ...change, name: null })}</p>
            <ChangeList changes={change.changes} names={names} />
          </li>
        ))}
        {files.map((work) => (
          <li key={work.mutationId}>
            <p className={styles.what}>
              <Paperclip size={12} aria-hidden="true" /> {work.what.kind === 'file' ? work.what.name : null}
            </p>
            <DeferredNote work={work} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** To the record itself: notes, tasks and files about it have entries of their own. */
function changesTo(subject: Subject, works: readonly PendingWork[]) {
  const { collection, id } = readSubject(subject)
  return works.flatMap((work) =>
    ('what' in work ? [] : pendingChanges(work)).flatMap((change, index) =>
      change.collection === collection && change.id === id ? [{ ...change, key: `${work.mutationId} ${index}` }] : [],
    ),
  )
}

function isAbout(subject: Subject, { what }: DeferredWork): boolean {
  return what.kind === 'file' && what.path.startsWith(`${subject}/`)
}

/** Which values become which. */
export function ChangeList({ changes, names }: { readonly changes: Changes; readonly names: ReturnType<typeof useNames> }) {
  return (
    <ul className={styles.lines}>
      {changeLines(changes, names).map((line) => (
        <li key={line.key}>
          <ChangeText line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What the records that those changes name are called. */
export function useNamesIn(changes: readonly PendingChange[], currency: string): ReturnType<typeof useNames> {
  const ids: readonly Id[] = [...new Set(changes.flatMap(({ changes: fields }) => idsIn(fields)))].sort()
  return useNames(ids, currency)
}
