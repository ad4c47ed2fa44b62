import type { exportText } from '../export'

export const exports: typeof exportText = {
  title: (name) => `${name} exportieren`,
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
  card: 'Als vCard speichern',
}
