import type { ImportStatus } from '../../domain/model/imports/writing/import-job'
import type { LeftRecord } from '../../domain/model/imports/writing/undo/plan-undo'
import { inLanguage } from './in-language'

const STATUSES: Readonly<Record<ImportStatus, string>> = {
  running: 'Running or interrupted',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
  undoing: 'Being undone or interrupted',
  undone: 'Undone',
  'partly-undone': 'Partly undone',
}

const WHY: Readonly<Record<LeftRecord['why'], string>> = {
  edited: 'Somebody has changed it since.',
  linked: 'Something that stays refers to it.',
  changed: 'It has a different value now.',
  'not-allowed': 'Your role does not allow undoing it; an admin can.',
  refused: 'The backend refused to undo it.',
}

const COLLECTIONS: Readonly<Record<string, string>> = {
  people: 'Person',
  companies: 'Company',
  deals: 'Deal',
  tasks: 'Task',
  notes: 'Note',
  tags: 'Tag',
  pipelines: 'Pipeline',
  stages: 'Stage',
  lostReasons: 'Lost reason',
  fieldDefinitions: 'Field',
}

const records = (count: string, isOne: boolean) => `${count} ${isOne ? 'record' : 'records'}`

export const importJobText = inLanguage('importJob', {
  list: 'Past imports',
  listEmpty: 'Nothing has been imported yet.',
  rowsOf: (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  all: 'All imports',
  statusOf: (status: ImportStatus) => STATUSES[status],
  missing: 'There is no such import. It may have been deleted.',
  loading: 'Reading what the import did',
  notYours: 'Only whoever ran the import and admins can see what became of each row.',
  download: 'Download the report',
  reportName: (fileName: string) => `${fileName.replace(/\.[^.]+$/, '')} report.csv`,
  text: 'Row',
  stop: 'Stop for good',
  held: 'The import is paused. You can continue it here, or later from the list of imports.',
  goOnImport: 'Continue',
  goOnHere: 'Its file is kept in this browser: you can continue where it stopped.',
  goOnWith: (fileName: string) => `To continue it in this browser, choose the same file again: ${fileName}.`,
  chooseFile: 'Choose the file',
  otherFile: 'This is not the file that was being imported.',
  busy: 'Another import is running in this window. Continue this one when it has finished.',
  elsewhere: 'It is running in another window of this browser.',
  unknownPlan: 'It is not known how this import was planned, so it cannot be continued. Stop it, then import the file again.',
  runsHere: 'It is running in this window.',
  showRun: 'Show the progress',
  stopHint: 'What it has written stays, and can then be undone.',
  cutOff: 'If no window is running this import any more, it was interrupted. What it has written is complete.',
  standsStill: 'It has stopped. What it has written is complete.',

  undo: 'Undo this import…',
  seeLeft: 'See what stays',
  undoTitle: 'Undo this import?',
  looking: 'Checking what can be undone',
  goes: (count: string, isOne: boolean) =>
    `${records(count, isOne)} created by the import and untouched since: moved to the trash`,
  returns: (count: string, isOne: boolean) => `${records(count, isOne)} changed by it: set back to what was there before`,
  stays: (count: string, isOne: boolean) => `${records(count, isOne)} changed or linked since: left as they are, and listed here`,
  nothing: 'There is nothing left to undo.',
  confirm: 'Undo the import',
  keep: 'Keep everything',
  undoing: 'Undoing the import',
  undoProgress: 'Records undone',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
  hold: 'Pause',
  goOn: 'Continue undoing',
  undone: 'The import is undone.',
  undoneRest: (count: string, isOne: boolean) => `The import is undone except for ${records(count, isOne)}:`,
  paused: 'Undoing is paused; nothing is half-done.',
  left: 'What stays',
  why: (why: LeftRecord['why']) => WHY[why],
  fieldNow: (field: string, now: string, before: string) => `${field}: “${now}”, before the import “${before}”`,
  empty: 'empty',
  removeAnyway: 'Move to the trash anyway',
  restoreAnyway: 'Set back anyway',
  anywayOf: (action: string, name: string) => `${action}: ${name}`,
  more: (count: string) => `and ${count} more`,
  collections: COLLECTIONS,
})
