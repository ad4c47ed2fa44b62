import type { Concept, Source } from '../../targets'
import { FAMILIES, FILLERS, KINDS, PLACES, type Kind, type Place } from '../../knowledge/header-words'
import { matchKey, matchWords, keysOf, meanings, capitalised } from '../../match-key'
import { SMALL } from './header-word'
import { type Recognised, aliasOf } from './known-names'
import { saidInPlace } from './recognise-in-place'

/** What a header says of its column; `null`: nothing we know. Knows single names, families (`Phone 3 - Value`) and compounds. */
export function recognise(text: string, source: Source): Recognised | null {
  // Pipedrive puts what a column is of before its name: `Person - Email - Work`.
  const header = text.replace(/^\s*(person|people|contact|lead)\s+-\s+/i, '')
  const numbered = recogniseNumbered(header)
  if (numbered !== undefined) return numbered
  const site = /^website (blog|home ?page|profile|home|work|personal|business|other)$/i.exec(header)?.[1]
  if (site !== undefined) return { target: 'link', group: '', label: site }
  const target = aliasOf(matchKey(header), source)
  if (target === null) return recogniseWords(header) ?? recogniseInPlace(header) ?? recogniseWholeName(header)
  // `Privatadresse` is one of two where there is a `Geschäftsadresse`.
  const inPlace = OF_PLACE.has(target) ? recogniseInPlace(header) : null
  if (inPlace?.target === target) return inPlace
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

const FAMILY = /^([a-z -]+?) ?(\d+) ?- ?(.+)$/i
const PARTS = new Map(
  FAMILIES.flatMap(({ names, parts }) => names.split('|').map((name) => [matchKey(name), meanings(parts)] as const)),
)

/** `undefined`: not of a family. `null`: of one, but of no use to us. */
function recogniseNumbered(header: string): Recognised | null | undefined {
  const [, name = '', number = '', part = ''] = FAMILY.exec(header.normalize('NFC').trim()) ?? []
  const family = matchKey(name)
  const parts = PARTS.get(family)
  if (parts === undefined) return undefined
  const target = parts.get(matchKey(part))
  if (target === undefined) return null
  const group = target.startsWith('detail') ? `${family} ${number}` : number
  return { target, group, label: family === 'organization' && target === 'detail' ? part : null }
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
  // `Default Address Company` is the company at an address, and `Company Address` an address.
  if (kinds.size === 1 && kinds.has('address') && PLACE_OF.get(matchKey(header.split(/[\s_]+/).at(-1) ?? '')) === 'company')
    return null
  // `Tel. dom./praca`: either is a number of theirs.
  if (kinds.size === 1 && kinds.has('phone') && places.size === 2 && places.has('home') && places.has('work')) places.clear()
  const [place = null] = places
  return places.size > 1 && !places.has('main') ? null : meaning(kinds, place, number)
}

/** `Arbejdspostnummer`, `Домашня адреса (місто)` */
function recogniseInPlace(header: string): Recognised | null {
  const said = header.length > LONGEST ? null : saidInPlace(words(header))
  return said === null ? null : meaning(new Set(said.kinds), said.place, said.number)
}

const OF_PLACE: ReadonlySet<Concept> = new Set(['address', 'street', 'city', 'region', 'postalCode', 'country'])

/** Names are short. */
const LONGEST = 60

/** `Nachname, Vorname`, `Vor- und Nachname`: both at once are the whole name. */
function recogniseWholeName(header: string): Recognised | null {
  const said = matchWords(header).flatMap((word) =>
    FILLER.has(word) || SMALL.has(word) ? [] : [word === 'vor' ? 'firstName' : aliasOf(word, 'other')],
  )
  const isWhole = said.length === 2 && said.includes('firstName') && said.includes('lastName')
  return isWhole ? { target: 'fullName', group: '', label: null } : null
}

function words(header: string): readonly string[] {
  const spaced = header
    .replace(/e[-\s_]?mail|e[-‑]?po[sš]t[aeiuy]?(?=\P{L}|$)/giu, ' email ')
    .replace(/p\.?\s?o\.?\s?box/gi, ' pobox ')
    .replace(/post\s+code/gi, ' postcode ')
    .replace(/(?<!\p{L})c\.\s?p\./giu, ' cp ')
    .replace(/(?<!\p{L})c\.\s?a\.\s?p\./giu, ' cap ')
    .replace(/whatsapp/gi, ' phone ')
    // `TEL直通`, `FAX番号`
    .replace(/([a-z])(?=\p{Script=Han})/giu, '$1 ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
  return matchWords(spaced).filter((word) => !/^(l|d|n)$/.test(word))
}

function meaning(kinds: Set<Kind>, place: Place | null, number: string): Recognised | null {
  const kind = onlyKind(kinds)
  if (kind === null) return null
  const label = place === null ? null : capitalised(place)
  if (kind === 'email') return { target: 'email', group: '', label }
  if (kind === 'phone' || kind === 'mobile' || kind === 'fax' || kind === 'pager')
    return { target: 'phone', group: '', label: numberLabel(kind, label) }
  // `Address Line 2` and `Address 2` go on where the street began.
  const isStreet = kind === 'poBox' || (kind === 'address' && number !== '')
  return { target: isStreet ? 'street' : kind, group: place ?? '', label }
}

/** What the words say together; `null`: nothing, or two things. */
function onlyKind(kinds: Set<Kind>): Kind | null {
  if (kinds.size > 1) kinds.delete('address') // only says "address of": `E-mail Address`, `Business Address City`
  if (kinds.has('country')) kinds.delete('region') // Country/Region
  if (kinds.has('mobile') || kinds.has('fax') || kinds.has('pager')) kinds.delete('phone')
  const [kind = null, ...rest] = kinds
  return rest.length > 0 ? null : kind
}

/** @param place what the words say of it besides, which is kept with the value as data */
function numberLabel(kind: 'phone' | 'mobile' | 'fax' | 'pager', place: string | null): string | null {
  if (kind === 'mobile') return place === 'Home' ? 'Mobile (home)' : 'Mobile'
  if (kind === 'fax') return place === null ? 'Fax' : `${place} fax`
  return kind === 'pager' ? 'Pager' : place
}

const KIND_OF = meanings(KINDS)
const PLACE_OF = meanings(PLACES)
const FILLER = keysOf(FILLERS)
