import type { logText, noteFieldText } from '../notes'

const TITLES = { note: 'Neue Notiz', call: 'Anruf festhalten', meeting: 'Meeting festhalten' }
const KINDS = { note: 'Notiz', call: 'Anruf', meeting: 'Meeting' }
const BODIES = { note: 'Notiz', call: 'Was besprochen wurde', meeting: 'Was vereinbart wurde' }
const SUBMITS = { note: 'Notiz hinzufügen', call: 'Anruf festhalten', meeting: 'Meeting festhalten' }
const SAVED = {
  note: (name: string) => `Notiz zu ${name} hinzugefügt`,
  call: (name: string) => `Anruf mit ${name} festgehalten`,
  meeting: (name: string) => `Meeting mit ${name} festgehalten`,
}

export const log: typeof logText = {
  title: (kind) => TITLES[kind],
  kind: 'Art',
  kindOf: (kind) => KINDS[kind],
  about: 'Betrifft',
  find: 'Person, Firma oder Deal suchen',
  otherSubject: (name) => `Betrifft ${name}. Etwas anderes wählen`,
  noSubject: 'Wähle, wen oder was es betrifft.',
  body: (kind) => BODIES[kind],
  noBody: 'Schreibe zuerst etwas.',
  when: 'Wann',
  noMoment: 'Wähle eine Zeit, die es gibt.',
  followUp: 'Nachfassen',
  followUpTitle: 'Aufgabe',
  followUpAsDefault: (name) => `Bei ${name} nachfassen`,
  followUpOn: 'Fällig',
  submit: (kind) => SUBMITS[kind],
  saved: (kind, name) => SAVED[kind](name),
}

const TOOLS = { bold: 'Fett', italic: 'Kursiv', list: 'Liste', link: 'Link', mention: 'Mitglied erwähnen' }

export const noteField: typeof noteFieldText = {
  tools: 'Formatierung',
  tool: (tool) => TOOLS[tool],
  preview: 'Vorschau',
  write: 'Weiterschreiben',
  members: 'Mitglieder',
  restored: 'Das hast du früher geschrieben und nicht gespeichert.',
  discard: 'Verwerfen',
}
