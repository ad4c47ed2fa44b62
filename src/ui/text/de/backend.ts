import type { backendText, findingWords } from '../backend'

export const findings: typeof findingWords = {
  blocked: (origin) =>
    `Diese Portside-Seite darf nicht mit ${origin} sprechen: Die Sicherheitsrichtlinie führt die Adresse nicht auf. Wer Portside betreibt, kann sie unter connect-src eintragen.`,
  older: (found, expected) =>
    `Das Projekt hat Version ${found} der Tabellen von Portside, diese App braucht ${expected}. Spiele die neueren Migrationen ein.`,
  newer: (found, expected) =>
    `Das Projekt hat Version ${found} der Tabellen von Portside, diese App kennt ${expected}. Lade neu, um die neueste App zu bekommen; hilft das nicht, aktualisiere sie.`,
  'bad-url':
    'Das ist keine Adresse eines Projekts. Sie sieht aus wie https://abcdefgh.supabase.co und steht in den Einstellungen des Projekts.',
  'insecure-url': 'Die Adresse muss mit https:// beginnen, sonst gingen Passwörter unverschlüsselt durchs Netz.',
  'bad-key':
    'Das ist kein öffentlicher Schlüssel. Er beginnt mit sb_publishable_ und steht in den Einstellungen des Projekts unter „API Keys“.',
  'secret-key':
    'Das ist ein geheimer Schlüssel. Er öffnet jedem alle Daten und darf nie in einen Browser, darum wurde das Feld geleert. Füge den öffentlichen Schlüssel ein; hast du den geheimen weitergegeben, ersetze ihn in den Einstellungen des Projekts.',
  unreachable: 'Unter dieser Adresse antwortet niemand. Prüfe sie, und ob das Projekt läuft.',
  'not-supabase': 'Dort antwortet etwas, aber kein Supabase-Projekt. Prüfe die Adresse.',
  'wrong-key': 'Das Projekt kennt diesen Schlüssel nicht. Kopiere den öffentlichen Schlüssel noch einmal aus den Einstellungen.',
  'no-schema':
    'Das Projekt antwortet, aber die Tabellen von Portside fehlen noch. Spiele die Migrationen ein und versuche es noch einmal.',
}

const SETTINGS: Readonly<Record<string, string>> = {
  url: 'die Adresse des Projekts',
  publishableKey: 'der öffentliche Schlüssel',
}

export const backend: typeof backendText = {
  notConfiguredTitle: 'Das Backend ist noch nicht eingerichtet',
  notConfigured: (missing) =>
    `Portside soll Supabase verwenden, aber ${missing.map((name) => SETTINGS[name] ?? name).join(' und ')} ${missing.length > 1 ? 'fehlen oder stimmen' : 'fehlt oder stimmt'} nicht.`,
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
      return 'Das Backend antwortet, aber die Tabellen von Portside fehlen noch. Spiele die Migrationen ein und lade dann neu.'
    if (Number(found) < Number(expected))
      return `Das Backend ist älter als diese App: Es hat Version ${found} der Datenstruktur, gebraucht wird ${expected}. Spiele die neueren Migrationen ein und lade dann neu.`
    return `Diese App ist älter als ihr Backend: Sie kennt Version ${expected} der Datenstruktur, das Backend hat ${found}. Lade neu, um die neueste App zu bekommen; hilft das nicht, aktualisiere sie.`
  },
  failedTitle: 'Portside konnte nicht starten',

  title: 'Backends',
  lead: 'Wo Portside deine Daten speichert. Jedes hat eigene Konten und Arbeitsbereiche.',
  firstTitle: 'Portside verbinden',
  firstLead:
    'Portside speichert deine Daten in einem Supabase-Projekt deines Teams. Gib an, in welchem, oder behalte alles in diesem Browser.',
  known: 'Bekannte Backends',
  thisBrowser: 'Dieser Browser',
  thisBrowserHint: 'Ohne Server; die Daten bleiben auf diesem Gerät',
  current: 'In Benutzung',
  turnTo: 'Verwenden',
  turnToLabel: (name) => `${name} verwenden`,
  forget: (name) => `${name} vergessen`,
  add: 'Supabase-Projekt hinzufügen',
  url: 'Adresse des Projekts',
  urlHint: 'Zum Beispiel https://abcdefgh.supabase.co',
  key: 'Öffentlicher Schlüssel',
  keyHint: 'Beginnt mit sb_publishable_. Er ist nicht geheim.',
  name: 'Name',
  nameHint: 'Wie du es hier nennst',
  connect: 'Prüfen und verbinden',
  back: 'Zurück zu Portside',
  on: (name) => `Dein Konto und deine Daten liegen auf ${name}.`,
  onThisBrowser: 'Ohne Backend bleiben dein Konto und deine Daten in diesem Browser.',
  change: 'Ändern',
}
