import { createContext, use } from 'react'
import { useLocation, Link } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { useTrails, type Neighbours } from '../../app/record-trail'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useHotkeys } from '../../hooks/hotkeys'
import { recordText } from '../../text/record'
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import { IconButton } from '../../design/icon-button'
import styles from './record-header.module.css'

/** How one goes on from a record that lies at the side; null on a page of its own. */
interface Walk {
  readonly go: (kind: SubjectCollection, id: Id) => void
  readonly close: () => void
}

export const WalkContext = createContext<Walk | null>(null)

export interface RecordWalk {
  /** Null where the record was not opened from a list. */
  readonly around: Neighbours | null
  readonly go: (id: Id) => void
  /** Null where there is nothing to close. */
  readonly close: (() => void) | null
}

/** The record before and the one after, in the list this one was opened from: by buttons and by `j` and `k`. */
export function useRecordWalk(kind: SubjectCollection, id: Id): RecordWalk {
  const { workspace } = useWorkspace()
  const walk = use(WalkContext)
  const [, navigate] = useLocation()
  const around = useTrails().around(kind, id)
  const go = (to: Id) => (walk === null ? navigate(recordPath(workspace.slug, kind, to)) : walk.go(kind, to))
  const next = around?.next ?? null
  const previous = around?.previous ?? null
  const { keys, group } = recordText
  useHotkeys([
    ...(next === null ? [] : [{ keys: 'j', label: keys.next, group, run: () => go(next) }]),
    ...(previous === null ? [] : [{ keys: 'k', label: keys.previous, group, run: () => go(previous) }]),
  ])
  return { around, go, close: walk?.close ?? null }
}

interface RecordStepsProps {
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
