import type { LineTrouble, lineText } from '../line'

const DOWN: Readonly<Record<LineTrouble, string>> = {
  offline: 'Du bist offline.',
  backend: 'Das Backend antwortet nicht, wie es soll.',
  outdated: 'Diese Seite ist älter als ihr Backend und muss neu geladen werden.',
}

export const line: typeof lineText = {
  label: 'Verbindung',
  down: (trouble, { hasCopy }) =>
    `${DOWN[trouble]} ${hasCopy ? 'Änderungen werden auf diesem Gerät gespeichert und später gesendet.' : 'Du siehst den letzten bekannten Stand; Änderungen lassen sich jetzt nicht speichern.'}`,
}
