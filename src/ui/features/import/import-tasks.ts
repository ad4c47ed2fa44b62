import type { Fate, ImportPlan, PlannedRow } from '../../../domain/model/imports/planning/plan'
import { planImport, planMemory } from '../../../domain/model/imports/planning/plan-import'
import type { NamedRecord, RowWrite } from '../../../domain/model/imports/planning/planned-write'
import type { ReadChoices, SourceTable } from '../../../domain/model/imports/reading/source-table'
import { readFile } from '../../../domain/model/imports/recognising/guess-mapping'
import { readLog, type ReportedRow, namedBefore } from '../../../domain/model/imports/writing/import-log'
import { LoggedAccount } from '../../../domain/model/imports/writing/logged-account'
import { withFilledData, withoutValues } from '../../../domain/model/imports/writing/mutations'
import {
  reportCsv,
  outcomeOfLogged,
  loggedSettled,
  outcomeOf,
  type RowOutcome,
} from '../../../domain/model/imports/writing/row-outcomes'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { reportWords } from '../../text/import-reasons'
import { kindPreviews } from './kind-previews'
import { rowDetail } from './row-detail'
import { accountOf, rowList, rowText, type RowList, summaryOf, guessOf, viewOf, descriptionOf } from './plan-views'
import type { ImportListener, Opened, PlanRequest, RowNote, Tasks } from './import-messages'
import type { CellEdit, RowWindow } from './row-messages'

type TaskHandlers = { readonly [N in keyof Tasks]: (input: Tasks[N]['input']) => Tasks[N]['output'] }

/** A plan with the rows that it was made of, and how they are looked through; `null`: not any more. */
interface Checked {
  readonly plan: ImportPlan
  readonly table: SourceTable
  readonly list: RowList | null
}

/** Where one import is worked on, away from the page: it holds the file, what the workspace has, and the plan. */
export function importTasks(newId: () => Id, { onProgress, onRead }: ImportListener): TaskHandlers {
  let bytes = new Uint8Array()
  let locale = 'en'
  let name = ''
  let source: SourceTable | null = null
  let checked: Checked | null = null
  let toWrite: RowWrite[] = []
  let settled: readonly ReportedRow[] = []
  let notes: readonly RowNote[] = []
  let results: readonly RowResult[] = []
  let logged = new Map<number, RowOutcome>()
  let earlier = new LoggedAccount()
  let there = nothingKnown()
  let memory = planMemory()

  function read(choices: ReadChoices): Opened {
    const result = readFile(bytes, choices, { locale, onProgress: inSteps(onRead) })
    checked = null
    memory = planMemory()
    source = result.ok ? result.table : null
    return result.ok ? { ok: true, view: viewOf(result.table, { locale, file: name }) } : result
  }

  function planned(): Checked & { readonly source: SourceTable } {
    if (source === null || checked === null) throw new Error('nothing was planned')
    return { ...checked, source }
  }

  return {
    open(input) {
      bytes = new Uint8Array(input.bytes)
      locale = input.locale
      name = input.name
      return read({})
    },
    reread: read,
    guess({ primary }) {
      if (source === null) throw new Error('no file is open')
      return guessOf(source, { file: name, chosen: primary })
    },
    kinds(request) {
      if (source === null) throw new Error('no file is open')
      return kindPreviews(source, request, { file: name, newId })
    },
    know(page) {
      if (page.reset) there = nothingKnown()
      there.people.push(...page.people)
      there.companies.push(...page.companies)
      there.deals.push(...page.deals)
      there.tasks.push(...page.tasks)
      there.notes.push(...page.notes)
      return null
    },
    named({ logs, isSame }) {
      for (const log of logs) there.named.push(...namedBefore(log, isSame))
      return null
    },
    plan(request) {
      if (source === null) throw new Error('no file is open')
      const table = edited(source, request.edits)
      checked = null // two plans of 100,000 rows need not fit side by side
      logged = new Map()
      earlier = new LoggedAccount()
      const existing = { ...there, tags: request.tags }
      const plan = planImport(table, { ...inputOf(request), existing, newId, memory, onProgress })
      const list = rowList(plan, table, new Set([...request.edits.map(({ row }) => row), ...request.leftOut]))
      checked = { plan, table, list }
      return summaryOf(plan, { request, table, rows: list.counts, common: list.common })
    },
    rows: ({ query, from, count }) => planned().list?.window(query, from, count) ?? NO_ROWS,
    row: ({ row }) => rowDetail(row, { ...planned(), known: there }),
    notes: ({ from, count }) => notes.slice(from, from + count),
    logged({ logs }) {
      for (const log of logs.map(readLog)) {
        earlier.add(log)
        for (const row of log.rows) logged.set(row.row, outcomeOfLogged(row))
      }
      return null
    },
    begin() {
      const { plan, table } = planned()
      bytes = new Uint8Array()
      there = nothingKnown()
      memory = planMemory()
      toWrite = plan.writes.filter(({ row }) => !logged.has(row))
      checked = { plan: { ...plan, writes: toWrite }, table, list: null }
      settled = loggedSettled(plan.rows, (row) => descriptionOf(row, plan, table)).filter(({ row }) => !logged.has(row))
      return { writes: toWrite.length, settled: settled.length }
    },
    writes({ from, count }) {
      const { plan, table } = planned()
      const taken = toWrite.slice(from, from + count)
      // The page has them now: 100,000 rows are not held twice.
      for (const [at, row] of taken.entries()) toWrite[from + at] = withoutValues(row)
      return taken.map((row) => ({ ...withFilledData(row), ...descriptionOf(row.row, plan, table) }))
    },
    settled: ({ from, count }) => settled.slice(from, from + count),
    results({ created, updated, others }) {
      const { plan, table } = planned()
      const known = new Map([...logged, ...others])
      for (const row of created) known.set(row, CREATED)
      for (const row of updated) known.set(row, UPDATED)
      for (const [at, { fate }] of plan.rows.entries()) if (isToWrite(fate) && !known.has(at)) known.set(at, outcomeOf(fate))
      results = plan.rows.map((row, at) => ({ row, outcome: known.get(at) ?? outcomeOf(row.fate) }))
      notes = notesOf(results, table)
      return { notes: notes.length, account: accountOf(plan, table, { outcomes: known, earlier }) }
    },
    report() {
      if (source === null) throw new Error('no file is open')
      return new Blob([reportCsv(source, results, reportWords(source.columns))], { type: 'text/csv;charset=utf-8' })
    },
  }
}

function inputOf({ orders, leftOut, ...rest }: PlanRequest) {
  return { ...rest, orders: new Map(orders), leftOut: new Set(leftOut) }
}

function nothingKnown() {
  const people: RecordOf<'people'>[] = []
  const companies: RecordOf<'companies'>[] = []
  const deals: RecordOf<'deals'>[] = []
  const tasks: RecordOf<'tasks'>[] = []
  const notes: RecordOf<'notes'>[] = []
  const named: NamedRecord[] = []
  return { people, companies, deals, tasks, notes, named }
}

/** The table as it is read once the cells that were changed by hand are taken instead of the file's. */
function edited(table: SourceTable, edits: readonly CellEdit[]): SourceTable {
  if (edits.length === 0) return table
  const rows = [...table.rows]
  for (const { row, column, text } of edits) {
    const before = rows[row]
    if (before === undefined) continue
    const cells = Array.from({ length: Math.max(before.cells.length, column + 1) }, (_, at) => before.cells[at] ?? '')
    cells[column] = text
    rows[row] = { ...before, cells, isEmpty: cells.every((cell) => cell.trim() === ''), skipReason: null }
  }
  return { ...table, rows }
}

const NO_ROWS: RowWindow = { total: 0, rows: [] }

const CREATED = { kind: 'created' } as const
const UPDATED = { kind: 'updated' } as const

interface RowResult {
  readonly row: PlannedRow
  readonly outcome: RowOutcome
}

function notesOf(rows: readonly RowResult[], table: SourceTable): readonly RowNote[] {
  return rows.flatMap(({ row: { line, fate, problems }, outcome }, row) => {
    if (problems.length === 0 && isWritten(fate, outcome)) return []
    return [{ row, line, fate, outcome, problems, text: rowText(table.rows[row]?.cells ?? []) }]
  })
}

function isToWrite({ kind }: Fate): boolean {
  return kind === 'create' || kind === 'update'
}

function isWritten(fate: Fate, outcome: RowOutcome | null): boolean {
  if (outcome === null) return isToWrite(fate)
  return outcome.kind === 'created' || outcome.kind === 'updated'
}

const STEPS = 50

/** Tells of each fiftieth once: a piece of a file is read in a fraction of a frame. */
function inSteps(report: (part: number) => void): (part: number) => void {
  let reported = 0
  return (part) => {
    const step = Math.floor(part * STEPS)
    if (step <= reported) return
    reported = step
    report(step / STEPS)
  }
}
