import type { Lifecycle } from '../../../domain/model/people/lifecycle'
import type { peopleText } from '../people'
import type { personText } from '../person'

const LIFECYCLE_NAMES: { readonly [L in Lifecycle]: string } = {
  lead: 'Lead',
  prospect: 'Interessiert',
  customer: 'Kundschaft',
  former: 'Ehemalig',
  other: 'Sonstige',
}

export const people: typeof peopleText = {
  title: 'Personen',
  all: 'Alle Personen',
  grid: 'Personen',
  count: (count, formatted) => (count === 1 ? '1 Person' : `${formatted} Personen`),
  search: 'Personen suchen',
  add: 'Neue Person',
  import: 'Importieren',
  emptyTitle: 'Noch keine Personen',
  emptyBody: 'Lege die erste an, oder hole alle aus der Datei eines anderen CRM oder Adressbuchs herein.',
  columns: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Firma',
    jobTitle: 'Position',
    lifecycle: 'Lebenszyklus',
    owner: 'Zuständig',
    tags: 'Schlagwörter',
    city: 'Ort',
    country: 'Land',
    source: 'Quelle',
    doNotContact: 'Nicht kontaktieren',
    createdAt: 'Angelegt',
    originalCreatedAt: 'Ursprünglich angelegt',
    updatedAt: 'Geändert',
  },
  lifecycle: (lifecycle) => LIFECYCLE_NAMES[lifecycle],
  trashed: (count, formatted) =>
    count === 1 ? 'Person in den Papierkorb verschoben' : `${formatted} Personen in den Papierkorb verschoben`,
  assigned: (count, formatted, owner) =>
    count === 1 ? `Person an ${owner} übergeben` : `${formatted} Personen an ${owner} übergeben`,
  tagged: (count, formatted, tag) =>
    count === 1 ? `Person mit „${tag}“ versehen` : `${formatted} Personen mit „${tag}“ versehen`,
}

export const person: typeof personText = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  jobTitle: 'Position',
  company: 'Firma',
  noCompany: 'Keine Firma',
  create: 'Person anlegen',
  duplicate: (name) => `${name} hat diese E-Mail-Adresse schon.`,
  openDuplicate: 'Öffnen',
  changed: 'Person geändert',
  created: (name) => `${name} angelegt`,
  open: 'Öffnen',
}
