import type { ReactNode } from 'react'

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
  /** Stays open, so that several can be changed. */
  readonly staysOpen?: boolean
  readonly onSelect: () => void
}
