import type { logText, noteFieldText } from '../notes'

const SAVED = {
  note: (name: string) => `Notiz zu ${name} hinzugefügt`,
  call: (name: string) => `Anruf mit ${name} festgehalten`,
  meeting: (name: string) => `Meeting mit ${name} festgehalten`,
}

export const log: typeof logText = {
  title: { note: 'Neue Notiz', call: 'Anruf festhalten', meeting: 'Meeting festhalten' },
  kind: 'Art',
  kindOf: { note: 'Notiz', call: 'Anruf', meeting: 'Meeting' },
  about: 'Betrifft',
  find: 'Person, Firma oder Deal suchen',
  otherSubject: (name) => `Betrifft ${name}. Etwas anderes wählen`,
  noSubject: 'Wähle, wen oder was es betrifft.',
  body: { note: 'Notiz', call: 'Was besprochen wurde', meeting: 'Was vereinbart wurde' },
  noBody: 'Schreibe zuerst etwas.',
  when: 'Wann',
  noMoment: 'Wähle eine Zeit, die es gibt.',
  open: 'Öffnen',
  followUp: 'Nachfassen',
  followUpTitle: 'Aufgabe',
  followUpAsDefault: (name) => `Bei ${name} nachfassen`,
  followUpOn: 'Fällig',
  submit: { note: 'Notiz hinzufügen', call: 'Anruf festhalten', meeting: 'Meeting festhalten' },
  saved: (kind, name) => SAVED[kind](name),
}

export const noteField: typeof noteFieldText = {
  tools: 'Formatierung',
  tool: { bold: 'Fett', italic: 'Kursiv', list: 'Liste', link: 'Link', mention: 'Mitglied erwähnen' },
  preview: 'Vorschau',
  write: 'Weiterschreiben',
  members: 'Mitglieder',
  restored: 'Das hast du früher geschrieben und nicht gespeichert.',
  discard: 'Verwerfen',
}
