import type { ImportCollection } from '../import-collections'
import { keysOf, matchWords } from '../match-key'
import { collectionOf, fieldOf, UNMAPPED, type ColumnMapping, type Target } from '../targets'
import type { Recognised } from './columns/known-names'
import { isNameOfRowId, isOfReach, recogniseBeginning, recogniseParts } from './columns/recognise-parts'
import { ownLabel } from '../own-label'
import { OF_USERS } from './column-values'
import { fits } from './fitting-values'
import { vacantByStems } from './vacant-by-stems'
import { withTypes } from './vacant-types'
import { withRecordId } from './vacant-record-id'
import { NAMES_OF_PEOPLE, type Looking } from './file-columns'
import { vacantByValues } from './vacant-by-values'
import { shareOfClasses, type ValueClass } from './values/value-class'

/** Of what there may be several. */
const SEVERAL: ReadonlySet<string> = new Set('description note body email phone link tags related'.split(' '))

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
        (!taken.has(target) || (!isOne && SEVERAL.has(fieldOf(target)))) &&
        fits(target, values, name) &&
        isTelling(target, values, taken) &&
        !(
          target === 'deals.title' &&
          !taken.has('companies.name') &&
          isOfThings(name) &&
          NAMING_DEALS.some((field) => taken.has(field))
        ),
    )
    if (found === undefined) return column
    taken.add(found.target)
    return { ...found, basis: 'similar' }
  })
  const vacant = vacantByValues(vacantByStems(named, primary, looking), primary, looking)
  const typed = primary === 'notes' ? withDetails(vacant, looking) : withTypes(vacant, primary, looking)
  return withRecordId(typed, primary, looking)
}

/** What happened is told by whatever a log says of it, where it has no text: `type_interaction`, `resultat`. */
function withDetails(columns: readonly ColumnMapping[], { names, valuesAt, isFree }: Looking): readonly ColumnMapping[] {
  if (columns.some(({ target }, at) => target !== null && SAID_IN_NOTES.test(target) && valuesAt(at).length > 0)) return columns
  return columns.map((column, at) => {
    const name = names[at] ?? ''
    if (column.target !== null || name === '' || !isFree(at) || isNameOfRowId(name)) return column
    if (shareOfClasses(valuesAt(at), WORDS) < MOSTLY) return column
    return { ...UNMAPPED, target: 'notes.detail', label: ownLabel('notes.detail', name), basis: 'similar' }
  })
}

const SAID_IN_NOTES = /^notes\.(title|body)$/
const WORDS: ReadonlySet<ValueClass> = new Set(['words', 'text'])

/**
 * A deal is called after what is sold if that tells it from most others or is more than a word; and where a company is named, after
 * which it would be called, only if that tells it from nearly all.
 */
function isTelling(target: Target, values: readonly string[], taken: ReadonlySet<Target>): boolean {
  if (target !== 'deals.title') return true
  const distinct = new Set(values).size
  if (taken.has('companies.name')) return distinct >= values.length * NEARLY_ALL
  const phrases = values.filter((value) => /\S\s+\S/.test(value)).length
  return distinct * 2 > values.length || phrases * 2 >= values.length
}

const NEARLY_ALL = 0.9
/** After whom a deal with nobody's company is called, or by which number, rather than after what is sold. */
const NAMING_DEALS = ['people.fullName', 'deals.recordId'] as const

/** `Product`, `Marke`: what is sold, which many may buy. */
export function isOfThings(name: string): boolean {
  return matchWords(name).some((word) => THINGS.has(word))
}

const THINGS = keysOf(
  'product|products|producto|produto|prodotto|produit|produkt|item|items|artikel|article|artículo|brand|make|marke|marca|marque|merk|märke|mærke|merkki|marka|značka|márka|марка|бренд|ยี่ห้อ|品牌|ブランド|브랜드|merek|model|modell|modelo|modèle|modello|модель|รุ่น|型号|型番|모델',
)

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
  const ofPerson = ofNamedPerson(name, known.primary, known.taken)
  const begun = recogniseBeginning(name, known.primary).filter(({ target }) => !known.taken.has(target))
  return [...recogniseParts(name, known.primary), ...reached, ...ofPerson, ...ofCompany, ...begun]
}

/** `Contact`, `contact number`: how somebody is reached, by whatever stands there. */
function reachedBy({ primary, values, taken }: Known): readonly Recognised<Target>[] {
  const isOfPerson =
    primary !== 'companies' && (primary === 'people' || taken.has('people.fullName') || !taken.has('companies.name'))
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
    ({ target }) =>
      collectionOf(target) === 'companies' &&
      OF_COMPANY.has(fieldOf(target)) &&
      // Somebody was spoken to at it.
      !(fieldOf(target) === 'phone' && taken.has('people.fullName')),
  )
}

/** Where calls, visits and tasks name somebody, how they are reached and what they do is theirs, and where they live unless it is a company's. */
function ofNamedPerson(name: string, primary: ImportCollection, taken: ReadonlySet<Target>): readonly Recognised<Target>[] {
  if (primary !== 'notes' && primary !== 'tasks') return []
  if (![...NAMES_OF_PEOPLE].some((field) => taken.has(field))) return []
  return recogniseParts(name, 'people').filter(
    ({ target }) => OF_PERSON.has(target) || (WHERE.test(target) && !taken.has('companies.name') && !isPlaceOfMeeting(name)),
  )
}

const OF_PERSON: ReadonlySet<Target> = new Set<Target>(['people.phone', 'people.email', 'people.jobTitle'])
const WHERE = /^people\.(street|city|region|postalCode|country|address)$/

/** Where it happens may be anywhere. */
function isPlaceOfMeeting(name: string): boolean {
  return matchWords(name).some((word) => MEETING_PLACES.has(word))
}

const MEETING_PLACES = keysOf(
  'location|place|venue|ort|treffpunkt|lieu|lugar|ubicación|luogo|sede|local|plaats|locatie|plats|sted|paikka|miejsce|místo|miesto|hely|helyszín|loc|locație|место|місце|място|τόπος|yer|konum|mjesto|mesto|kraj|vieta|koht|場所|地点|地點|장소|địa điểm|lokasi|tempat|สถานที่|المكان|مكان|מקום|مکان',
)

const OF_COMPANY: ReadonlySet<string> = new Set(
  'phone street city region postalCode country address website domain industry size'.split(' '),
)
