import type { FieldPolicy } from '../../domain/model/imports/planning/policy'
import type { ImportCollection } from '../../domain/model/imports/import-collections'
import { inLanguage } from './in-language'
import type { NameKind } from '../../domain/model/imports/planning/name-resolver'

type RowFilter = 'all' | 'create' | 'update' | 'skip' | 'fail' | 'warn'

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
  policies: {
    fill: 'Fill in what is blank',
    overwrite: 'Take what the file says',
    keep: 'Leave as it is',
  } satisfies Readonly<Record<FieldPolicy, string>>,
  policyHints: {
    fill: 'Existing values stay; only blanks are filled, and lists grow.',
    overwrite: 'The file’s values replace existing ones. A blank clears nothing, and lists only grow.',
    keep: 'Existing records stay untouched; only new ones are created.',
  } satisfies Readonly<Record<FieldPolicy, string>>,
  owner: 'Owner of all records',
  ownerAsInFile: 'As the file says',
  byField: 'Decide by field',
  byFieldCount: (count: number) => `Decide by field (${count} set)`,
  asAll: 'Same as for all',
  planningAgain: 'Planning the rows again',
  rows: 'Rows of the file',
  show: 'Which rows to show',
  filters: {
    all: 'rows in all',
    create: 'will be created',
    update: 'will be changed',
    skip: 'skipped',
    fail: 'cannot be imported',
    warn: 'imported with a note',
  } satisfies Readonly<Record<RowFilter, string>>,
  find: 'Find in the rows',
  found: (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'} found`,
  ofNearlyAll: (rows: string, sentence: string) => `${rows} rows, said here once: ${sentence}`,
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

/** Questions about names in a file, and about rows that several records fit. */
export const importNamesText = inLanguage('importNames', {
  titles: {
    owner: 'Owners who are not members',
    pipeline: 'Pipelines',
    stage: 'Stages',
    'lost-reason': 'Lost reasons',
  } satisfies Readonly<Record<NameKind, string>>,
  title: 'Names that nobody has here',
  lead: 'Each comes with a proposal. Change what is meant otherwise, then take the rest as proposed.',
  leadWithout: 'Choose what is meant. Until then these rows cannot be imported.',
  settled: 'All decided.',
  proposed: 'Proposed',
  imported: 'Imported',
  takeAll: (names: string, isOne: boolean) => (isOne ? 'As proposed' : `All ${names} as proposed`),
  nameOf: (name: string, rows: string, isOne: boolean) =>
    `${name === '' ? 'No reason is given' : `“${name}”`} (${rows} ${isOne ? 'row' : 'rows'})`,
  open: 'Not decided',
  blank: 'Leave blank',
  make: (name: string) => `Create “${name}”`,
  makePipeline: (name: string) => `Create “${name}” with its stages`,
  more: (count: number) => `Show ${count} more`,
  undecided: (rows: string, isOne: boolean) =>
    `${rows} ${isOne ? 'skipped row matches' : 'skipped rows match'} more than one existing record: open ${isOne ? 'it' : 'each'} below and choose which is meant.`,
  which: 'Which of these is meant?',
  newOne: 'None of them: a new one',
  taken: 'You chose which record is meant.',
  takenNew: 'You said that this is a new record.',
  again: 'Choose again',
})
