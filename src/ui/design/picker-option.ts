import type { ReactNode } from 'react'

/** One line of a list to choose from. */
export interface PickerOption {
  readonly id: string
  readonly label: string
  /** Said beside the label, fainter: an e-mail address, a domain. */
  readonly hint?: string
  readonly icon?: ReactNode
  /** What it stands under; options of one group come one after another. */
  readonly group?: string
}
