import type { Address, Link, Phone } from '../kernel/contact-fields'
import type { Person } from '../people/person'
import type { ExportColumn } from './export-cell'

/** One of several values of a kind, with what it is called. */
interface Labelled {
  readonly label: string | null
  readonly value: string
  readonly primary: boolean
}

interface Several<T, E> {
  readonly items: readonly T[]
  readonly of: (item: T) => readonly E[]
  readonly labelled: (entry: E) => Labelled
}

/** Two columns for each of the values of whoever has the most of them: `E-mail 1 - Label`, `E-mail 1 - Value`. */
function numbered<T, E>(family: string, { items, of, labelled }: Several<T, E>): readonly ExportColumn<T>[] {
  const most = items.reduce((width, item) => Math.max(width, of(item).length), 1)
  const entryOf = (item: T, at: number): Labelled | null => {
    const entry = of(item)[at]
    return entry === undefined ? null : labelled(entry)
  }
  return Array.from({ length: most }, (_, at): readonly ExportColumn<T>[] => [
    { header: `${family} ${at + 1} - Label`, of: (item) => labelText(entryOf(item, at), at) },
    { header: `${family} ${at + 1} - Value`, of: (item) => entryOf(item, at)?.value ?? null },
  ]).flat()
}

/** A star marks the primary one, where it is not the first: as Google writes it. */
function labelText(entry: Labelled | null, at: number): string | null {
  if (entry === null || !entry.primary || at === 0) return entry?.label ?? null
  return `* ${entry.label ?? ''}`.trim()
}

export function emailColumns<T>(items: readonly T[], of: (item: T) => Person['emails']): readonly ExportColumn<T>[] {
  return numbered('E-mail', { items, of, labelled: (email) => email })
}

export function phoneColumns<T>(items: readonly T[], of: (item: T) => readonly Phone[]): readonly ExportColumn<T>[] {
  return numbered('Phone', { items, of, labelled: (phone) => ({ ...phone, value: phoneText(phone) }) })
}

export function linkColumns<T>(items: readonly T[], of: (item: T) => readonly Link[]): readonly ExportColumn<T>[] {
  return numbered('Website', { items, of, labelled: ({ url, label }) => ({ value: url, label, primary: false }) })
}

/** As it was typed where that says the same everywhere, with the prefix of its country where it does not. */
export function phoneText({ raw, e164, extension }: Phone): string {
  if (e164 === null || raw.startsWith('+')) return raw
  return extension === null ? e164 : `${e164} ext. ${extension}`
}

export function addressColumns<T>(of: (item: T) => Address | null): readonly ExportColumn<T>[] {
  return [
    { header: 'Street', of: (item) => of(item)?.street ?? null },
    { header: 'City', of: (item) => of(item)?.city ?? null },
    { header: 'Region', of: (item) => of(item)?.region ?? null },
    { header: 'Postal code', of: (item) => of(item)?.postalCode ?? null },
    { header: 'Country', of: (item) => of(item)?.country ?? null },
  ]
}
