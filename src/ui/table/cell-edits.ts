import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { SeenRecord } from '../app/settle-conflict'
import type { Apply } from '../app/use-apply'
import { errorText } from '../text/error-text'
import { recordText } from '../text/record'
import type { Address, Phone } from '../../domain/model/kernel/contact-fields'
import type { Person } from '../../domain/model/people/person'
import { primaryOf } from '../../domain/model/records/one-primary'

/** What an editor gives back, by the kind of cell. */
export type CellValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly firstName: string; readonly lastName: string }
  /** What was picked, as the field holds it. */
  | { readonly kind: 'value'; readonly value: string | boolean | readonly Id[] | null }
  /** A record of this name is made and taken: a company, a tag. */
  | { readonly kind: 'new'; readonly name: string }

export type CellAnswer =
  | { readonly status: 'saved' }
  /** The sentence to show at the cell; what was typed stays. */
  | { readonly status: 'refused'; readonly message: string }

export type SaveCell = (value: CellValue) => Promise<CellAnswer>

interface CellCollaborators<R> {
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly apply: Apply
  /** The record as it stood when the cell was opened; `null` when it was gone. */
  readonly opened: () => Promise<R | null>
}

interface CellWrite<R> {
  /** What was done, as the undo names it. */
  readonly label: string
  /** The write, expecting the version of the record as it was opened; with what must be written along with it. */
  readonly mutations: (record: R) => Promise<readonly Mutation[]>
}

/**
 * Writes one cell. What others did to other fields since it was opened stands; who changed the same one is decided in the
 * dialog that says so. Never rejects.
 */
export async function saveCell<R extends SeenRecord>(
  write: CellWrite<R>,
  { apply, opened }: Pick<CellCollaborators<R>, 'apply' | 'opened'>,
): Promise<CellAnswer> {
  try {
    const record = await opened()
    if (record === null) return { status: 'refused', message: recordText.gone }
    const applied = await apply(write.label, await write.mutations(record), { quiet: true, inlineErrors: true, seen: [record] })
    if (applied.status === 'written') return { status: 'saved' }
    if (applied.status === 'failed') return { status: 'refused', message: errorText(applied.error) }
    return { status: 'refused', message: applied.current === null ? recordText.gone : recordText.notSaved }
  } catch (error) {
    return { status: 'refused', message: errorText(error) }
  }
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

type Email = Person['emails'][number]

/** The addresses with another primary one; a blank takes it away, and the next one takes its place. */
export function withPrimaryEmail(emails: readonly Email[], text: string): Email[] {
  return withPrimary(emails, text.trim() === '' ? null : (before) => ({ label: null, ...before, value: text, primary: true }))
}

/** As for e-mail. A number that cannot be read is kept as it was typed. */
export async function withPrimaryPhone(phones: readonly Phone[], text: string, country: string): Promise<Phone[]> {
  if (text.trim() === '') return withPrimary(phones, null)
  const { readPhone } = await import('../../domain/model/people/phone-numbers')
  const read = readPhone(text, country)
  return withPrimary(phones, (before) => ({ label: null, ...before, ...read, primary: true }))
}

function withPrimary<T extends { readonly primary: boolean }>(
  entries: readonly T[],
  make: ((before: T | null) => T) | null,
): T[] {
  const primary = primaryOf(entries)
  if (make === null) return entries.filter((entry) => entry !== primary)
  if (primary === null) return [make(null)]
  return entries.map((entry) => (entry === primary ? make(primary) : entry))
}
