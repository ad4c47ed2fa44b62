import type { importKindText } from '../import-kind'
import { importText } from '../import'

type Words = typeof importKindText
type Reason = Parameters<Words['because']>[0][number]

const VALUES: Readonly<Record<Extract<Reason, { by: 'values' }>['are'], string>> = {
  'company-names': 'Namen von Firmen',
  stages: 'Phasen eines Verkaufs',
  statuses: 'Angaben, wie weit etwas erledigt ist,',
  happenings: 'Anrufe, Besprechungen und E-Mails',
  'shared-mailboxes': 'Adressen, die sich mehrere teilen,',
  'company-numbers': 'Nummern, die Firmen haben,',
}

export const importKind: Words = {
  each: 'Jede Zeile ist',
  kinds: {
    people: 'eine Person',
    companies: 'eine Firma',
    deals: 'ein Deal',
    tasks: 'eine Aufgabe',
    notes: 'eine Notiz, ein Anruf oder ein Treffen',
  },
  because: (reasons) => `Dafür sprechen: ${reasons.map(reason).join('; ')}`,
  noReason: 'Nichts in der Datei spricht dafür',
  open: 'Die Datei kann Verschiedenes sein. Wähle, was jede Zeile ist.',
  missing: 'Wähle zuerst, was jede Zeile ist.',
  first: 'Die ersten Einträge',
  firstHint: 'Wähle, was jede Zeile ist, um hier die ersten Einträge zu sehen.',
  noRecords: 'Aus den ersten Zeilen wird kein Eintrag. Vielleicht passt eine andere Wahl, oder die Spalten sind erst zuzuordnen.',
  howRead: 'Wie die Datei gelesen wurde',
}

const quoted = (names: readonly string[]) => names.map((name) => `„${name}“`).join(', ')

function reason(said: Reason): string {
  switch (said.by) {
    case 'columns':
      return `${said.names.length === 1 ? 'die Spalte' : 'die Spalten'} ${quoted(said.names)}`
    case 'values':
      return `${VALUES[said.are]} in ${quoted([said.column])}`
    case 'file-name':
      return `der Name der Datei, ${quoted([said.name])}`
    case 'sheet-name':
      return `der Name des Blatts, ${quoted([said.name])}`
    case 'program':
      return `das Programm, aus dem sie kommt, ${importText.sourceOf(said.source)}`
  }
}
