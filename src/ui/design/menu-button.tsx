import type { ReactNode } from 'react'
import { lazyComponent } from './lazy-component'
import type { MenuEntry } from './menu-popup'
import { PopupButton, type PopupTriggerProps } from './popup-button'

const { Component: MenuPopup, preload } = lazyComponent(() => import('./menu-popup').then((file) => file.MenuPopup))

export interface MenuButtonProps {
  readonly entries: readonly MenuEntry[]
  /** Draws the button: `(props) => <IconButton label="…" icon={…} {...props} />`. */
  readonly renderTrigger: (props: PopupTriggerProps) => ReactNode
  readonly side?: 'top' | 'bottom' | 'right'
  readonly align?: 'start' | 'end'
}

/** A button that opens a menu. */
export function MenuButton({ entries, renderTrigger, side = 'bottom', align = 'start' }: MenuButtonProps) {
  return (
    <PopupButton kind="menu" preload={preload} renderTrigger={renderTrigger}>
      {(popup) => <MenuPopup {...popup} entries={entries} side={side} align={align} />}
    </PopupButton>
  )
}
