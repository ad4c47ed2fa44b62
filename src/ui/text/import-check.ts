import type { FieldPolicy } from '../../domain/model/imports/planning/policy'
import type { ImportCollection } from '../../domain/model/imports/import-collections'
import { inLanguage } from './in-language'

type RowFilter = 'all' | 'create' | 'update' | 'skip' | 'fail' | 'warn'

const FILTERS: Readonly<Record<RowFilter, string>> = {
  all: 'rows in all',
  create: 'will be created',
  update: 'will be changed',
  skip: 'skipped',
  fail: 'cannot be imported',
  warn: 'imported with a note',
}

const POLICIES: Readonly<Record<FieldPolicy, string>> = {
  fill: 'Fill in what is blank',
  overwrite: 'Take what the file says',
  keep: 'Leave as it is',
}

const POLICY_HINTS: Readonly<Record<FieldPolicy, string>> = {
  fill: 'Existing values stay; only blanks are filled, and lists grow.',
  overwrite: 'The file’s values replace existing ones. A blank clears nothing, and lists only grow.',
  keep: 'Existing records stay untouched; only new ones are created.',
}

const KINDS: Readonly<Record<ImportCollection, string>> = {
  people: 'person',
  companies: 'company',
  deals: 'deal',
  tasks: 'task',
  notes: 'note',
}

/** The step of an import in which every row is looked at before anything is written. */
export const importCheckText = inLanguage('importCheck', {
  lead: 'Nothing is written yet. See what will happen to each row, and fix what is wrong.',
  policy: 'For records that already exist',
  policyOf: (policy: FieldPolicy) => POLICIES[policy],
  policyHint: (policy: FieldPolicy) => POLICY_HINTS[policy],
  byField: 'Decide by field',
  byFieldCount: (count: number) => `Decide by field (${count} set)`,
  asAll: 'Same as for all',
  planningAgain: 'Planning the rows again',
  rows: 'Rows of the file',
  show: 'Which rows to show',
  filterOf: (filter: RowFilter) => FILTERS[filter],
  find: 'Find in the rows',
  found: (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'} found`,
  none: 'No rows match.',
  loading: 'Fetching the row',
  open: (line: number) => `Line ${line}, more`,
  mended: 'Changed by you',
  newRecord: (kind: ImportCollection) => `New ${KINDS[kind]}`,
  changedRecord: (kind: ImportCollection) => `Changes to the ${KINDS[kind]}`,
  field: 'Field',
  before: 'Now',
  after: 'After the import',
  value: 'Value',
  blank: 'Blank',
  kept: (value: string) => `stays; the file says “${value}”`,
  nothingChanges: 'No field changes.',
  cells: 'Cells of the file',
  otherCells: (count: number) => (count === 1 ? 'One more cell' : `${count} more cells`),
  mendHint: 'Edit a cell, and the row is planned again.',
  inFile: (value: string) => (value === '' ? 'Blank in the file' : `In the file: ${value}`),
  restore: 'As in the file',
  restoreOf: (column: string) => `${column} as in the file`,
  tooLong: 'Too long to edit here.',
  leaveOut: (line: number) => `Leave line ${line} out`,
  takeIn: (line: number) => `Include line ${line} again`,
})
