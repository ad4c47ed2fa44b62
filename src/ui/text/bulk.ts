import { inLanguage } from './in-language'

/** What is said about changing many records at once. */
export const bulkText = inLanguage('bulk', {
  working: (done: string, total: string) => `${done} of ${total} done`,
  progress: 'Changing many records',
  stop: 'Stop',
  goOn: 'Continue',
  left: (done: string, left: string) => `${done} done, ${left} left unchanged.`,
  someFailed: (failed: string) => `${failed} could not be changed: they were changed or removed in the meantime.`,
})
