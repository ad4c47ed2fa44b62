import { Check, RotateCcw, Undo2, X } from 'lucide-react'
import { mayTakeBack } from '../../../domain/model/drafts/draft'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useHotkeys } from '../../hooks/hotkeys'
import { draftText as text } from '../../text/drafts'
import type { DraftView } from './draft.model'

export interface DraftActionsProps {
  readonly view: DraftView
  /** The places of the lines that would be written. */
  readonly chosen: ReadonlySet<number>
  readonly busy: boolean
  readonly onAccept: () => void
  readonly onReject: () => void
  readonly onReopen: () => void
  readonly onTakeBack: () => void
}

/** What whoever may decide can do now. */
export function DraftActions({ view, chosen, busy, onAccept, onReject, onReopen, onTakeBack }: DraftActionsProps) {
  const { draft, drafts, lines } = view
  const { me, may, formats } = useWorkspace()
  const mayDecide = may('drafts.update', { own: draft.createdBy.memberId === me.id })
  const isOpen = draft.status === 'open' && mayDecide
  const canAccept = isOpen && chosen.size > 0
  useHotkeys(
    isOpen
      ? [
          { keys: 'a', label: text.keyAccept, group: text.keys, run: () => (canAccept ? onAccept() : undefined) },
          { keys: 'r', label: text.keyReject, group: text.keys, run: onReject },
        ]
      : NONE,
  )
  if (!mayDecide) return null
  if (isOpen) {
    const all = lines?.length ?? 0
    const label = chosen.size === all ? text.accept : text.acceptSome(formats.number(chosen.size), formats.number(all))
    return (
      <>
        <Button icon={<X size={14} />} busy={busy} onClick={onReject}>
          {text.reject}
        </Button>
        <Button variant="primary" icon={<Check size={14} />} busy={busy} disabled={!canAccept} onClick={onAccept}>
          {label}
        </Button>
      </>
    )
  }
  if (draft.status === 'rejected')
    return (
      <Button icon={<RotateCcw size={14} />} busy={busy} onClick={onReopen}>
        {text.reopen}
      </Button>
    )
  if (!drafts.some(({ status }) => mayTakeBack(status))) return null
  return (
    <Button icon={<Undo2 size={14} />} busy={busy} onClick={onTakeBack}>
      {draft.status === 'partly-taken-back' ? text.takeBackRest : text.takeBack}
    </Button>
  )
}

const NONE = [] as const
