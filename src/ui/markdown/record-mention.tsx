import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { readSubject, type Subject } from '../../domain/model/records/subject'
import { usePorts } from '../app/ports-context'
import { recordPath } from '../app/routes'
import { subjectName$ } from '../app/subject-name'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import styles from './markdown.module.css'

interface RecordMentionProps {
  readonly subject: Subject
  /** What it was called when it was written. */
  readonly children: ReactNode
}

/** A record that a note names: a link under its name of today; of what is gone or may not be seen, the name as it was written. */
export function RecordMention({ subject, children }: RecordMentionProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const name = useStream(subject, () => subjectName$(records, subject))
  if (name.status !== 'ready' || name.value === null) return <>{children}</>
  const { collection, id } = readSubject(subject)
  return (
    <Link className={styles.mention} href={recordPath(workspace.slug, collection, id)}>
      {name.value}
    </Link>
  )
}
