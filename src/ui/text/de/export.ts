import type { dossierText, exportText } from '../export'

export const exports: typeof exportText = {
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
  everyHint: 'Mit Spaltennamen, die der Import von Portside kennt: Was er zurückliest, ist, was es war.',
  shown: 'Die Spalten dieser Ansicht',
  shownHint: 'Wie sie gezeigt werden, in ihrer Reihenfolge.',
  cardHint: 'Je eine Karte, in der Version, die die meisten Adressbücher lesen. Ohne Bilder.',
  calendarHint: 'Aufgaben mit Tag oder Uhrzeit, als Termine. Die ohne bleiben weg.',
  delimiter: 'Zwischen den Werten',
  comma: 'Komma',
  semicolon: 'Semikolon, wie Excel es erwartet, wo ein Komma vor den Nachkommastellen steht',
  mark: 'Mit einer Marke beginnen, dass dies UTF-8 ist, wie Excel sie braucht',
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
  notes: 'Notizen, Anrufe, Treffen und E-Mails',
  tasks: 'Aufgaben',
  files: 'Dateien',
  history: 'Verlauf',
  inTrash: 'im Papierkorb',
}
