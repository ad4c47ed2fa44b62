import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { maySplit } from '../../../domain/model/duplicates/transitions'
import { instantOf } from '../../../domain/model/kernel/instant'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSubject } from '../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { duplicatesText } from '../../text/duplicates'
import { namedRecords$ } from '../../history/named-records.model'
import { mergedLately$ } from './duplicates.model'
import styles from './duplicates.module.css'
import { contactName } from './merge-sheet.model'
import { SplitDialog } from './split-dialog'

const text = duplicatesText

export interface MergedLatelyProps {
  readonly collection: MergedCollection
  /** There are more to be compared again. */
  readonly onSplit: () => void
}

/** What was merged last, by whom, and the way back. */
export function MergedLately({ collection, onSplit }: MergedLatelyProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const merges = useStream(collection, () => mergedLately$(records, { workspaceId: workspace.id, collection }))
  const items = merges.status === 'ready' ? merges.value : []
  const ids = items.flatMap(({ kept }) => (kept === null ? [] : [readSubject(kept).id]))
  const names = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids))
  if (merges.status !== 'ready') return null
  return (
    <section className={styles.lately} aria-labelledby="merged-lately">
      <h2 className={styles.heading} id="merged-lately">
        {text.lately}
      </h2>
      {items.length === 0 ? <p className={styles.details}>{text.latelyNone}</p> : null}
      <ul className={styles.merges}>
        {items.map((merge) => (
          <MergedItem
            key={merge.id}
            merge={merge}
            onSplit={onSplit}
            nameOf={(id) => (names.status === 'ready' ? names.value.get(id) : undefined) ?? ''}
          />
        ))}
      </ul>
    </section>
  )
}

interface MergedItemProps {
  readonly merge: RecordOf<'merges'>
  readonly onSplit: () => void
  readonly nameOf: (id: ReturnType<typeof readSubject>['id']) => string
}

function MergedItem({ merge, nameOf, onSplit }: MergedItemProps) {
  const { workspace, formats, timeZone, memberName, may } = useWorkspace()
  const runtime = useRuntime()
  const [isSplitting, setSplitting] = useState(false)
  const { collection, status, kept, undo, splitUntil, createdAt, createdBy } = merge
  const keptId = kept === null ? null : readSubject(kept).id
  const keptName = keptId === null ? '' : nameOf(keptId)
  const gone = text.list((undo?.absorbed ?? []).map(({ data }) => contactName(data)))
  const isOpen = keptId !== null && undo !== null && maySplit(merge, instantOf(runtime.now()))
  return (
    <li className={styles.merge}>
      <div className={styles.member}>
        <span>
          {gone}
          <ArrowRight size={12} className={styles.arrow} aria-hidden="true" />
          {keptId === null ? keptName : <Link href={recordPath(workspace.slug, collection, keptId)}>{keptName}</Link>}
        </span>
        <span className={styles.details}>
          {text.mergedBy(memberName(createdBy.memberId), formats.dateTime(createdAt))}
          {' · '}
          {status === 'split' || splitUntil === null
            ? text.wasSplit
            : text.splitUntil(formats.date(dayIn(timeZone, Date.parse(splitUntil))))}
        </span>
      </div>
      {isOpen && may('merge') ? (
        <Button size="sm" aria-label={text.splitOf(keptName)} onClick={() => setSplitting(true)}>
          {text.split}
        </Button>
      ) : null}
      {isSplitting ? <SplitDialog merge={merge} name={keptName} onClose={() => setSplitting(false)} onSplit={onSplit} /> : null}
    </li>
  )
}
