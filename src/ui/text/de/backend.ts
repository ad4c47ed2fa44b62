import type { backendText } from '../backend'

export const backend: typeof backendText = {
  notConfiguredTitle: 'Das Backend ist noch nicht eingerichtet',
  otherBackend: 'Backend wählen',
  corruptTitle: 'Was dieser Browser gespeichert hat, ist nicht lesbar',
  corrupt: (part) =>
    `Die Daten, die Portside in diesem Browser gespeichert hat, sind beschädigt (${part}). Nichts daran wurde verändert. Lade zuerst neu: Vielleicht hat ein anderer Tab gerade geschrieben. Hilft das nicht, lade herunter, was da ist, und behalte dann, was lesbar ist; der Rest steht nur noch in der heruntergeladenen Datei.`,
  downloadAll: 'Alles herunterladen',
  keepReadable: 'Lesbares behalten',
  startAfresh: 'Löschen und neu beginnen',
  recoveryFileName: 'portside-rettung.jsonl',
  recoveryFailed: 'Das hat nicht geklappt: Der Browser kann seine eigene Datenbank nicht lesen.',
  mismatchTitle: 'Portside und das Backend passen nicht zusammen',
  mismatch: (expected, found) => {
    if (found === '')
      return 'Das Backend antwortet, aber die Tabellen von Portside fehlen noch. Spiele die Migrationen ein und versuche es noch einmal.'
    if (Number(found) < Number(expected))
      return `Das Backend ist älter als diese App: Es hat Version ${found} der Datenstruktur, gebraucht wird ${expected}. Spiele die neueren Migrationen ein und versuche es noch einmal.`
    return `Diese App ist älter als ihr Backend: Sie kennt Version ${expected} der Datenstruktur, das Backend hat ${found}. Lade neu, um die neueste App zu bekommen; hilft das nicht, aktualisiere sie.`
  },
  failedTitle: 'Portside konnte nicht starten',

  title: 'Backends',
  lead: 'Wo Portside deine Daten speichert. Jedes hat eigene Konten und Arbeitsbereiche.',
  firstTitle: 'Portside verbinden',
  firstLead:
    'Portside speichert deine Daten in einem Backend deines Teams. Gib an, in welchem, oder behalte alles in diesem Browser.',
  known: 'Bekannte Backends',
  thisBrowser: 'Dieser Browser',
  thisBrowserHint: 'Ohne Server; die Daten bleiben auf diesem Gerät',
  current: 'In Benutzung',
  turnTo: 'Verwenden',
  turnToLabel: (name) => `${name} verwenden`,
  forget: (name) => `${name} vergessen`,
  kind: 'Art des Backends',
  name: 'Name',
  nameHint: 'Wie du es hier nennst',
  connect: 'Prüfen und verbinden',
  back: 'Zurück zu Portside',
  on: (name) => `Dein Konto und deine Daten liegen auf ${name}.`,
  onThisBrowser: 'Ohne Backend bleiben dein Konto und deine Daten in diesem Browser.',
  change: 'Ändern',
  unreachable: 'Unter dieser Adresse antwortet niemand. Prüfe sie, und ob das Backend läuft.',
  blocked: (origin) =>
    `Diese Portside-Seite darf nicht mit ${origin} sprechen: Die Sicherheitsrichtlinie führt die Adresse nicht auf. Wer Portside betreibt, kann sie unter connect-src eintragen.`,
}
