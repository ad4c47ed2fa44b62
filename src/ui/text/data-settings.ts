import { inLanguage } from './in-language'

export const dataText = inLanguage('dataSettings', {
  exportTitle: 'Export everything',
  exportLead:
    'The whole workspace as one zip: every record, those in the trash too, the timeline, the files, and tables for a spreadsheet. It restores on any backend. No passwords, links or keys are in it.',
  export: 'Export',
  exported: (records: string, size: string) => `${records} records, ${size}.`,
  exportingRecords: 'Collecting records…',
  exportingFiles: (done: string, total: string) => `Collecting files: ${done} of ${total}…`,
  packing: 'Packing…',
  cancelExport: 'Cancel',
  filesMissing: (count: string) => `Files whose content the backend did not have: ${count}. Their names are in the bundle.`,
  saveAgain: 'Save the file again',
  eraseTitle: 'Erase a person',
  eraseLead:
    'When somebody asks for it: the person, notes and tasks about nobody else, their files, and mentions of them in the rest, the timeline included. It cannot be undone.',
  choosePerson: 'Choose a person',
  erase: 'Erase for good',
  eraseAsk: (name: string) => `Erase ${name} for good?`,
  eraseBody:
    'The person goes, with what is about nobody else, and every mention of their name, addresses and numbers. Nobody can bring it back, and exports made before are removed.',
  erased: (name: string) => `${name} is erased`,
  erasedCounts: (erased: string, redacted: string) =>
    `Records that went: ${erased}. Records in which a mention was taken out: ${redacted}.`,
})
