import type { OwnField } from '../fields/own-field'
import type { Lifecycle } from '../registry/contacts'
import { decimalOf } from '../kernel/currency'
import { weightedTotal } from '../kernel/weighted-total'
import { personName } from '../people/person-name'
import type { RecordOf } from '../records/collections'
import { primaryNumber, primaryOf } from '../records/one-primary'
import type { ExportCell, ExportColumn, ExportLookups } from './export-cell'
import type { ExportedDeal, ExportedPerson } from './export-columns'
import { amountCell, dateCell, listCell, momentCell, numberCell, ownCell } from './shared-columns'

/** A column as a view shows it: by the key of its field, and called what it is called there. */
export interface ShownColumn {
  readonly key: string
  readonly label: string
}

/** How a view writes what records hold as codes. */
export interface ShownWords {
  readonly lifecycle: Readonly<Record<Lifecycle, string>>
  readonly country: (code: string) => string
  readonly yes: string
  readonly no: string
  /** The head of the column behind the first amount: a number says nothing of its currency. */
  readonly currency: string
}

export interface ShownLookups extends ExportLookups<OwnField> {
  readonly words: ShownWords
}

type Lookups = ShownLookups
type Cells<T> = Readonly<Record<string, (item: T, lookups: Lookups) => ExportCell>>

const PERSON: Cells<ExportedPerson> = {
  name: ({ person }) => personName(person),
  email: ({ person }) => primaryOf(person.emails)?.value ?? null,
  company: ({ companyName }) => companyName,
  jobTitle: ({ person }) => person.jobTitle,
  phone: ({ person }) => primaryNumber(person.phones),
  lifecycle: ({ person: { lifecycle } }, { words }) => (lifecycle === null ? null : words.lifecycle[lifecycle]),
  owner: ({ person }, { nameOf }) => named(person.ownerId, nameOf),
  tags: ({ person }, { nameOf }) => listCell(person.tagIds.map(nameOf)),
  city: ({ person }) => person.address?.city ?? null,
  country: ({ person }, { words }) => countryOf(person.address, words),
  source: ({ person }) => person.source,
  doNotContact: ({ person }) => person.doNotContact,
  createdAt: ({ person }) => momentCell(person.createdAt),
  originalCreatedAt: ({ person }) => momentCell(person.originalCreatedAt),
  updatedAt: ({ person }) => momentCell(person.updatedAt),
}

const COMPANY: Cells<RecordOf<'companies'>> = {
  name: ({ name }) => name,
  domain: ({ domains }) => listCell(domains),
  industry: ({ industry }) => industry,
  size: ({ size }) => size,
  phone: ({ phones }) => primaryNumber(phones),
  city: ({ address }) => address?.city ?? null,
  country: ({ address }, { words }) => countryOf(address, words),
  website: ({ website }) => website,
  owner: ({ ownerId }, { nameOf }) => named(ownerId, nameOf),
  tags: ({ tagIds }, { nameOf }) => listCell(tagIds.map(nameOf)),
  createdAt: ({ createdAt }) => momentCell(createdAt),
  originalCreatedAt: ({ originalCreatedAt }) => momentCell(originalCreatedAt),
  updatedAt: ({ updatedAt }) => momentCell(updatedAt),
}

const DEAL: Cells<ExportedDeal> = {
  title: ({ deal }) => deal.title,
  stage: ({ deal }, { nameOf }) => nameOf(deal.stageId),
  amount: ({ deal }) => amountCell(deal.amountMinor, deal.currency),
  weighted: ({ deal: { amountMinor, currency }, probability, stageKind }) =>
    amountMinor === null || stageKind !== 'open'
      ? null
      : { number: decimalOf(weightedTotal([{ amountMinor, percent: probability }]).weightedMinor, currency) },
  closeOn: ({ deal }) => dateCell(deal.expectedCloseOn),
  stageSince: ({ deal, stageKind }) => (stageKind === 'open' ? momentCell(deal.stageEnteredAt) : null),
  company: ({ companyName }) => companyName,
  person: ({ deal, personName: nameOf }) => {
    const primary = primaryOf(deal.people)
    return primary === null ? null : nameOf(primary.personId)
  },
  owner: ({ deal }, { nameOf }) => named(deal.ownerId, nameOf),
  tags: ({ deal }, { nameOf }) => listCell(deal.tagIds.map(nameOf)),
  pipeline: ({ deal }, { nameOf }) => nameOf(deal.pipelineId),
  probability: ({ probability }) => numberCell(probability),
  lostReason: ({ deal }, { nameOf }) => named(deal.lostReasonId, nameOf),
  closedAt: ({ deal }) => momentCell(deal.closedAt),
  createdAt: ({ deal }) => momentCell(deal.createdAt),
  originalCreatedAt: ({ deal }) => momentCell(deal.originalCreatedAt),
  updatedAt: ({ deal }) => momentCell(deal.updatedAt),
}

/** What a table of people shows, as values and not as it is drawn. */
export function shownPersonColumns(shown: readonly ShownColumn[], lookups: Lookups): readonly ExportColumn<ExportedPerson>[] {
  return shownColumns(shown, PERSON, { lookups, customOf: ({ person }) => person.custom })
}

export function shownCompanyColumns(
  shown: readonly ShownColumn[],
  lookups: Lookups,
): readonly ExportColumn<RecordOf<'companies'>>[] {
  return shownColumns(shown, COMPANY, { lookups, customOf: ({ custom }) => custom })
}

export function shownDealColumns(shown: readonly ShownColumn[], lookups: Lookups): readonly ExportColumn<ExportedDeal>[] {
  const amount = shown.findIndex(({ key }) => key === 'amount' || key === 'weighted')
  const columns = shownColumns(shown, DEAL, { lookups, customOf: ({ deal }) => deal.custom })
  const currency: ExportColumn<ExportedDeal> = { header: lookups.words.currency, of: ({ deal }) => deal.currency }
  return amount === -1 ? columns : columns.toSpliced(amount + 1, 0, currency)
}

interface Reading<T> {
  readonly lookups: Lookups
  readonly customOf: (item: T) => RecordOf<'people'>['custom']
}

function shownColumns<T>(
  shown: readonly ShownColumn[],
  cells: Cells<T>,
  { lookups, customOf }: Reading<T>,
): readonly ExportColumn<T>[] {
  return shown.map(({ key, label }) => {
    const cell = cells[key]
    const own = lookups.own.find(({ field }) => field === key)
    return {
      header: label,
      of: (item) => {
        const value =
          cell !== undefined ? cell(item, lookups) : own === undefined ? null : ownCell(own, customOf(item)[own.key] ?? null)
        return typeof value === 'boolean' ? (value ? lookups.words.yes : lookups.words.no) : value
      },
    }
  })
}

function named(id: string | null, nameOf: Lookups['nameOf']): string | null {
  return id === null ? null : nameOf(id)
}

function countryOf(address: { readonly country: string | null } | null, { country }: ShownWords): string | null {
  return address === null || address.country === null ? null : country(address.country)
}
