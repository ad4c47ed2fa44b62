import { inLanguage } from './in-language'

/** What can be done with the rows that are selected. */
export const selectionText = inLanguage('selection', {
  selected: (count: string) => `${count} selected`,
  clearSelection: 'Clear the selection',
  assignOwner: 'Assign owner',
  addTag: 'Add tag',
  merge: 'Merge',
  trash: 'Move to trash',
  removeTag: 'Remove tag',
  edit: 'Edit field',
  edited: (field: string, count: number, formatted: string) =>
    count === 1 ? `${field} changed for 1 record` : `${field} changed for ${formatted} records`,
  untagged: (tag: string, count: number, formatted: string) =>
    count === 1 ? `“${tag}” removed from 1 record` : `“${tag}” removed from ${formatted} records`,
  assignToMe: 'Assign to me',
  withSelected: (action: string, selected: string) => `${action} (${selected})`,
  tagMade: (name: string) => `Tag ${name} created`,
  findTag: 'Find or create a tag',
  bulkBar: 'Actions for the selection',
})

/** The dialog that sets one field of many records. */
export const bulkEditText = inLanguage('bulkEdit', {
  title: (count: string) => `Edit ${count} selected`,
  field: 'Field',
  value: 'New value',
  hint: 'Leave it empty to clear the field.',
  submit: (count: number, formatted: string) => (count === 1 ? 'Change 1 record' : `Change ${formatted} records`),
  submitField: (field: string, count: number, formatted: string) =>
    count === 1 ? `Change ${field} of 1 record` : `Change ${field} of ${formatted} records`,
  chooseField: 'Choose a field.',
  stageOf: (pipeline: string, stage: string) => `${pipeline}: ${stage}`,
  reason: 'Why they were lost',
  chooseStage: 'Choose a stage.',
  chooseReason: 'Choose why they were lost.',
})
