import type { Id } from '../kernel/id'
import { personName } from '../people/person-name'
import type { RecordOf } from '../records/collections'
import type { PEOPLE } from '../registry/contacts'
import { phoneText } from './shared-columns'

export interface VcardNames {
  readonly companyName: string | null
  readonly tagName: (id: Id) => string | null
}

/** Writes a value that has a label, such as an e-mail address. */
type WriteLabelled = (property: string, about: Labelled, value: string) => readonly string[]
type Write = (person: RecordOf<'people'>, names: VcardNames, labelled: WriteLabelled) => readonly string[]

/** Every field of a person, in the order of the card. `null`: part of the name, or of no use to an address book. */
const PROPERTIES: { readonly [F in keyof typeof PEOPLE]: Write | null } = {
  firstName: null,
  middleName: null,
  lastName: null,
  namePrefix: null,
  nameSuffix: null,
  jobTitle: ({ jobTitle }) => textLine('TITLE', jobTitle),
  companyId: (_, { companyName }) => textLine('ORG', companyName),
  emails: ({ emails }, _, labelled) => emails.flatMap((email) => labelled('EMAIL', email, escaped(email.value))),
  phones: ({ phones }, _, labelled) => phones.flatMap((phone) => labelled('TEL', phone, escaped(phoneText(phone)))),
  links: ({ links }, _, labelled) => links.flatMap(({ url, label }) => labelled('URL', { label, primary: false }, uri(url))),
  address: ({ address }) => {
    if (address === null) return []
    const { street, city, region, postalCode, country } = address
    return [`ADR:${structured([null, null, street, city, region, postalCode, country])}`]
  },
  birthday: ({ birthday }) => textLine('BDAY', birthday),
  description: ({ description }) => textLine('NOTE', description),
  tagIds: ({ tagIds }, { tagName }) => {
    const tags = tagIds.flatMap((id) => tagName(id) ?? [])
    return tags.length === 0 ? [] : [`CATEGORIES:${tags.map(escaped).join(',')}`]
  },
  lifecycle: null,
  doNotContact: null,
  ownerId: null,
  avatarFileId: null,
  source: null,
  originalCreatedAt: null,
  custom: null,
}

/**
 * A person as vCard 3.0 (RFC 2426), which more programs read than any other version. Without the photo. A label that is not
 * one of the format's own stands beside its value as Apple writes it, which most others read.
 */
export function vcardOf(person: RecordOf<'people'>, names: VcardNames): string {
  let groups = 0
  const labelled: WriteLabelled = (name, { label, primary }, value) => {
    const known = TYPES.find(([word]) => word.toLowerCase() === label?.toLowerCase())
    const types = [...(known === undefined ? [] : [known[1]]), ...(primary ? ['PREF'] : [])]
    const property = types.length === 0 ? name : `${name};TYPE=${types.join(',')}`
    if (label === null || label === known?.[0]) return [`${property}:${value}`]
    groups += 1
    return [`item${groups}.${property}:${value}`, `item${groups}.X-ABLabel:${escaped(label)}`]
  }
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Portside//Portside//EN',
    `UID:urn:uuid:${person.id}`,
    `REV:${person.updatedAt}`,
    `N:${structured([person.lastName, person.firstName, person.middleName, person.namePrefix, person.nameSuffix])}`,
    `FN:${escaped(personName(person))}`,
    ...Object.values<Write | null>(PROPERTIES).flatMap((write) => write?.(person, names, labelled) ?? []),
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
