import type { ImportCollection } from '../../import-collections'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { isFirm, isKnownPerson } from './firm-or-person'
import { isOwnAddress, isReachedBy } from './reach-signs'
import { distinct, isStage, shareOf } from './value-signs'

/** What a table without names of columns is of, by all that stands in it. */
export function namelessSigns({ shown, valuesAt }: FileToWeigh): readonly Sign[] {
  if (shown.some((name) => name !== '')) return []
  const most = (isSuch: (value: string) => boolean) =>
    Math.max(0, ...shown.map((_, at) => (areVaried(valuesAt(at)) ? shareOf(valuesAt(at), isSuch) : 0)))
  const has = (isSuch: (value: string) => boolean, share: number) => shown.some((_, at) => shareOf(valuesAt(at), isSuch) >= share)
  const [somebody, firms] = [most(isKnownPerson), most(isFirm)]
  // Several of one firm, each with an address of their own.
  const isOfStaff =
    has(isFirm, FIRMS) &&
    !shown.some((_, at) => shareOf(valuesAt(at), isFirm) >= FIRMS && areDistinct(valuesAt(at))) &&
    shown.some((_, at) => shareOf(valuesAt(at), isOwnAddress) >= MAILS && areDistinct(valuesAt(at)))
  const isOfDeals = has(isStage, 0.3) && has((value) => PRICE.test(value), 0.8)
  const reached = has(isReachedBy, 0.5) ? REACHED : 0
  const signs: Sign[] = []
  if (isOfDeals) signs.push(sign('deals', OF_DEALS))
  if ((somebody >= SOMEBODY && somebody > firms) || isOfStaff) signs.push(sign('people', OF_PEOPLE + reached))
  if (firms >= FIRMS && firms > somebody && !isOfStaff) signs.push(sign('companies', OF_COMPANIES))
  return signs
}

function sign(kind: ImportCollection, weight: number): Sign {
  return { kind, weight, group: 'sign values', reason: { by: 'columns', names: [] } }
}

function areDistinct(values: readonly string[]): boolean {
  return distinct(values) === values.length
}

const MAILS = 0.8
const SOMEBODY = 0.4
const FIRMS = 0.3
const REACHED = 1
const OF_DEALS = 5
const OF_PEOPLE = 3
const OF_COMPANIES = 4
const PRICE = /^\d{1,12}[.,]\d{2}0*$/

/** A word that comes again and again is nobody's name. */
function areVaried(values: readonly string[]): boolean {
  return values.length < 4 || new Set(values).size * 2 > values.length
}
