import { inLanguage } from './in-language'

export const pickerText = inLanguage('picker', {
  nothing: 'Nothing found',
  type: 'Type to search',
  create: (name: string) => `Create “${name}”`,
})
