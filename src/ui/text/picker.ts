import { inLanguage } from './in-language'

export const pickerText = inLanguage('picker', {
  nothing: 'Nothing found',
  create: (name: string) => `Create “${name}”`,
})
