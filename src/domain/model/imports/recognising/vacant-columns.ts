import type { ImportCollection } from '../import-collections'
import { collectionOf, fieldOf, type ColumnMapping, type Target } from '../targets'
import type { Recognised } from './columns/known-names'
import { isOfReach, recogniseBeginning, recogniseParts } from './columns/recognise-parts'
import { fits } from './fitting-values'
import { vacantByStems } from './vacant-by-stems'
import { OF_USERS, vacantByValues, type Looking } from './vacant-by-values'
import { shareOfClasses, type ValueClass } from './values/value-class'

/** Of what there may be several. */
const SEVERAL: ReadonlySet<string> = new Set('description note body email phone link tags'.split(' '))

/**
 * The last that is looked for: columns of which parts of their names say what they are, if their values agree and nothing
 * else says so, and columns of whose values there is only one field. None takes a field from another.
 */
export function withVacant(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  looking: Looking,
): readonly ColumnMapping[] {
  const { names, valuesAt, isFree, isDenied } = looking
  const taken = new Set<Target>(
    columns.flatMap(({ target }, at) => (target === null || valuesAt(at).length === 0 ? [] : [target])),
  )
  const named = columns.map((column, at): ColumnMapping => {
    const values = valuesAt(at)
    if (column.target !== null || values.length === 0 || !isFree(at)) return column
    const name = names[at] ?? ''
    const isOne = OF_USERS.test(name)
    const found = meaningsOf(name, { primary, values, taken, isDenied: isDenied(at) }).find(
      ({ target }) =>
        (!taken.has(target) || (!isOne && SEVERAL.has(fieldOf(target)))) && fits(target, values) && isTelling(target, values),
    )
    if (found === undefined) return column
    taken.add(found.target)
    return { ...found, basis: 'similar' }
  })
  return vacantByValues(vacantByStems(named, primary, looking), primary, looking)
}

/** A deal is called after what is sold where that is more than a word, or tells it from most others. */
function isTelling(target: Target, values: readonly string[]): boolean {
  const phrases = values.filter((value) => /\S\s+\S/.test(value)).length
  return target !== 'deals.title' || new Set(values).size * 2 > values.length || phrases * 2 >= values.length
}

interface Known {
  readonly primary: ImportCollection
  readonly values: readonly string[]
  readonly taken: ReadonlySet<Target>
  readonly isDenied: boolean
}

function meaningsOf(name: string, known: Known): readonly Recognised<Target>[] {
  const reached = isOfReach(name) ? reachedBy(known) : []
  if (known.isDenied) return reached
  const ofCompany = ofNamedCompany(name, known.primary, known.taken)
  const begun = recogniseBeginning(name, known.primary).filter(({ target }) => !known.taken.has(target))
  return [...recogniseParts(name, known.primary), ...reached, ...ofCompany, ...begun]
}

/** `Contact`, `contact number`: how somebody is reached, by whatever stands there. */
function reachedBy({ primary, values, taken }: Known): readonly Recognised<Target>[] {
  const isOfPerson = primary !== 'companies' && (primary === 'people' || taken.has('people.fullName'))
  const of = isOfPerson ? 'people' : 'companies'
  const are = (...kinds: readonly ValueClass[]) => shareOfClasses(values, new Set(kinds)) >= MOSTLY
  if (are('phone')) return [{ target: `${of}.phone`, group: '', label: null }]
  // Of both, each is taken for what it is.
  return are('email', 'phone') ? [{ target: 'people.email', group: '', label: null }] : []
}

const MOSTLY = 0.8

/** Where calls and visits name a company, the columns of an address beside it are that company's. */
function ofNamedCompany(name: string, primary: ImportCollection, taken: ReadonlySet<Target>): readonly Recognised<Target>[] {
  if (primary !== 'notes' || !taken.has('companies.name')) return []
  return recogniseParts(name, 'companies').filter(
    ({ target }) => collectionOf(target) === 'companies' && OF_COMPANY.has(fieldOf(target)),
  )
}

const OF_COMPANY: ReadonlySet<string> = new Set(
  'phone street city region postalCode country address website domain industry size'.split(' '),
)
