import { PARTS, SELLER_WORDS } from '../knowledge/owner-words'
import { keysOf, matchKey, matchWords } from '../match-key'
import { UNMAPPED, type Target } from '../targets'
import { aliasOf } from './columns/known-names'
import { NAMES_OF_PEOPLE, retarget, type Columns, type FileColumns } from './file-columns'
import { isFirm, isGivenName, isPerson } from './kind/firm-or-person'
import { shareOf } from './kind/value-signs'
import { isJob } from './values/jobs'
import { ADDRESSES } from './settle-values'

/** A name may be the whole one or a half: what stands beside it says which. */
export function settleNames(columns: Columns, { bare, valuesAt }: FileColumns): Columns {
  const at = (field: Target) => columns.flatMap(({ target }, index) => (target === field ? [index] : []))
  const [wholes, firsts, lasts] = [at('people.fullName'), at('people.firstName'), at('people.lastName')]
  const nameOf = (index: number) => bare[index] ?? ''
  if (firsts.length === 0) {
    // Czech `Jméno` is the whole name of a contact, and the first one beside a last name; so are Catalan `Nom` and Chinese `名字`.
    const whole = wholes.find((index) => aliasOf(nameOf(index), 'other') === 'firstName')
    const nom = lasts.length === 2 ? lasts.find((index) => /^(nom|名字)$/.test(nameOf(index))) : undefined
    // `surname` and `name` are halves of one.
    const plain = wholes.find((index) => NAME_ALONE.has(nameOf(index)) && areHalves(valuesAt(index)))
    const first = lasts.length === 0 ? undefined : (whole ?? nom ?? plain)
    if (first !== undefined) return retarget(columns, first, 'people.firstName')
  } else if (lasts.length === 0) {
    // `Vorname` and `Name` are both halves of one, unless the one is a company's.
    const plain = wholes.find((index) => NAME_ALONE.has(nameOf(index)))
    if (plain !== undefined && areHalves(valuesAt(plain))) return retarget(columns, plain, 'people.lastName')
    // What somebody is called by, beside the whole name.
    const call = wholes.length === 0 ? undefined : firsts.find((index) => CALL_NAMES.has(nameOf(index)))
    if (call !== undefined) return retarget(columns, call, 'people.nickname')
  }
  // Bulgarian `презиме` is the father's name, Serbian the family's.
  const middle = lasts.length === 0 ? at('people.middleName').find((index) => nameOf(index) === 'презиме') : undefined
  if (middle !== undefined) return retarget(columns, middle, 'people.lastName')
  // `Nombre`, `Nome`, `Nom` and `Naam` are the first or last name beside the other one, and the whole name alone.
  const [only, ...others] = [...firsts, ...lasts]
  const isAlone =
    only !== undefined &&
    others.length === 0 &&
    (WHOLE_OR_PART.has(nameOf(only)) || (firsts.length === 0 && areWhole(valuesAt(only))))
  return isAlone ? retarget(columns, only, 'people.fullName') : columns
}

/** Two words and more in most: Romanian `Nume` alone is the whole name. */
function areWhole(values: readonly string[]): boolean {
  return (
    values.length >= WHOLE_LEAST && shareOf(values, (value) => /\S[ ,]+\S/.test(value.trim()) && !isFirm(value)) >= NEARLY_ALL
  )
}

const WHOLE_LEAST = 3

/** Who looks after companies comes again; `Responsável` and `Owner` with another name in each row are whom to ask for there. */
export function settleOwners(columns: Columns, { source, primary, keys, valuesAt }: FileColumns): Columns {
  if (source !== 'other' || columns.some(({ target }) => target !== null && NAMES_OF_PEOPLE.has(target))) return columns
  if (primary === 'deals') return withWhom(columns, valuesAt)
  if (primary !== 'companies') return columns
  const [owner, ...others] = columns.flatMap(({ target }, at) => (target === 'companies.owner' ? [at] : []))
  const isContact = owner !== undefined && others.length === 0 && !SELLERS.has(keys[owner] ?? '') && areContacts(valuesAt(owner))
  return isContact ? retarget(columns, owner, 'people.fullName') : columns
}

/** Of two columns of owners of deals the one with another name in each row says whom they are with. */
function withWhom(columns: Columns, valuesAt: FileColumns['valuesAt']): Columns {
  const owners = columns.flatMap(({ target }, at) => (target === 'deals.owner' && valuesAt(at).length > 0 ? [at] : []))
  const distinct = (at: number) => new Set(valuesAt(at)).size / valuesAt(at).length
  const areNames = (at: number) => valuesAt(at).length > 2 && !valuesAt(at).some((value) => /\d/.test(value))
  const [whom, ...others] = owners.filter((at) => distinct(at) === 1 && areNames(at))
  const isOther = whom !== undefined && others.length === 0 && owners.some((at) => at !== whom && distinct(at) < 1)
  return isOther ? retarget(columns, whom, 'people.fullName') : columns
}

/** Nobody but who sells is called so. */
const SELLERS = keysOf(SELLER_WORDS)
/** A small team may have looked after as many. */
const OWNERS_MOST = 4

function areContacts(values: readonly string[]): boolean {
  return (
    values.length > OWNERS_MOST &&
    new Set(values.map(matchKey)).size * 10 >= values.length * 9 &&
    shareOf(values, isPerson) >= NEARLY_ALL
  )
}

/** What repeats the name of the company names nobody: `Nom complet` beside `Raison sociale`. */
export function settleRepeatedNames(columns: Columns, { source, primary, valuesAt }: FileColumns): Columns {
  const named = new Set(columns.flatMap(({ target }, at) => (target === 'companies.name' ? valuesAt(at).map(matchKey) : [])))
  if (source !== 'other' || primary !== 'companies' || named.size < 2) return columns
  return columns.map((column, at) => {
    const isWhole = column.target !== null && /^people\.(fullName|lastName|jobTitle)$/.test(column.target)
    const isRepeated = isWhole && shareOf(valuesAt(at), (value) => named.has(matchKey(value))) >= NEARLY_ALL
    return isRepeated ? UNMAPPED : column
  })
}

/** A name beside the family's, which it does not say again, is the given one; and whole names are no given ones. */
export function settleGivenNames(columns: Columns, { source, primary, valuesAt }: FileColumns): Columns {
  if (source !== 'other') return columns
  const at = (target: Target) => columns.findIndex((column, index) => column.target === target && valuesAt(index).length > 0)
  const [whole, first, last] = [at('people.fullName'), at('people.firstName'), at('people.lastName')]
  // `ชื่อ` and `Emri` over whole names, where no other column has the family's.
  const isAlone = whole === -1 && last === -1 && first !== -1 && columns[first]?.group === ''
  if (isAlone && shareOf(valuesAt(first), isOfSeveralWords) >= MOSTLY) return retarget(columns, first, 'people.fullName')
  if (primary !== 'people' || whole === -1 || last === -1 || first !== -1) return columns
  const families = new Set(valuesAt(last).flatMap(matchWords))
  const values = valuesAt(whole)
  const areGiven = shareOf(values, (value) => isGivenName(value.trim().split(/\s+/)[0] ?? '')) >= HALF
  return areGiven && !values.some((value) => matchWords(value).some((word) => families.has(word)))
    ? retarget(columns, whole, 'people.firstName')
    : columns
}

function isOfSeveralWords(value: string): boolean {
  return value.split(/\s/).filter((word) => /\p{L}/u.test(word)).length > 1
}

/** `Nom` beside `Prénom` is the family's, though a company or a deal is called so, too. */
export function settleFamilyNames(columns: Columns, { source, keys, valuesAt }: FileColumns): Columns {
  const at = (target: Target) =>
    columns.flatMap((column, index) => (column.target === target && column.group === '' ? [index] : []))
  if (source !== 'other' || at('people.firstName').length !== 1 || at('people.lastName').length > 0) return columns
  const companies = at('companies.name')
  const named = companies.length > 1 ? companies : at('deals.title')
  const isFamily = (index: number) => WHOLE_OR_PART.has(keys[index] ?? '') && shareOf(valuesAt(index), isFirm) * 3 < 1
  // `Nom (contact)` beside `Prénom (contact)`
  const ofContact = at('people.fullName').find((index) => WHOLE_OR_PART.has(CONTACTS_NAME.exec(keys[index] ?? '')?.[1] ?? ''))
  const family = named.find(isFamily) ?? ofContact
  return retarget(columns, family, 'people.lastName')
}

const CONTACTS_NAME = /^(.{2,10})contacto?$/

/** The same names in Latin letters, beside those in the letters that they are written in, say nothing more: `姓` and `family_name`. */
export function settleScripts(columns: Columns, { source, valuesAt }: FileColumns): Columns {
  if (source !== 'other') return columns
  return [...NAMES_OF_PEOPLE].reduce((settled, field) => {
    const same = settled.flatMap(({ target, group }, at) => (target === field && group === '' ? [at] : []))
    const [latin, others] = [same.filter((at) => areLatin(valuesAt(at))), same.filter((at) => areOfOtherScript(valuesAt(at)))]
    return others.length === 0 ? settled : settled.map((column, at) => (latin.includes(at) ? UNMAPPED : column))
  }, columns)
}

function areLatin(values: readonly string[]): boolean {
  return shareOf(values, (value) => /^[\p{Script=Latin}\p{M}\s'’.-]+$/u.test(value)) >= NEARLY_ALL
}

function areOfOtherScript(values: readonly string[]): boolean {
  return shareOf(values, (value) => /\p{L}/u.test(value) && !/\p{Script=Latin}/u.test(value)) >= NEARLY_ALL
}

const NEARLY_ALL = 0.9
const NAME_ALONE = keysOf(`${PARTS.name}|이름`)
const CALL_NAMES = keysOf('roepnaam|rufname|tilltalsnamn|kutsumanimi|kaldenavn|tilltalsnamnet|known as|preferred name')
const WHOLE_OR_PART: ReadonlySet<string> = new Set(['nombre', 'nombres', 'nome', 'nom', 'naam', 'имя', '名'])

/** Most are one word, but for what stands before it in small letters (`van der Heijden`), and few are firms. */
function areHalves(values: readonly string[]): boolean {
  const single = values.filter((value) => value.split(/[\s,]+/).filter((word) => /^\P{Ll}/u.test(word)).length === 1).length
  return values.length > 0 && single * 5 >= values.length * 3 && shareOf(values, isFirm) * 3 < 1
}

/** `Title` is the job where no other column is, and the form of address beside a `Job Title`. */
export function settleTitle(columns: Columns, { keys, valuesAt }: FileColumns): Columns {
  const jobs = columns.filter(({ target }) => target === 'people.jobTitle').length
  const titles = keys.flatMap((key, at) => (TITLES.has(key) ? [at] : []))
  const [only] = titles
  // In Swedish it is the job, in German the degree: its values say which.
  if (jobs === 0 && titles.length === 1 && only !== undefined && columns[only]?.target === 'people.namePrefix') {
    const values = valuesAt(only).map((value) => value.trim())
    if (values.length > 0 && !values.some((value) => ADDRESSES.test(value) || DEGREES.test(value)))
      return retarget(columns, only, 'people.jobTitle')
  }
  // French Outlook calls both `Titre`: the first is the form of address.
  if (jobs === 0) return titles.length > 1 ? retarget(columns, titles[1], 'people.jobTitle') : columns
  const title = titles.find((at) => columns[at]?.target === 'people.jobTitle')
  // Beside a column for jobs that no row fills it is the job.
  const filled = columns.flatMap(({ target }, at) => (target === 'people.jobTitle' && valuesAt(at).length > 0 ? [at] : []))
  if (title !== undefined && filled.length === 1 && filled[0] === title) return columns
  // Jobs are nobody's form of address: what part somebody has in something, `Role`, is the less of the two.
  if (title !== undefined && jobs > 1 && shareOf(valuesAt(title), isJob) >= MOSTLY) {
    const less = filled.length === 2 ? filled.find((at) => ROLES.has(keys[at] ?? '')) : undefined
    return columns.map((column, at) => (at === (less ?? title) ? UNMAPPED : column))
  }
  return jobs > 1 ? retarget(columns, title, 'people.namePrefix') : columns
}

const DEGREES = /^(dr|prof|mag|ing|dipl|mba|lic|dott|drs|ir|mgr|bc|judr|mudr)\b/i
const ROLES: ReadonlySet<string> = new Set(['role', 'rolle', 'roll', 'rol', 'ruolo', 'rola', 'papel'])
const MOSTLY = 0.6
const HALF = 0.5
const TITLES: ReadonlySet<string> = new Set(['title', 'titre', 'titel', 'titolo', 'titulo', 'titul', 'titulus', 'tittel'])
