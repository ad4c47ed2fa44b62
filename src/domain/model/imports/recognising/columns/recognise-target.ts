import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import { ADDITIONS, ADDRESS_PARTS, BIRTHDAY_PARTS, JOINED_PARTS, PREFIXES } from '../../knowledge/header-words'
import { matchKey, capitalised, exactMeanings, meanings } from '../../match-key'
import type { Source, Target } from '../../targets'
import { namedIn, type Recognised, targetOfConcept } from './known-names'
import { recogniseOwn } from './own-export'
import { recognise } from './recognise-concept'

export interface FileKindGuess {
  readonly source: Source
  /** What the rows are about. */
  readonly primary: ImportCollection
}

/** What a header says of its column in this file; `null`: nothing we know, or nothing we keep. */
export function recogniseTarget(text: string, { source, primary }: FileKindGuess): Recognised<Target> | null {
  if (source === 'portside') return recogniseOwn(text, primary)
  const { collection, name } = prefixOf(plainHeader(text), primary)
  const part = source === 'thunderbird' ? BIRTHDAY_PART.get(matchKey(name)) : undefined
  if (part !== undefined) return { target: 'people.birthday', group: part, label: null }
  const key = matchKey(name)
  const said = recognise(name, source)
  const target = isPlain(said, key) || source === 'pipedrive' ? namedIn(collection, key, source) : null
  if (target !== null && (collection !== 'people' || !hasOwnMeaning(source, key)))
    return { target, group: '', label: /^notes\.(title|body|happenedAt)$/.test(target) ? kindInName(key) : null }
  const concept = said ?? recogniseJoined(key)
  const meant = concept === null ? null : targetOfConcept(collection, concept.target)
  if (concept === null || meant === null) return null
  // A profile is no company's website.
  const isProfile = meant === 'companies.website' && concept.target === 'link' && concept.label !== null
  return isProfile ? null : { ...concept, target: meant }
}

/** Where a program numbers or labels its columns, that says more than their names; where it says whose they are, it does not. */
function isPlain(said: Recognised | null, key: string): boolean {
  return said === null || (said.group === '' && said.label === null) || key.startsWith('primarycontact')
}

/** Without what programs add to the name of a column. */
export function plainHeader(text: string): string {
  return ADDITIONS.reduce((name, [added, left]) => name.replace(added, left), text)
}

const BIRTHDAY_PART = meanings(BIRTHDAY_PARTS)

/** `Call title`: what the columns of notes are called may say of what kind they are. */
function kindInName(key: string): string | null {
  // Only what is in a calendar has a start.
  if (/^(activitydatetime|startdatetime)$/.test(key)) return 'meeting'
  return /^(call|meeting|email)/.exec(key)?.[0] ?? null
}

/** Names of people's columns whose meaning hangs on the program more than on the collection. */
function hasOwnMeaning(source: Source, key: string): boolean {
  return source === 'outlook' && key === 'account'
}

/** Is it what a column is called, in a file of whatever? */
export function isColumnName(text: string): boolean {
  const plain = plainHeader(text)
  if (plain !== text && plain !== '') return isColumnName(plain)
  const { name } = prefixOf(text, 'people')
  if (name !== text || recognise(text, 'other') !== null || OWN_NAMES.test(text)) return true
  if (IMPORT_COLLECTIONS.some((collection) => namedIn(collection, matchKey(name)) !== null)) return true
  const last = (LAST_HUMP.exec(text) ?? LAST_OF_SNAKE.exec(text))?.[1]
  return last !== undefined && isColumnName(last)
}

/** `KundeVorname`, `kunde_vorname`: as programs join words. */
const LAST_OF_SNAKE = /^[\p{L}\d_]{1,60}_(\p{L}{3,30})$/u
const LAST_HUMP = /^\p{Lu}?\p{Ll}{2,30}(?:\p{Lu}\p{Ll}{1,30}){0,3}(\p{Lu}\p{Ll}{2,30})$/u

/** Names that make no field but that only a header holds. */
const OWN_NAMES = /^(connected on|record id|create date|lead status|phonetic (first|last) name|e-mail type|gender|initials)$/i

const PREFIX_OF = exactMeanings(PREFIXES)

/** Pipedrive puts what a column is of before its name: `Person - Email - Work`, `Organization - Address - City of Address`. */
export function prefixOf(
  text: string,
  primary: ImportCollection,
): { readonly collection: ImportCollection; readonly name: string } {
  const match = /^(\p{L}+) - (.+)$/u.exec(text)
  const collection = PREFIX_OF.get(match?.[1]?.toLowerCase() ?? '')
  if (match === null || collection === undefined) return { collection: primary, name: text }
  const name = (match[2] ?? '').replace(/^Address\s+-\s+/i, '').replace(/ of Address$/i, '')
  return { collection, name: ADDRESS_PART.get(matchKey(name)) ?? name }
}

const ADDRESS_PART = meanings(ADDRESS_PARTS)
const JOINED_PART = meanings(JOINED_PARTS)

/** Names of interfaces, whatever their case: `MAILINGSTREET`, `MobilePhone`, `BillingPostalCode`. */
function recogniseJoined(key: string): Recognised | null {
  const [, said, part = ''] = /^(mail(?:ing)?|billing|shipping|other)(?:address)?([a-z]+)$/.exec(key) ?? []
  const target = JOINED_PART.get(part)
  if (said !== undefined && target !== undefined) {
    const group = said === 'mail' ? 'mailing' : said
    return { target, group, label: capitalised(group) }
  }
  // Xero's two addresses, for the post and of the street.
  const [, place, line] = /^(po|sa)(?:addressline\d|(city|region|postalcode|country))$/.exec(key) ?? []
  if (place !== undefined) {
    const label = place === 'po' ? 'Mailing' : 'Street'
    return { target: line === 'region' ? line : (JOINED_PART.get(line ?? '') ?? 'street'), group: label.toLowerCase(), label }
  }
  const phone = /^(mobile|home|other|business|work|assistant)phone$/.exec(key)?.[1]
  if (phone === undefined) return null
  return { target: 'phone', group: '', label: phone === 'business' ? 'Work' : capitalised(phone) }
}
