import { inLanguage } from './in-language'

export const dataText = inLanguage('dataSettings', {
  exportTitle: 'Export everything',
  exportLead:
    'All records of the workspace in one file, those in the trash too: JSON Lines under gzip, which other tools can read. The bytes of attachments are not in it.',
  export: 'Export',
  exported: (records: string, size: string) => `${records} records, ${size}.`,
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
