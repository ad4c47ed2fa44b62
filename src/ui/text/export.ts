import type { ExportFormat } from '../../domain/use-cases/exports/write-export'
import { inLanguage } from './in-language'

const FORMATS: { readonly [F in ExportFormat]: string } = {
  xlsx: 'Excel workbook (.xlsx)',
  csv: 'CSV (.csv)',
  vcf: 'vCard (.vcf)',
  ics: 'iCalendar (.ics)',
}

export const exportText = inLanguage('export', {
  title: (name: string) => `Export ${name}`,
  count: (count: number, formatted: string) => (count === 1 ? '1 record' : `${formatted} records`),
  format: 'Format',
  formats: FORMATS,
  columns: 'Columns',
  every: 'Every field',
  everyHint: 'With the names of columns that the import of Portside knows: what it reads back is what it was.',
  shown: 'The columns of this view',
  shownHint: 'As they are shown, in their order.',
  cardHint: 'One card each, in the version that most address books read. Without pictures.',
  calendarHint: 'Tasks with a day or a time, as events. Those without are left out.',
  delimiter: 'Between values',
  comma: 'Comma',
  semicolon: 'Semicolon, as Excel has it where a comma stands before the decimals',
  mark: 'Begin with a mark that this is UTF-8, as Excel needs it',
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
  lead: 'When somebody asks what is kept about them: the person, deals, notes, tasks, files and history, for people and for programs to read.',
  choose: 'Choose a person to export',
  ask: (name: string) => `Export all about ${name}?`,
  body: 'One archive: a text to read, the same as data (JSON), a vCard, and the attached files. What is in the trash is in it, too.',
  heading: (name: string, workspace: string) => `${name} in ${workspace}`,
  deals: 'Deals',
  notes: 'Notes, calls, meetings and e-mails',
  tasks: 'Tasks',
  files: 'Files',
  history: 'History',
  inTrash: 'in the trash',
})
