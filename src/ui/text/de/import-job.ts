import type { importJobText } from '../import-job'

const records = (count: string, isOne: boolean) => `${count} ${isOne ? 'Eintrag' : 'Einträge'}`

export const importJob: typeof importJobText = {
  list: 'Frühere Importe',
  listEmpty: 'Es wurde noch nichts importiert.',
  rowsOf: (count, isOne) => `${count} ${isOne ? 'Zeile' : 'Zeilen'}`,
  by: (name, when) => `${name}, ${when}`,
  all: 'Alle Importe',
  statuses: {
    running: 'Läuft oder wurde unterbrochen',
    paused: 'Angehalten',
    done: 'Fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    undoing: 'Wird rückgängig gemacht oder wurde unterbrochen',
    undone: 'Rückgängig gemacht',
    'partly-undone': 'Teilweise rückgängig gemacht',
  },
  missing: 'Diesen Import gibt es nicht. Vielleicht wurde er gelöscht.',
  loading: 'Es wird gelesen, was der Import getan hat',
  notYours: 'Was aus jeder Zeile wurde, sehen nur, wer importiert hat, und Admins.',
  download: 'Bericht herunterladen',
  reportName: (fileName) => `${fileName.replace(/\.[^.]+$/, '')} Bericht.csv`,
  text: 'Inhalt',
  stop: 'Endgültig beenden',
  held: 'Der Import ist angehalten. Er kann hier weitergehen, oder später von der Liste der Importe aus.',
  goOnImport: 'Weiter',
  goOnHere: 'Die Datei liegt noch in diesem Browser: Der Import kann weitergehen, wo er war.',
  goOnWith: (fileName) => `Um ihn in diesem Browser fortzusetzen, wähle dieselbe Datei noch einmal: ${fileName}.`,
  chooseFile: 'Datei wählen',
  otherFile: 'Das ist eine andere Datei als die, die importiert wurde.',
  busy: 'In diesem Fenster läuft ein anderer Import. Dieser kann weitergehen, wenn er fertig ist.',
  elsewhere: 'Ein anderes Fenster dieses Browsers führt ihn aus.',
  unknownPlan:
    'Wie dieser Import geplant war, ist nicht bekannt; er kann nicht weitergehen. Beende ihn und importiere die Datei noch einmal.',
  runsHere: 'Er läuft in diesem Fenster.',
  showRun: 'Zeigen, wie weit er ist',
  stopHint: 'Was geschrieben ist, bleibt und kann dann rückgängig gemacht werden.',
  cutOff:
    'Wenn kein Fenster diesen Import mehr ausführt, wurde er unterbrochen. Was er geschrieben hat, ist hier und vollständig.',
  standsStill: 'Er steht still. Was er geschrieben hat, ist hier und vollständig.',

  undo: 'Import rückgängig machen…',
  seeLeft: 'Zeigen, was bleibt',
  undoTitle: 'Diesen Import rückgängig machen?',
  looking: 'Es wird nachgesehen, was zurückgenommen werden kann',
  goes: (count, isOne) =>
    isOne
      ? 'Ein Eintrag, den der Import angelegt und seither niemand angefasst hat: in den Papierkorb'
      : `${count} Einträge, die der Import angelegt und seither niemand angefasst hat: in den Papierkorb`,
  returns: (count, isOne) =>
    isOne
      ? 'Ein Eintrag, den er geändert hat: zurück auf den früheren Stand'
      : `${count} Einträge, die er geändert hat: zurück auf den früheren Stand`,
  stays: (count, isOne) =>
    `${records(count, isOne)}, seither geändert oder verknüpft: ${isOne ? 'bleibt' : 'bleiben'} und ${isOne ? 'steht' : 'stehen'} hier`,
  nothing: 'Es gibt nichts mehr zurückzunehmen.',
  confirm: 'Import rückgängig machen',
  keep: 'Alles behalten',
  undoing: 'Der Import wird rückgängig gemacht',
  undoProgress: 'Zurückgenommene Einträge',
  progressOf: (done, total) => `${done} von ${total}`,
  hold: 'Anhalten',
  goOn: 'Weiter zurücknehmen',
  undone: 'Der Import ist rückgängig gemacht.',
  undoneRest: (count, isOne) => `Der Import ist rückgängig gemacht, bis auf ${records(count, isOne)}:`,
  paused: 'Das Zurücknehmen steht still; nichts ist halb getan.',
  left: 'Was bleibt',
  why: {
    edited: 'Jemand hat ihn seither geändert.',
    linked: 'Etwas, das bleibt, handelt davon oder gehört dazu.',
    changed: 'Er enthält seither etwas anderes.',
    'not-allowed': 'Deine Rolle erlaubt das Zurücknehmen nicht; ein Admin kann es.',
    refused: 'Das Backend hat das Zurücknehmen abgelehnt.',
  },
  fieldNow: (field, now, before) => `${field}: „${now}“, vor dem Import „${before}“`,
  empty: 'leer',
  removeAnyway: 'Trotzdem in den Papierkorb',
  restoreAnyway: 'Trotzdem auf den früheren Stand',
  anywayOf: (action, name) => `${action}: ${name}`,
  more: (count) => `und ${count} weitere`,
  collections: {
    people: 'Person',
    companies: 'Firma',
    deals: 'Deal',
    tasks: 'Aufgabe',
    notes: 'Notiz',
    tags: 'Schlagwort',
    pipelines: 'Pipeline',
    stages: 'Phase',
    lostReasons: 'Verlustgrund',
    fieldDefinitions: 'Feld',
  },
}
