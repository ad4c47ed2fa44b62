import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { defer } from 'rxjs'
import { maySplit, type MergedCollection } from '../../../domain/model/duplicates/merge'
import { instantOf } from '../../../domain/model/kernel/instant'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSubject } from '../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button, Spinner } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { duplicatesText } from '../../text/duplicates'
import { namedRecords$ } from '../../history/names'
import type { LeftBehind } from '../../../domain/model/duplicates/split-mutations'
import { readSplit } from '../../../domain/use-cases/duplicates/read-split'
import { useApply } from '../../app/use-apply'
import { Dialog } from '../../design/dialog'
import { errorText } from '../../text/error-text'
import { fieldName } from '../../text/field-text'
import { mergedLately$ } from './duplicates.model'
import { contactName } from './merge-sheet.model'
import styles from './duplicates.module.css'

const text = duplicatesText

interface MergedLatelyProps {
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
          {keptId === null || keptName === '' ? (
            keptName
          ) : (
            <Link href={recordPath(workspace.slug, collection, keptId)}>{keptName}</Link>
          )}
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

interface SplitDialogProps {
  readonly merge: RecordOf<'merges'>
  readonly name: string
  readonly onClose: () => void
  readonly onSplit: () => void
}

/** Asks before it splits, and says what cannot go back since somebody has changed it. */
function SplitDialog({ merge, name, onClose, onSplit }: SplitDialogProps) {
  const { records } = usePorts()
  const apply = useApply()
  const [turn, setTurn] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const split = useStream(`${turn} ${merge.version}`, () => defer(() => readSplit(records, merge)))

  async function run(): Promise<void> {
    if (split.status !== 'ready') return
    setBusy(true)
    const result = await apply(text.splitDone(name), split.value.mutations, { ownConflict: true })
    setBusy(false)
    if (result.status === 'conflict') return setTurn(turn + 1)
    onClose()
    if (result.status === 'written') onSplit()
  }

  return (
    <Dialog
      size="md"
      kind="alert"
      title={text.splitTitle(name)}
      description={text.splitBody}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" busy={isBusy} disabled={split.status !== 'ready'} onClick={() => void run()}>
            {text.split}
          </Button>
        </>
      }
    >
      {split.status === 'pending' ? <Spinner /> : null}
      {split.status === 'failed' ? <p role="alert">{errorText(split.error)}</p> : null}
      {split.status === 'ready' && split.value.left.length > 0 ? (
        <>
          <p>{text.splitLeft}</p>
          <ul>
            {[...new Set(split.value.left.map((left) => lineOf(left)))].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  )
}

function lineOf({ collection, fields }: LeftBehind): string {
  const what = text.movesLine(collection, 1, '1')
  return text.leftLine(what, fields.length === 0 ? text.leftWhole : text.list(fields.map(fieldName)))
}
