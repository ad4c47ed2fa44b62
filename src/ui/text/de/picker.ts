import type { pickerText } from '../picker'

export const picker: typeof pickerText = {
  nothing: 'Nichts gefunden',
  type: 'Tippen, um zu suchen',
  create: (name) => `„${name}“ anlegen`,
}
