import type { ImportCollection } from '../../import-collections'
import { OWNERS, type Owner } from '../../knowledge/owner-words'
import { keysOf, matchKey } from '../../match-key'
import { collectionOf, fieldOf, type FieldTarget, type Target } from '../../targets'
import { DATES, IDS, NAMES, NUMBERS, textOf, TIMES, trimmed, wordsOf, type HeaderWord } from './header-word'
import type { Recognised } from './known-names'
import { looselyNamed } from './loosely-named'
import { recogniseQualified } from './recognise-qualified'
import { recogniseTarget } from './recognise-target'

/**
 * What a name says that is put together of words: whose a value is and what it is (`Osoba kontaktowa - imię`,
 * `Étape du devis`, `debiteurnr`), without the small words of a name that is known (`Fecha nacimiento`), and with words cut
 * short at a full stop (`Wahrsch.`, `Počet zam.`). `null`: not every word is known, or they may mean several things.
 */
export function recogniseCompound(text: string, primary: ImportCollection): Recognised<Target> | null {
  if (text.length > LONGEST) return null
  const words = wordsOf(text.normalize('NFKC').replace(REMARK, ' '))
  if (words.length === 0 || words.length > WORDS_MOST) return null
  const loose = looselyNamed(words, primary)
  if (loose !== null) return recognised(loose)
  const [only] = words
  const ending = words.length === 1 && only !== undefined ? atTheEnd(only, primary) : null
  const again =
    numbered(words, primary) ??
    ofPath(text, primary) ??
    alone(words, primary) ??
    ofMember(words, primary) ??
    ofDay(words, primary) ??
    byName(words, primary) ??
    recogniseQualified(words, primary) ??
    ending
  if (again !== null) return again
  return (
    splits(words)
      .map((split) => ofOwner(split, primary))
      .find((found) => found !== null) ?? null
  )
}

/** `Amount (Net Revenue) Currency` */
const REMARK = /\([^()]*\)/g

/** `Note1`, `Notizen 2`: of what there may be several. */
function numbered(words: readonly HeaderWord[], primary: ImportCollection): Recognised<Target> | null {
  const [first, ...rest] = words
  const joined = /^(\D{3,})([1-9])$/.exec(first?.text ?? '')
  const name = rest.length === 0 ? joined?.[1] : /^[1-9]$/.test(rest.at(-1)?.text ?? '') ? textOf(words.slice(0, -1)) : undefined
  const said = name === undefined ? null : recogniseTarget(name, { source: 'other', primary })
  return said !== null && SEVERAL.has(fieldOf(said.target)) ? said : null
}

const SEVERAL: ReadonlySet<string> = new Set('description note body detail tags email phone link street'.split(' '))

/** `ADRESA/PSC`, `contact.address.city`: programs put what holds a value before it. */
function ofPath(text: string, primary: ImportCollection): Recognised<Target> | null {
  const parts = text
    .replace(REMARK, '')
    .trim()
    .split(/[/>]|::|__|(?<=\p{L}{3})\.(?=\p{L}{3})/u)
  if (parts.length < 2 || parts.some((part) => part === '' || /\s/.test(part))) return null
  const last = parts.findLast((part) => !/^\d+$/.test(part))
  // `contacts.telefon`: whose it is stands there.
  const isOfContact = primary !== 'people' && ownersNamed(parts[0] ?? '').includes('contact')
  if (isOfContact && last !== undefined) return ofOwner({ owner: 'contact', rest: wordsOf(last) }, primary)
  return last === undefined ? null : recogniseTarget(last, { source: 'other', primary })
}

/** `data_prazo`, `hora_prazo`: the day or the hour of what the other word says. */
function ofDay(words: readonly HeaderWord[], primary: ImportCollection): Recognised<Target> | null {
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined) return null
  const isOf = (keys: ReadonlySet<string>) => keys.has(first.key) || keys.has(last.key)
  if (!isOf(DATES) && !isOf(TIMES)) return null
  const rest = trimmed(DATES.has(first.key) || TIMES.has(first.key) ? words.slice(1) : words.slice(0, -1))
  const said = rest.length === 0 ? null : recogniseTarget(textOf(rest), { source: 'other', primary })
  if (said === null || !OF_DAYS.test(said.target)) return null
  return isOf(TIMES) && !isOf(DATES) ? (said.target === 'tasks.due' ? recognised('tasks.dueTime') : null) : said
}

const OF_DAYS = /\.(due|remindAt|completedAt|happenedAt|expectedCloseOn|closedAt|wonAt|lostAt|originalCreatedAt|birthday)$/

/** `NomeEtapa`, `City name`: what is chosen by its name. */
function byName(words: readonly HeaderWord[], primary: ImportCollection): Recognised<Target> | null {
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined) return null
  const rest = NAMES.has(first.key) ? words.slice(1) : NAMES.has(last.key) ? words.slice(0, -1) : []
  const said = rest.length === 0 ? null : recogniseTarget(textOf(trimmed(rest)), { source: 'other', primary })
  return said !== null && CHOSEN.has(fieldOf(said.target)) ? said : null
}

const CHOSEN: ReadonlySet<string> = new Set('stage pipeline lostReason city region country industry priority'.split(' '))

/** The number of each record, where that is all that is said: whether it is one, its values say. */
function alone(words: readonly HeaderWord[], primary: ImportCollection): Recognised<Target> | null {
  const [word, ...others] = words
  const isNumber = word !== undefined && others.length === 0 && (NUMBERS.has(word.key) || IDS.has(word.key))
  return isNumber ? recognised(`${primary}.recordId`) : null
}

/** `agent_id`, `Owner code`: who in the workspace, by whatever is told of them. */
function ofMember(words: readonly HeaderWord[], primary: ImportCollection): Recognised<Target> | null {
  const last = words.at(-1)
  if (words.length < 2 || last === undefined || (!IDS.has(last.key) && !NUMBERS.has(last.key))) return null
  const said = recogniseTarget(textOf(words.slice(0, -1)), { source: 'other', primary })
  return said !== null && said.target.startsWith(`${primary}.`) && /\.(owner|assignee)$/.test(said.target) ? said : null
}

/** What is left of a word in a language without blanks: `課題メモ` is a note about tasks. */
function atTheEnd(word: HeaderWord, primary: ImportCollection): Recognised<Target> | null {
  if (!UNSPACED.test(word.text)) return null
  for (let at = 1; at <= word.text.length - 2; at += 1) {
    const said = recogniseTarget(word.text.slice(at), { source: 'other', primary })
    if (said !== null && OF_ENDINGS.has(fieldOf(said.target))) return said
  }
  return null
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u
const OF_ENDINGS: ReadonlySet<string> = new Set('description note body email phone'.split(' '))

/** Names are short: longer ones are questions of a form. */
const LONGEST = 60
const WORDS_MOST = 6

interface Split {
  readonly owner: Owner
  readonly rest: readonly HeaderWord[]
}

/** Whose it is stands first or last, in up to three words; or it begins the only word there is. */
function splits(words: readonly HeaderWord[]): readonly Split[] {
  const found: Split[] = []
  for (const count of [3, 2, 1]) {
    if (count >= words.length) continue
    const [first, last] = [words.slice(0, count), words.slice(-count)]
    for (const owner of ownersOf(first)) found.push({ owner, rest: trimmed(words.slice(count)) })
    for (const owner of ownersOf(last)) found.push({ owner, rest: trimmed(words.slice(0, -count)) })
  }
  const [only] = words
  if (words.length === 1 && only !== undefined) found.push(...joinedIn(only))
  return found.filter(({ rest }) => rest.length > 0)
}

const OWNER_WORDS = Object.entries(OWNERS).flatMap(
  ([owner, names]) => names.split('|').map((name) => [matchKey(name), owner as Owner] as const), // a table of owners
)

/** Shorter ones are compared whole. */
const STEM_SHORTEST = 4

function ownersOf(words: readonly HeaderWord[]): readonly Owner[] {
  const key = words.map((word) => word.key).join('')
  const isCut = words.some((word) => word.isCut)
  return OWNER_WORDS.flatMap(([word, owner]) => (word === key || isInflected(key, word, isCut) ? [owner] : []))
}

/** Whose a column is, if that is what is said before its name. */
export function ownersNamed(text: string): readonly Owner[] {
  return ownersOf(wordsOf(text))
}

/** `угоди` for `угода`, `klienta` for `klient`; and what a full stop cuts short. */
function isInflected(key: string, word: string, isCut: boolean): boolean {
  if (isCut) return key.length >= 3 && word.startsWith(key)
  const shorter = Math.min(key.length, word.length)
  // `dealer` is no `deal`: a word of four letters takes one more.
  if (shorter < STEM_SHORTEST || Math.abs(key.length - word.length) > (shorter === STEM_SHORTEST ? 1 : 2)) return false
  const shared = Math.max(STEM_SHORTEST, Math.max(key.length, word.length) - 2)
  return key.slice(0, shared) === word.slice(0, shared) && !DONE.test(key)
}

/** `Last contacted` is no contact's. */
const DONE = /(ed|ing|iert|to)$/

const LINKS = /^(s|n|en|er|es|-)?$/

/** `Kundennummer`, `asiakasnumero`, `取引先番号` */
function joinedIn({ key, isCut }: HeaderWord): readonly Split[] {
  return OWNER_WORDS.flatMap(([word, owner]) => {
    if (!key.startsWith(word) || key.length === word.length || (word.length < 3 && /^[a-z]/.test(word))) return []
    const after = key.slice(word.length)
    const rests = [
      after,
      ...(LINKS.test(after.slice(0, 1)) ? [after.slice(1)] : []),
      ...(LINKS.test(after.slice(0, 2)) ? [after.slice(2)] : []),
    ]
    return rests.flatMap((rest) =>
      rest.length < 2 && !NUMBERS.has(rest) && !IDS.has(rest) ? [] : [{ owner, rest: [{ text: rest, key: rest, isCut }] }],
    )
  })
}

function ofOwner({ owner, rest }: Split, primary: ImportCollection): Recognised<Target> | null {
  const collection = collectionOfOwner(owner)
  // What hangs on a record says nothing of the record itself: `Total orders` of a customer are no amount of a deal.
  if (HANGING.has(collection) && collection !== primary) return null
  if (rest.length === 1 && HALVES.test(rest[0]?.key ?? '')) return null
  // A contact's title is what they do.
  const isTitle = owner === 'contact' && rest.length === 1 && TITLES.has(rest[0]?.key ?? '')
  const own = isTitle ? null : partOf(rest, collection)
  if (own !== null) return owner === 'contact' && fieldOf(own) === 'recordId' ? null : { target: own, group: '', label: null }
  const text = textOf(rest)
  const said =
    recogniseTarget(text, { source: 'other', primary: collection }) ??
    (rest.some(({ isCut }) => isCut) ? recognised(looselyNamed(rest, collection)) : null)
  if (said === null) return null
  const of = collectionOf(said.target)
  // Whoever speaks for a company has no company, tags or owner of their own in its row.
  if (owner === 'contact' && primary !== 'people') return of === 'people' && OF_CONTACT.has(fieldOf(said.target)) ? said : null
  if (of !== collection && of !== 'people') return null
  // Whom to ask for stands beside whom the row is of.
  if (owner === 'contact' && HALF_NAMES.test(said.target)) return { ...said, group: 'contact' }
  return NOT_OF_OWNER.has(fieldOf(said.target)) || (of !== primary && fieldOf(said.target) === 'owner') ? null : said
}

const TITLES = keysOf('title|titel|titre|título|titolo|tytuł|titul')
const HANGING: ReadonlySet<string> = new Set(['deals', 'tasks', 'notes'])
/** Half a name: `Last contact` is a day. */
const HALVES = /^(first|last|middle|next)$/
/** A category of an opportunity is one of its kinds, and no label that people put on it. */
const NOT_OF_OWNER: ReadonlySet<string> = new Set(['tags', 'kind'])

const HALF_NAMES = /^people\.(firstName|middleName|lastName|namePrefix|nameSuffix)$/
const OF_CONTACT: ReadonlySet<string> = new Set(
  'fullName firstName middleName lastName namePrefix nameSuffix jobTitle email phone birthday detail'.split(' '),
)

function recognised(target: FieldTarget | null): Recognised<Target> | null {
  return target === null ? null : { target, group: '', label: null }
}

function collectionOfOwner(owner: Owner): ImportCollection {
  return owner === 'contact' ? 'people' : owner
}

/** The number, the name or the day of a record. */
function partOf(rest: readonly HeaderWord[], collection: ImportCollection): FieldTarget | null {
  const [word] = rest
  if (rest.length !== 1 || word === undefined) return null
  if (NUMBERS.has(word.key) || IDS.has(word.key)) return `${collection}.recordId`
  // Who called is no title of the call.
  if (NAMES.has(word.key)) return collection === 'notes' ? null : NAMING[collection]
  return DATES.has(word.key) ? (DATED[collection] ?? null) : null
}

const NAMING: Readonly<Record<ImportCollection, FieldTarget>> = {
  people: 'people.fullName',
  companies: 'companies.name',
  deals: 'deals.title',
  tasks: 'tasks.title',
  notes: 'notes.title',
}

const DATED: Readonly<Partial<Record<ImportCollection, FieldTarget>>> = {
  deals: 'deals.originalCreatedAt',
  notes: 'notes.happenedAt',
}
