import { inLanguage } from './in-language'

/** The dialog that sets one field of many records. */
export const bulkEditText = inLanguage('bulkEdit', {
  title: (count: string) => `Edit ${count} selected`,
  field: 'Field',
  value: 'New value',
  hint: 'Leave it empty to clear the field.',
  submit: (count: string) => `Change ${count}`,
  stageOf: (pipeline: string, stage: string) => `${pipeline}: ${stage}`,
  reason: 'Why they were lost',
  chooseStage: 'Choose a stage.',
  chooseReason: 'Choose why they were lost.',
})
