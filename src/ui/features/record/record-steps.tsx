import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import { Link } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { IconButton } from '../../design/icon-button'
import { recordText } from '../../text/record'
import type { RecordWalk } from './record-walk'
import styles from './record-header.module.css'

export interface RecordStepsProps {
  readonly kind: SubjectCollection
  readonly id: Id
  readonly walk: RecordWalk
}

/** Where one is in the list, and the ways from here: up, down, to the whole page, away. */
export function RecordSteps({ kind, id, walk: { around, go, close } }: RecordStepsProps) {
  const { workspace, formats } = useWorkspace()
  const { peek } = recordText
  const toPrevious = around?.previous ?? null
  const toNext = around?.next ?? null
  return (
    <div className={styles.steps}>
      {around === null ? null : (
        <>
          <span className={styles.position}>{peek.position(formats.number(around.position), formats.number(around.total))}</span>
          <IconButton
            label={peek.previous}
            shortcut="K"
            icon={<ChevronUp size={16} />}
            disabled={toPrevious === null}
            onClick={() => (toPrevious === null ? undefined : go(toPrevious))}
          />
          <IconButton
            label={peek.next}
            shortcut="J"
            icon={<ChevronDown size={16} />}
            disabled={toNext === null}
            onClick={() => (toNext === null ? undefined : go(toNext))}
          />
        </>
      )}
      {close === null ? null : (
        <>
          <Link
            className={styles.back}
            href={recordPath(workspace.slug, kind, id)}
            title={peek.openPage}
            aria-label={peek.openPage}
          >
            <Maximize2 size={15} aria-hidden="true" />
          </Link>
          <IconButton label={peek.close} shortcut="Esc" icon={<X size={16} />} onClick={close} />
        </>
      )}
    </div>
  )
}
