import type { NameKind } from '../../domain/model/imports/planning/name-resolver'
import { inLanguage } from './in-language'

const TITLES: Readonly<Record<NameKind, string>> = {
  owner: 'Owners who are not members',
  pipeline: 'Unknown pipelines',
  stage: 'Unknown stages',
  'lost-reason': 'Unknown lost reasons',
}

const LEADS: Readonly<Record<NameKind, string>> = {
  owner: 'Choose who is meant. Until then these rows get no owner.',
  pipeline: 'Choose which one is meant. Until then these rows cannot be imported.',
  stage: 'Choose which one is meant, or create it. Until then these rows cannot be imported.',
  'lost-reason': 'Every lost deal says why. Choose which one is meant, or create it. Until then these rows cannot be imported.',
}

/** Questions about names in a file, and about rows that several records fit. */
export const importNamesText = inLanguage('importNames', {
  titleOf: (kind: NameKind) => TITLES[kind],
  leadOf: (kind: NameKind) => LEADS[kind],
  settled: 'All decided.',
  nameOf: (name: string, rows: string, isOne: boolean) =>
    `${name === '' ? 'No reason is given' : `“${name}”`} (${rows} ${isOne ? 'row' : 'rows'})`,
  open: 'Not decided',
  blank: 'Leave blank',
  make: (name: string) => `Create “${name}”`,
  more: (count: number) => `Show ${count} more`,
  undecided: (rows: string, isOne: boolean) =>
    `${rows} ${isOne ? 'skipped row matches' : 'skipped rows match'} more than one existing record: open ${isOne ? 'it' : 'each'} below and choose which is meant.`,
  which: 'Which of these is meant?',
  newOne: 'None of them: a new one',
  taken: 'You chose which record is meant.',
  takenNew: 'You said that this is a new record.',
  again: 'Choose again',
})
