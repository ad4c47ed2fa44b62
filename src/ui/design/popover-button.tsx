import type { ReactNode } from 'react'
import { lazyComponent } from './lazy-component'
import { PopupButton, type PopupTriggerProps } from './popup-button'

const { Component: PopoverPopup, preload } = lazyComponent(() => import('./popover-popup').then((file) => file.PopoverPopup))

export interface PopoverButtonProps {
  /** What the popover is, for screen readers. */
  readonly label: string
  /** Draws the button: `(props) => <Button {...props}>…</Button>`. */
  readonly renderTrigger: (props: PopupTriggerProps) => ReactNode
  readonly align?: 'start' | 'end'
  /** Fetches the code of the content, where that is not here yet; called at the first sign of intent. */
  readonly preloadContent?: () => Promise<void>
  /** It stays where it opened, also when what is done in it moves the button. */
  readonly staysPut?: boolean
  /** The content; `close` gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a small form or panel beside it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, renderTrigger, align = 'start', preloadContent, staysPut = false, children } = props
  const preloadAll = async () => {
    await Promise.all([preload(), preloadContent?.()])
  }
  return (
    <PopupButton kind="dialog" preload={preloadAll} renderTrigger={renderTrigger}>
      {(popup) => (
        <PopoverPopup {...popup} label={label} side="bottom" align={align} staysPut={staysPut}>
          {children(() => popup.onOpen(false))}
        </PopoverPopup>
      )}
    </PopupButton>
  )
}
