import type { paletteText } from '../palette'

export const palette: typeof paletteText = {
  title: 'Suche und Befehle',
  field: 'Personen, Firmen, Deals oder einen Befehl suchen',
  recent: 'Zuletzt geöffnet',
  people: 'Personen',
  companies: 'Firmen',
  deals: 'Deals',
  actions: 'Befehle',
  nothing: (text) => `Nichts passt zu „${text}“`,
  nothingHint: 'Versuche es mit einem Teil eines Namens, einer Adresse oder den Ziffern einer Telefonnummer.',
  found: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  theme: (name) => `Darstellung: ${name}`,
}
