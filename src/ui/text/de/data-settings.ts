import type { dataText, BackupReasonSaid, backupsText, bundleText } from '../data-settings'
import type { BundleProblem } from '../../../domain/use-cases/bundle/check-bundle'
import type { dossierText, exportText } from '../export'

export const dataSettings: typeof dataText = {
  keepingTitle: 'In diesem Browser gespeichert',
  keepingLead:
    'Alles liegt in diesem Browser, auf diesem Gerät. Exportiere ab und zu alles und bewahre die Datei woanders auf: Ein Gerät kann verloren gehen.',
  isKept: 'Dieser Browser hat zugesagt, es nicht von sich aus zu löschen.',
  mayBeCleared: 'Dieser Browser darf es von sich aus löschen: wenn der Platz knapp wird oder länger niemand hier war.',
  refusedToKeep: 'Der Browser hat es nicht zugesagt. Er darf löschen, was hier liegt: Exportiere es regelmäßig.',
  askToKeep: 'Den Browser bitten, es zu behalten',
  exportTitle: 'Alles exportieren',
  exportLead:
    'Der ganze Arbeitsbereich als ein ZIP: alle Einträge, auch die im Papierkorb, der Verlauf, die Dateien, dazu Tabellen für die Tabellenkalkulation. Es lässt sich auf jedem Backend wiederherstellen. Passwörter, Links und Schlüssel sind nicht darin.',
  export: 'Exportieren',
  exported: (records, size) => `${records} Einträge, ${size}.`,
  exportingRecords: 'Einträge werden gesammelt…',
  exportingFiles: (done, total) => `Dateien werden gesammelt: ${done} von ${total}…`,
  packing: 'Wird gepackt…',
  cancelExport: 'Abbrechen',
  filesMissing: (count) => `Dateien, deren Inhalt im Backend fehlte: ${count}. Ihre Namen sind enthalten.`,
  saveAgain: 'Datei noch einmal speichern',
  eraseTitle: 'Eine Person löschen',
  eraseLead:
    'Wenn jemand darum bittet: die Person, Notizen und Aufgaben, die nur sie betreffen, ihre Dateien, und wo sie sonst erwähnt wird, auch im Verlauf. Das lässt sich nicht rückgängig machen.',
  choosePerson: 'Person wählen',
  erase: 'Endgültig löschen',
  eraseAsk: (name) => `${name} endgültig löschen?`,
  eraseBody:
    'Die Person verschwindet, mit allem, was nur sie betrifft, und mit jeder Erwähnung ihres Namens, ihrer Adressen und Nummern. Das lässt sich nicht rückgängig machen, und frühere Exporte werden entfernt.',
  erased: (name) => `${name} ist gelöscht`,
  erasedCounts: (erased, redacted) =>
    `Gelöschte Einträge: ${erased}. Einträge, aus denen eine Erwähnung entfernt wurde: ${redacted}.`,
}

const reasons: Readonly<Record<BackupReasonSaid['reason'], (folder: string) => string>> = {
  'no-folder': () => 'Alles liegt nur in diesem Browser.',
  'not-allowed': (folder) => `Der Browser fragt dich noch einmal, bevor Portside in „${folder}“ schreiben darf.`,
  gone: (folder) => `Den Ordner „${folder}“ gibt es nicht mehr. Wähle einen unter Einstellungen, Export und Löschung.`,
  full: (folder) => `In „${folder}“ ist kein Platz mehr.`,
  failed: (folder) => `In „${folder}“ ließ sich nichts schreiben.`,
}

export const backups: typeof backupsText = {
  title: 'Sicherungen',
  reminder: 'Eine Sicherung steht an',
  lead: 'Regelmäßig ein ganzer Export, denn alles liegt nur in diesem Browser.',
  every: 'Sichern',
  periods: { off: 'Aus', day: 'Jeden Tag', week: 'Jede Woche' },
  last: (when) => `Letzte Sicherung: ${when}`,
  never: 'Letzte Sicherung: noch keine',
  due: (last) => (last === null ? 'Es gibt noch keine Sicherung.' : `Eine Sicherung steht an. Die letzte ist vom ${last}.`),
  because: ({ reason, folder }) => reasons[reason](folder),
  allow: 'Erlauben',
  download: 'Sicherung herunterladen',
  later: 'Heute nicht',
  chooseFolder: 'Ordner wählen',
  otherFolder: 'Anderen Ordner wählen',
  noFolder: 'Ordner nicht mehr benutzen',
  folderLead: (folder) =>
    `Ist eine Sicherung fällig, schreibt Portside sie von selbst in „${folder}“, wenn es offen ist, und behält die letzten fünf.`,
  remindLead: 'Du wirst erinnert, wenn eine Sicherung fällig ist, und lädst sie mit einem Klick herunter.',
  offerFolder: 'Mit einem Ordner schreibt Portside sie von selbst dorthin und behält die letzten fünf.',
}

export const bundleProblems: Readonly<Record<BundleProblem, string>> = {
  'not-a-bundle':
    'Diese Datei ist kein Bündel. Wähle das ZIP, das „Alles exportieren“ gemacht hat. Es wurde nichts wiederhergestellt.',
  damaged:
    'Das Bündel ist beschädigt oder nicht vollständig: seine Prüfsummen stimmen nicht. Lade es noch einmal herunter. Es wurde nichts wiederhergestellt.',
  newer:
    'Dieses Bündel kommt von einer neueren Version von Portside. Bringe zuerst diese App auf den neuesten Stand. Es wurde nichts wiederhergestellt.',
  older: 'Dieses Bündel ist von einer Version, die diese App nicht mehr lesen kann. Es wurde nichts wiederhergestellt.',
  'too-large': 'Diese Datei wird beim Entpacken größer, als ein Bündel sein kann. Es wurde nichts wiederhergestellt.',
  invalid:
    'Im Bündel ist ein Eintrag, der nicht gültig ist. Mache dort ein neues Bündel, wo dieses herkommt. Es wurde nichts wiederhergestellt.',
  foreign:
    'Das Bündel verweist auf Einträge, die nicht darin sind. Mache dort ein neues Bündel, wo dieses herkommt. Es wurde nichts wiederhergestellt.',
}

export const bundle: typeof bundleText = {
  title: 'Aus einem Bündel wiederherstellen',
  lead: 'Ein Bündel ist das ZIP, das „Alles exportieren“ macht. Es wird hier zu einem Arbeitsbereich, der dir gehört: Einträge, Zeiten, Verlauf und Dateien, wie sie waren. Andere kommen per Einladung dazu und finden ihre Einträge vor.',
  drop: 'Bündel hier ablegen oder auswählen',
  choose: 'Bündel auswählen',
  cancel: 'Abbrechen',
  back: 'Zurück zu deinen Arbeitsbereichen',
  progress: 'Fortschritt der Wiederherstellung',
  checking: 'Das Bündel wird durchgesehen. Noch ist nichts geschrieben.',
  writingRecords: (done, total) => `Einträge werden geschrieben: ${done} von ${total}`,
  writingFiles: (done, total) => `Dateien werden gesendet: ${done} von ${total}`,
  verifying: 'Vergleich mit dem Bündel…',
  stayHere: 'Lass diese Seite offen. Was begonnen und nicht fertig ist, wird wieder entfernt.',
  done: (name) => `${name} ist wiederhergestellt`,
  doneCompared: (records, files) => `Einträge: ${records}, mit dem Bündel verglichen. Dateien: ${files}.`,
  doneCounted: (records, files) => `Einträge: ${records}, so viele wie im Bündel. Dateien: ${files}.`,
  second:
    'Die Kennung des Arbeitsbereichs war hier schon vergeben. Dies ist eine eigene Kopie mit neuen Kennungen; ihr Name sagt, wann sie wiederhergestellt wurde.',
  secondMark: (when) => `wiederhergestellt ${when}`,
  differing: (what) => `Nicht wie im Bündel: ${what}. Sieh dort nach, bevor du dich auf diesen Arbeitsbereich verlässt.`,
  open: (name) => `${name} öffnen`,
  moveTitle: 'Auf ein anderes Backend umziehen',
  moveLead:
    'Macht hier ein Bündel, stellt es dort wieder her und vergleicht am Ende. Dieser Arbeitsbereich bleibt, wie er ist, bis du ihn löschst; was danach hier geändert wird, zieht nicht mit.',
  moveNone: 'Dieser Browser kennt kein anderes Backend.',
  connect: 'Backend verbinden',
  target: 'Backend',
  move: 'Umziehen',
  connecting: 'Wird verbunden…',
  signIn: (backend) =>
    `Melde dich auf ${backend} an, damit es weitergeht. Wenn du dort noch kein Konto hast, wechsle unter Backends dorthin und lege zuerst eines an.`,
  email: 'E-Mail',
  password: 'Passwort',
  signInSubmit: 'Anmelden und umziehen',
  signInElsewhere:
    'Dieses Konto verlangt mehr als ein Passwort. Wechsle unter Backends zu diesem Backend, melde dich dort an und komm dann zurück.',
  collecting: 'Das Bündel wird gemacht…',
  moved: (name, backend) => `${name} ist jetzt auf ${backend}. Dieser Arbeitsbereich bleibt, bis du ihn löschst.`,
  openThere: (backend) => `Zu ${backend} wechseln`,
  problem: (problem) => bundleProblems[problem],
}

const exports: typeof exportText = {
  title: (name) => `„${name}“ exportieren`,
  count: (count, formatted) => (count === 1 ? '1 Eintrag' : `${formatted} Einträge`),
  format: 'Format',
  formats: {
    xlsx: 'Excel-Arbeitsmappe (.xlsx)',
    csv: 'CSV (.csv)',
    vcf: 'vCard (.vcf)',
    ics: 'iCalendar (.ics)',
  },
  columns: 'Spalten',
  every: 'Alle Felder',
  everyHint: 'Mit Spaltennamen, die der Import von Portside kennt: So lässt sich alles unverändert wieder importieren.',
  shown: 'Die Spalten dieser Ansicht',
  shownHint: 'Wie sie gezeigt werden, in ihrer Reihenfolge.',
  cardHint: 'Je eine Karte, in der Version, die die meisten Adressbücher lesen. Ohne Bilder.',
  calendarHint: 'Aufgaben mit Tag oder Uhrzeit, als Termine. Die ohne bleiben weg.',
  delimiter: 'Trennzeichen',
  comma: 'Komma',
  semicolon: 'Semikolon, wie Excel es erwartet, wo ein Komma vor den Nachkommastellen steht',
  mark: 'Mit einer Byte-Reihenfolge-Marke beginnen, die Excel für UTF-8 braucht',
  submit: 'Exportieren',
  progress: 'Einträge werden gelesen',
  done: (done, total) => `${done} von ${total}`,
  saved: (name) => `${name} gespeichert`,
  cut: (count, formatted) =>
    count === 1
      ? 'Ein Text war zu lang für eine Zelle und wurde gekürzt. Eine CSV-Datei enthält ihn ganz.'
      : `${formatted} Texte waren zu lang für eine Zelle und wurden gekürzt. Eine CSV-Datei enthält sie ganz.`,
  currency: 'Währung',
}

export const dossier: typeof dossierText = {
  title: 'Eine Person exportieren',
  lead: 'Wenn jemand fragt, was über sie oder ihn gespeichert ist: die Person, Deals, Notizen, Aufgaben, Dateien und Verlauf, lesbar für Menschen und Programme.',
  choose: 'Person wählen, die exportiert wird',
  ask: (name) => `Alles über ${name} exportieren?`,
  body: 'Ein Archiv: ein Text zum Lesen, dasselbe als Daten (JSON), eine vCard und die angehängten Dateien. Was im Papierkorb liegt, ist auch dabei.',
  heading: (name, workspace) => `${name} in ${workspace}`,
  deals: 'Deals',
  notes: 'Notizen, Anrufe, Meetings und E-Mails',
  tasks: 'Aufgaben',
  files: 'Dateien',
  history: 'Verlauf',
  inTrash: 'im Papierkorb',
}

export { exports as export }
