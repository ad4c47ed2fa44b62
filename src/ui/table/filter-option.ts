import type { ViewField } from '../../domain/model/views/view-field'

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** A field as the screens offer it: with its name, and what there is to choose from. */
export interface OfferedField {
  readonly field: ViewField
  readonly label: string
  readonly options: readonly FilterOption[]
}
