import type { ExportFormat } from '../../domain/use-cases/exports/write-export'
import { inLanguage } from './in-language'

const FORMATS: { readonly [F in ExportFormat]: string } = {
  xlsx: 'Excel workbook (.xlsx)',
  csv: 'CSV (.csv)',
  vcf: 'vCard (.vcf)',
  ics: 'iCalendar (.ics)',
}

export const exportText = inLanguage('export', {
  title: (name: string) => `Export “${name}”`,
  count: (count: number, formatted: string) => (count === 1 ? '1 record' : `${formatted} records`),
  format: 'Format',
  formats: FORMATS,
  columns: 'Columns',
  every: 'Every field',
  everyHint: 'With column names that Portside’s import knows, so that everything can be imported back unchanged.',
  shown: 'The columns of this view',
  shownHint: 'As shown, in the same order.',
  cardHint: 'One card each, in the version that most address books read. Without pictures.',
  calendarHint: 'Tasks with a day or a time, as events. Those without are left out.',
  delimiter: 'Separator',
  comma: 'Comma',
  semicolon: 'Semicolon, for Excel in countries with a decimal comma',
  mark: 'Start with a byte order mark, which Excel needs to read UTF-8',
  submit: 'Export',
  progress: 'Reading records',
  done: (done: string, total: string) => `${done} of ${total}`,
  saved: (name: string) => `Saved ${name}`,
  cut: (count: number, formatted: string) =>
    count === 1
      ? 'One text was too long for a cell of a spreadsheet and was cut. A CSV file has all of it.'
      : `${formatted} texts were too long for a cell of a spreadsheet and were cut. A CSV file has all of them.`,
  currency: 'Currency',
})

export const dossierText = inLanguage('dossier', {
  title: 'Export a person',
  lead: 'For when somebody asks what you store about them: the person, deals, notes, tasks, files and history, readable by people and by programs.',
  choose: 'Choose a person to export',
  ask: (name: string) => `Export everything about ${name}?`,
  body: 'One archive: a readable text, the same as data (JSON), a vCard, and the attached files. Records in the trash are included.',
  heading: (name: string, workspace: string) => `${name} in ${workspace}`,
  deals: 'Deals',
  notes: 'Notes, calls, meetings and e-mails',
  tasks: 'Tasks',
  files: 'Files',
  history: 'History',
  inTrash: 'in the trash',
})
