import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import type { KindCandidate, KindGuess, KindReason } from '../../kind-guess'
import { matchKey } from '../../match-key'
import { isNameOfId } from '../columns/recognise-parts'
import { calledSigns } from './called-signs'
import { CHANNELS, channelSigns } from './channel-signs'
import { areEmployees } from './employees'
import { HANGING, HANGS, NAMES_OF_RECORDS, SAID_LEAST, weighColumn, type ColumnSign, type KindOrNone } from './column-signs'
import { listSigns, repeatedSigns, textSigns, titledSigns, valueSigns } from './content-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { nameSigns } from './name-signs'
import { namelessSigns } from './nameless-signs'
import { mayBeEither } from './either-kind'
import { areBusinesses, isTitleAlone, signsOfColumns, withoutHalves } from './signs-of-columns'
import { isFirm, isKnownPerson } from './firm-or-person'
import { distinct, shareOf } from './value-signs'

/** Less than this, but for how rows are reached, is no reason to take a file for anything. */
const ENOUGH = 2.5
/** What a file is called and that somebody is reached is not enough without its rows. */
const ENOUGH_OF_ROWS = 1
const NOT_OF_ROWS = /^(called|field people\.email)$/
/** Less of a lead leaves it open: more is needed where much is said, up to a point. */
const LEAD = 1.5
const LEAD_SHARE = 0.3
const LEAD_MOST = 2
/** The strongest sign may have been misread: without it, the first kind may be behind the next by this much, and no more. */
const ONE_SIGN = 3
/** Enough where the file names what such rows are called, and next to nothing speaks for another kind. */
const ALONE = 1.5
const ALONE_NEXT = 0.5

/** What names say in rows that hang on others, and companies beside those who work there, of what they say elsewhere. */
const BESIDE = 0.25
const OF_BOTH = 0.5
/** Signs of people and companies for addresses and for numbers. */
const BOTH_WAYS = 4
const OF_REACHED = 0.4
const AMOUNT = 'field deals.amount'
const CURRENCY = 'field deals.currency'
const OF_DAYS = /^field tasks\.(due|dueTime|remindAt|completedAt|repeat|title)$/
const OF_NAMES = /^(names|field (companies\.name|people\.fullName))$/

/** Weighs all that a file says of what its rows are about. */
export function weighKinds(file: FileToWeigh): Pick<KindGuess, 'kinds' | 'isSure'> {
  const channels = channelSigns(file)
  const columns = file.names.map((name) => weighColumn(name, file.source))
  const ofColumns = signsOfColumns(file, columns)
  const weighed = [
    ...ofColumns,
    ...valueSigns(file),
    // Beside an address or a number, a text is what somebody wrote in a form.
    ...(channels.length === 0 ? textSigns(file, columns) : []),
    ...listSigns(file, ofColumns),
    ...titledSigns(file, columns),
    ...repeatedSigns(file, columns),
    ...namelessSigns(file),
  ]
  // A business may be called as a deal is, and so may a file of them.
  const isOfBoth = isTitleAlone(weighed) || file.names.some((name, at) => areBusinesses(name, file.valuesAt(at)))
  const called = calledSigns(file).map((sign) =>
    isOfBoth && sign.kind === 'deals' ? { ...sign, weight: sign.weight * OF_BOTH } : sign,
  )
  const isReached = channels.length >= BOTH_WAYS && !weighed.some(({ kind, group }) => kind === 'tasks' && OF_DAYS.test(group))
  const own = withoutHalves(weighed)
    .concat(called)
    // Whoever is written to and called at their own is no task, whatever its priority, without a day for it.
    .map((sign) => (isReached && sign.kind === 'tasks' ? { ...sign, weight: sign.weight * OF_REACHED } : sign))
  const sumOf = (signs: readonly Sign[], kind: KindOrNone) => totalOf(signs.filter((sign) => sign.kind === kind))
  const hangs = [...HANGING].some((kind) => sumOf(own, kind) >= HANGS)
  const named = [...own, ...channels, ...nameSigns(file, columns)]
  const isBeside = areEmployees(file, columns)
    ? ({ kind }: Sign) => kind === 'companies'
    : ({ group }: Sign) => hangs && OF_NAMES.test(group)
  const signs = named.map((sign) => (isBeside(sign) ? { ...sign, weight: sign.weight * BESIDE } : sign))
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
  const said = signs.filter(({ kind, group }) => kind === first?.kind && group !== CHANNELS)
  const ofRows = said.filter(({ group }) => !NOT_OF_ROWS.test(group))
  const isEnough =
    totalOf(said) >= ENOUGH && (totalOf(ofRows) >= ENOUGH_OF_ROWS || (first?.kind === 'people' && nameSomebody(file)))
  const needed = Math.max(
    LEAD,
    Math.min(best * LEAD_SHARE, LEAD_MOST),
    Math.max(0, ...said.map(({ weight }) => weight)) - ONE_SIGN,
  )
  // A price and what it is in are a deal's: whoever else has them may be meant, or not.
  const isPriced = first?.kind !== 'deals' && [AMOUNT, CURRENCY].every((group) => signs.some((sign) => sign.group === group))
  const isMixed =
    first?.kind === 'people' && [areFirmsAmong, isLedByFirms, areCalledAsHosts, areSeldomNamed].some((are) => are(file, columns))
  const isCalled = (is: (sign: Sign) => boolean) => file.source === 'other' && called.some(is)
  // `tasks.csv`, whose rows look as notes do.
  const isCalledOtherwise = isCalled(
    ({ kind, weight }) => kind !== first?.kind && weight >= CALLED_WELL && sumOf(signs, kind) >= best * CALLED_LEAST,
  )
  // Of two kinds for which much speaks, the file's name decides, or whoever has the file. What hangs on others names them.
  const isRivalled =
    file.source === 'other' &&
    next >= best * RIVAL &&
    best - next < RIVAL_MOST &&
    (!HANGING.has(first?.kind ?? 'none') || HANGING.has(second?.kind ?? 'none')) &&
    (next >= best * RIVAL_NAMED || !isCalled(({ kind }) => kind === first?.kind))
  const isOfNobody = first?.kind === 'people' && !said.some(({ group }) => WHOM.test(group)) && !nameSomebody(file)
  return {
    kinds,
    isSure:
      !isCalledOtherwise &&
      !isRivalled &&
      !isPriced &&
      !isMixed &&
      !mayBeEither(first?.kind ?? null, { file, columns, said, called }) &&
      ((isProved && isEnough && !isOfNobody && best - next >= needed) || isAlone),
  }
}

/** Are some called as firms are, where the rows have no other name, and nothing beside tells which are? */
function areFirmsAmong({ names, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  const fills = (at: number, groups: RegExp) => columns[at]?.some(({ group }) => groups.test(group)) === true
  const isOfName = (at: number) => NAMES_OF_RECORDS.has(matchKey(names[at] ?? '')) || fills(at, WHOLE_NAMES)
  const hasOther = names.some((_, at) => fills(at, FIRMS_OWN) && !isOfName(at) && valuesAt(at).length > 0)
  return !hasOther && names.some((_, at) => isOfName(at) && shareOf(valuesAt(at), isFirm) >= FIRMS_AMONG)
}

/** Is a firm in front of each row, and what only firms have beside it? */
function isLedByFirms({ names, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  const first = names.findIndex((name, at) => valuesAt(at).length > 0 && !isNameOfId(name))
  const firms = first === -1 ? [] : valuesAt(first)
  const isOfFirms = columns.some((signs) => signs.some(({ group }) => /^field companies\.(size|industry)$/.test(group)))
  return isOfFirms && firms.length >= FIRMS_LEAST && distinct(firms) === firms.length && shareOf(firms, isFirm) >= FIRMS_LED
}

/** Is a firm in each row, and somebody in fewer than half of them? */
function areSeldomNamed({ names, filledAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  const most = (groups: RegExp) =>
    Math.max(0, ...names.map((_, at) => (columns[at]?.some(({ group }) => groups.test(group)) === true ? filledAt(at) : 0)))
  const rows = Math.max(0, ...names.map((_, at) => filledAt(at)))
  const named = most(/^field people\.(fullName|firstName|lastName|nickname)$/)
  return (
    named > 0 &&
    named * 2 < rows &&
    most(/^field companies\.name$/) >= rows * NEARLY_ALL &&
    !names.some((name) => NAMES_OF_RECORDS.has(matchKey(name)))
  )
}

const NEARLY_ALL = 0.95

/** Are those under `Name` called as their pages or mailboxes are, `Drcolomer` at `drcolomer.es`? */
function areCalledAsHosts({ names, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  // Beside given names they are those of families.
  if (columns.some((signs) => signs.some(({ group }) => group === 'field people.firstName'))) return false
  const hosts = new Set(names.flatMap((_, at) => valuesAt(at).flatMap((value) => matchKey(HOST.exec(value)?.[1] ?? '') || [])))
  const isHost = (value: string) => hosts.has(matchKey(value))
  return names.some((name, at) => NAMES_OF_RECORDS.has(matchKey(name)) && shareOf(valuesAt(at), isHost) >= HOSTS_LEAST)
}

const HOST = /(?:@|\/\/)(?:www\.)?([\p{L}\d-]{3,60})\.[\p{L}.]{2,10}(?:$|[/?#])/u
const HOSTS_LEAST = 0.4

/** More than the name of a list of customers weighs, who may be anybody. */
const CALLED_WELL = 2
const CALLED_LEAST = 0.3
const RIVAL = 0.5
const RIVAL_MOST = 6
/** So much speaks for the other kind that what the file is called does not settle it. */
const RIVAL_NAMED = 0.65
const FIRMS_LEAST = 3
const FIRMS_LED = 0.5

const FIRMS_OWN = /^field (companies\.name|people\.firstName)$/
const WHOLE_NAMES = /^(names|field people\.(fullName|lastName))$/
const FIRMS_AMONG = 0.3

function totalOf(signs: readonly Sign[]): number {
  return signs.reduce((total, { weight }) => total + weight, 0)
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

/** Are people named in any column, whatever it is called? */
function nameSomebody({ shown, valuesAt }: FileToWeigh): boolean {
  return shown.some((_, at) => shareOf(valuesAt(at), isKnownPerson) >= NAMED_LEAST)
}

const NAMED_LEAST = 0.5
/** What says whom a row is of: where nothing does, a department and a number may be an authority's. */
const WHOM = /^(names|somebody|field people\.(fullName|firstName|lastName|nickname|email)|sign 0)$/

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
