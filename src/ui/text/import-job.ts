import type { ImportStatus } from '../../domain/model/imports/import-job'
import type { LeftRecord } from '../../domain/model/imports/undo/plan-undo'
import { inLanguage } from './in-language'

const STATUSES: Readonly<Record<ImportStatus, string>> = {
  running: 'Running, or cut off',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
  undoing: 'Being undone, or cut off',
  undone: 'Undone',
  'partly-undone': 'Partly undone',
}

const WHY: Readonly<Record<LeftRecord['why'], string>> = {
  edited: 'Somebody has changed it since.',
  linked: 'Something that stays is about it or part of it.',
  changed: 'It holds something else since.',
  'not-allowed': 'Your role does not allow taking it back; an admin can.',
  refused: 'The backend refused to take it back.',
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
  notYours: 'What became of each row is for who ran the import and for admins.',
  download: 'Download the report',
  reportName: (fileName: string) => `${fileName.replace(/\.[^.]+$/, '')} report.csv`,
  text: 'Row',
  stop: 'Stop for good',
  held: 'The import is paused. It can be gone on with here, or later from the list of imports.',
  goOnImport: 'Go on',
  goOnHere: 'Its file is kept in this browser: it can be gone on with from where it was.',
  goOnWith: (fileName: string) => `To go on with it in this browser, choose the same file again: ${fileName}.`,
  chooseFile: 'Choose the file',
  otherFile: 'This is another file than the one that was being imported.',
  busy: 'Another import runs in this window. Go on with this one when it has ended.',
  elsewhere: 'Another window of this browser runs it.',
  unknownPlan: 'How this import was planned is not known, so it cannot be gone on with. Stop it, then import the file again.',
  runsHere: 'It runs in this window.',
  showRun: 'Show how far it is',
  stopHint: 'What it has written stays, and can then be undone.',
  cutOff: 'If no window runs this import any more, it was cut off. What it has written is here and whole.',

  undo: 'Undo this import…',
  undoTitle: 'Undo this import?',
  looking: 'Looking what can be taken back',
  goes: (count: string, isOne: boolean) => `${records(count, isOne)} that the import made and nobody touched since: to the trash`,
  returns: (count: string, isOne: boolean) => `${records(count, isOne)} that it changed: back to what was there before`,
  stays: (count: string, isOne: boolean) => `${records(count, isOne)} changed or linked since: left as they are, and listed here`,
  nothing: 'There is nothing left to take back.',
  confirm: 'Undo the import',
  keep: 'Keep everything',
  undoing: 'Undoing the import',
  undoProgress: 'Records taken back',
  progressOf: (done: string, total: string) => `${done} of ${total}`,
  hold: 'Pause',
  goOn: 'Go on undoing',
  undone: 'The import is undone.',
  undoneRest: (count: string, isOne: boolean) => `The import is undone but for ${records(count, isOne)}:`,
  paused: 'Undoing stands still; nothing is half-done.',
  left: 'What stays',
  why: (why: LeftRecord['why']) => WHY[why],
  fieldNow: (field: string, now: string, before: string) => `${field}: “${now}”, before the import “${before}”`,
  empty: 'empty',
  removeAnyway: 'To the trash anyway',
  restoreAnyway: 'Back to before anyway',
  anywayOf: (action: string, name: string) => `${action}: ${name}`,
  more: (count: string) => `and ${count} more`,
  collections: COLLECTIONS,
})
