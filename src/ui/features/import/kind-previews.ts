import { IMPORT_COLLECTIONS, type ImportCollection } from '../../../domain/model/imports/import-collections'
import type { NameChoices } from '../../../domain/model/imports/planning/name-resolver'
import type { ImportPlan } from '../../../domain/model/imports/planning/plan'
import { planImport, type PlanInput } from '../../../domain/model/imports/planning/plan-import'
import { proposalsFor } from '../../../domain/model/imports/planning/proposals'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import type { KindPreview, WorkspaceRequest } from './import-messages'
import { openNames } from './open-names'
import { guessOf } from './plan-views'
import { rowDetail } from './row-detail'

/** Enough to find three that are of something, and to see how days are written. */
const ROWS = 30
const RECORDS = 3
/** More fields than tell what a record is. */
const FIELDS = 6

const NOTHING = { people: [], companies: [], deals: [], tasks: [], notes: [] }

/**
 * The first records of a file, as each of the five kinds would have them: planned, against an empty workspace, with what is
 * proposed for the names that nobody has.
 */
export function kindPreviews(
  { rows, ...rest }: SourceTable,
  { context, names, imported }: WorkspaceRequest,
  { file, newId }: { readonly file: string; readonly newId: () => Id },
): readonly KindPreview[] {
  const table = { ...rest, rows: rows.slice(0, ROWS) }
  return IMPORT_COLLECTIONS.map((kind) => ({ kind, rows: recordsOf(kind) }))

  function recordsOf(kind: ImportCollection): KindPreview['rows'] {
    const plan = planAsProposed(table, imported, {
      mapping: guessOf(table, { file, chosen: kind }).columns,
      orders: new Map(),
      context: { ...context, primary: kind },
      names,
      policy: {},
      existing: { people: [], companies: [], tags: [] },
      newId,
    })
    return plan.writes.slice(0, RECORDS).flatMap(({ row, primary }) => {
      const detail = rowDetail(row, { plan, table, source: table, known: NOTHING })
      const own = detail.records.find(({ id }) => id === primary.id)
      if (own === undefined) return []
      const others = detail.records.flatMap(({ id, collection, name }) => (id === primary.id ? [] : [{ collection, name }]))
      return [{ record: { ...own, differences: own.differences.slice(0, FIELDS) }, names: detail.names, others }]
    })
  }
}

function planAsProposed(table: SourceTable, imported: string, input: PlanInput, nameChoices: NameChoices = {}): ImportPlan {
  const plan = planImport(table, { ...input, nameChoices })
  const proposed = proposalsFor(openNames(plan.unknown, nameChoices), input.names, imported)
  // What is settled may ask for more.
  return Object.keys(proposed).length === 0 ? plan : planAsProposed(table, imported, input, { ...nameChoices, ...proposed })
}
