import type { Concept } from '../../knowledge/concepts'
import { FILLERS, KINDS, PLACES, type Kind, type Place } from '../../knowledge/header-words'
import { matchKey, matchWords, keysOf, meanings } from '../../match-key'
import type { Source } from '../../targets'
import { type Recognised, aliasOf } from './known-names'

/** What a header says of its column; `null`: nothing we know. Knows single names, families (`Phone 3 - Value`) and compounds. */
export function recognise(text: string, source: Source): Recognised | null {
  // Pipedrive puts what a column is of before its name: `Person - Email - Work`.
  const header = text.replace(/^\s*(person|people|contact|lead)\s+-\s+/i, '')
  const numbered = recogniseNumbered(header)
  if (numbered !== undefined) return numbered
  const site = /^website (blog|home ?page|profile|home|work|personal|business|other)$/i.exec(header)?.[1]
  if (site !== undefined) return { target: 'link', group: '', label: site }
  const target = aliasOf(matchKey(header), source)
  if (target === null) return recogniseWords(header)
  // `LinkedIn`, `Twitter`: the name of a link's column says what the link is.
  const label =
    target === 'link'
      ? (LINK_LABELS.find((name) => matchKey(header).includes(matchKey(name))) ?? null)
      : phoneLabel(header, target)
  return { target, group: '', label: label ?? (source === 'linkedin' && target === 'link' ? 'LinkedIn' : null) }
}

/** Numbers that Outlook calls by what they are for. */
function phoneLabel(header: string, target: Concept): string | null {
  return target === 'phone' ? (/^(assistant|callback|radio|tty|telex|isdn)/i.exec(header)?.[0] ?? null) : null
}

const LINK_LABELS = ['LinkedIn', 'Twitter', 'Facebook', 'Instagram', 'GitHub', 'XING', 'Blog'] as const

/** Google's families: `E-mail 1 - Value`, `Address 2 - City`. */
const FAMILY =
  /^(e-?mail|phone|address|organization|website|relation|event|custom field|im|jot|sip|calendar link|user defined field)\s*(\d+)\s*-\s*(.+)$/i

const PARTS: Readonly<Record<string, Readonly<Record<string, Concept>>>> = {
  email: { value: 'email', label: 'emailLabel', type: 'emailLabel' },
  phone: { value: 'phone', label: 'phoneLabel', type: 'phoneLabel' },
  relation: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  event: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  customfield: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  userdefinedfield: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  im: { value: 'detail', label: 'detailLabel', service: 'detailLabel' },
  sip: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  jot: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  calendarlink: { value: 'detail', label: 'detailLabel', type: 'detailLabel' },
  website: { value: 'link', label: 'linkLabel', type: 'linkLabel' },
  organization: { name: 'company', title: 'jobTitle', department: 'detail', location: 'detail', jobdescription: 'detail' },
  address: {
    label: 'addressLabel',
    type: 'addressLabel',
    formatted: 'address',
    street: 'street',
    extendedaddress: 'street',
    pobox: 'street',
    city: 'city',
    region: 'region',
    postalcode: 'postalCode',
    country: 'country',
  },
}

/** `undefined`: not of a family. `null`: of one, but of no use to us. */
function recogniseNumbered(header: string): Recognised | null | undefined {
  const match = FAMILY.exec(header.normalize('NFC').trim())
  if (match === null) return undefined
  const [, family = '', number = '', part = ''] = match
  const parts = new Map(Object.entries(PARTS[matchKey(family)] ?? {}))
  const target = parts.get(matchKey(part))
  if (target === undefined) return null
  const group = target.startsWith('detail') ? `${matchKey(family)} ${number}` : number
  return { target, group, label: matchKey(family) === 'organization' && target === 'detail' ? part : null }
}

/**
 * Reads compound names in any of the languages: `Business Phone 2`, `Straße geschäftlich`, `Rue (bureau)`,
 * `Werkadres, postcode`. Every word must be known, so that `Phone Country Code` or `Email opt out` is not taken for
 * what it is not.
 */
export function recogniseWords(header: string): Recognised | null {
  const kinds = new Set<Kind>()
  const places = new Set<Place>()
  let number = ''
  for (const word of words(header)) {
    const kind = KIND_OF.get(word)
    const place = PLACE_OF.get(word)
    if (kind !== undefined) kinds.add(kind)
    if (place !== undefined) places.add(place)
    if (/^\d$/.test(word)) number = word
    else if (kind === undefined && place === undefined && !FILLER.has(word)) return null
    // Both at once in Dutch: `werkadres` is an address, and the one at work.
    if (word.endsWith('adres') && place !== undefined) kinds.add('address')
  }
  const [place = null] = places
  return places.size > 1 && !places.has('main') ? null : meaning(kinds, place, number)
}

function words(header: string): readonly string[] {
  const spaced = header
    .replace(/e[-\s_]?mail|e-?post(?=\P{L}|$)/giu, ' email ')
    .replace(/p\.?\s?o\.?\s?box/gi, ' pobox ')
    .replace(/post\s+code/gi, ' postcode ')
    .replace(/whatsapp/gi, ' phone ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
  return matchWords(spaced).filter((word) => !/^(l|d|n)$/.test(word))
}

function meaning(kinds: Set<Kind>, place: Place | null, number: string): Recognised | null {
  const kind = onlyKind(kinds)
  const label = place === null ? null : PLACE_LABELS[place]
  switch (kind) {
    case null:
      return null
    case 'email':
      return { target: 'email', group: '', label }
    case 'phone':
    case 'mobile':
    case 'fax':
    case 'pager':
      return { target: 'phone', group: '', label: numberLabel(kind, place) }
    case 'address':
      // `Address Line 2` and `Address 2` go on where the street began.
      return { target: number === '' ? 'address' : 'street', group: place ?? '', label }
    default:
      return { target: PART_OF[kind], group: place ?? '', label }
  }
}

/** What the words say together; `null`: nothing, or two things. */
function onlyKind(kinds: Set<Kind>): Kind | null {
  if (kinds.size > 1) kinds.delete('address') // only says "address of": `E-mail Address`, `Business Address City`
  if (kinds.has('country')) kinds.delete('region') // Country/Region
  if (kinds.has('mobile') || kinds.has('fax') || kinds.has('pager')) kinds.delete('phone')
  const [kind = null, ...rest] = kinds
  return rest.length > 0 ? null : kind
}

function numberLabel(kind: 'phone' | 'mobile' | 'fax' | 'pager', place: Place | null): string | null {
  const label = place === null ? null : PLACE_LABELS[place]
  if (kind === 'mobile') return place === 'home' ? 'Mobile (home)' : 'Mobile'
  if (kind === 'fax') return label === null ? 'Fax' : `${label} fax`
  return kind === 'pager' ? 'Pager' : label
}

const PART_OF = {
  street: 'street',
  poBox: 'street',
  city: 'city',
  region: 'region',
  postalCode: 'postalCode',
  country: 'country',
} as const satisfies Partial<Record<Kind, Concept>>

/** Kept with the value, as data. */
const PLACE_LABELS: Readonly<Record<Place, string>> = {
  work: 'Work',
  home: 'Home',
  other: 'Other',
  main: 'Main',
  company: 'Company',
  mailing: 'Mailing',
  billing: 'Billing',
  shipping: 'Shipping',
  car: 'Car',
}

const KIND_OF = meanings(KINDS)
const PLACE_OF = meanings(PLACES)
const FILLER = keysOf(FILLERS)
