import { useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { typedText } from '../text/typed'
import { lazyPart } from './lazy-part'

const ConfirmDialog = lazyPart(() => import('./confirm-dialog').then((file) => file.ConfirmDialog))

export interface TypedGuard {
  /** For what holds the fields: each is remembered as it was before somebody changed it. */
  readonly watch: { readonly onFocus: (focus: FocusEvent) => void }
  /** Leaves, after asking where something was typed or chosen. */
  readonly leave: () => void
  /** Drawn in the dialog. */
  readonly question: ReactNode
}

/** Keeps what was typed into a dialog that keeps no draft from being lost by Esc or a press beside it. */
export function useTypedGuard(onLeave: () => void): TypedGuard {
  const before = useRef(new Map<HTMLInputElement | HTMLTextAreaElement, string>())
  const [isAsking, setAsking] = useState(false)
  const isTyped = () => [...before.current].some(([field, was]) => field.isConnected && stateOf(field) !== was)
  return {
    watch: {
      onFocus: ({ target }) => {
        if (isField(target) && !before.current.has(target)) before.current.set(target, stateOf(target))
      },
    },
    leave: () => (isTyped() ? setAsking(true) : onLeave()),
    question: isAsking ? (
      <ConfirmDialog
        title={typedText.loseTitle}
        description={typedText.loseBody}
        confirmLabel={typedText.lose}
        onClose={() => setAsking(false)}
        onConfirm={onLeave}
      />
    ) : null,
  }
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function stateOf(field: HTMLInputElement | HTMLTextAreaElement): string {
  return field instanceof HTMLInputElement && field.type !== 'text' ? `${field.value} ${field.checked}` : field.value
}
