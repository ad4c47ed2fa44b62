import type { syncText, DescribedChange } from '../sync'

/** In the accusative, as it stands behind the verb. */
const KINDS: Readonly<Record<DescribedChange['collection'], string>> = {
  workspaces: 'Arbeitsbereich',
  members: 'Mitglied',
  people: 'Person',
  companies: 'Firma',
  pipelines: 'Pipeline',
  stages: 'Phase',
  lostReasons: 'Verlustgrund',
  deals: 'Deal',
  tasks: 'Aufgabe',
  notes: 'Notiz',
  files: 'Datei',
  tags: 'Schlagwort',
  fieldDefinitions: 'Feld',
  imports: 'Import',
  importChunks: 'Teil eines Imports',
  notifications: 'Benachrichtigung',
  webhooks: 'Webhook',
  savedViews: 'Ansicht',
  merges: 'Zusammenführung',
  drafts: 'Vorschlag',
  forms: 'Formular',
  submissions: 'Formularantwort',
  rules: 'Automation',
  ruleRuns: 'Lauf einer Automation',
}

const VERBS: Readonly<Record<DescribedChange['kind'], string>> = {
  create: 'Angelegt',
  update: 'Geändert',
  trash: 'In den Papierkorb gelegt',
  restore: 'Wiederhergestellt',
  purge: 'Endgültig gelöscht',
}

export const sync: typeof syncText = {
  title: 'Abgleich',
  upToDate: 'Auf dem neuesten Stand',
  catchingUp: 'Holt auf',
  connecting: 'Verbindet',
  saved: (count) => `Hier gespeichert · ${count} zu senden`,
  sending: (count) => `Sendet ${count}`,
  copying: 'Kopiert auf dieses Gerät',
  copyingAt: (percent) => `Kopiert auf dieses Gerät: ${percent}`,
  toDecide: (count, formatted) => (count === 1 ? '1 braucht eine Entscheidung' : `${formatted} brauchen eine Entscheidung`),
  held: {
    loading: (records, total) =>
      total === null
        ? 'Der Arbeitsbereich wird auf dieses Gerät kopiert.'
        : `Der Arbeitsbereich wird auf dieses Gerät kopiert: ${records} von ${total} Einträgen, die neuesten zuerst. Du kannst schon arbeiten.`,
    whole: 'Dieser Arbeitsbereich liegt ganz auf diesem Gerät.',
    window: 'Dieser Arbeitsbereich ist zu groß für dieses Gerät: Offline siehst du den Teil, der hier liegt.',
  },
  full: (waiting, formatted) =>
    waiting === 0
      ? 'Auf diesem Gerät ist kein Platz mehr: Offline lässt sich nichts Neues speichern. Schaffe Platz auf dem Gerät.'
      : `Auf diesem Gerät ist kein Platz mehr: ${waiting === 1 ? '1 Änderung ist sicher und wird' : `${formatted} Änderungen sind sicher und werden`} gesendet, doch offline lässt sich nichts Neues speichern. Schaffe Platz, oder sichere als Datei, was wartet.`,
  fullShort: 'Kein Platz mehr auf diesem Gerät',
  unreadable: 'Nicht lesbar',
  unreadableWhy: (count, formatted) =>
    `${count === 1 ? '1 Änderung, die hier wartete, ist' : `${formatted} Änderungen, die hier warteten, sind`} nicht mehr lesbar; davon wurde nichts gesendet. Sichere es als Datei: Was du geschrieben hast, kann noch darin stehen.`,
  discardUnreadable: 'Nicht Lesbares verwerfen',
  discardUnreadableTitle: 'Verwerfen, was nicht lesbar ist?',
  discardUnreadableBody:
    'Vielleicht ist es alles, was von deiner Eingabe noch da ist. Sichere es vorher als Datei, falls du es brauchst.',
  seen: (when) => `Der Server hat zuletzt geantwortet: ${when}.`,
  neverSeen: 'Der Server hat noch nicht geantwortet.',
  empty: 'Alles ist gesendet',
  emptyHint: 'Was du offline schreibst, wartet hier und wird von selbst gesendet, sobald die Verbindung zurück ist.',
  direct: 'Hier wartet nichts',
  directHint: 'Was du schreibst, geht sofort dorthin, wo deine Daten liegen.',
  section: { conflicted: 'Braucht deine Entscheidung', refused: 'Nicht angenommen', waiting: 'Wartet auf das Senden' },
  change: ({ kind, collection, name }) =>
    name === null ? `${VERBS[kind]}: ${KINDS[collection]}` : `${VERBS[kind]}: ${KINDS[collection]} „${name}“`,
  more: (count) => `${count} weitere anzeigen`,
  conflict: {
    fields: (who) => `${who} hat inzwischen dasselbe geändert. Von dir ist nichts verloren: Wähle, was gelten soll.`,
    trashed: (who) => `${who} hat es inzwischen in den Papierkorb gelegt.`,
    gone: () => 'Es wurde inzwischen endgültig gelöscht, daher lässt sich nichts mehr darauf schreiben.',
    several: () =>
      'Jemand anderes hat inzwischen in mehreren davon dasselbe geändert. Von dir ist nichts verloren: Entscheide jeden Eintrag für sich.',
    whole: () => 'Jemand anderes hat es inzwischen geändert.',
  },
  position: (position, of) => `${position} von ${of}`,
  decide: 'Entscheiden …',
  later: 'Später entscheiden',
  takeMine: 'Meines nehmen',
  keepTheirs: 'Ihres behalten',
  retry: 'Erneut senden',
  discard: 'Verwerfen',
  of: (action, change) => `${action.replace(' …', '')}: ${change}`,
  discardTitle: 'Diese Änderung verwerfen?',
  discardBody: (records) =>
    records === 1
      ? 'Was du geschrieben hast, geht verloren, und der Eintrag zeigt, was der Server hat.'
      : `Was du in ${records} Einträge geschrieben hast, geht verloren, und sie zeigen, was der Server hat.`,
  export: 'Als Datei sichern',
  fileName: (workspace) => `${workspace}-nicht-gesendet.json`,
  news: {
    conflicted: 'Eine Änderung braucht deine Entscheidung',
    refused: 'Eine Änderung wurde nicht angenommen',
    file: 'Eine Datei ließ sich nicht hochladen',
    call: 'Eine Anfrage wurde nicht angenommen',
  },
  newsOfAll: (count) => `${count} Änderungen brauchen deine Aufmerksamkeit`,
  dropped: {
    title: (count) => (count === 1 ? '1 Änderung wurde nicht gesendet' : `${count} Änderungen wurden nicht gesendet`),
    body: (workspace, names, more) => {
      const where = workspace === null ? 'eines Arbeitsbereichs' : `von „${workspace}“`
      const rest = more === 0 ? '' : ` und ${more} weitere`
      return `Du bist kein Mitglied ${where} mehr, deshalb liegt davon nichts mehr auf diesem Gerät. Nicht gesendet: ${names.join('; ')}${rest}.`
    },
  },
  look: 'Ansehen',
  signOut: 'Abmelden und löschen',
  signOutTitle: (count) => (count === 1 ? 'Abmelden und 1 Änderung verlieren?' : `Abmelden und ${count} Änderungen verlieren?`),
  signOutBody:
    'Sie entstanden auf diesem Gerät und sind noch nicht beim Server. Das Abmelden löscht sie mitsamt der Kopie, die hier liegt. Bleib angemeldet, bis sie gesendet sind, oder sichere sie auf der Seite „Abgleich“ als Datei.',
}
