import type { Encoding } from '../../domain/model/imports/reading/text/encodings'
import type { FileRefusal } from '../../domain/model/imports/reading/source-table'
import type { Source } from '../../domain/model/imports/targets'
import { LIMITS } from '../../domain/model/records/limits'
import { inLanguage } from './in-language'

const SOURCES: Readonly<Record<Source, string>> = {
  google: 'Google Contacts',
  hubspot: 'HubSpot',
  outlook: 'Outlook',
  linkedin: 'LinkedIn',
  pipedrive: 'Pipedrive',
  salesforce: 'Salesforce',
  thunderbird: 'Thunderbird',
  kaddressbook: 'KAddressBook',
  zoho: 'Zoho',
  close: 'Close',
  portside: 'Portside',
  other: 'a table',
}

type NotTable = Extract<FileRefusal, { reason: 'not-a-table' }>['kind']

const KINDS: Readonly<Record<NotTable, string>> = {
  empty: 'The file is empty. Export it again, then choose it here.',
  'locked-spreadsheet':
    'This workbook is protected with a password. Open it in Excel, take the password off (File, Info, Protect Workbook), save it, then choose it again.',
  'other-spreadsheet':
    'This is a spreadsheet in another format (Numbers or XLSB). Save it as Excel workbook (.xlsx) or CSV, then choose that file.',
  document: 'This is a text document, a presentation or a mail, not a table. Put the list in a spreadsheet, or export it as CSV.',
  archive: 'This is an archive (ZIP). Unpack it, then choose the table in it.',
  pdf: 'This is a PDF. Export the list as CSV from the program it comes from.',
  image: 'This is a picture. Export the list as CSV from the program it comes from.',
  'web-page': 'This is a web page without a table, though it may be called .xls. Export the list as Excel workbook or CSV.',
  xml: 'This is XML. Export the list as vCard or CSV instead.',
  calendar: 'This is a calendar (iCalendar), which holds no list of people or deals. Export the contacts as vCard or CSV.',
  messages:
    'This is a list of messages, not of people. From LinkedIn, choose Connections.csv of the same download; from a mail program, export the contacts.',
  json: 'This is JSON. Export the list as CSV instead.',
  binary: 'This file contains no text. Export the list as CSV from the program it comes from.',
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'Comma ( , )',
  ';': 'Semicolon ( ; )',
  '\t': 'Tab',
  '|': 'Bar ( | )',
  '': 'None: one column',
}

const FILTERS = { all: 'All', fail: 'Not imported', skip: 'Skipped', warn: 'With a note' } as const

const rows = (count: string, isOne: boolean) => `${count} ${isOne ? 'row' : 'rows'}`

export const importText = inLanguage('import', {
  title: 'Import',
  steps: { choose: 'File', read: 'Reading', map: 'Columns', check: 'Check', run: 'Import', report: 'Report' },
  stepsLabel: 'Steps of the import',
  back: 'Back',
  next: 'Next',
  startOver: 'Start over',

  chooseTitle: 'Bring in your data',
  chooseLead:
    'People, companies, deals, tasks and notes as a table (CSV, Excel, LibreOffice) or cards (vCard), from HubSpot, Pipedrive, Google Contacts, Outlook, LinkedIn or anywhere else.',
  drop: 'Drop a file anywhere here, or choose one',
  choose: 'Choose a file',
  limits: `Up to ${LIMITS.importBytes / (1024 * 1024)} MiB and ${LIMITS.importRows.toLocaleString('en')} rows. Nothing is written before you have seen the result.`,
  paste: 'Or paste a table',
  pasteHint: 'Copied from a spreadsheet, or CSV text with its header line. Pasting works anywhere on this page.',
  readPasted: 'Read what I pasted',
  pastedName: 'Pasted table',
  opening: (name: string) => `Reading ${name}`,
  unreadable: 'The file could not be read from your device. It may have been moved or is still being written; choose it again.',
  notAllowed: 'Your role does not allow importing',
  askForIt: 'Ask an owner or admin of the workspace.',
  refusal: (refusal: FileRefusal): string => {
    switch (refusal.reason) {
      case 'not-a-table':
        return KINDS[refusal.kind]
      case 'too-large':
        return `The file is ${Math.ceil(refusal.bytes / (1024 * 1024))} MiB; the limit is ${LIMITS.importBytes / (1024 * 1024)} MiB. Split it and import the parts one after another.`
      case 'too-many-rows':
        return `The file has ${refusal.rows.toLocaleString('en')} rows; the limit is ${LIMITS.importRows.toLocaleString('en')}. Split it and import the parts one after another.`
      case 'too-many-columns':
        return `The file has ${refusal.columns.toLocaleString('en')} columns; the limit is ${LIMITS.importColumns}. Export fewer columns, or choose another delimiter.`
      case 'no-rows':
        return 'The file has a header but no rows below it.'
      case 'unpacks-too-large':
        return 'Unpacked, this workbook is far larger than an import can take. Delete sheets and columns that are not needed, or save the one sheet as CSV.'
      case 'damaged':
        return 'The file is damaged or was cut off: it could not be unpacked. Export or download it again, then choose it here.'
    }
  },

  readTitle: 'Does this look right?',
  encoding: 'Encoding',
  delimiter: 'Column separator',
  sheet: 'Sheet',
  tableOfPage: 'Table of the page',
  header: 'Header row',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16, little endian)',
    'utf-16be': 'Unicode (UTF-16, big endian)',
    'utf-32le': 'Unicode (UTF-32, little endian)',
    'utf-32be': 'Unicode (UTF-32, big endian)',
    'windows-1252': 'Western European (Windows-1252)',
    'iso-8859-15': 'Western European (ISO 8859-15)',
    macintosh: 'Western European (Mac)',
    ibm850: 'Western European (DOS, IBM 850)',
    'windows-1250': 'Central European (Windows-1250)',
    'iso-8859-2': 'Central European (ISO 8859-2)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    'windows-1253': 'Greek (Windows-1253)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1256': 'Arabic (Windows-1256)',
    'windows-1257': 'Baltic (Windows-1257)',
    'windows-1258': 'Vietnamese (Windows-1258)',
    'windows-874': 'Thai (Windows-874)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-jp': 'Japanese (EUC-JP)',
    'iso-2022-jp': 'Japanese (ISO-2022-JP)',
    gb18030: 'Chinese, simplified (GB 18030)',
    big5: 'Chinese, traditional (Big5)',
    'euc-kr': 'Korean (EUC-KR)',
  } satisfies Readonly<Record<Encoding, string>>,
  delimiterOf: (delimiter: string) => DELIMITERS[delimiter] ?? delimiter,
  noHeader: 'None: the first row is data',
  headerRow: (row: number, text: string) => `Row ${row}: ${text}`,
  found: (count: string, isOne: boolean, columns: number) =>
    `${rows(count, isOne)} and ${columns} ${columns === 1 ? 'column' : 'columns'}`,
  sourceOf: (source: Source) => SOURCES[source],
  looksLike: (source: Source) => (source === 'other' ? null : `It looks like an export from ${SOURCES[source]}.`),
  unreadableCharacters: (count: string) =>
    `${count} characters could not be read and show as �. Try another encoding before you go on.`,
  preamble: (count: number) =>
    `${count === 1 ? 'One line' : `${count} lines`} above the header ${count === 1 ? 'is' : 'are'} left out.`,
  footer: (count: number) =>
    `${count === 1 ? 'One line' : `${count} lines`} below the table ${count === 1 ? 'is' : 'are'} left out.`,
  preview: 'The first rows',
  line: 'Line',

  mapTitle: 'Match the columns',
  mapLead: 'Each column becomes a field, or is left out. The guess is based on its name and its values.',
  imported: (count: number) => `Imported (${count})`,
  leftOut: (count: number) => `Left out (${count})`,
  findColumn: 'Find a column',
  noColumn: 'No column is called that.',
  nothingMapped: 'Nothing is imported yet. Choose a field for a column among those left out.',
  allMapped: 'Every column is imported.',
  emptyColumn: 'Empty in the first rows',
  targetLabel: (column: string) => `What “${column}” becomes`,
  leaveOut: 'Left out',
  more: (count: number) => `Show ${count} more`,
  consent: (names: string) =>
    `Columns about consent are never imported by guess: ${names}. If one of them says who must not be contacted, choose “Do not contact” for it.`,

  checkTitle: 'Check before importing',
  comparing: 'Comparing with existing records',
  planning: (done: string, total: string) => `Checking row ${done} of ${total}`,
  askOrder: (column: string) => `In “${column}”, what comes first in dates like 3/4/1980?`,
  dayFirst: 'The day',
  monthFirst: 'The month',
  notDecided: 'Do not import these dates',
  notes: 'Rows to look at',
  noNotes: 'There are no notes on any row.',
  filterOf: (filter: keyof typeof FILTERS, count: string) => `${FILTERS[filter]} (${count})`,
  noneOfThese: 'None of these.',
  row: 'Row',
  what: 'What happens',
  whatHappened: 'What happened',
  why: 'Why',
  start: (count: string, isOne: boolean) => `Import ${rows(count, isOne)}`,
  nothingToWrite: 'There is nothing to write: every row is skipped or cannot be imported.',

  runTitle: (name: string) => `Importing ${name}`,
  runProgress: 'Rows written',
  openRun: 'Open the import',
  progressOf: (done: string, total: string) => `${done} of ${total} rows`,
  runLead: 'You can go on working in another screen; keep this tab open.',
  cancel: 'Cancel the import',
  cancelling: 'Stopping after the rows that are being written',
  paused: 'The import is paused. Nothing is lost, and no row is written twice.',
  goesOn: 'Or wait: it goes on by itself.',
  resume: 'Continue',
  stop: 'Stop here',

  doneTitle: (name: string) => `${name} is imported`,
  cancelledTitle: 'The import was cancelled',
  failedTitle: 'The import stopped',
  cancelledLead: 'What was written stays. The report says which rows were not.',
  created: 'created',
  updated: 'filled in',
  skipped: 'skipped',
  failed: 'not imported',
  total: (count: string, isOne: boolean) => `${rows(count, isOne)} in total`,
  download: 'Download the report',
  reportName: (name: string) => `${name.replace(/\.[^.]*$/, '')} - import report.csv`,
  see: { people: 'See the people', companies: 'See the companies', deals: 'See the deals', tasks: 'See the tasks' },
  another: 'Import another file',
})
