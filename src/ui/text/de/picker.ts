import type { pickerText } from '../picker'

export const picker: typeof pickerText = {
  nothing: 'Nichts gefunden',
  create: (name) => `„${name}“ anlegen`,
}
