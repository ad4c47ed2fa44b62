import type { activityText } from '../activity'

const KINDS = {
  notes: 'Notizen',
  calls: 'Anrufe',
  meetings: 'Meetings',
  tasks: 'Aufgaben',
  files: 'Dateien',
  stages: 'Phasenwechsel',
  changes: 'Feldänderungen',
  records: 'Angelegt und gelöscht',
}
const COLLECTIONS = {
  people: 'Personen',
  companies: 'Firmen',
  deals: 'Deals',
  notes: 'Notizen',
  tasks: 'Aufgaben',
  files: 'Dateien',
}

export const activity: typeof activityText = {
  title: 'Aktivität',
  note: 'live',
  stale: 'letzter bekannter Stand',
  filters: 'Nur zeigen',
  member: 'Mitglied',
  anyMember: 'Alle',
  kind: 'Art',
  anyKind: 'Alles',
  kindOf: (kind) => KINDS[kind],
  collection: 'Betrifft',
  anyCollection: 'Alle Einträge',
  collectionOf: (collection) => COLLECTIONS[collection],
  from: 'Von',
  to: 'Bis',
  clear: 'Leeren',
  fresh: (count, shown) => (count === 1 ? '1 neu' : `${shown} neu`),
  older: 'Früheres zeigen',
  empty: 'Noch ist nichts passiert',
  emptyHint: 'Was jemand hinzufügt, ändert oder abschließt, erscheint hier sofort.',
  emptyFiltered: 'Nichts dieser Art',
  emptyFilteredHint: 'Wähle ein anderes Mitglied, eine andere Art oder Zeit.',
}
