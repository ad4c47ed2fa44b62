import type { paletteText } from '../palette'

export const palette: typeof paletteText = {
  title: 'Suche und Befehle',
  field: 'Alles durchsuchen oder einen Befehl finden',
  recent: 'Zuletzt geöffnet',
  people: 'Personen',
  companies: 'Firmen',
  deals: 'Deals',
  tasks: 'Aufgaben',
  notes: 'Notizen',
  files: 'Dateien',
  actions: 'Befehle',
  similar: 'Nichts passt genau; Ähnliches wird gezeigt.',
  nothing: (text) => `Nichts passt zu „${text}“`,
  found: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  showAll: (list) => `Alle in ${list} zeigen`,
  theme: (name) => `Darstellung: ${name}`,
}
