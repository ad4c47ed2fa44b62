import { differencesOf, type FieldDifference } from '../../../domain/model/imports/planning/differences'
import { IMPORT_COLLECTIONS, type ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Plan } from '../../../domain/model/imports/planning/plan'
import type { PlannedCreate, PlannedWrite, RowWrite } from '../../../domain/model/imports/planning/planned-write'
import { isBlankValue } from '../../../domain/model/imports/planning/policy'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { namesOf, type KnownRecords } from './desk-names'
import type { CellView, RecordView, RowDetail } from './row-messages'

export interface Planned {
  readonly plan: Plan
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

function recordsOf({ writes }: RowWrite, { policy }: Plan, names: ReturnType<typeof namesOf>): readonly RecordView[] {
  return writes.flatMap((write): readonly RecordView[] => {
    if (!isAboutRows(write)) return []
    const { kind, collection, id } = write
    const differences = kind === 'create' ? filledBy(write) : differencesOf(write, policy)
    return [{ kind, collection, id, name: names.name(id) ?? '', differences }]
  })
}

function isAboutRows(write: PlannedWrite): write is Extract<PlannedWrite, { readonly collection: ImportCollection }> {
  return IMPORT_COLLECTIONS.some((collection) => collection === write.collection)
}

/** Of a record that is made, the fields that are not blank. */
function filledBy({ data }: PlannedCreate<ImportCollection>): readonly FieldDifference[] {
  const { custom, ...rest } = { custom: {}, ...data }
  const own = Object.entries<unknown>({ ...custom }).map(([key, value]): [string, unknown] => [`custom.${key}`, value])
  return [...Object.entries<unknown>(rest), ...own]
    .filter(([, value]) => !isBlankValue(value))
    .map(([field, after]) => ({ field, before: null, incoming: after, after, did: 'filled' }))
}

function idsIn(records: readonly RecordView[]): readonly Id[] {
  const values = records.flatMap(({ differences }) =>
    differences.flatMap(({ before, incoming, after }) => [before, incoming, after]),
  )
  return [...new Set(values.flatMap((value) => [value].flat()).filter(isId))]
}
