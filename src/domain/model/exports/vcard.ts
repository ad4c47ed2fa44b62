import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { personName } from '../people/person-name'
import { phoneText } from './shared-columns'

export interface VcardNames {
  readonly companyName: string | null
  readonly tagName: (id: Id) => string | null
}

/**
 * A person as vCard 3.0 (RFC 2426), which more programs read than any other version. Without the photo. A label that is not
 * one of the format's own stands beside its value as Apple writes it, which most others read.
 */
export function vcardOf(person: RecordOf<'people'>, { companyName, tagName }: VcardNames): string {
  let groups = 0
  const labelled = (name: string, { label, primary }: Labelled, value: string): readonly string[] => {
    const known = TYPES.find(([word]) => word.toLowerCase() === label?.toLowerCase())
    const types = [...(known === undefined ? [] : [known[1]]), ...(primary ? ['PREF'] : [])]
    const property = types.length === 0 ? name : `${name};TYPE=${types.join(',')}`
    if (label === null || label === known?.[0]) return [`${property}:${value}`]
    groups += 1
    return [`item${groups}.${property}:${value}`, `item${groups}.X-ABLabel:${escaped(label)}`]
  }
  const { address } = person
  const tags = person.tagIds.flatMap((id) => tagName(id) ?? [])
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Portside//Portside//EN',
    `UID:urn:uuid:${person.id}`,
    `REV:${person.updatedAt}`,
    `N:${structured([person.lastName, person.firstName, person.middleName, person.namePrefix, person.nameSuffix])}`,
    `FN:${escaped(personName(person))}`,
    ...textLine('TITLE', person.jobTitle),
    ...textLine('ORG', companyName),
    ...person.emails.flatMap((entry) => labelled('EMAIL', entry, escaped(entry.value))),
    ...person.phones.flatMap((phone) => labelled('TEL', phone, escaped(phoneText(phone)))),
    ...person.links.flatMap(({ url, label }) => labelled('URL', { label, primary: false }, uri(url))),
    ...(address === null
      ? []
      : [`ADR:${structured([null, null, address.street, address.city, address.region, address.postalCode, address.country])}`]),
    ...textLine('BDAY', person.birthday),
    ...textLine('NOTE', person.description),
    ...(tags.length === 0 ? [] : [`CATEGORIES:${tags.map(escaped).join(',')}`]),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

interface Labelled {
  readonly label: string | null
  readonly primary: boolean
}

/** Labels that the format has a word of its own for. */
const TYPES = [
  ['Work', 'WORK'],
  ['Home', 'HOME'],
  ['Mobile', 'CELL'],
  ['Fax', 'FAX'],
  ['Pager', 'PAGER'],
] as const

function textLine(name: string, text: string | null): readonly string[] {
  return text === null || text === '' ? [] : [`${name}:${escaped(text)}`]
}

function structured(parts: readonly (string | null)[]): string {
  return parts.map((part) => escaped(part ?? '')).join(';')
}

/** Of every kind that some reader takes for the end of a line. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(LINE_BREAK, '\\n')
}

/** Not escaped as text is: what ends a line, or begins an escape, is written as addresses have it. */
function uri(url: string): string {
  return url.replace(/[\u0000-\u0020\\\u007f-\u009f\u2028\u2029]/g, encodeURIComponent)
}

const LINE_BYTES = 75

/** A line has at most 75 bytes; no character is parted. */
function folded(line: string): string {
  if (line.length * 3 <= LINE_BYTES) return line
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const length = bytesOf(character.codePointAt(0) ?? 0)
    if (bytes + length > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += length
  }
  return text
}

/** Of a character in UTF-8. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
