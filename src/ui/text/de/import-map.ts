import type { importMapText } from '../import-map'

type Words = typeof importMapText

const NEEDED: Readonly<Record<Parameters<Words['needed']>[0], string>> = {
  people:
    'Wähle mindestens eine Spalte für einen Namen, eine E-Mail-Adresse oder eine Telefonnummer: Ohne sie steht eine Zeile für niemanden.',
  companies: 'Wähle eine Spalte für den Namen oder die Domain der Firma: Ohne sie steht eine Zeile für keine.',
  deals: 'Wähle eine Spalte für den Titel des Deals: Ohne sie steht eine Zeile für keinen.',
  tasks: 'Wähle eine Spalte für den Titel der Aufgabe: Ohne sie steht eine Zeile für keine.',
  notes: 'Wähle eine Spalte für den Text der Notiz: Ohne sie steht eine Zeile für keine.',
}

const FITS: Readonly<Record<Parameters<Words['looksLike']>[0], string>> = {
  text: 'Text',
  number: 'Zahlen',
  date: 'Daten',
  checkbox: 'Ja oder Nein',
  select: 'wenigen Wörtern, die wiederkehren',
  'multi-select': 'Listen weniger Wörter',
  url: 'Webadressen',
  email: 'E-Mail-Adressen',
  phone: 'Telefonnummern',
  money: 'Geldbeträgen',
}

export const importMap: Words = {
  about: 'Wovon die Zeilen handeln',
  aboutHint: 'Wählst du etwas anderes, werden die Spalten neu angesehen.',
  needed: (primary) => NEEDED[primary],
  namedIn: (source) => `Heißt so in ${source}`,
  named: 'Nach dem Namen',
  similar: 'Ein ähnlicher Name, bitte prüfen',
  values: 'Nach dem Aussehen der Werte, bitte prüfen',
  chosen: 'Von dir gewählt',
  none: 'Weggelassen',
  pick: 'Ein Feld suchen',
  own: 'Eigene Felder',
  gone: 'Ein Feld, das es nicht mehr gibt',
  newField: 'Ein Feld daraus machen',
  newFieldOf: (column) => `Aus „${column}“ ein Feld machen`,
  looksLike: (type) => `Die Werte sehen nach ${FITS[type]} aus.`,
  remembered: (file, when) => `Die Spalten sind zugeordnet wie bei deinem Import von ${file}, ${when}.`,
  forget: 'Lieber den Vorschlag',
  earlier: 'Zuordnen wie bei einem früheren Import',
  noEarlier: 'Wie vorgeschlagen',
  earlierOf: (file, when) => `${file}, ${when}`,
}
