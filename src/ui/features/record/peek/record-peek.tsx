import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Id } from '../../../../domain/model/kernel/id'
import { subjectOf, type Subject, type SubjectCollection } from '../../../../domain/model/records/subject'
import { focusGrid } from '../../../grid/grid-input'
import { useHotkeys } from '../../../hooks/hotkeys'
import { NARROW, useMedia } from '../../../hooks/use-media'
import { recordText } from '../../../text/record'
import { CompanyById } from '../company-screen'
import { DealById } from '../deal-screen'
import { PersonById } from '../person-screen'
import { SurfaceContext } from '../record-title'
import { WalkContext } from '../record-walk'
import styles from '../record-page.module.css'

export interface RecordPeekProps {
  readonly collection: SubjectCollection
  readonly id: Id
  readonly onOpen: (subject: Subject) => void
  readonly onClose: () => void
}

const RECORDS = { people: PersonById, companies: CompanyById, deals: DealById } as const

/**
 * A record at the side of the list it is in. The list keeps the focus, and goes on being walked through; Tab leads here.
 */
export function RecordPeek({ collection, id, onOpen, onClose }: RecordPeekProps) {
  const Record = RECORDS[collection]
  const panel = useRef<HTMLElement>(null)
  const isNarrow = useMedia(NARROW)
  const close = useCallback(() => {
    const hadFocus = panel.current?.contains(document.activeElement) === true
    onClose()
    if (hadFocus) focusOnList(id)
  }, [id, onClose])
  const walk = useMemo(() => ({ go: (kind: SubjectCollection, to: Id) => onOpen(subjectOf(kind, to)), close }), [onOpen, close])
  useHotkeys([{ keys: 'Escape', label: recordText.peek.close, group: recordText.group, run: close }])
  useEffect(() => {
    // There it covers the list, and what is covered must not have the focus.
    if (isNarrow) panel.current?.focus({ preventScroll: true })
  }, [isNarrow])
  useEffect(() => {
    // What was pressed in here went with the record before.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <aside className={styles.peek} ref={panel} tabIndex={-1} aria-label={recordText.peek.label(collection)}>
      <SurfaceContext value="peek">
        <WalkContext value={walk}>
          <Record key={id} id={id} />
        </WalkContext>
      </SurfaceContext>
    </aside>
  )
}

/** Back to the card or the row it was opened from. */
function focusOnList(id: Id): void {
  const card = document.querySelector<HTMLElement>(`[data-deal="${id}"]`)
  if (card === null) focusGrid()
  else card.focus()
}
