import type { ImportCollection } from '../../import-collections'
import { LEGAL_NAMES, NAMES_OF_THINGS, REGISTERED, SIGNS } from '../../knowledge/kind-signs'
import { keysOf, matchKey } from '../../match-key'
import { signsCalled } from './called-signs'
import { channelSigns } from './channel-signs'
import { isContactPerson, isContactsName, NAMES_OF_RECORDS, type ColumnSign, type KindOrNone } from './column-signs'
import { areBusinesses } from './signs-of-columns'
import { areNobodys, isFirm, isKnownPerson, isNobody, isPerson } from './firm-or-person'
import { isReachedBy } from './reach-signs'
import { shareOf } from './value-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'

/** Who stands first, and in how many rows: a company with somebody to ask for, or somebody with their company. */
export function nameSigns(file: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const { names, shown, valuesAt } = file
  const ofColumn = (kind: ImportCollection, weight: number, at: number): Sign => {
    return { kind, weight, group: 'names', reason: { by: 'columns', names: [shown[at] ?? ''] } }
  }
  const isOf = (at: number, kind: KindOrNone) => columns[at]?.some((sign) => sign.kind === kind && sign.weight >= 1) === true
  const contact = names.findIndex((name, at) => isContactPerson(name) && shareOf(valuesAt(at), isReachedBy) < ADDRESSES)
  const company = names.findIndex((_, at) => isOf(at, 'companies') && !isOf(at, 'people'))
  const called = names.findIndex((name) => NAMES_OF_RECORDS.has(matchKey(name)))
  // Whom bookkeepers call a contact is a company, unless the parts of somebody's name stand beside it.
  const isParted = columns.some((signs) => signs.some(({ group }) => PARTS_OF_NAMES.test(group)))
  const isBusiness = called === -1 && contact !== -1 && !isParted && shareOf(valuesAt(contact), isFirm) >= FIRMS
  const plain = isBusiness ? contact : called
  const hasCompany = columns.some((column) => column.some(({ group, kind }) => kind === 'companies' && OF_COMPANIES.test(group)))
  const hasContact = plain < contact && isContactsName(names[contact] ?? '') && file.filledAt(contact) * 2 > file.filledAt(plain)
  const isBlank = plain !== -1 && file.filledAt(plain) === 0 && names.some((_, at) => file.filledAt(at) > 0)
  const signs = plain === -1 || isBlank ? [] : signsOfName(plain, { hasCompany, hasContact }, { file, ofColumn })
  const business = names.findIndex((name, at) => areBusinesses(name, valuesAt(at)))
  if (business !== -1) signs.push(ofColumn('companies', 4, business))
  signs.push(...signsOfFill(file, columns, { plain, contact, isBusiness, ofColumn }))
  // Under what companies are called stand people, and nobody is named besides: it is for whoever knows the file to say.
  if (company !== -1 && plain === -1 && contact === -1 && !isParted && arePeople(valuesAt(company)))
    signs.push(ofColumn('people', 3, company))
  if (contact === -1 || isBusiness) return signs
  const arePersons = shareOf(valuesAt(contact), isPerson) >= PEOPLE
  // Whom to ask for beside a name: people have nobody.
  if (plain !== -1 && hasContact) signs.push(ofColumn('companies', 3.5, contact))
  else if (company !== -1)
    signs.push(company < contact ? ofColumn('companies', 3, contact) : ofColumn('people', arePersons ? 2.5 : 1.5, contact))
  else if (plain !== -1 && plain !== contact) {
    const isUsual = arePersons && file.filledAt(contact) * 2 > file.filledAt(plain)
    signs.push(ofColumn('companies', isUsual ? 3.5 : 1.5, contact))
  }
  return signs
}

function arePeople(values: readonly string[]): boolean {
  if (values.length < 2 || shareOf(values, isFirm) > 0) return false
  // All written as people are, of whom some are known by name.
  const areWritten = values.length >= MANY && shareOf(values, isPerson) === 1
  return shareOf(values, isKnownPerson) >= (areWritten ? SOME_KNOWN : PEOPLE)
}

const MANY = 8
const SOME_KNOWN = 0.25

interface Beside {
  readonly hasCompany: boolean
  readonly hasContact: boolean
}

interface Looking {
  readonly file: FileToWeigh
  readonly ofColumn: (kind: ImportCollection, weight: number, at: number) => Sign
}

/** A column that is called `Name` and nothing more, by what is in it. */
function signsOfName(at: number, { hasCompany, hasContact }: Beside, { file, ofColumn }: Looking): Sign[] {
  const values = file.valuesAt(at)
  const [firms, persons] = [shareOf(values, isFirm), shareOf(values, isPerson)]
  const named = (weight: number): Sign => ({
    kind: 'companies',
    weight,
    group: 'names',
    reason: { by: 'values', column: file.shown[at] ?? '', are: 'company-names' },
  })
  // Names of both: each row says what it is, and a person what most are.
  if (firms >= FIRMS && Math.min(persons, shareOf(values, isKnownPerson)) >= FIRMS)
    return [named(2.5), ofColumn('people', 2.5, at)]
  if (firms >= FIRMS) return [named(5)]
  // Nobody among them who is known by name, and some firm.
  if (firms > 0 && values.length >= MANY && shareOf(values, isKnownPerson) === 0) return [named(2.5)]
  // In such a language people are not called as things are.
  if (THINGS.has(matchKey(file.names[at] ?? '')) && shareOf(values, isKnownPerson) < FEW_PEOPLE)
    return [ofColumn('companies', 2.5, at)]
  // Where nobody is reached, they may be called after anything.
  if (!hasCompany && shareOf(values, isNobody) >= FIRMS * 2) return [named(channelSigns(file).length > 0 ? 3 : 1)]
  const isOfCompanies = hasContact || signsCalled(file.called).some(({ kind }) => kind === 'companies')
  if (isOfCompanies && shareOf(values, isKnownPerson) < KNOWN) return [ofColumn('companies', 2.5, at)]
  if (areNobodys(values)) return channelSigns(file).length > 0 ? [ofColumn('companies', 1.5, at)] : []
  // `Name` beside `Company` is whose it is.
  return [ofColumn('people', (hasCompany ? 3 : 1.5) + (persons >= PEOPLE ? 1 : 0), at)]
}

interface Naming {
  readonly plain: number
  readonly contact: number
  readonly isBusiness: boolean
}

/** What every row has is what it is about: customers without anybody to ask for, people without a company. */
function signsOfFill(
  { names, filledAt, valuesAt }: FileToWeigh,
  columns: readonly (readonly ColumnSign[])[],
  { plain, contact, isBusiness, ofColumn }: Naming & Pick<Looking, 'ofColumn'>,
): readonly Sign[] {
  const named = (groups: RegExp) => columns.flatMap((signs, at) => (signs.some(({ group }) => groups.test(group)) ? [at] : []))
  const areNumbers = (at: number) => valuesAt(at).every((value) => /^\d+$/.test(value))
  const companies = isBusiness ? [plain] : named(OF_COMPANIES).filter((at) => !areNumbers(at))
  const beside = companies.length === 0 || companies.includes(plain) ? [] : [plain]
  const persons = [...named(OF_PERSONS), ...[...beside, contact].filter((at) => at !== -1)]
  const whom = companies.length > 0 || plain === -1 || persons.includes(plain) ? companies : [plain]
  const people = persons.filter((at) => !whom.includes(at))
  const [company, person] = [whom[0], people[0]]
  if (company === undefined) return []
  const rows = Math.max(...names.map((_, at) => filledAt(at)))
  const many = Math.max(...whom.map(filledAt))
  // Nobody is named anywhere.
  if (person === undefined)
    return companies.length > 0 && persons.length === 0 && many >= NEARLY * rows ? [ofColumn('companies', 2, company)] : []
  const [least, most] = [Math.min(...people.map(filledAt)), Math.max(...people.map(filledAt))]
  // Either the one or the other in each row.
  if (many + most <= rows) return [ofColumn('companies', 2, company)]
  if (many < NEARLY * rows) return many < most * NEARLY ? [ofColumn('people', 2, person)] : []
  // Customers of whom some are people themselves.
  if (company === plain && !isBusiness && shareOf(valuesAt(plain), isPerson) >= FIRMS) return []
  // What is registered by law is a company, whoever speaks for it.
  const numbers = named(OF_LAW).map(filledAt)
  const isRegistered = many >= most && Math.max(0, ...numbers) * 4 > many
  const signs = isRegistered ? [ofColumn('companies', company < person ? 4 : 1, company)] : []
  if (most < many * NEARLY) signs.push(ofColumn('companies', most * 2 < many ? 6 : 4, company))
  else if (least < many * NEARLY && isRegistered) signs.push(ofColumn('companies', 2, company))
  else if (many < most * NEARLY) signs.push(ofColumn('people', 2, person))
  return signs
}

const THINGS = keysOf(NAMES_OF_THINGS)
const FEW_PEOPLE = 0.25
const NEARLY = 0.95
const OF_COMPANIES = new RegExp(`^(field companies\\.name|sign ${SIGNS.indexOf(LEGAL_NAMES)})$`)
const OF_PERSONS = /^field people\.(fullName|firstName|lastName)$/
const PARTS_OF_NAMES = /^field people\.(firstName|lastName)$/
const OF_LAW = new RegExp(`^sign ${SIGNS.indexOf(REGISTERED)}$`)

const FIRMS = 0.3
/** Names of people, by this part of them. */
const KNOWN = 0.5
/** A column of contacts that is one of addresses. */
const ADDRESSES = 0.5
const PEOPLE = 0.6
