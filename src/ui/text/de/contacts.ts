import type { peopleText } from '../people'
import type { personText } from '../person'
import type { companiesText } from '../companies'

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
  lifecycle: {
    lead: 'Lead',
    prospect: 'Interessiert',
    customer: 'Kundschaft',
    former: 'Ehemalig',
    other: 'Sonstige',
  },
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

export const companies: typeof companiesText = {
  title: 'Firmen',
  all: 'Alle Firmen',
  grid: 'Firmen',
  count: (count, formatted) => (count === 1 ? '1 Firma' : `${formatted} Firmen`),
  search: 'Firmen suchen',
  add: 'Neue Firma',
  emptyTitle: 'Noch keine Firmen',
  emptyBody: 'Lege die erste an, oder importiere Personen: Ihre Firmen kommen mit.',
  columns: {
    name: 'Name',
    domain: 'Domain',
    website: 'Website',
    industry: 'Branche',
    size: 'Größe',
    phone: 'Telefon',
    city: 'Ort',
    country: 'Land',
    owner: 'Zuständig',
    tags: 'Schlagwörter',
    createdAt: 'Angelegt',
    originalCreatedAt: 'Ursprünglich angelegt',
    updatedAt: 'Geändert',
  },
  size: (size) => (size === '1' ? '1 Person' : `${size.replace('-', ' bis ')} Personen`),
  name: 'Name',
  domain: 'Domain',
  website: 'Website',
  industry: 'Branche',
  create: 'Firma anlegen',
  duplicate: (name) => `${name} hat diese Domain schon.`,
  openDuplicate: 'Öffnen',
  changed: 'Firma geändert',
  created: (name) => `${name} angelegt`,
  open: 'Öffnen',
  trashed: (count, formatted) =>
    count === 1 ? 'Firma in den Papierkorb verschoben' : `${formatted} Firmen in den Papierkorb verschoben`,
  assigned: (count, formatted, owner) =>
    count === 1 ? `Firma an ${owner} übergeben` : `${formatted} Firmen an ${owner} übergeben`,
  tagged: (count, formatted, tag) => (count === 1 ? `Firma mit „${tag}“ versehen` : `${formatted} Firmen mit „${tag}“ versehen`),
}
