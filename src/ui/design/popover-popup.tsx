import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover } from '@base-ui/react/popover'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names'
import { isFocusElsewhere, keepFocus } from './keep-focus'
import type { PopupState } from './popup-button'
import styles from './popup-surface.module.css'

export interface PopoverPopupProps extends PopupState {
  readonly label: string
  readonly side: 'top' | 'bottom' | 'right'
  readonly align: 'start' | 'end'
  /** Its content has a padding of its own. */
  readonly bare?: boolean
  /** It does not follow its anchor: what is to be pressed in it must not move away under the pointer. */
  readonly staysPut?: boolean
  /** Asked when it closes; default: yes. No, where something else opens in its stead. */
  readonly givesFocusBack?: () => boolean
  readonly children: ReactNode
}

export function PopoverPopup(props: PopoverPopupProps) {
  const { open, onOpen, anchor, label, side, align, bare = false, staysPut = false, givesFocusBack, children } = props
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => keepFocus(), [])
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open={open} onOpenChange={onOpen}>
        <Popover.Portal>
          <Popover.Positioner
            className={styles.positioner}
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            disableAnchorTracking={staysPut}
          >
            <Popover.Popup
              ref={popup}
              className={classNames(styles.surface, styles.popover, !bare && styles.padded)}
              // Asked when it has faded out, by when another may be open that is typed into.
              finalFocus={() => (givesFocusBack?.() === false || isFocusElsewhere(popup.current) ? false : anchor.current)}
              aria-label={label}
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  )
}
