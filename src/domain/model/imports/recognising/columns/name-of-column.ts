import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import { UNMAPPED, type ColumnMapping, type Target, type Concept } from '../../targets'
import { AMOUNT_WORDS, CHANCE_WORDS } from '../../knowledge/owner-words'
import { keysOf, matchKey, matchWords } from '../../match-key'
import type { Column } from '../../reading/header'
import { ownLabel } from '../../own-label'
import { withoutCurrency, withoutUnit } from '../values/amounts'
import { placeIn } from '../values/words'
import { aliasOf, keysNamedIn, knownKeys, namedIn, targetOfConcept, weaklyNamedIn } from './known-names'
import { recogniseCompound } from './recognise-compound'
import { recogniseQuestion } from './recognise-question'
import { recogniseTarget, type FileKindGuess } from './recognise-target'

/**
 * What a column is by its name: one that is known, what is left of it without a remark, or one a letter off.
 *
 * @param name the column's in English; what is kept beside a value is what the file calls it
 */
export function byName({ name: own }: Column, name: string, kind: FileKindGuess): ColumnMapping {
  const known =
    recognisePercent(name, kind) ??
    priced(recogniseTarget(name, kind), name) ??
    recogniseAmount(name, kind) ??
    recogniseQuestion(name, kind)
  const recognised = known ?? (isNamedByPeople(kind) ? recognisePlainer(name.normalize('NFKC'), kind) : null)
  if (recognised !== null)
    return {
      ...recognised,
      label: recognised.label ?? (recognised.group === '' ? ownLabel(recognised.target, own) : null),
      basis: known === null && !PART.test(recognised.target) ? 'similar' : 'name',
    }
  const compound = isNamedByPeople(kind) ? recogniseCompound(name, kind.primary) : null
  if (compound !== null) return { ...compound, label: compound.label ?? ownLabel(compound.target, own), basis: 'similar' }
  // In an export with hundreds of columns `Emails` and `Email 1` are other things than `Email`.
  const concept = kind.source === 'other' ? similarTarget(name) : null
  const near = kind.source === 'other' && concept === null ? nearIn(name, kind.primary) : null
  const similar = concept === null ? near : targetOfConcept(kind.primary, concept)
  if (similar === null) return UNMAPPED
  // Whom to ask for at a company stands beside whom the row is of, where that is somebody.
  const group = NAME.test(similar) && OF_CONTACTS.test(name) ? 'contact' : ''
  return { target: similar, group, label: ownLabel(similar, own), basis: 'similar' }
}

/** In an export with hundreds of columns a name that is near another's is another thing; reports have what people add. */
function isNamedByPeople({ source }: FileKindGuess): boolean {
  return source === 'other' || source === 'salesforce'
}

/** Whose a column is: whom to ask for at a company. */
export const OF_CONTACTS = /^(primary |main )?(contact|kontakt|ansprechpartner|contacto|contatto)\b/i
const NAME = /^people\.(firstName|middleName|lastName|namePrefix|nameSuffix)$/

/** `Angebot €`: what it comes to. */
function priced(said: ReturnType<typeof recogniseTarget>, name: string): ReturnType<typeof recogniseTarget> {
  return said?.target === 'deals.title' && withoutCurrency(name) !== null ? { ...said, target: 'deals.amount' } : said
}

/** `% cierre`, `Win %`: how likely it is. */
function recognisePercent(name: string, kind: FileKindGuess): ReturnType<typeof recogniseTarget> {
  const isChance = kind.primary === 'deals' && name.includes('%') && matchWords(name).some((word) => CHANCES.has(word))
  return isChance ? { target: 'deals.probability', group: '', label: null } : null
}

const CHANCES = keysOf(CHANCE_WORDS)

/** `amount_eur`, `Betrag (€)`, `Valor R$`: an amount, whatever the currency in its name. */
export function recogniseAmount(name: string, kind: FileKindGuess): ReturnType<typeof recogniseTarget> {
  const bare = withoutUnit(name)?.name ?? withoutCurrency(name)?.name ?? name
  const plain = bare
    .normalize('NFKC')
    .split(/[\s_.,()/-]+/)
    .filter((word) => word !== '' && !COUNTED.has(matchKey(word)))
    .join(' ')
  // `Total con IVA`: no more than how it is counted.
  const counted = plain === '' && /\p{L}/u.test(name) && kind.primary === 'deals' ? 'total' : plain
  const said = [bare, counted].map((text) => (text === '' || text === name ? null : recogniseTarget(text, kind)))
  return said.find((each) => each?.target === 'deals.amount') ?? null
}

const COUNTED = keysOf(AMOUNT_WORDS)

/** `Birthday (DD.MM.)` and `Company / association`: without the remark, and where both say the same. */
function recognisePlainer(name: string, kind: FileKindGuess): ReturnType<typeof recogniseTarget> {
  const [, bare, remark = ''] = /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/.exec(name) ?? []
  // `Name (company)`: the remark says what it is of.
  if (bare !== undefined) {
    const [of, meant] = [recogniseTarget(remark, kind), recogniseTarget(bare, kind)]
    // `Client (Person)` is called as somebody is.
    if (of?.target === 'people.fullName' && meant?.target === 'companies.name') return of
    // `地址(縣市)`: a part of what stands before it.
    if (of !== null && /\.(address|street)$/.test(meant?.target ?? '') && PART.test(of.target)) return of
    const said = of === null || of.target === meant?.target ? meant : null
    // `ID (Contact numbers)` is that of a number.
    if (said === null || matchKey(bare) === 'id') return null
    // How many minutes before: no day, and no hour.
    if (OF_TIME.test(said.target) && IN_UNITS.test(remark)) return null
    const place = placeIn(remark)
    return place !== null && said.group === '' && PART.test(said.target)
      ? { ...said, group: place.toLowerCase(), label: place }
      : said
  }
  const parts = name.includes('/') ? name.split('/').map((part) => recogniseTarget(part.trim(), kind)) : []
  const [first = null, ...others] = parts
  // `Город/регион`: a town, or what it is in.
  const town = parts.find((part) => part?.target.endsWith('.city') === true)
  if (town != null && parts.every((part) => part !== null && WIDER.test(part.target))) return town
  // `Nazwa / Imię i nazwisko`: what a customer is called, whoever it is.
  const naming = NAMED_BY[kind.primary]
  const named = parts.find((part) => part?.target === naming)
  if (named != null && parts.every((part) => part !== null && ANY_NAME.test(part.target))) return named
  return first !== null && others.every((other) => other?.target === first.target) ? first : null
}

const OF_TIME = /\.(remindAt|due|dueTime|happenedAt)$/
const IN_UNITS = /minut|stund|hour|heure|timer|timmar|hodin|godz|час|минут|хвилин|分|분/iu

const NAMED_BY: Readonly<Partial<Record<ImportCollection, Target>>> = { people: 'people.fullName', companies: 'companies.name' }
const ANY_NAME = /^(people\.(fullName|firstName|lastName)|companies\.name)$/

const WIDER = /\.(city|region|country)$/
const PART = /\.(street|city|region|postalCode|country|address)$/

/** One letter wrong, missing, added or swapped in a name of six letters or more; or a known name plus `contact` or the like. */
function similarTarget(name: string): Concept | null {
  const key = matchKey(name)
  // A name that is known whole, and was not taken, means nothing here.
  if (aliasOf(key, 'other') !== null) return null
  const bare = matchWords(name)
    .filter(
      (word) =>
        !/^(contact|person|people|client|customer|lead|invitee|attendee|guest|participant|registrant|subscriber|buyer|ansprechpartner|kontakt|contacto|contatto|kunde)s?$/.test(
          word,
        ),
    )
    .join('')
  for (const [known, target] of knownKeys()) {
    if (known === bare && bare.length > 2 && !/^(first|last)$/.test(bare)) return target // `Last contact` is a day
    if (!isNumbered(name) && key.length >= 6 && known.length >= 6 && isOneOff(key, known) && !isOtherName(key)) return target
  }
  return null
}

/** One letter off a long name in such a file: `Date butoire`. */
function nearIn(name: string, primary: FileKindGuess['primary']): Target | null {
  const key = matchKey(name)
  if (key.length < LONG || isNumbered(name)) return null
  for (const [known] of keysNamedIn(primary)) {
    if (known.length >= LONG && isOneOff(key, known)) return namedIn(primary, known)
  }
  return null
}

const LONG = 9

/** `Bewerber-ID` is no slip of `Bewerberin`. */
function isNumbered(name: string): boolean {
  return /^(id|nr|no)$/.test(matchWords(name).at(-1) ?? '')
}

/** A name of its own, and no slip of the finger: `segment` is not `segmento`. */
function isOtherName(key: string): boolean {
  const isNamed = (collection: ImportCollection) => (namedIn(collection, key) ?? weaklyNamedIn(collection, key)) !== null
  return OTHER_NAMES.has(key) || IMPORT_COLLECTIONS.some(isNamed)
}

/** One letter off `forename`, `last name` or `attendee`. */
const OTHER_NAMES: ReadonlySet<string> = new Set(
  'formname listname sortname filename hostname attended contractnumber contractname contractno'.split(' '),
)

function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
