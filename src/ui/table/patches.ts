import type { Address } from '../../domain/model/kernel/contact-fields'
import type { CellValue } from './cell-edit'

/** The text of a cell that holds text. */
export function textOf(value: CellValue): string {
  return value.kind === 'text' ? value.text : ''
}

/** There is one way to be empty. */
export function filled(text: string): string | null {
  return text.trim() === '' ? null : text
}

const NO_ADDRESS: Address = { street: null, city: null, region: null, postalCode: null, country: null }

/** An address of which nothing is left is none. */
export function withAddressPart(address: Address | null, part: Partial<Address>): Address | null {
  const next = { ...(address ?? NO_ADDRESS), ...part }
  return Object.values(next).every((value) => value === null) ? null : next
}
