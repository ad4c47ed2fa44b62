import type { ImportCollection } from '../../import-collections'
import type { ValueSign } from '../../kind-guess'
import { PLAIN_NAMES, TITLE_WORDS } from '../../knowledge/kind-signs'
import { PARTS } from '../../knowledge/owner-words'
import { keysOf, matchKey } from '../../match-key'
import { namedIn } from '../columns/known-names'
import { isJob } from '../values/jobs'
import { signsCalled } from './called-signs'
import { HANGS, isContactPerson, SAID_LEAST, TEXTS, type ColumnSign } from './column-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { isReachedBy, isSharedAddress } from './reach-signs'
import { areDays, areNumbers, distinct, isCompanyNumber, isHappening, isStage, isStatus, shareOf } from './value-signs'

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
  { are: 'company-numbers', kind: 'companies', weight: 2, isSuch: isCompanyNumber, share: 0.6 },
]

/** What the values look like: each kind of value counts once, in the column that has most of it. */
export function valueSigns({ names, shown, valuesAt }: FileToWeigh): readonly Sign[] {
  return VALUE_RULES.flatMap(({ are, kind, weight, isSuch, share }) => {
    const shares = shown.map((_, at) => shareOf(valuesAt(at), isSuch))
    const most = Math.max(0, ...shares)
    const column = shown[shares.indexOf(most)] ?? ''
    // Calls and visits with the day of each are a diary.
    const isDiary =
      are === 'happenings' && names.some((name, at) => DAYS.has(matchKey(name)) || (isMoment(name) && areDays(valuesAt(at))))
    const isNamed = isDiary && namedIn('notes', matchKey(names[shares.indexOf(most)] ?? '')) === 'notes.kind'
    const diary = isNamed && !PLAIN.has(matchKey(column)) ? NAMED_DIARY : DIARY
    return most < share
      ? []
      : [{ kind, group: 'values', weight: isDiary ? diary : weight, reason: { by: 'values' as const, column, are } }]
  })
}

/** When a row was written, or something is to begin, is no day on which it happened. */
function isMoment(name: string): boolean {
  return !MADE.test(matchKey(name))
}

const MADE = /creat|cread|creaz|erstell|updat|actuali|modif|due|vence|fallig|echeance|scaden|start|end|begin|debut|inici|inizi/

/** What is to be done by a day, and how far it is: neither anybody to reach nor a price, in no file of deals. */
export function listSigns({ shown, called, valuesAt }: FileToWeigh, signs: readonly Sign[]): readonly Sign[] {
  if (signsCalled(called).some(({ kind }) => kind === 'deals')) return []
  const at = shown.findIndex((_, column) => isOfStatuses(valuesAt(column)))
  const isOther = signs.some(({ kind, group, weight }) => weight >= SAID_LEAST && (kind === 'none' || OF_OTHERS.test(group)))
  if (at === -1 || isOther) return []
  const isReachable = shown.some((_, column) => shareOf(valuesAt(column), isReachedBy) > 0.5)
  if (isReachable || !shown.some((_, column) => areDays(valuesAt(column)))) return []
  return [
    { kind: 'tasks', group: 'sign statuses', weight: HANGS, reason: { by: 'values', column: shown[at] ?? '', are: 'statuses' } },
  ]
}

/**
 * What has a title, a price and a company is a deal, if nobody is named or written to whose title it may be: where somebody is,
 * the titles are to be no jobs, and each row at a stage.
 */
export function titledSigns(
  { names, shown, valuesAt }: FileToWeigh,
  columns: readonly (readonly ColumnSign[])[],
): readonly Sign[] {
  const has = (groups: RegExp) => columns.some((signs) => signs.some(({ group }) => groups.test(group)))
  const at = names.findIndex((name, column) => TITLES.has(matchKey(name)) && shareOf(valuesAt(column), isPhrase) >= PHRASES)
  const price = columns.findIndex(
    (signs, column) => signs.some(({ group }) => group === 'field deals.amount') && areNumbers(valuesAt(column)),
  )
  if (at === -1 || price === -1 || !has(/^field companies\.name$/)) return []
  const isStaged = () =>
    shareOf(valuesAt(at), isJob) < JOBS_LEAST && shown.some((_, column) => shareOf(valuesAt(column), isStage) >= STAGED)
  if ((has(OF_PERSONS) || names.some(isContactPerson)) && !isStaged()) return []
  return [
    { kind: 'deals', group: 'titled', weight: HANGS, reason: { by: 'columns', names: [shown[at] ?? '', shown[price] ?? ''] } },
  ]
}

const TITLES = keysOf(TITLE_WORDS)
const OF_PERSONS = /^field people\.(fullName|firstName|lastName|email)$/
const JOBS_LEAST = 0.2
const STAGED = 0.3
const PHRASES = 0.5

/** More than a word, as the name of what is sold mostly is. */
function isPhrase(value: string): boolean {
  return /\p{L}\s+\S/u.test(value.trim())
}

const OF_OTHERS = /^field (deals\.(amount|stage|pipeline|probability)|notes\.|people\.(firstName|lastName|birthday))/

function isOfStatuses(values: readonly string[]): boolean {
  return values.length > 2 && new Set(values).size * 2 <= values.length && shareOf(values, isStatus) >= STATUSES_LEAST
}

const STATUSES_LEAST = 0.8

/** Whole texts are what was said or written, where the column may hold that. */
export function textSigns(
  { shown, valuesAt, filledAt }: FileToWeigh,
  columns: readonly (readonly ColumnSign[])[],
): readonly Sign[] {
  const rows = Math.max(0, ...shown.map((_, at) => filledAt(at)))
  const at = columns.findIndex(
    (signs, column) => signs.some(({ group }) => group === TEXTS) && filledAt(column) * 2 >= rows && areTexts(valuesAt(column)),
  )
  return at === -1 ? [] : [{ kind: 'notes', group: 'texts', weight: 2, reason: { by: 'columns', names: [shown[at] ?? ''] } }]
}

/** Whoever is in several rows, with a day and a text in each, was spoken to as often. */
export function repeatedSigns({ shown, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const at = (wanted: string, areSuch: (values: readonly string[]) => boolean) =>
    columns.findIndex((signs, column) => signs.some(({ group }) => group === wanted) && areSuch(valuesAt(column)))
  const text = at(TEXTS, (values) => distinct(values) > 2)
  const whom = at(WHOLE_NAME, areRepeated)
  const isDated = shown.some((name, column) => isMoment(name) && areDays(valuesAt(column)))
  if (text === -1 || whom === -1 || !isDated) return []
  return [{ kind: 'notes', group: 'repeated', weight: 3, reason: { by: 'columns', names: [shown[text] ?? ''] } }]
}

const WHOLE_NAME = 'field people.fullName'

function areRepeated(values: readonly string[]): boolean {
  return values.length >= ROWS_LEAST && distinct(values) * 5 <= values.length * 4
}

const ROWS_LEAST = 4

function areTexts(values: readonly string[]): boolean {
  return (
    values.length > 0 &&
    values.filter((value) => value.split(/\s+/, TEXT_WORDS).length === TEXT_WORDS).length * 2 >= values.length
  )
}

const TEXT_WORDS = 7

const DAYS: ReadonlySet<string> = keysOf(PARTS.date)
/** Its column says so, too: `Activity type`. */
const NAMED_DIARY = 6
const PLAIN = keysOf(PLAIN_NAMES)
const DIARY = 4
