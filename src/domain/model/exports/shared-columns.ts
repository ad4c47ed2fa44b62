import { type CustomValue, type CustomValues, isMoney } from '../fields/custom-value'
import type { OwnField } from '../fields/own-field'
import type { Address, Link, Phone } from '../kernel/contact-fields'
import { decimalOf } from '../kernel/currency'
import type { Id } from '../kernel/id'
import type { Instant, PlainDate } from '../kernel/instant'
import { isPlainDate } from '../kernel/plain-date'
import type { Person } from '../people/person'
import type { RecordMeta } from '../records/meta'
import { spacedName } from '../registry/lines'
import type { ExportCell, ExportColumn, ExportLookups } from './export-cell'

type NameOf = ExportLookups<never>['nameOf']

export function dateCell(date: PlainDate | string | null): ExportCell {
  return date !== null && isPlainDate(date) ? { date } : date
}

export function momentCell(at: Instant | null): ExportCell {
  return at === null ? null : { at }
}

export function numberCell(number: number | null): ExportCell {
  return number === null ? null : { number: String(number) }
}

export function amountCell(minor: number | null, currency: string): ExportCell {
  return minor === null ? null : { number: decimalOf(minor, currency) }
}

/** Several values in one cell, as imports read them apart. */
export function listCell(values: readonly (string | null)[]): ExportCell {
  return values.filter((value) => value !== null).join('; ') || null
}

/** By name for people, and by id so that nobody else of that name is meant when it is read again. */
export function referenceColumns<T>(
  header: string,
  of: (item: T) => Id | null,
  nameOf: (id: Id, item: T) => string | null,
): readonly ExportColumn<T>[] {
  const name = (item: T) => {
    const id = of(item)
    return id === null ? null : nameOf(id, item)
  }
  return [
    { header, of: name },
    { header: `${header} ID`, of },
  ]
}

/** Called as the fields are. */
export function lineColumns<T>(names: readonly string[], of: (item: T) => object): readonly ExportColumn<T>[] {
  return names.map((name) => ({
    header: spacedName(name),
    of: (item) => {
      const text: unknown = Reflect.get(of(item), name)
      return typeof text === 'string' ? text : null
    },
  }))
}

export function tagColumns<T>(of: (item: T) => readonly Id[], nameOf: NameOf): readonly ExportColumn<T>[] {
  return [
    { header: 'Tags', of: (item) => listCell(of(item).map(nameOf)) },
    { header: 'Tag IDs', of: (item) => listCell(of(item)) },
  ]
}

/** The header holds the field's key: labels change, and two fields may bear the same. */
export function ownColumns<T>(of: (item: T) => CustomValues, own: readonly OwnField[]): readonly ExportColumn<T>[] {
  return own.map((field) => ({
    header: `${field.label} (${field.field})`,
    of: (item) => ownCell(field, of(item)[field.key] ?? null),
  }))
}

/** Choices by their labels; money as one text with its currency, since a column may hold several. */
export function ownCell({ type, options }: Pick<OwnField, 'type' | 'options'>, value: CustomValue): ExportCell {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return numberCell(value)
  if (isMoney(value)) return `${decimalOf(value.amountMinor, value.currency)} ${value.currency}`
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? null
  if (typeof value !== 'string') return listCell(value.map(labelOf))
  if (type === 'select') return labelOf(value)
  return type === 'date' ? dateCell(value) : value
}

export function originalColumn<T>(of: (item: T) => { readonly originalCreatedAt: Instant | null }): ExportColumn<T> {
  return { header: 'Originally created at', of: (item) => momentCell(of(item).originalCreatedAt) }
}

export function stampColumns<T>(of: (item: T) => RecordMeta, nameOf: NameOf): readonly ExportColumn<T>[] {
  const name = (id: Id | null) => (id === null ? null : nameOf(id))
  return [
    { header: 'Created at', of: (item) => momentCell(of(item).createdAt) },
    { header: 'Created by', of: (item) => name(of(item).createdBy.memberId) },
    { header: 'Updated at', of: (item) => momentCell(of(item).updatedAt) },
    { header: 'Updated by', of: (item) => name(of(item).updatedBy.memberId) },
  ]
}

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
