import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import type { FileNames, KindCandidate, KindGuess, KindReason, ValueSign } from '../../kind-guess'
import { NOUNS } from '../../knowledge/kind-signs'
import { PARTS } from '../../knowledge/owner-words'
import { words } from '../../../kernel/words'
import { keysOf, matchKey, matchWords } from '../../match-key'
import { HANGING, weighColumn, type ColumnSign, type KindOrNone } from './column-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { nameSigns } from './name-signs'
import { isHappening, isSharedAddress, isStage, isStatus, shareOf } from './value-signs'

/** Less than this is no reason to take a file for anything, and less of a lead leaves it open. */
const ENOUGH = 2.5
const LEAD = 1.5

/** The part that counts of further signs of one group, after the strongest. */
const AGAIN = 0.25
/** From here on the rows hang on people and companies, and who stands first in them says nothing. */
const HANGS = 4.5

/** Weighs all that a file says of what its rows are about. */
export function weighKinds(file: FileToWeigh): Pick<KindGuess, 'kinds' | 'isSure'> {
  const columns = file.names.map((name) => weighColumn(name, file.source))
  const own = withoutHalves([...columnSigns(file, columns), ...valueSigns(file), ...textSigns(file, columns)]).concat(
    calledSigns(file.called),
  )
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
  return { kinds, isSure: isProved && best >= ENOUGH && best - next >= LEAD }
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
  const halves = IMPORT_COLLECTIONS.filter(isHalf)
  return signs.map((sign) => (halves.some((kind) => kind === sign.kind) ? { ...sign, weight: sign.weight * HALF } : sign))
}

const HALF = 0.4
/** What a column says that no row fills: programs write all of theirs. */
const EMPTY = 0.5
const NAMED = /^field (companies\.name|people\.fullName)$/
const NEEDED: Readonly<Partial<Record<KindOrNone, readonly string[]>>> = {
  deals: words('deals.title deals.amount deals.pipeline deals.probability deals.expectedCloseOn deals.lostReason deals.wonAt'),
  tasks: words('tasks.title tasks.due tasks.completedAt tasks.remindAt tasks.dueTime tasks.repeat'),
}

function columnSigns({ shown, filledAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const groups = new Set<string>()
  const rows = Math.max(0, ...shown.map((_, at) => filledAt(at)))
  // What most rows leave blank is not what they are called by.
  const saysLittle = (at: number, group: string) => filledAt(at) === 0 || (NAMED.test(group) && filledAt(at) * 2 < rows)
  return columns
    .flatMap((signs, at) =>
      signs.map((sign) => ({ ...sign, at, weight: sign.weight * (saysLittle(at, sign.group) ? EMPTY : 1) })),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ kind, weight, group, at }) => {
      const isAgain = group !== '' && groups.has(`${kind} ${group}`)
      groups.add(`${kind} ${group}`)
      return { kind, group, weight: isAgain ? weight * AGAIN : weight, reason: { by: 'columns', names: [shown[at] ?? ''] } }
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
    const isDiary = are === 'happenings' && names.some((name) => DAYS.has(matchKey(name)))
    return most < share
      ? []
      : [{ kind, group: 'values', weight: isDiary ? DIARY : weight, reason: { by: 'values' as const, column, are } }]
  })
}

/** Whole texts are what was said or written, where the column may hold that. */
function textSigns({ shown, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const at = columns.findIndex(
    (signs, column) => signs.some(({ group }) => group === 'field notes.body') && areTexts(valuesAt(column)),
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
    return kinds.length === 1 && kinds[0] !== undefined
      ? [{ kind: kinds[0], group: 'called', weight: CALLED, reason: { by, name } }]
      : []
  })
}

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
