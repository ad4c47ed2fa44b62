import type { CellReason } from '../../domain/model/imports/planning/account/cell-outcome'
import type { CollectionName } from '../../domain/model/records/collections'
import type { RowProblem, SkipReason } from '../../domain/model/imports/problem'
import type { Column } from '../../domain/model/imports/reading/header'
import { columnName, reasonWords } from './import-reasons'
import { inLanguage } from './in-language'

type End = 'made' | 'changed' | 'unchanged'

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  people: ['person', 'people'],
  companies: ['company', 'companies'],
  deals: ['deal', 'deals'],
  tasks: ['task', 'tasks'],
  notes: ['note', 'notes'],
  tags: ['tag', 'tags'],
  pipelines: ['pipeline', 'pipelines'],
  stages: ['stage', 'stages'],
  lostReasons: ['lost reason', 'lost reasons'],
  fieldDefinitions: ['field', 'fields'],
}

const ENDS: Readonly<Record<End, string>> = { made: 'created', changed: 'changed', unchanged: 'unchanged' }

/** Why rows stay out, behind their number. */
const OUT: Readonly<Partial<Record<CellReason, string>>> = {
  'no-identity': 'without a name, e-mail address or phone number',
  'no-company-name': 'without a company',
  'no-title': 'without a title',
  'no-text': 'without a text',
  'pipeline-unknown': 'with an unknown pipeline',
  'stage-unknown': 'with an unknown stage',
  'lost-reason-unknown': 'without a known lost reason',
  invalid: 'against a rule',
  'empty-row': 'empty',
  'repeated-header': 'repeat the column names',
  'total-row': 'hold totals',
  'group-title': 'are titles of groups',
  'left-out': 'left out by you',
  'group-card': 'are cards of groups',
  'deleted-there': 'deleted where the file comes from',
  'same-as-line': 'joined with an earlier row',
  'nothing-new': 'have nothing new',
  'several-match': 'match several records',
  gone: 'of records removed meanwhile',
  refused: 'refused by the backend',
  cancelled: 'not reached',
}

/** Of cells, what neither a row nor its values say. */
const FURTHER = {
  there: 'The record has this value already.',
  kept: 'The record has another value, which stays.',
  placeholder: 'It says nothing about the record.',
  decided: 'You decided otherwise.',
  unused: 'Nothing in the row can take it.',
  overruled: 'The deal’s status or a date says otherwise.',
  refused: 'The backend refused the row.',
  cancelled: 'The import ended before the row’s turn.',
}

/** What an import comes to, counted: rows, records and filled cells. */
export const importAccountText = inLanguage('importAccount', {
  planned: 'What will be imported',
  done: 'What was imported',
  rows: 'Rows',
  records: 'Records',
  cells: 'Filled cells',
  imported: (count: string) => `${count} imported`,
  out: (count: string, isOne: boolean) => (isOne ? `${count} stays out` : `${count} stay out`),
  rowsOut: (count: string, isOne: boolean) => (isOne ? `${count} row stays out:` : `${count} rows stay out:`),
  outBecause: (count: string, reason: CellReason) => `${count} ${OUT[reason] ?? 'not imported'}`,
  recordsOf: (count: string, isOne: boolean, collection: CollectionName, end: End) =>
    `${count} ${NAMES[collection]?.[isOne ? 0 : 1] ?? collection} ${ENDS[end]}`,
  noRecords: 'none',
  written: (count: string) => `${count} written`,
  noted: (count: string) => `${count} written with a note`,
  leftOut: (count: string) => `${count} left out`,
  missed: (count: string) => `${count} not written`,
  lists: {
    out: 'Rows that stay out',
    noted: 'Cells written with a note',
    leftOut: 'Columns left out',
    missed: 'Cells not written',
  },
  example: (value: string) => `such as “${value}”`,
  beyond: 'Beyond the last column',
  show: (what: string) => `Show the rows: ${what}`,
  only: (what: string) => `Only: ${what}`,
  all: 'Show all rows',
  more: (count: string) => `and ${count} more`,
  further: FURTHER,
})

const SKIPS: ReadonlySet<string> = new Set(Object.keys(reasonWords.skips))
const PROBLEMS: ReadonlySet<string> = new Set(Object.keys(reasonWords.problems))

/** Why a cell is not written, or what is noted of it, by the example of one. */
export function cellReasonText(reason: CellReason, example: string): string {
  const { further } = importAccountText
  if (isFurther(reason)) return further[reason]
  if (isSkip(reason)) return reasonWords.skips[reason](null)
  return isProblem(reason) ? reasonWords.problems[reason](example) : ''
}

/** Which rows are shown, in a few words. */
export function aboutText(about: Shown, columns: readonly Column[]): string {
  if (about.kind === 'out') return importAccountText.outBecause('', about.reason).trim()
  if (about.kind === 'records') return importAccountText.recordsOf('', false, about.collection, about.end).trim()
  const column = columns[about.column]
  return column === undefined ? importAccountText.beyond : columnName(column)
}

type Shown =
  | { readonly kind: 'out'; readonly reason: CellReason }
  | { readonly kind: 'cells'; readonly column: number }
  | { readonly kind: 'records'; readonly collection: CollectionName; readonly end: End }

function isFurther(reason: CellReason): reason is keyof typeof FURTHER {
  return reason in FURTHER
}

function isSkip(reason: CellReason): reason is SkipReason {
  return SKIPS.has(reason)
}

function isProblem(reason: CellReason): reason is RowProblem['rule'] {
  return PROBLEMS.has(reason)
}
