import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import type { KnownNames } from '../../../../src/domain/model/imports/planning/known-names'
import type { NameChoices } from '../../../../src/domain/model/imports/planning/name-resolver'
import type { FileRefusal } from '../../../../src/domain/model/imports/reading/source-table'
import type { Mapping } from '../../../../src/domain/model/imports/targets'
import type { RunRow } from '../../../../src/domain/model/imports/writing/row-outcomes'
import type { FileView, PlanRequest, PlanSummary } from '../../../../src/ui/features/import/import-messages'
import { importTasks } from '../../../../src/ui/features/import/import-tasks'
import { openProposals } from '../../../../src/ui/features/import/open-names'
import type { RowView } from '../../../../src/ui/features/import/row-messages'
import { testId } from '../../../support/test-ids'
import type { JudgedFile } from './truth'
import { contextOf, localeOf, namesFor } from './workspace'

/** A file as the program reads, recognises and plans it, nobody correcting anything. */
export interface Ran {
  /** What the program took the rows for; `null`: it asks, and is told. */
  readonly proposed: ImportCollection | null
  readonly view: FileView
  readonly mapping: Mapping
  readonly plan: PlanSummary
  readonly rows: readonly RowView[]
  readonly writes: readonly RunRow[]
  readonly names: KnownNames
  /** The text of a cell as it was read. */
  readonly textAt: (row: number, column: number) => string
}

/** Goes through the import's own tasks, in the order of its screens. @param isTold what the rows are about is said by hand */
export function throughTheProgram({ truth, bytes, fileName }: JudgedFile, isTold: boolean): Ran | FileRefusal {
  let made = 0
  const tasks = importTasks(() => testId(`made ${(made += 1)}`), { onProgress: () => undefined, onRead: () => undefined })
  const opened = tasks.open({ bytes: bytes.slice().buffer, name: fileName, locale: localeOf(truth) })
  if (!opened.ok) return opened.refusal
  const { view } = opened
  const proposed = isTold || !view.guess.isSure ? null : view.guess.primary
  const guess = proposed === null ? tasks.guess({ primary: truth.kind }) : view.guess
  const names = namesFor(truth)
  const request = (nameChoices: NameChoices): PlanRequest => ({
    mapping: guess.columns,
    orders: [],
    policy: { '*': 'fill' },
    edits: [],
    leftOut: [],
    nameChoices,
    matches: {},
    fields: [],
    context: contextOf(truth, guess.primary),
    names,
    imported: 'Imported',
    tags: [],
  })
  // A pipeline that is settled leaves the stages to ask about that are looked for in it.
  const answered = (plan: PlanSummary, choices: NameChoices): PlanSummary => {
    const more = openProposals(plan, choices)
    if (Object.keys(more).length === 0) return plan
    const both = { ...choices, ...more }
    return answered(tasks.plan(request(both)), both)
  }
  const plan = answered(tasks.plan(request({})), {})
  const { rows } = tasks.rows({ query: { filter: 'all', about: null, search: '' }, from: 0, count: view.rowCount })
  tasks.begin(null)
  const writes = tasks.writes({ from: 0, count: plan.writes })
  const cells = new Map<number, readonly string[]>()
  const textAt = (row: number, column: number) => {
    const known = cells.get(row) ?? tasks.row({ row }).cells.map(({ text }) => text)
    cells.set(row, known)
    return known[column] ?? ''
  }
  return { proposed, view, mapping: guess.columns, plan, rows, writes, names, textAt }
}
