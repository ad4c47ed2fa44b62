import { guessMapping } from '../../../domain/model/imports/guess-mapping'
import { dateOrderOf } from '../../../domain/model/imports/dates'
import type { ColumnMapping } from '../../../domain/model/imports/mapping'
import { matchKey } from '../../../domain/model/imports/match-key'
import { addOutcome, outcomeOf, type RowOutcome } from '../../../domain/model/imports/outcome'
import type { Fate, Plan, PlannedRow } from '../../../domain/model/imports/plan'
import { differencesOf } from '../../../domain/model/imports/differences'
import type { ImportPolicy } from '../../../domain/model/imports/policy'
import type { MadeCollection, PlannedUpdate, RowWrite } from '../../../domain/model/imports/planned-write'
import { planImport } from '../../../domain/model/imports/plan-import'
import { readFile } from '../../../domain/model/imports/read-file'
import { reportCsv } from '../../../domain/model/imports/report-csv'
import type { ReadChoices, SourceTable } from '../../../domain/model/imports/source-table'
import { ownTarget } from '../../../domain/model/imports/targets'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { reportWords } from '../../text/import-reasons'
import type { FileView, Known, Opened, PlanRequest, PlanSummary, RecordDifferences, RowNote, Tasks } from './import-messages'

type Desk = { readonly [N in keyof Tasks]: (input: Tasks[N]['input']) => Tasks[N]['output'] }

/** Where one import is worked on, away from the page: it holds the file, what the workspace has, and the plan. */
export function importDesk(newId: () => Id, onProgress: (rows: number) => void): Desk {
  let bytes = new Uint8Array()
  let locale = 'en'
  let table: SourceTable | null = null
  let plan: Plan | null = null
  let notes: readonly RowNote[] = []
  let results: readonly RowResult[] = []
  let people: RecordOf<'people'>[] = []
  let companies: Known['companies'][number][] = []

  function read(choices: ReadChoices): Opened {
    const result = readFile(bytes, choices, { locale })
    plan = null
    table = result.ok ? result.table : null
    return result.ok ? { ok: true, view: viewOf(result.table) } : result
  }

  return {
    open(input) {
      bytes = new Uint8Array(input.bytes)
      locale = input.locale
      return read({})
    },
    reread: read,
    know(page) {
      if (page.reset) [people, companies] = [[], []]
      people.push(...page.people)
      companies.push(...page.companies)
      return null
    },
    plan(request) {
      if (table === null) throw new Error('no file is open')
      const members = new Map(request.members.map(({ id, name }) => [matchKey(name), id]))
      plan = planImport(table, {
        mapping: request.mapping,
        orders: new Map(request.orders),
        context: {
          country: request.country,
          today: request.today,
          own: request.own,
          ownerOf: (name) => members.get(matchKey(name)) ?? null,
        },
        policy: {},
        existing: { people, companies, tags: request.tags },
        newId,
        onProgress,
      })
      notes = notesOf(
        plan.rows.map((row) => ({ row, outcome: null })),
        table,
      )
      return summaryOf(plan, { request, notes: notes.length, table })
    },
    notes: ({ from, count }) => notes.slice(from, from + count),
    differences({ row }) {
      const writes = plan?.writes.find((own) => own.row === row)?.writes ?? []
      return writes.flatMap((own) => (own.kind === 'update' ? [recordDifferences(own, plan?.policy ?? {})] : []))
    },
    writes: ({ from, count }) => plan?.writes.slice(from, from + count) ?? [],
    results({ outcomes }) {
      if (table === null || plan === null) throw new Error('nothing was planned')
      const known = new Map<number, RowOutcome>(outcomes)
      results = plan.rows.map((row, at) => ({ row, outcome: known.get(at) ?? outcomeOf(row.fate) }))
      notes = notesOf(results, table)
      return notes.length
    },
    report() {
      if (table === null) throw new Error('no file is open')
      return new Blob([reportCsv(table, results, reportWords(table.columns))], { type: 'text/csv;charset=utf-8' })
    },
  }
}

const SHOWN_CELL = 160
const PREVIEW_ROWS = 8
const SAMPLED_ROWS = 500
const SAMPLES = 3
const GUESS_BY = 50

function viewOf(table: SourceTable): FileView {
  const { rows, columns, head, ...rest } = table
  const valuesOf = (column: number) =>
    rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column].trim()] : []))
  return {
    ...rest,
    head: head.map((cells) => cells.slice(0, 8).map(shorten)),
    rowCount: rows.length,
    columns: columns.map((column) => ({
      ...column,
      samples: [...new Set(valuesOf(column.index))].slice(0, SAMPLES).map(shorten),
    })),
    preview: rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({ line, cells: cells.map(shorten) })),
    guess: guessMapping(columns, (column) => valuesOf(column).slice(0, GUESS_BY)),
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > SHOWN_CELL ? `${line.slice(0, SHOWN_CELL)}…` : line
}

interface RowResult {
  readonly row: PlannedRow
  readonly outcome: RowOutcome
}

interface NotedRow {
  readonly row: PlannedRow
  readonly outcome: RowOutcome | null
}

function notesOf(rows: readonly NotedRow[], table: SourceTable): readonly RowNote[] {
  return rows.flatMap(({ row: { line, fate, problems }, outcome }, row) => {
    if (problems.length === 0 && isWritten(fate, outcome)) return []
    const values = (table.rows[row]?.cells ?? []).filter((cell) => cell.trim() !== '').slice(0, 4)
    return [{ row, line, fate, outcome, problems, text: shorten(values.join(' · ')) }]
  })
}

function recordDifferences(update: PlannedUpdate, policy: ImportPolicy): RecordDifferences {
  const { collection, id } = update
  return { record: { collection, id }, fields: differencesOf(update, policy) }
}

/** How many records of a collection are made, each once though several rows need it. */
function madeIn(writes: readonly RowWrite[], collection: MadeCollection): number {
  const made = writes.flatMap((row) => row.writes.filter((own) => own.kind === 'create' && own.collection === collection))
  return new Set(made.map(({ id }) => id)).size
}

function isWritten(fate: Fate, outcome: RowOutcome | null): boolean {
  if (outcome === null) return fate.kind === 'create' || fate.kind === 'update'
  return outcome.kind === 'created' || outcome.kind === 'updated'
}

interface Planned {
  readonly request: PlanRequest
  readonly table: SourceTable
}

function summaryOf({ rows, writes, setup, policy }: Plan, about: Planned & { readonly notes: number }): PlanSummary {
  const none = { total: rows.length, created: 0, updated: 0, skipped: 0, failed: 0 }
  const settled = rows.filter(({ fate }) => fate.kind === 'skip' || fate.kind === 'fail')
  const creates = rows.filter(({ fate }) => fate.kind === 'create').length
  const imported = rows.filter(({ fate }) => fate.kind === 'create' || fate.kind === 'update')
  return {
    counts: settled.reduce((sum, { fate }) => addOutcome(sum, outcomeOf(fate)), none),
    setup,
    policy,
    writes: writes.length,
    creates,
    updates: imported.length - creates,
    warned: imported.filter(({ problems }) => problems.length > 0).length,
    newCompanies: madeIn(writes, 'companies'),
    notes: about.notes,
    openDates: about.request.mapping.flatMap((column, at) => (isOpen(column, at, about) ? [at] : [])),
  }
}

/** Asked again even when answered, so that the answer can be changed. */
function isOpen({ target }: ColumnMapping, column: number, { request, table }: Planned): boolean {
  const isOwnDate = request.own.fields.some(({ field, type }) => target === ownTarget('people', field) && type === 'date')
  if (target !== 'people.birthday' && !isOwnDate) return false
  const order = dateOrderOf(table.rows.map(({ cells }) => cells[column] ?? ''))
  return order === 'unknown' || order === 'mixed'
}
