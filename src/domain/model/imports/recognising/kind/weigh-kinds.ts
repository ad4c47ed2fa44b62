import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import type { FileNames, KindCandidate, KindGuess, KindReason, ValueSign } from '../../kind-guess'
import { CUSTOMERS, NOUNS } from '../../knowledge/kind-signs'
import { PARTS } from '../../knowledge/owner-words'
import { words } from '../../../kernel/words'
import { keysOf, matchKey, matchWords } from '../../match-key'
import { HANGING, weighColumn, type ColumnSign, type KindOrNone } from './column-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { nameSigns, NAMES_OF_RECORDS } from './name-signs'
import { namelessSigns } from './nameless-signs'
import {
  areDays,
  areNobodys,
  isHappening,
  isKnownPerson,
  isReachedBy,
  isSharedAddress,
  isStage,
  isStatus,
  shareOf,
} from './value-signs'

/** Less than this is no reason to take a file for anything, and less of a lead leaves it open. */
const ENOUGH = 2.5
const LEAD = 1.5
/** Enough where the file names what such rows are called, and next to nothing speaks for another kind. */
const ALONE = 1.5
const ALONE_NEXT = 0.5

/** The part that counts of further signs of one group, after the strongest. */
const AGAIN = 0.25
/** Numbered columns of remarks are of whatever the rows are. */
const TEXTS = 'field notes.body'
/** From here on the rows hang on people and companies, and who stands first in them says nothing. */
const HANGS = 4.5

/** Weighs all that a file says of what its rows are about. */
export function weighKinds(file: FileToWeigh): Pick<KindGuess, 'kinds' | 'isSure'> {
  const columns = file.names.map((name) => weighColumn(name, file.source))
  const ofColumns = columnSigns(file, columns)
  const own = withoutHalves([
    ...ofColumns,
    ...valueSigns(file),
    ...textSigns(file, columns),
    ...listSigns(file, ofColumns),
    ...namelessSigns(file),
  ]).concat(calledSigns(file.called))
  const sumOf = (signs: readonly Sign[], kind: KindOrNone) =>
    signs.reduce((total, sign) => total + (sign.kind === kind ? sign.weight : 0), 0)
  const hangs = [...HANGING].some((kind) => sumOf(own, kind) >= HANGS)
  const signs = hangs ? own : [...own, ...nameSigns(file, columns)]
  const kinds = IMPORT_COLLECTIONS.map((kind): KindCandidate => ({
    kind,
    weight: sumOf(signs, kind),
    reasons: reasonsFor(kind, signs),
  })).toSorted((a, b) => b.weight - a.weight)
  const [first, second] = kinds
  const [best, next] = [first?.weight ?? 0, Math.max(second?.weight ?? 0, sumOf(signs, 'none'))]
  const isProved = first === undefined || !HANGING.has(first.kind) || isSaidTwice(first.kind, signs)
  const isAlone =
    first !== undefined && next <= ALONE_NEXT && best >= ALONE && isNamed(first.kind, signs) && areOf(first.kind, file, columns)
  return { kinds, isSure: (isProved && best >= ENOUGH && best - next >= LEAD) || isAlone }
}

/** Does the file say what somebody or something of that kind is called? */
function isNamed(kind: ImportCollection, signs: readonly Sign[]): boolean {
  return signs.some((sign) => sign.kind === kind && sign.weight >= SAID_LEAST && NAMES_OF[kind]?.test(sign.group) === true)
}

/** Names of people are told by some of them; how others look says nothing. */
function areOf(kind: ImportCollection, { names, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  if (kind !== 'people') return true
  return names.some((name, at) => {
    const isOfName =
      NAMES_OF_RECORDS.has(matchKey(name)) || columns[at]?.some(({ group }) => NAMES_OF.people?.test(group)) === true
    return isOfName && shareOf(valuesAt(at), isKnownPerson) >= KNOWN_PEOPLE
  })
}

const KNOWN_PEOPLE = 0.25

const NAMES_OF: Readonly<Partial<Record<ImportCollection, RegExp>>> = {
  people: /^(names|field people\.(fullName|firstName|lastName))$/,
  companies: /^(names|field companies\.name)$/,
  deals: /^field deals\.title$/,
}

/** One column alone, `Deadline` or `Stage`, is no proof that rows are about what people do. */
function isSaidTwice(kind: ImportCollection, signs: readonly Sign[]): boolean {
  const own = signs.filter((sign) => sign.kind === kind && sign.weight >= SAID_LEAST)
  return own.length > 1 || own.some(({ weight }) => weight >= HANGS)
}

const SAID_LEAST = 0.5

/**
 * Something is to be done where there is a day or a title of it, and a deal has a price, a day or a title: a priority or a
 * stage alone is one of customers and leads, too.
 */
function withoutHalves(signs: readonly Sign[]): readonly Sign[] {
  const has = (kind: KindOrNone, groups: readonly string[]) =>
    signs.some((sign) => sign.kind === kind && groups.some((group) => sign.group === `field ${group}`))
  const isHalf = (kind: KindOrNone) => {
    const needed = NEEDED[kind]
    return (
      needed !== undefined && !has(kind, needed) && !signs.some((sign) => sign.kind === kind && /^(sign|word|$)/.test(sign.group))
    )
  }
  const halves = [...IMPORT_COLLECTIONS.filter(isHalf), ...(isTitleAlone(signs) ? (['deals'] as const) : [])]
  return signs.map((sign) => (halves.some((kind) => kind === sign.kind) ? { ...sign, weight: sign.weight * HALF } : sign))
}

/**
 * What is called a project or a business is no deal where nothing else of one is there, and tasks that belong to it are, or
 * something else that says of what kind the rows are.
 */
function isTitleAlone(signs: readonly Sign[]): boolean {
  const said = signs.filter(({ kind, weight }) => kind === 'deals' && weight >= SAID_LEAST)
  if (said.length === 0 || said.some(({ group }) => group !== 'field deals.title')) return false
  return signs.some(({ kind, group, weight }) =>
    kind === 'tasks' ? group === 'field tasks.title' : kind === 'companies' && weight >= COMPANY_LEAST,
  )
}

const COMPANY_LEAST = 2
const HALF = 0.4
/** What a column says that no row fills: programs write all of theirs. */
const EMPTY = 0.5
const NAMED = /^field (companies\.name|people\.fullName|notes\.body)$/
/** What a column of names says whose values are nobody's. */
const DENIED = 0.25
const WHOLE_NAMES = /^field people\.(fullName|lastName)$/
const NEEDED: Readonly<Partial<Record<KindOrNone, readonly string[]>>> = {
  deals: words('deals.title deals.amount deals.pipeline deals.probability deals.expectedCloseOn deals.lostReason deals.wonAt'),
  tasks: words('tasks.title tasks.due tasks.completedAt tasks.remindAt tasks.dueTime tasks.repeat'),
}

function columnSigns(
  { names, shown, filledAt, valuesAt }: FileToWeigh,
  columns: readonly (readonly ColumnSign[])[],
): readonly Sign[] {
  const groups = new Set<string>()
  const rows = Math.max(0, ...shown.map((_, at) => filledAt(at)))
  // What most rows leave blank is not what they are called by.
  const saysLittle = (at: number, group: string) => filledAt(at) === 0 || (NAMED.test(group) && filledAt(at) * 2 < rows)
  const isDenied = (at: number, group: string) =>
    WHOLE_NAMES.test(group) && NAMES_OF_RECORDS.has(matchKey(names[at] ?? '')) && areNobodys(valuesAt(at))
  return columns
    .flatMap((signs, at) =>
      signs.map((sign) => ({
        ...sign,
        at,
        weight: sign.weight * (saysLittle(at, sign.group) ? EMPTY : 1) * (isDenied(at, sign.group) ? DENIED : 1),
      })),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ kind, weight, group, at }) => {
      const isAgain = group !== '' && groups.has(`${kind} ${group}`)
      groups.add(`${kind} ${group}`)
      return {
        kind,
        group,
        weight: isAgain ? weight * (group === TEXTS ? 0 : AGAIN) : weight,
        reason: { by: 'columns', names: [shown[at] ?? ''] },
      }
    })
}

interface ValueRule {
  readonly are: ValueSign
  readonly kind: ImportCollection
  readonly weight: number
  readonly isSuch: (value: string) => boolean
  readonly share: number
}

const VALUE_RULES: readonly ValueRule[] = [
  { are: 'stages', kind: 'deals', weight: 2, isSuch: isStage, share: 0.3 },
  { are: 'statuses', kind: 'tasks', weight: 1.5, isSuch: isStatus, share: 0.8 },
  { are: 'happenings', kind: 'notes', weight: 2, isSuch: isHappening, share: 0.7 },
  { are: 'shared-mailboxes', kind: 'companies', weight: 2, isSuch: isSharedAddress, share: 0.6 },
]

/** What the values look like: each kind of value counts once, in the column that has most of it. */
function valueSigns({ names, shown, valuesAt }: FileToWeigh): readonly Sign[] {
  return VALUE_RULES.flatMap(({ are, kind, weight, isSuch, share }) => {
    const shares = shown.map((_, at) => shareOf(valuesAt(at), isSuch))
    const most = Math.max(0, ...shares)
    const column = shown[shares.indexOf(most)] ?? ''
    // Calls and visits with the day of each are a diary.
    const isDiary =
      are === 'happenings' && names.some((name, at) => DAYS.has(matchKey(name)) || (isMoment(name) && areDays(valuesAt(at))))
    return most < share
      ? []
      : [{ kind, group: 'values', weight: isDiary ? DIARY : weight, reason: { by: 'values' as const, column, are } }]
  })
}

/** When a row was written, or something is to begin, is no day on which it happened. */
function isMoment(name: string): boolean {
  return !MADE.test(matchKey(name))
}

const MADE = /creat|cread|creaz|erstell|updat|actuali|modif|due|vence|fallig|echeance|scaden|start|end|begin|debut|inici|inizi/

/** What is to be done by a day, and how far it is: neither anybody to reach nor a price. */
function listSigns({ shown, valuesAt }: FileToWeigh, signs: readonly Sign[]): readonly Sign[] {
  const at = shown.findIndex((_, column) => isOfStatuses(valuesAt(column)))
  const isOther = signs.some(({ kind, group, weight }) => weight >= SAID_LEAST && (kind === 'none' || OF_OTHERS.test(group)))
  if (at === -1 || isOther) return []
  const isReachable = shown.some((_, column) => shareOf(valuesAt(column), isReachedBy) > 0.5)
  if (isReachable || !shown.some((_, column) => areDays(valuesAt(column)))) return []
  return [
    { kind: 'tasks', group: 'sign statuses', weight: HANGS, reason: { by: 'values', column: shown[at] ?? '', are: 'statuses' } },
  ]
}

const OF_OTHERS = /^field (deals\.(amount|stage|pipeline|probability)|notes\.|people\.(firstName|lastName|birthday))/

function isOfStatuses(values: readonly string[]): boolean {
  return values.length > 2 && new Set(values).size * 2 <= values.length && shareOf(values, isStatus) >= STATUSES_LEAST
}

const STATUSES_LEAST = 0.8

/** Whole texts are what was said or written, where the column may hold that. */
function textSigns({ shown, valuesAt, filledAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const rows = Math.max(0, ...shown.map((_, at) => filledAt(at)))
  const at = columns.findIndex(
    (signs, column) => signs.some(({ group }) => group === TEXTS) && filledAt(column) * 2 >= rows && areTexts(valuesAt(column)),
  )
  return at === -1 ? [] : [{ kind: 'notes', group: 'texts', weight: 2, reason: { by: 'columns', names: [shown[at] ?? ''] } }]
}

function areTexts(values: readonly string[]): boolean {
  return (
    values.length > 0 &&
    values.filter((value) => value.split(/\s+/, TEXT_WORDS).length === TEXT_WORDS).length * 2 >= values.length
  )
}

const TEXT_WORDS = 7

const DAYS: ReadonlySet<string> = keysOf(PARTS.date)
const DIARY = 4

const CALLED = 3

/** The name of a file or sheet, where it says what rows are called, as a whole or in a word. */
function calledSigns({ file, sheet }: FileNames): readonly Sign[] {
  const called = [
    { by: 'file-name' as const, name: file?.replace(/\.[^.]*$/, '') ?? '' },
    { by: 'sheet-name' as const, name: sheet ?? '' },
  ]
  return called.flatMap(({ by, name }) => {
    const keys = new Set([matchKey(name), ...matchWords(name)])
    const kinds = IMPORT_COLLECTIONS.filter((kind) => [...keys].some((key) => NOUN_KEYS[kind].has(key)))
    // `Contacts of companies` says two things, and so none.
    if (kinds.length !== 1 || kinds[0] === undefined) return []
    const areCustomers = kinds[0] === 'people' && [...keys].some((key) => CUSTOMER_KEYS.has(key))
    return [{ kind: kinds[0], group: 'called', weight: areCustomers ? CALLED / 2 : CALLED, reason: { by, name } }]
  })
}

const CUSTOMER_KEYS = keysOf(CUSTOMERS)
const NOUN_KEYS: Readonly<Record<ImportCollection, ReadonlySet<string>>> = {
  people: keysOf(NOUNS.people),
  companies: keysOf(NOUNS.companies),
  deals: keysOf(NOUNS.deals),
  tasks: keysOf(NOUNS.tasks),
  notes: keysOf(NOUNS.notes),
}

/** More names than a person reads say no more. */
const REASONS_MOST = 4

/** The strongest first, columns together. */
function reasonsFor(kind: ImportCollection, signs: readonly Sign[]): readonly KindReason[] {
  const own = signs.filter((sign) => sign.kind === kind && sign.weight >= 1).toSorted((a, b) => b.weight - a.weight)
  const names = own.flatMap(({ reason }) => (reason.by === 'columns' ? reason.names : []))
  const others = own.flatMap(({ reason }) => (reason.by === 'columns' ? [] : [reason]))
  const columns = [...new Set(names)].slice(0, REASONS_MOST)
  return columns.length === 0 ? others : [{ by: 'columns', names: columns }, ...others]
}
