import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { appText } from '../text/app'
import { classNames } from './class-names'
import { keepFocus } from './keep-focus'
import type { PopupState } from './popup-button'
import styles from './menu-popup.module.css'
import frame from './popup-surface.module.css'

export interface MenuPopupProps extends PopupState {
  readonly entries: readonly MenuEntry[]
  readonly side: 'top' | 'bottom' | 'right'
  readonly align: 'start' | 'end'
  /** What has the focus once it is closed, where that is not the anchor. */
  readonly returnTo?: () => HTMLElement | null
}

export function MenuPopup({ open, onOpen, anchor, entries, side, align, returnTo }: MenuPopupProps) {
  useEffect(() => keepFocus(), [])
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root open={open} onOpenChange={onOpen}>
        {/* A landmark, as all content must be in one, and this lies outside the page's. */}
        <Menu.Portal render={<section aria-label={appText.menu} />}>
          <Menu.Positioner
            className={frame.positioner}
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
          >
            <Menu.Popup
              className={classNames(frame.surface, styles.popup)}
              finalFocus={returnTo ?? anchor}
              // A long list is scrolled by keys before a line of it is marked.
              tabIndex={0}
              onKeyDown={(press) => pressDigit(press)}
            >
              {entries.map((entry, index) => (
                <Entry key={keyOf(entry, index)} entry={entry} />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}

/** An entry whose shortcut is a digit is chosen by it; letters look for an entry that begins with them. */
function pressDigit(press: KeyboardEvent<HTMLElement>): void {
  if (!/^[1-9]$/.test(press.key) || press.ctrlKey || press.metaKey || press.altKey) return
  press.currentTarget.querySelector<HTMLElement>(`[data-digit="${press.key}"]`)?.click()
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  if (entry.kind === 'separator') return <Menu.Separator className={styles.separator} />
  if (entry.kind === 'heading') return <div className={styles.heading}>{entry.label}</div>
  if (entry.kind === 'choice') {
    return (
      <Menu.CheckboxItem
        className={styles.item}
        checked={entry.checked}
        data-digit={entry.shortcut}
        onCheckedChange={entry.onSelect}
        closeOnClick={entry.staysOpen !== true}
      >
        {entry.icon}
        <span className={styles.label}>{entry.label}</span>
        {entry.shortcut === undefined ? null : <span className={styles.shortcut}>{entry.shortcut}</span>}
        <span className={styles.check}>{entry.checked ? <Check size={14} aria-hidden="true" /> : null}</span>
      </Menu.CheckboxItem>
    )
  }
  return (
    <Menu.Item
      className={styles.item}
      data-tone={entry.tone}
      data-digit={entry.shortcut}
      disabled={entry.disabled === true}
      onClick={entry.onSelect}
      label={entry.label}
    >
      {entry.icon}
      <span className={styles.label}>{entry.label}</span>
      {entry.shortcut === undefined ? null : <span className={styles.shortcut}>{entry.shortcut}</span>}
    </Menu.Item>
  )
}

function keyOf(entry: MenuEntry, index: number): string {
  return entry.kind === 'separator' ? `separator ${index}` : `${entry.kind} ${entry.label}`
}

/** What a menu holds, as data: its popup is drawn by code that is fetched when it is first opened. */
export type MenuEntry =
  | MenuItem
  | MenuChoice
  | { readonly kind: 'separator' }
  | { readonly kind: 'heading'; readonly label: string }

export interface MenuItem {
  readonly kind: 'item'
  readonly label: string
  readonly icon?: ReactNode
  /** Shown at the end of the line, as its key caps say. */
  readonly shortcut?: string
  readonly tone?: 'danger'
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** One of several of which one holds, or one that is on or off. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly label: string
  readonly icon?: ReactNode
  readonly checked: boolean
  /** Shown at the end of the line; a digit chooses it while the menu is open. */
  readonly shortcut?: string
  /** Stays open, so that several can be changed. */
  readonly staysOpen?: boolean
  readonly onSelect: () => void
}
