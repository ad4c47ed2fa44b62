import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import { matchKey } from '../../match-key'
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
  const part = source === 'thunderbird' ? BIRTHDAY_PARTS[matchKey(name)] : undefined
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

/**
 * Without what programs add to the name of a column: HubSpot the time zone of its dates, `Create Date (GMT+1)`, Dynamics that
 * nobody should touch its ids, Twenty what a name is a part of, Odoo whose name a link shows, Salesforce that a field is an
 * account's own; and what a form asks: `What's your first name?`. `Attendee #` is a number.
 */
export function plainHeader(text: string): string {
  return text
    .replace(/\s*\((GMT|UTC|[A-Z]{1,3}[SD]T)([+-][\d:]+)?\)$/, '')
    .replace(
      /^\s*\((do not modify|nicht ändern|ne pas modifier|no modificar|non modificare|niet wijzigen)\)\s*/i,
      'Do not modify ',
    )
    .replace(/^(names?|e-?mails?|phones?|address)\s+\/\s+(?=(first|last|middle|primary|additional|address)\b)/i, '')
    .replace(/\s+\/\s+link url$/i, '')
    .replace(/^user_id\/(display_)?name$/i, 'Salesperson')
    .replace(/^parent_id\/(display_)?name$/i, 'Company')
    .replace(/^(country|state|category)_id\/(display_)?name$/i, '$1')
    .replace(QUESTION, '$1')
    .replace(/(\p{L})\s*#$/u, '$1 number')
    .replace(/(?<=\w)__(c|pc|s)$/, '')
}

const QUESTION =
  /^(?:hi,?\s+)?(?:and\s+|please\s+(?:enter|provide)\s+|enter\s+)?(?:what(?:['’]?s|\s+is)\s+|wie\s+(?:ist|lautet)\s+)?(?:your|ihre?|deine?)\s+([\p{L}\s./-]+?)(?:\s+you\s+work\s+for)?\s*\??$/iu

/** Thunderbird spreads a birthday over three columns. */
const BIRTHDAY_PARTS: Readonly<Record<string, 'year' | 'month' | 'day'>> = {
  birthyear: 'year',
  birthmonth: 'month',
  birthday: 'day',
  geburtsjahr: 'year',
  geburtsmonat: 'month',
  geburtstag: 'day',
}

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
  const { name } = prefixOf(text, 'people')
  if (name !== text || recognise(text, 'other') !== null || OWN_NAMES.test(text)) return true
  return IMPORT_COLLECTIONS.some((collection) => namedIn(collection, matchKey(name)) !== null)
}

/** Names that make no field but that only a header holds. */
const OWN_NAMES = /^(connected on|record id|create date|lead status|phonetic (first|last) name|e-mail type|gender|initials)$/i

const PREFIXES: Readonly<Record<string, ImportCollection>> = {
  person: 'people',
  people: 'people',
  contact: 'people',
  // Pipedrive's leads are deals that are not yet in the pipeline.
  lead: 'deals',
  organization: 'companies',
  organisation: 'companies',
  company: 'companies',
  account: 'companies',
  deal: 'deals',
  opportunity: 'deals',
  activity: 'tasks',
  task: 'tasks',
  note: 'notes',
  persona: 'people',
  personne: 'people',
  pessoa: 'people',
  persoon: 'people',
  organización: 'companies',
  organização: 'companies',
  organizzazione: 'companies',
  organisatie: 'companies',
  trato: 'deals',
  negócio: 'deals',
  affaire: 'deals',
  affare: 'deals',
  actividad: 'tasks',
  atividade: 'tasks',
  attività: 'tasks',
  activité: 'tasks',
  aktivität: 'tasks',
  nota: 'notes',
  notiz: 'notes',
}

/** Pipedrive puts what a column is of before its name: `Person - Email - Work`, `Organization - Address - City of Address`. */
export function prefixOf(
  text: string,
  primary: ImportCollection,
): { readonly collection: ImportCollection; readonly name: string } {
  const match = /^\s*(\p{L}+)\s+-\s+(.+)$/u.exec(text)
  const collection = PREFIXES[match?.[1]?.toLowerCase() ?? '']
  if (match === null || collection === undefined) return { collection: primary, name: text }
  const name = (match[2] ?? '').replace(/^Address\s+-\s+/i, '').replace(/\s+of\s+Address$/i, '')
  return { collection, name: ADDRESS_PARTS[matchKey(name)] ?? name }
}

const ADDRESS_PARTS: Readonly<Record<string, string>> = {
  streetroadname: 'Street',
  housenumber: 'Hausnummer', // a word for it that says nothing else
  apartmentsuiteno: 'Street 2',
  citytownvillagelocality: 'City',
  statecounty: 'State',
  zippostalcode: 'Postal code',
  fullcombinedaddress: 'Address',
}

/** Names of interfaces, whatever their case: `MAILINGSTREET`, `MobilePhone`, `BillingPostalCode`. */
function recogniseJoined(key: string): Recognised | null {
  const address =
    /^(mail(?:ing)?|billing|shipping|other)(?:address)?(street|city|state|stateprovince|postalcode|postcode|zip|zippostalcode|code|country)$/.exec(
      key,
    )
  if (address !== null) {
    const [, said = '', part = ''] = address
    const group = said === 'mail' ? 'mailing' : said
    const label = group.charAt(0).toUpperCase() + group.slice(1)
    return { target: JOINED_PARTS[part] ?? 'street', group, label }
  }
  // Xero's two addresses, for the post and of the street.
  const [, place, line] = /^(po|sa)(?:addressline\d|(city|region|postalcode|country))$/.exec(key) ?? []
  if (place !== undefined) {
    const label = place === 'po' ? 'Mailing' : 'Street'
    return { target: line === 'region' ? 'region' : (JOINED_PARTS[line ?? ''] ?? 'street'), group: label.toLowerCase(), label }
  }
  const phone = /^(mobile|home|other|business|work|assistant)phone$/.exec(key)?.[1]
  if (phone === undefined) return null
  return { target: 'phone', group: '', label: phone === 'business' ? 'Work' : phone.charAt(0).toUpperCase() + phone.slice(1) }
}

const JOINED_PARTS: Readonly<Record<string, 'city' | 'region' | 'postalCode' | 'country'>> = {
  city: 'city',
  state: 'region',
  stateprovince: 'region',
  postalcode: 'postalCode',
  postcode: 'postalCode',
  zip: 'postalCode',
  zippostalcode: 'postalCode',
  code: 'postalCode', // Zoho
  country: 'country',
}
