import type { ImportCollection } from '../import-collections'
import { fieldOf, UNMAPPED, type ColumnMapping, type FieldTarget, type Target } from '../targets'
import { recogniseStems } from './columns/recognise-stem'
import { fits } from './fitting-values'
import { isStage, isStatus, shareOf } from './kind/value-signs'
import type { Looking } from './file-columns'
import { countryCodeOf } from './values/country-names'
import { isRegion } from './values/countries'
import { isJob } from './values/jobs'
import { shareOfClasses, type ValueClass } from './values/value-class'
import { isPlaceholder, priorityOf } from './values/words'

/** Of a name with two of these, and values that both may hold, neither is taken. */
export function vacantByStems(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  looking: Looking,
): readonly ColumnMapping[] {
  const { names, valuesAt, isFree, isDenied } = looking
  const meant = columns.map((column, at): FieldTarget | null => {
    if (column.target !== null || !isFree(at) || isDenied(at)) return null
    const values = valuesAt(at).filter((value) => !isPlaceholder(value))
    const fitting = recogniseStems(names[at] ?? '', primary).filter((target) => areSuch(target, values))
    const [only, ...others] = fitting
    return only !== undefined && others.length === 0 ? only : null
  })
  const taken = new Set<Target>(
    columns.flatMap(({ target }, at) => (target === null || valuesAt(at).length === 0 ? [] : [target])),
  )
  const isTaken = (target: FieldTarget) => taken.has(target) || (SAID_TOGETHER[fieldOf(target)]?.(taken, target) ?? false)
  return columns.map((column, at) => {
    const target = meant[at] ?? null
    const isOnly = target !== null && meant.filter((other) => other === target).length === 1
    return target !== null && isOnly && !isTaken(target) ? { ...UNMAPPED, target, basis: 'similar' } : column
  })
}

/** What says in one text what this says in parts, or the other way round. */
const SAID_TOGETHER: Readonly<Record<string, (taken: ReadonlySet<Target>, target: FieldTarget) => boolean>> = {
  street: (taken, target) => taken.has(target.replace('.street', '.address') as Target),
  expectedCloseOn: (taken) => taken.has('deals.closedAt'),
}

/** A column of one value, or of a value for each row, tells less than names that come again. */
function areSuch(target: FieldTarget, values: readonly string[]): boolean {
  if (values.length === 0) return false
  const field = fieldOf(target)
  const distinct = new Set(values.map((value) => value.trim().toLowerCase())).size
  switch (field) {
    case 'postalCode':
      return shareOf(values, isPostalCode) >= MOSTLY
    case 'country':
      return shareOf(values, (value) => countryCodeOf(value) !== null) >= MOSTLY
    case 'region':
      return fits(target, values) && shareOf(values, isRegion) >= SOME
    case 'jobTitle':
      return fits(target, values) && (shareOf(values, isJob) >= SOME || distinct > FEW)
    case 'stage':
      return fits(target, values) && shareOf(values, isStage) >= SOME
    case 'priority':
      return shareOf(values, (value) => priorityOf(value) !== null) >= MOSTLY
    case 'amount':
    case 'probability':
      return shareOfClasses(values, NUMBER) >= MOSTLY
    case 'owner':
    case 'assignee':
      return fits(target, values) && distinct < values.length
    case 'source':
    case 'industry':
      return fits(target, values) && shareOf(values, isStatus) < SOME
    case 'description':
    case 'note':
    case 'body':
      return shareOfClasses(values, WRITTEN) >= MOSTLY && distinct * 2 > values.length
    default:
      return fits(target, values)
  }
}

const MOSTLY = 0.8
const SOME = 0.3
const FEW = 3
const NUMBER: ReadonlySet<ValueClass> = new Set(['number'])
const WRITTEN: ReadonlySet<ValueClass> = new Set(['words', 'text'])

/** Three to ten figures and letters, of which some are figures. */
function isPostalCode(value: string): boolean {
  return /^(?=.*\d)[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/i.test(value.trim())
}
