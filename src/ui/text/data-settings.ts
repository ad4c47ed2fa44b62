import { inLanguage } from './in-language'

export const dataText = inLanguage('dataSettings', {
  keepingTitle: 'Kept in this browser',
  keepingLead:
    'All of it is in this browser, on this device. Export everything now and then, and keep the file somewhere else: a device can be lost.',
  isKept: 'This browser has promised not to clear it by itself.',
  mayBeCleared: 'This browser may clear it by itself: when room is short, or when nobody comes here for a while.',
  refusedToKeep: 'The browser did not promise it. It may clear what is here: export it regularly.',
  askToKeep: 'Ask the browser to keep it',
  exportTitle: 'Export everything',
  exportLead:
    'The whole workspace as one zip: every record, including those in the trash, the timeline, the files, and tables for a spreadsheet. It can be restored on any backend. It contains no passwords, links or keys.',
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
    'For when somebody asks for it. Removes the person, notes and tasks about nobody else, their files, and mentions of them everywhere else, including the timeline. It cannot be undone.',
  choosePerson: 'Choose a person',
  erase: 'Erase for good',
  eraseAsk: (name: string) => `Erase ${name} for good?`,
  eraseBody:
    'The person is removed, with everything that is about nobody else and every mention of their name, addresses and numbers. It cannot be undone, and earlier exports are removed.',
  erased: (name: string) => `${name} is erased`,
  erasedCounts: (erased: string, redacted: string) => `Records erased: ${erased}. Records with mentions removed: ${redacted}.`,
})
