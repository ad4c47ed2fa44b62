import type { importNamesText } from '../import-names'

type Words = typeof importNamesText
type Kind = Parameters<Words['titleOf']>[0]

const TITLES: Readonly<Record<Kind, string>> = {
  owner: 'Zuständige, die keine Mitglieder sind',
  pipeline: 'Pipelines, die es nicht gibt',
  stage: 'Phasen, die es nicht gibt',
  'lost-reason': 'Gründe für verlorene Deals, die es nicht gibt',
}

const LEADS: Readonly<Record<Kind, string>> = {
  owner: 'Sag, wer gemeint ist. Bis dahin ist für diese Zeilen niemand zuständig.',
  pipeline: 'Sag, welche gemeint ist. Bis dahin sind diese Zeilen nicht importierbar.',
  stage: 'Sag, welche gemeint ist, oder lege sie an. Bis dahin sind diese Zeilen nicht importierbar.',
  'lost-reason':
    'Jeder verlorene Deal nennt einen Grund. Sag, welcher gemeint ist, oder lege ihn an. Bis dahin sind diese Zeilen nicht importierbar.',
}

export const importNames: Words = {
  titleOf: (kind) => TITLES[kind],
  leadOf: (kind) => LEADS[kind],
  settled: 'Alles ist entschieden.',
  nameOf: (name, rows, isOne) => `${name === '' ? 'Kein Grund angegeben' : `„${name}“`} (${rows} ${isOne ? 'Zeile' : 'Zeilen'})`,
  open: 'Nicht entschieden',
  blank: 'Leer lassen',
  make: (name) => `„${name}“ anlegen`,
  more: (count) => `${count} weitere zeigen`,
  undecided: (rows, isOne) =>
    isOne
      ? `Zu ${rows} übersprungenen Zeile passt mehr als ein vorhandener Eintrag: Öffne sie unten und wähle, welcher gemeint ist.`
      : `Zu ${rows} übersprungenen Zeilen passt mehr als ein vorhandener Eintrag: Öffne jede unten und wähle, welcher gemeint ist.`,
  which: 'Wer oder was davon ist gemeint?',
  newOne: 'Nichts davon, sondern neu',
  taken: 'Du hast gewählt, was gemeint ist.',
  takenNew: 'Du hast gesagt, dass es neu ist.',
  again: 'Neu wählen',
}
