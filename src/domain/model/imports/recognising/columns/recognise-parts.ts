import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import {
  CONTACT_WORDS,
  KINDS_OF_COMPANIES,
  MADE_WORDS,
  MEMBER_WORDS,
  QUALIFIERS,
  RECORD_WORDS,
  REGISTER_NUMBERS,
  TYPE_WORDS,
} from '../../knowledge/name-parts'
import { NOUNS } from '../../knowledge/kind-signs'
import { keysOf, matchKey } from '../../match-key'
import { fieldOf, type Target } from '../../targets'
import { DATES, NUMBERS, SMALL, textOf, trimmed, wordsOf, type HeaderWord } from './header-word'
import { weaklyNamedIn, type Recognised } from './known-names'
import { recogniseCompound } from './recognise-compound'
import { recogniseTarget } from './recognise-target'

const QUALIFYING = keysOf(QUALIFIERS)
const COMPANIES = keysOf(KINDS_OF_COMPANIES)
const COMPANY: HeaderWord = { text: 'company', key: 'company', isCut: false }

/** Names are short: longer ones are questions of a form. */
const LONGEST = 60

/**
 * What a name may say of whose words some are known and the others add nothing, the likeliest first: `Agency name`,
 * `Opp Status`, `sent_at_utc`; and of remarks, whatever they are about (`nota_richiesta`). Values say whether it does.
 */
export function recogniseParts(text: string, primary: ImportCollection): readonly Recognised<Target>[] {
  if (text.length > LONGEST) return []
  const words = wordsOf(text.replace(REMARK, ' ')).filter(({ key }) => !/^\d+$/.test(key))
  const kept = trimmed(words.filter(({ key }) => !QUALIFYING.has(key)))
  const owned = ownedIn(words, primary)
  const plain = kept.filter(({ key }) => !COMPANIES.has(key))
  const variants = [words, owned, kept, plain, trimmed(owned.filter(({ key }) => !QUALIFYING.has(key)))]
  const texts = [...new Set(variants.filter(({ length }) => length > 0).map(textOf))]
  const found = texts.flatMap((variant) => said(variant, primary) ?? [])
  return [...found, ...typeIn(words, primary), ...remarkIn(words, primary), ...halvesOf(text, primary)]
}

/**
 * With one word for all kinds of companies. Where a name says nothing else, one of its words is to be known for theirs:
 * `Company o Grupo de medios`, and no `Grupo`.
 */
function ownedIn(words: readonly HeaderWord[], primary: ImportCollection): readonly HeaderWord[] {
  const isOfThem = words.every(({ key }) => COMPANIES.has(key) || SMALL.has(key) || isCompany(key, primary))
  if (isOfThem) return words.length > 1 && words.some(({ key }) => isCompany(key, primary)) ? [COMPANY] : []
  return words.map((word) => (COMPANIES.has(word.key) ? COMPANY : word))
}

function isCompany(key: string, primary: ImportCollection): boolean {
  return recogniseTarget(key, { source: 'other', primary })?.target === 'companies.name'
}

/** Is it no more than a word for some kind of company, `Institution`? */
export function isKindOfCompany(text: string): boolean {
  const words = wordsOf(text)
  return words.length === 1 && words.every(({ key }) => COMPANIES.has(key))
}

/** `Source / Signal`, `부처/기관`: what the first part that is known says, where the others say the same or are no more than a word. */
function halvesOf(text: string, primary: ImportCollection): readonly Recognised<Target>[] {
  const parts = text.split(/[/|]/).map((part) => part.trim())
  if (parts.length < 2 || parts.length > PARTS_MOST) return []
  const known = parts.map((part) => said(part, primary))
  const first = known.find((meant) => meant !== null) ?? null
  const areOther = known.some((meant, at) =>
    meant === null ? !/^\p{L}+$/u.test(parts[at] ?? '') : meant.target !== first?.target,
  )
  return first === null || areOther ? [] : [first]
}

const PARTS_MOST = 3
const REMARK = /\([^()]*\)|\[[^[\]]*\]/g

function said(text: string, primary: ImportCollection): Recognised<Target> | null {
  const weak = weaklyNamedIn(primary, matchKey(text))
  if (weak !== null) return { target: weak, group: '', label: null }
  return recogniseTarget(text, { source: 'other', primary }) ?? recogniseCompound(text, primary)
}

/** `Telefono cli. for.`, `responsable_am`: how somebody is reached, or who looks after it, whatever comes after it. */
export function recogniseBeginning(text: string, primary: ImportCollection): readonly Recognised<Target>[] {
  const [first, ...rest] = wordsOf(text)
  const meant = first === undefined || rest.length === 0 ? null : recogniseTarget(first.text, { source: 'other', primary })
  // Of companies no address is kept.
  const isKept =
    meant !== null &&
    (/\.(phone|assignee)$/.test(meant.target) ||
      meant.target === `${primary}.owner` ||
      (meant.target === 'people.email' && primary !== 'companies'))
  const isReach = isKept && !/fax/i.test(meant.label ?? '')
  return isReach ? [{ ...meant, label: null }] : []
}

/** `Medlem type`: what the members of a club are sorted by. */
function typeIn(words: readonly HeaderWord[], primary: ImportCollection): readonly Recognised<Target>[] {
  const types = words.filter(({ key }) => TYPES.has(key))
  const isOfThem = types.length === 1 && words.every(({ key }) => TYPES.has(key) || MEMBERS.has(key) || SMALL.has(key))
  return primary === 'people' && words.length > 1 && isOfThem ? [{ target: 'people.tags', group: '', label: null }] : []
}

/** `Type`, `Lead type`: of what sort, and not who or what. */
export function isNameOfSort(name: string): boolean {
  return wordsOf(name).some(({ key }) => TYPES.has(key))
}

const TYPES = keysOf(TYPE_WORDS)
const MEMBERS = keysOf(MEMBER_WORDS)

/** The first or last word, where that is what free text is called. */
function remarkIn(words: readonly HeaderWord[], primary: ImportCollection): readonly Recognised<Target>[] {
  const whole = words.filter(({ key }) => !SMALL.has(key))
  if (whole.length < 2 || whole.length > REMARK_WORDS) return []
  return [whole.at(-1), whole[0]].flatMap((word) => {
    const meant = word === undefined ? null : recogniseTarget(word.text, { source: 'other', primary })
    return meant !== null && REMARKS.has(fieldOf(meant.target)) ? [meant] : []
  })
}

const REMARK_WORDS = 4
const REMARKS: ReadonlySet<string> = new Set('description note body'.split(' '))

/** Does a name say no more than how somebody is reached, `Contact no.`? */
export function isOfReach(text: string): boolean {
  const words = wordsOf(text)
  return (
    !isOfRegister(text) &&
    words.length > 0 &&
    words.every(({ key }) => REACHED.has(key) || NUMBERS.has(key) || QUALIFYING.has(key) || SMALL.has(key))
  )
}

const REACHED = keysOf(CONTACT_WORDS)

/** Is it a number that states give people and firms: `C.C.`, `CUIT`? */
export function isOfRegister(text: string): boolean {
  return REGISTERS.has(matchKey(text))
}

const REGISTERS = keysOf(REGISTER_NUMBERS)

/**
 * Does it say by what a program knows a row, in few words: `prospect_id`, `call_sid`, `IDTugas`? Any other id, `Tax ID` or
 * `Skype ID`, is a value to keep.
 */
export function isNameOfRowId(text: string): boolean {
  const words = wordsOf(withId(text))
  const rest = words.filter(({ key }) => !ROW_IDS.has(key) && !NUMBERS.has(key))
  if (![words[0], words.at(-1)].some((word) => ROW_IDS.has(word?.key ?? ''))) return false
  return (words.length <= ID_WORDS && rest.every(({ key }) => RECORDS.has(key))) || RECORDS.has(matchKey(textOf(rest)))
}

/** Is it no more than what such a record is called? */
export function isNameOfRecord(text: string): boolean {
  return RECORDS.has(matchKey(text))
}

/** Is an id all that it names, in few words? */
export function isNameOfId(text: string): boolean {
  const words = wordsOf(withId(text))
  const [first, last] = [words[0]?.key ?? '', words.at(-1)?.key ?? '']
  return words.length <= ID_WORDS && [first, last].some((key) => ID.test(key))
}

/** Of what it is the id. */
export function bareOfId(text: string): string {
  return textOf(wordsOf(withId(text)).filter(({ key }) => !ID.test(key)))
}

/** `IDKlienta`, and `CustomerKey`, as databases call an id of what stands in front of it. */
function withId(text: string): string {
  return text.replace(ID_IN_FRONT, 'ID ').replace(KEY_AT_END, ' id')
}

const KEY_AT_END = /(?<=\p{Ll})Key$|(?<=\p{L})[_ ]key$/u
const ID = /^(id|uid|guid|uuid|sid)$/
/** Where the word for a number says it of nothing else. */
const ROW_IDS = keysOf('id|uid|guid|uuid|sid|番号|コード|编号|編號|编码|번호|코드|mã')
const ID_IN_FRONT = /^ID(?=\p{Lu}\p{Ll})/u
const RECORDS = keysOf([...Object.values(NOUNS), RECORD_WORDS].join('|'))
const ID_WORDS = 3

/** Does it say when a row was written down, changed or done, and not when it is for? */
export function isNameOfMaking(text: string): boolean {
  const words = wordsOf(text)
  if (words.every(({ key }) => DATES.has(key))) return false
  return words.some(({ key }) => MADE.has(key)) || IMPORT_COLLECTIONS.some((of) => isOfMaking(text, of))
}

const MADE = keysOf(MADE_WORDS)

function isOfMaking(text: string, primary: ImportCollection): boolean {
  const target = recogniseTarget(text, { source: 'other', primary })?.target
  return target !== undefined && /\.(originalCreatedAt|completedAt|birthday)$/.test(target)
}
