import { IMPORT_COLLECTIONS, type ImportCollection } from '../../../domain/model/imports/import-collections'
import { differencesOf, type FieldDifference } from '../../../domain/model/imports/planning/patch-of'
import type { ImportPlan } from '../../../domain/model/imports/planning/plan'
import type { PlannedCreate, PlannedWrite, RowWrite } from '../../../domain/model/imports/planning/planned-write'
import { isBlankValue } from '../../../domain/model/imports/planning/policy'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import { plainValue } from '../../../domain/model/records/changes'
import { isSubject, readSubject } from '../../../domain/model/records/subject'
import type { Known } from './import-messages'
import type { CellView, RecordView, RowDetail } from './row-messages'

export interface Planned {
  readonly plan: ImportPlan
  /** As it is read, with what was changed by hand. */
  readonly table: SourceTable
  /** As the file has it. */
  readonly source: SourceTable
  readonly known: KnownRecords
}

/** Longer cells are shown by their beginning, and cannot be changed in place. */
const CELL_MOST = 2000

/** What the row holds and what it writes, field by field. */
export function rowDetail(row: number, { plan, table, source, known }: Planned): RowDetail {
  const write = plan.writes.find((own) => own.row === row)
  const names = namesOf(known, [...plan.setup, ...(write?.writes ?? [])])
  const records = write === undefined ? [] : recordsOf(write, plan, names)
  const fate = plan.rows[row]?.fate
  const candidates = fate?.kind === 'skip' ? fate.candidates : []
  return {
    row,
    cells: cellsOf(row, table, source),
    records,
    candidates: candidates.map((ref) => ({ ref, name: names.name(ref.id) ?? '', hint: names.hint(ref.id) })),
    names: idsIn(records).flatMap((id) => {
      const name = names.name(id)
      return name === null ? [] : [[id, name]]
    }),
  }
}

function cellsOf(row: number, table: SourceTable, source: SourceTable): readonly CellView[] {
  const [cells, before] = [table.rows[row]?.cells ?? [], source.rows[row]?.cells ?? []]
  return table.columns.map(({ index }) => {
    const [text, was] = [cells[index] ?? '', before[index] ?? '']
    return {
      column: index,
      text: text.slice(0, CELL_MOST),
      original: text === was ? null : was.slice(0, CELL_MOST),
      isCut: text.length > CELL_MOST,
    }
  })
}

function recordsOf({ writes }: RowWrite, { policy }: ImportPlan, names: ReturnType<typeof namesOf>): readonly RecordView[] {
  return writes.flatMap((write): readonly RecordView[] => {
    if (!isAboutRows(write)) return []
    const { kind, collection, id } = write
    const differences = kind === 'create' ? filledBy(write) : differencesOf(write, policy)
    return [{ kind, collection, id, name: names.name(id) ?? '', differences, currency: currencyOf(write) }]
  })
}

function currencyOf(write: PlannedWrite): RecordView['currency'] {
  const said = (values: object) => ('currency' in values ? String(values.currency) : null)
  if (write.kind === 'create') return { before: null, incoming: said(write.data), after: said(write.data) }
  const [before, incoming] = [said(write.before), said(write.incoming)]
  return { before, incoming, after: said(write.patch) ?? before }
}

function isAboutRows(write: PlannedWrite): write is Extract<PlannedWrite, { readonly collection: ImportCollection }> {
  return IMPORT_COLLECTIONS.some((collection) => collection === write.collection)
}

/** Of a record that is made, the fields that are not blank. */
function filledBy({ data }: PlannedCreate<ImportCollection>): readonly FieldDifference[] {
  // Where a deal stands on the board is no field that anybody reads.
  const { custom, rank: _, ...rest } = { custom: {}, rank: '', ...data }
  const own = Object.entries<unknown>({ ...custom }).map(([key, value]): [string, unknown] => [`custom.${key}`, value])
  return [...Object.entries<unknown>(rest), ...own]
    .filter(([, value]) => !isBlankValue(value))
    .map(([field, after]) => ({ field, before: null, incoming: after, after, did: 'filled' }))
}

function idsIn(records: readonly RecordView[]): readonly Id[] {
  const values = records.flatMap(({ differences }) =>
    differences.flatMap(({ before, incoming, after }) => [before, incoming, after]),
  )
  const named = values.flatMap((value) => [plainValue(value)].flat())
  return [...new Set(named.map((value) => (isSubject(value) ? readSubject(value).id : value)).filter(isId))]
}

/** What the workspace has, as far as the rows are compared with it. */
export type KnownRecords = Omit<Known, 'reset'>

export interface Names {
  /** What the record is called; `null`: it is not known here. */
  name(id: Id): string | null
  /** What tells it from others of its name. */
  hint(id: Id): string
}

/** How records are called: those that are there, and those that these writes make. */
export function namesOf({ people, companies, deals, tasks, notes }: KnownRecords, writes: readonly PlannedWrite[]): Names {
  const made = new Map(writes.flatMap((write) => (write.kind === 'create' ? [[write.id, madeName(write)] as const] : [])))
  const company = (id: Id | null) => companies.find((own) => own.id === id)?.name ?? null
  return {
    name(id) {
      const known = made.get(id) ?? company(id)
      if (known !== null) return known
      const person = people.find((own) => own.id === id)
      if (person !== undefined) return personName(person)
      const titled = deals.find((own) => own.id === id) ?? tasks.find((own) => own.id === id)
      return titled?.title ?? notes.find((own) => own.id === id)?.body.slice(0, NAME_MOST) ?? null
    },
    hint(id) {
      const person = people.find((own) => own.id === id)
      const deal = deals.find((own) => own.id === id)
      const parts =
        person === undefined
          ? [companies.find((own) => own.id === id)?.domains[0], deal === undefined ? null : company(deal.companyId)]
          : [person.emails[0]?.value, person.phones[0]?.raw, person.jobTitle, company(person.companyId)]
      return parts
        .filter((part) => part != null)
        .slice(0, 3)
        .join(' · ')
    },
  }
}

/** A note has no name but its first words. */
const NAME_MOST = 80

function madeName({ collection, data }: Extract<PlannedWrite, { readonly kind: 'create' }>): string | null {
  if (collection === 'people') return personName({ ...NAMELESS, ...data })
  const parts = new Map(Object.entries<unknown>({ ...data }))
  const name = parts.get('name') ?? parts.get('title') ?? parts.get('body') ?? parts.get('label')
  return typeof name === 'string' ? name.slice(0, NAME_MOST) : null
}

const NAMELESS: Parameters<typeof personName>[0] = {
  firstName: null,
  middleName: null,
  lastName: null,
  namePrefix: null,
  nameSuffix: null,
  emails: [],
  phones: [],
}
