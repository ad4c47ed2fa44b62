import type { ReactNode } from 'react'
import { lazyComponent } from './lazy-component'
import { LazyPart } from './lazy-part'
import type { MenuEntry } from './menu-popup'
import { usePopup, type PopupTriggerProps } from './use-popup'

const { Component: MenuPopup, preload } = lazyComponent(() => import('./menu-popup').then((file) => file.MenuPopup))

export interface MenuButtonProps {
  readonly entries: readonly MenuEntry[]
  /** Draws the button: `(props) => <IconButton label="…" icon={…} {...props} />`. */
  readonly renderTrigger: (props: PopupTriggerProps) => ReactNode
  readonly side?: 'top' | 'bottom' | 'right'
  readonly align?: 'start' | 'end'
}

/** A button that opens a menu. Only the button is in the first load. */
export function MenuButton({ entries, renderTrigger, side = 'bottom', align = 'start' }: MenuButtonProps) {
  const popup = usePopup('menu', preload)
  return (
    <>
      {renderTrigger(popup.trigger)}
      {popup.wasOpened ? (
        <LazyPart>
          <MenuPopup
            open={popup.isOpen}
            onOpen={popup.setOpen}
            anchor={popup.anchor}
            entries={entries}
            side={side}
            align={align}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
