import { IMPORT_COLLECTIONS } from '../../import-collections'
import { words } from '../../../kernel/words'
import { keysOf, matchKey } from '../../match-key'
import { bareOfId, isNameOfId } from '../columns/recognise-parts'
import { HANGING, NAMES_OF_RECORDS, SAID_LEAST, TEXTS, type ColumnSign, type KindOrNone } from './column-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { areNobodys, isFirm, isSomebody } from './firm-or-person'
import { isAddress } from './reach-signs'
import { areFlags, areNumbers, distinct, shareOf } from './value-signs'

/**
 * Something is to be done where there is a day or a title of it, and a deal has a price, a day or a title: a priority or a
 * stage alone is one of customers and leads, too.
 */
export function withoutHalves(signs: readonly Sign[]): readonly Sign[] {
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
export function isTitleAlone(signs: readonly Sign[]): boolean {
  const said = signs.filter(({ kind, weight }) => kind === 'deals' && weight >= SAID_LEAST)
  if (said.length === 0 || said.some(({ group }) => group !== 'field deals.title')) return false
  return signs.some(({ kind, group, weight }) =>
    kind === 'tasks' ? group === 'field tasks.title' : kind === 'companies' && weight >= COMPANY_LEAST,
  )
}

const COMPANY_LEAST = 2
/** The part that counts of further signs of one group, after the strongest. */
const AGAIN = 0.25
const HALF = 0.4
/** What a column says that no row fills: programs write all of theirs. */
const EMPTY = 0.25
const NAMED = /^field (companies\.name|people\.fullName|notes\.body)$/
/** What a column of names says whose values are nobody's. */
const DENIED = 0.25
const PEOPLE = 0.6
const WHOLE_NAMES = /^field people\.(fullName|firstName|lastName)$/
const NEEDED: Readonly<Partial<Record<KindOrNone, readonly string[]>>> = {
  deals: words('deals.title deals.amount deals.pipeline deals.probability deals.expectedCloseOn deals.lostReason deals.wonAt'),
  tasks: words('tasks.title tasks.due tasks.completedAt tasks.remindAt tasks.dueTime tasks.repeat'),
}

export function signsOfColumns(
  { names, shown, filledAt, valuesAt }: FileToWeigh,
  columns: readonly (readonly ColumnSign[])[],
): readonly Sign[] {
  const groups = new Set<string>()
  const rows = Math.max(0, ...shown.map((_, at) => filledAt(at)))
  // What most rows leave blank is not what they are called by.
  const areFew = (at: number) => rows >= ROWS_LEAST && filledAt(at) * FEW <= rows
  // Hardly anybody's contract makes no deals of a list; that few have a birthday is usual.
  const isBlank = (at: number, kind: KindOrNone) => filledAt(at) === 0 || (HANGING.has(kind) && areFew(at))
  const saysLittle = (at: number, { kind, group }: ColumnSign) =>
    isBlank(at, kind) || (NAMED.test(group) && filledAt(at) * 2 < rows)
  // Nor are rows of people of whom hardly any has a name.
  const isOfFew = (at: number, group: string) => WHOLE_NAMES.test(group) && areFew(at)
  const isDenied = (at: number, group: string) =>
    isOfFew(at, group) ||
    (WHOLE_NAMES.test(group) && NAMES_OF_RECORDS.has(matchKey(names[at] ?? '')) && areNobodys(valuesAt(at))) ||
    // Whoever is in most of the rows is not what each is of.
    (group === 'field companies.name' && areRepeated(valuesAt(at))) ||
    // Under a part of somebody's name, or what people alone have, stand firms.
    (OF_SOMEBODY.test(group) && shareOf(valuesAt(at), isFirm) >= FIRMS_OF_LAST) ||
    // Nothing is sold under the names of people.
    (group === 'field deals.title' && shareOf(valuesAt(at), isSomebody) >= PEOPLE) ||
    (group === 'field deals.title' && areBusinesses(names[at] ?? '', valuesAt(at)))
  // `dealId` beside an `id` of the row's own names a deal that the row is about.
  const hasOwnId = names.some((name) => matchKey(name) === 'id')
  const isOfOther = (at: number) => hasOwnId && isNameOfId(names[at] ?? '') && bareOfId(names[at] ?? '') !== ''
  return columns
    .flatMap((signs, at) =>
      signs
        .filter(({ group, kind }) => mayHold(group, valuesAt(at)) && !(HANGING.has(kind) && isOfOther(at)))
        .map((sign) => ({
          ...sign,
          at,
          weight: sign.weight * (saysLittle(at, sign) ? EMPTY : 1) * (isDenied(at, sign.group) ? DENIED : 1),
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

/** `Negócio` is a deal, or a business: by what stands there. */
export function areBusinesses(name: string, values: readonly string[]): boolean {
  return BUSINESSES.has(matchKey(name)) && shareOf(values, isFirm) >= FIRMS
}

function areRepeated(values: readonly string[]): boolean {
  return values.length >= REPEATED_LEAST && distinct(values) * 2 <= values.length
}

const REPEATED_LEAST = 4
const ROWS_LEAST = 5
const FEW = 10
const OF_SOMEBODY = /^(field people\.(firstName|lastName)|sign 0)$/
const FIRMS_OF_LAST = 0.5
const BUSINESSES = keysOf('negocio|negócio|negocios|negócios')
const FIRMS = 0.4

/** Can a column of such values be what its name says? Words are no numbers, days have figures, and flags say only yes and no. */
function mayHold(group: string, values: readonly string[]): boolean {
  if (values.length < VALUES_LEAST) return true
  // `A` and `B` under `Offer` say which, and not what.
  if (group === 'field deals.title' && values.every((value) => value.trim().length <= LETTERS)) return false
  // The same few words again and again are of what kind or how far each is.
  if (/^field (tasks|deals)\.title$/.test(group) && new Set(values).size * 2 <= values.length) return false
  if (OF_WORDS.test(group)) return !areNumbers(values)
  if (OF_DAYS.test(group)) return shareOf(values, (value) => /\d/.test(value)) >= 0.3
  if (group === 'field people.email') return shareOf(values, isAddress) >= 0.3
  return !OF_AMOUNTS.test(group) || !areFlags(values)
}

const LETTERS = 2
const VALUES_LEAST = 3
const OF_WORDS =
  /^field (people\.(fullName|firstName|lastName|middleName|jobTitle|nickname)|companies\.(name|industry)|deals\.(title|lostReason)|tasks\.title|notes\.(title|body|detail))$/
const OF_DAYS =
  /^field (people\.birthday|deals\.(expectedCloseOn|closedAt|wonAt|lostAt)|tasks\.(due|remindAt|completedAt)|notes\.happenedAt)$/
const OF_AMOUNTS = /^field deals\.(amount|probability|stage|pipeline|currency)$/
