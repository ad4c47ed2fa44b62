import type { ownValuesText } from '../own-values'

export const ownValues: typeof ownValuesText = { removed: 'Entfernte Auswahl' }
