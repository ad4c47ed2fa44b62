import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { LazyPart } from './lazy-part'

/** What a button needs to open something beside it. Spread over any button. */
export interface PopupTriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly 'aria-haspopup': 'menu' | 'dialog' | 'listbox'
  readonly 'aria-expanded': boolean
  readonly onPointerDown: () => void
  readonly onClick: (click: MouseEvent) => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onKeyDown: (press: KeyboardEvent) => void
}

export interface Popup {
  readonly isOpen: boolean
  readonly setOpen: (open: boolean) => void
  /** Stays true after the first opening, so that closing can be animated and opening again is at once. */
  readonly wasOpened: boolean
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly trigger: PopupTriggerProps
}

/**
 * A button that opens a popup whose code is not here yet.
 *
 * @param preload fetches the code; called at the first sign of intent
 */
export function usePopup(kind: PopupTriggerProps['aria-haspopup'], preload: () => Promise<void>): Popup {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const wasOpenWhenPressed = useRef(false)
  const setOpen = (open: boolean) => {
    setIsOpen(open)
    if (open) setWasOpened(true)
  }
  return {
    isOpen,
    setOpen,
    wasOpened,
    anchor,
    trigger: {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPointerDown: () => {
        wasOpenWhenPressed.current = isOpen
      },
      // A press on the button is also one outside the popup, which has closed it by now: it must not open again.
      onClick: (click) => setOpen(click.detail === 0 ? !isOpen : !wasOpenWhenPressed.current),
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onKeyDown: (press) => {
        if (press.key !== 'ArrowDown' || isOpen) return
        press.preventDefault()
        setOpen(true)
      },
    },
  }
}

interface PopupButtonProps {
  readonly kind: PopupTriggerProps['aria-haspopup']
  readonly preload: () => Promise<void>
  readonly renderTrigger: (props: PopupTriggerProps) => ReactNode
  /** Draws what opens beside the button. */
  readonly children: (popup: PopupState) => ReactNode
}

export interface PopupState {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly anchor: RefObject<HTMLElement | null>
}

/** A button, and what it opens once it was opened. Only the button is in the first load. */
export function PopupButton({ kind, preload, renderTrigger, children }: PopupButtonProps) {
  const { trigger, wasOpened, isOpen, setOpen, anchor } = usePopup(kind, preload)
  return (
    <>
      {renderTrigger(trigger)}
      {wasOpened ? <LazyPart>{children({ open: isOpen, onOpen: setOpen, anchor })}</LazyPart> : null}
    </>
  )
}
