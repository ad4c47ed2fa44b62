import type { importText } from '../import'
import { LIMITS } from '../../../domain/model/records/limits'

type NotTable = Extract<Parameters<typeof importText.refusal>[0], { readonly reason: 'not-a-table' }>['kind']

const KINDS: Readonly<Record<NotTable, string>> = {
  empty: 'Die Datei ist leer. Exportiere sie noch einmal und wähle sie dann hier.',
  'locked-spreadsheet':
    'Diese Mappe ist mit einem Passwort geschützt. Öffne sie in Excel, entferne das Passwort (Datei, Informationen, Arbeitsmappe schützen), speichere sie und wähle sie noch einmal.',
  'other-spreadsheet':
    'Das ist eine Tabellenkalkulation in einem eigenen Format (Numbers oder XLSB). Speichere sie dort als Excel-Arbeitsmappe (.xlsx) oder CSV und wähle dann diese Datei.',
  document:
    'Das ist ein Textdokument, eine Präsentation oder eine Mail, keine Tabelle. Übertrage die Liste in eine Tabellenkalkulation oder exportiere sie als CSV.',
  archive: 'Das ist ein Archiv (ZIP). Entpacke es und wähle die Tabelle darin.',
  pdf: 'Das ist ein PDF. Exportiere die Liste als CSV aus dem Programm, aus dem sie stammt.',
  image: 'Das ist ein Bild. Exportiere die Liste als CSV aus dem Programm, aus dem sie stammt.',
  'web-page':
    'Das ist eine Webseite ohne Tabelle, auch wenn sie vielleicht .xls heißt. Exportiere die Liste als Excel-Arbeitsmappe oder CSV.',
  xml: 'Das ist XML. Exportiere die Liste stattdessen als vCard oder CSV.',
  calendar:
    'Das ist ein Kalender (iCalendar), der keine Liste von Personen oder Deals enthält. Exportiere die Kontakte als vCard oder CSV.',
  messages:
    'Das ist eine Liste von Nachrichten, nicht von Personen. Von LinkedIn wähle Connections.csv aus demselben Download; aus einem Mailprogramm exportiere die Kontakte.',
  json: 'Das ist JSON. Exportiere die Liste stattdessen als CSV.',
  binary: 'Diese Datei enthält keinen Text. Exportiere die Liste als CSV aus dem Programm, aus dem sie stammt.',
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'Komma ( , )',
  ';': 'Semikolon ( ; )',
  '\t': 'Tabulator',
  '|': 'Strich ( | )',
  '': 'Nichts: eine Spalte',
}

const SOURCES = {
  google: 'Google Contacts',
  hubspot: 'HubSpot',
  outlook: 'Outlook',
  linkedin: 'LinkedIn',
  pipedrive: 'Pipedrive',
  salesforce: 'Salesforce',
  thunderbird: 'Thunderbird',
  kaddressbook: 'KAddressBook',
  zoho: 'Zoho',
  close: 'Close',
  portside: 'Portside',
} as const

const FILTERS = { all: 'Alle', fail: 'Nicht importiert', skip: 'Übersprungen', warn: 'Mit Hinweis' } as const

const rows = (count: string, isOne: boolean) => `${count} ${isOne ? 'Zeile' : 'Zeilen'}`
const mebibytes = (bytes: number) => bytes / (1024 * 1024)
const number = (value: number) => value.toLocaleString('de')

const imports: typeof importText = {
  title: 'Import',
  steps: { choose: 'Datei', read: 'Lesen', map: 'Spalten', check: 'Prüfen', run: 'Import', report: 'Bericht' },
  stepsLabel: 'Schritte des Imports',
  back: 'Zurück',
  next: 'Weiter',
  startOver: 'Von vorn beginnen',

  chooseTitle: 'Hol deine Daten herein',
  chooseLead:
    'Personen, Firmen, Deals, Aufgaben und Notizen als Tabelle (CSV, Excel, LibreOffice) oder Karten (vCard), aus HubSpot, Pipedrive, Google Contacts, Outlook, LinkedIn oder von anderswo.',
  drop: 'Datei irgendwo hier ablegen oder auswählen',
  choose: 'Datei wählen',
  limits: `Bis zu ${mebibytes(LIMITS.importBytes)} MiB und ${number(LIMITS.importRows)} Zeilen. Nichts wird geschrieben, bevor du das Ergebnis gesehen hast.`,
  paste: 'Oder füge eine Tabelle ein',
  pasteHint: 'Aus einer Tabellenkalkulation kopiert, oder CSV-Text mit Kopfzeile. Einfügen geht überall auf dieser Seite.',
  readPasted: 'Eingefügtes lesen',
  pastedName: 'Eingefügte Tabelle',
  opening: (name) => `${name} wird gelesen`,
  unreadable:
    'Die Datei ließ sich nicht von deinem Gerät lesen. Vielleicht wurde sie verschoben oder wird noch geschrieben; wähle sie noch einmal.',
  notAllowed: 'Deine Rolle erlaubt keinen Import',
  askForIt: 'Frag jemanden aus der Verwaltung des Arbeitsbereichs.',
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'not-a-table':
        return KINDS[refusal.kind]
      case 'too-large':
        return `Die Datei hat ${Math.ceil(mebibytes(refusal.bytes))} MiB; erlaubt sind ${mebibytes(LIMITS.importBytes)} MiB. Teile sie und importiere die Teile nacheinander.`
      case 'too-many-rows':
        return `Die Datei hat ${number(refusal.rows)} Zeilen; erlaubt sind ${number(LIMITS.importRows)}. Teile sie und importiere die Teile nacheinander.`
      case 'too-many-columns':
        return `Die Datei hat ${number(refusal.columns)} Spalten; erlaubt sind ${LIMITS.importColumns}. Exportiere weniger Spalten, oder wähle ein anderes Trennzeichen.`
      case 'no-rows':
        return 'Die Datei hat eine Kopfzeile, aber keine Zeilen darunter.'
      case 'unpacks-too-large':
        return 'Entpackt ist diese Mappe weit größer, als ein Import aufnehmen kann. Lösche Blätter und Spalten, die nicht gebraucht werden, oder speichere das eine Blatt als CSV.'
      case 'damaged':
        return 'Die Datei ist beschädigt oder abgeschnitten und ließ sich nicht entpacken. Exportiere oder lade sie noch einmal und wähle sie dann hier.'
    }
  },

  readTitle: 'Stimmt das so?',
  encoding: 'Zeichensatz',
  delimiter: 'Spaltentrennzeichen',
  sheet: 'Blatt',
  tableOfPage: 'Tabelle der Seite',
  header: 'Namen der Spalten',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16, Little Endian)',
    'utf-16be': 'Unicode (UTF-16, Big Endian)',
    'utf-32le': 'Unicode (UTF-32, Little Endian)',
    'utf-32be': 'Unicode (UTF-32, Big Endian)',
    'windows-1252': 'Westeuropäisch (Windows-1252)',
    'iso-8859-15': 'Westeuropäisch (ISO 8859-15)',
    macintosh: 'Westeuropäisch (Mac)',
    ibm850: 'Westeuropäisch (DOS, IBM 850)',
    'windows-1250': 'Mitteleuropäisch (Windows-1250)',
    'iso-8859-2': 'Mitteleuropäisch (ISO 8859-2)',
    'windows-1251': 'Kyrillisch (Windows-1251)',
    'koi8-r': 'Kyrillisch (KOI8-R)',
    'windows-1253': 'Griechisch (Windows-1253)',
    'windows-1254': 'Türkisch (Windows-1254)',
    'windows-1255': 'Hebräisch (Windows-1255)',
    'windows-1256': 'Arabisch (Windows-1256)',
    'windows-1257': 'Baltisch (Windows-1257)',
    'windows-1258': 'Vietnamesisch (Windows-1258)',
    'windows-874': 'Thailändisch (Windows-874)',
    shift_jis: 'Japanisch (Shift JIS)',
    'euc-jp': 'Japanisch (EUC-JP)',
    'iso-2022-jp': 'Japanisch (ISO-2022-JP)',
    gb18030: 'Chinesisch, vereinfacht (GB 18030)',
    big5: 'Chinesisch, traditionell (Big5)',
    'euc-kr': 'Koreanisch (EUC-KR)',
  },
  delimiterOf: (delimiter) => DELIMITERS[delimiter] ?? delimiter,
  noHeader: 'Keine: Die erste Zeile enthält schon Daten',
  headerRow: (row, text) => `Zeile ${row}: ${text}`,
  found: (count, isOne, columns) => `${rows(count, isOne)} und ${columns} ${columns === 1 ? 'Spalte' : 'Spalten'}`,
  sourceOf: (source) => (source === 'other' ? 'einer Tabelle' : SOURCES[source]),
  looksLike: (source) => (source === 'other' ? null : `Das sieht nach einem Export aus ${SOURCES[source]} aus.`),
  unreadableCharacters: (count) =>
    `${count} Zeichen waren nicht lesbar und erscheinen als �. Versuche einen anderen Zeichensatz, bevor du weitermachst.`,
  preamble: (count) =>
    count === 1
      ? 'Eine Zeile über den Namen der Spalten wird weggelassen.'
      : `${count} Zeilen über den Namen der Spalten werden weggelassen.`,
  footer: (count) =>
    count === 1 ? 'Eine Zeile unter der Tabelle wird weggelassen.' : `${count} Zeilen unter der Tabelle werden weggelassen.`,
  preview: 'Die ersten Zeilen',
  line: 'Zeile',

  mapTitle: 'Was ist was?',
  mapLead: 'Jede Spalte wird ein Feld oder bleibt weg. Der Vorschlag richtet sich nach ihrem Namen und ihren Werten.',
  imported: (count) => `Importiert (${count})`,
  leftOut: (count) => `Weggelassen (${count})`,
  findColumn: 'Spalte suchen',
  noColumn: 'Keine Spalte heißt so.',
  nothingMapped: 'Noch wird nichts importiert. Wähle unter den weggelassenen Spalten eine und ihr Feld.',
  allMapped: 'Alle Spalten werden importiert.',
  emptyColumn: 'In den ersten Zeilen leer',
  targetLabel: (column) => `Was aus „${column}“ wird`,
  leaveOut: 'Weggelassen',
  more: (count) => `${count} weitere zeigen`,
  consent: (names) =>
    `Spalten über Einwilligungen werden nicht auf Verdacht importiert: ${names}. Sagt eine davon, wer nicht kontaktiert werden darf, wähle für sie „Nicht kontaktieren“.`,

  checkTitle: 'Vor dem Import prüfen',
  comparing: 'Vergleich mit vorhandenen Einträgen',
  planning: (done, total) => `Prüft Zeile ${done} von ${total}`,
  askOrder: (column) => `Was steht in „${column}“ vorn, bei Daten wie 3/4/1980?`,
  dayFirst: 'Der Tag',
  monthFirst: 'Der Monat',
  notDecided: 'Diese Daten nicht importieren',
  notes: 'Zeilen zum Ansehen',
  noNotes: 'Keine Zeile hat einen Hinweis.',
  filterOf: (filter, count) => `${FILTERS[filter]} (${count})`,
  noneOfThese: 'Davon gibt es keine.',
  row: 'Inhalt',
  what: 'Was geschieht',
  whatHappened: 'Was geschah',
  why: 'Warum',
  start: (count, isOne) => `${rows(count, isOne)} importieren`,
  nothingToWrite: 'Es gibt nichts zu schreiben: Jede Zeile wird übersprungen oder ist nicht importierbar.',

  runTitle: (name) => `${name} wird importiert`,
  runProgress: 'Geschriebene Zeilen',
  openRun: 'Import öffnen',
  progressOf: (done, total) => `${done} von ${total} Zeilen`,
  runLead: 'Du kannst woanders weiterarbeiten; lass diesen Tab offen.',
  cancel: 'Import abbrechen',
  cancelling: 'Endet nach den Zeilen, die gerade geschrieben werden',
  paused: 'Der Import ist angehalten. Nichts ist verloren, und keine Zeile wird zweimal geschrieben.',
  goesOn: 'Oder warte: Er geht von selbst weiter.',
  resume: 'Weitermachen',
  stop: 'Hier beenden',

  doneTitle: (name) => `${name} ist importiert`,
  cancelledTitle: 'Der Import wurde abgebrochen',
  failedTitle: 'Der Import wurde beendet',
  cancelledLead: 'Was geschrieben ist, bleibt. Der Bericht nennt die übrigen Zeilen.',
  created: 'angelegt',
  updated: 'ergänzt',
  skipped: 'übersprungen',
  failed: 'nicht importiert',
  total: (count, isOne) => `${rows(count, isOne)} insgesamt`,
  download: 'Bericht herunterladen',
  reportName: (name) => `${name.replace(/\.[^.]*$/, '')} - Importbericht.csv`,
  see: { people: 'Personen ansehen', companies: 'Firmen ansehen', deals: 'Deals ansehen', tasks: 'Aufgaben ansehen' },
  another: 'Weitere Datei importieren',
}

export { imports as import }
