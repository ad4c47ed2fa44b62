import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import type { FileNames, KindCandidate, KindGuess, KindReason, ValueSign } from '../../kind-guess'
import { NOUNS } from '../../knowledge/kind-signs'
import { keysOf, matchKey, matchWords } from '../../match-key'
import type { Source } from '../../targets'
import { HANGING, isContactPerson, weighColumn, type ColumnSign, type KindOrNone } from './column-signs'
import { isFirm, isHappening, isPerson, isSharedAddress, isStage, isStatus, shareOf } from './value-signs'

/** What a file is weighed by: the English or plain names of its columns, and some values of each, blank ones left out. */
export interface FileToWeigh {
  readonly source: Source
  readonly names: readonly string[]
  /** As the file has them. */
  readonly shown: readonly string[]
  readonly valuesAt: (at: number) => readonly string[]
  readonly called: FileNames
}

interface Sign {
  readonly kind: KindOrNone
  readonly weight: number
  readonly reason: KindReason
}

/** Less than this is no reason to take a file for anything, and less of a lead leaves it open. */
const ENOUGH = 2.5
const LEAD = 1.5

/** The part that counts of further signs of one group, after the strongest. */
const AGAIN = 0.25
/** From here on the rows hang on people and companies, and who stands first in them says nothing. */
const HANGS = 5

/** Weighs all that a file says of what its rows are about. */
export function weighKinds(file: FileToWeigh): Pick<KindGuess, 'kinds' | 'isSure'> {
  const columns = file.names.map((name) => weighColumn(name, file.source))
  const own = [...columnSigns(file, columns), ...valueSigns(file), ...calledSigns(file.called)]
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
  return { kinds, isSure: best >= ENOUGH && best - next >= LEAD }
}

function columnSigns({ shown }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const groups = new Set<string>()
  return columns
    .flatMap((signs, at) => signs.map((sign) => ({ ...sign, at })))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ kind, weight, group, at }) => {
      const isAgain = group !== '' && groups.has(`${kind} ${group}`)
      groups.add(`${kind} ${group}`)
      return { kind, weight: isAgain ? weight * AGAIN : weight, reason: { by: 'columns', names: [shown[at] ?? ''] } }
    })
}

const NAMES_OF_RECORDS: ReadonlySet<string> = keysOf(
  'name|nombre|nome|nom|naam|namn|navn|nimi|nazwa|název|jméno|ad|adı|isim|名前|名称|имя|название|customer|customer name|client|client name|kunde|cliente|klant|klient|kund|zákazník|müşteri|account|partner',
)

/** Who stands first: a company with somebody to ask for, or somebody with their company. */
function nameSigns({ names, shown, valuesAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): readonly Sign[] {
  const reason = (at: number): KindReason => ({ by: 'columns', names: [shown[at] ?? ''] })
  const ofColumn = (kind: ImportCollection, weight: number, at: number): Sign => ({ kind, weight, reason: reason(at) })
  const isOf = (at: number, kind: KindOrNone) => columns[at]?.some((sign) => sign.kind === kind && sign.weight >= 1) === true
  const contact = names.findIndex(isContactPerson)
  const company = names.findIndex((_, at) => isOf(at, 'companies') && !isOf(at, 'people'))
  const plain = names.findIndex((name) => NAMES_OF_RECORDS.has(matchKey(name)))
  const values = plain === -1 ? [] : valuesAt(plain)
  const [firms, persons] = [shareOf(values, isFirm), shareOf(values, isPerson)]
  const named = (weight: number): Sign => ({
    kind: 'companies',
    weight,
    reason: { by: 'values', column: shown[plain] ?? '', are: 'company-names' },
  })
  const signs: Sign[] = []
  // Names of both: each row says what it is, and a person what most are.
  if (firms >= FIRMS && persons >= FIRMS) signs.push(named(2.5), ofColumn('people', 2.5, plain))
  else if (firms >= FIRMS) signs.push(named(5))
  // `Name` beside `Company` is whose it is.
  else if (plain !== -1) signs.push(ofColumn('people', (company === -1 ? 1.5 : 3) + (persons >= PEOPLE ? 1 : 0), plain))
  if (contact === -1) return signs
  if (company !== -1) signs.push(company < contact ? ofColumn('companies', 3, contact) : ofColumn('people', 1.5, contact))
  else if (plain !== -1 && plain !== contact) signs.push(ofColumn('companies', 1.5, contact))
  return signs
}

const FIRMS = 0.3
const PEOPLE = 0.6

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
function valueSigns({ shown, valuesAt }: FileToWeigh): readonly Sign[] {
  return VALUE_RULES.flatMap(({ are, kind, weight, isSuch, share }) => {
    const shares = shown.map((_, at) => shareOf(valuesAt(at), isSuch))
    const most = Math.max(0, ...shares)
    const column = shown[shares.indexOf(most)] ?? ''
    return most < share ? [] : [{ kind, weight, reason: { by: 'values' as const, column, are } }]
  })
}

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
    return kinds.length === 1 && kinds[0] !== undefined ? [{ kind: kinds[0], weight: CALLED, reason: { by, name } }] : []
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
