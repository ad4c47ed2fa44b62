import type { NameKind } from '../../domain/model/imports/name-resolver'
import { inLanguage } from './in-language'

const TITLES: Readonly<Record<NameKind, string>> = {
  owner: 'Owners who are no members',
  pipeline: 'Pipelines that are not there',
  stage: 'Stages that are not there',
  'lost-reason': 'Reasons for lost deals that are not there',
}

const LEADS: Readonly<Record<NameKind, string>> = {
  owner: 'Say who is meant. Until then these rows get no owner.',
  pipeline: 'Say which one is meant. Until then these rows cannot be imported.',
  stage: 'Say which one is meant, or make it. Until then these rows cannot be imported.',
  'lost-reason': 'Every lost deal says why. Say which one is meant, or make it. Until then these rows cannot be imported.',
}

/** Questions about names in a file, and about rows that several records fit. */
export const importNamesText = inLanguage('importNames', {
  titleOf: (kind: NameKind) => TITLES[kind],
  leadOf: (kind: NameKind) => LEADS[kind],
  settled: 'All are decided.',
  nameOf: (name: string, rows: string, isOne: boolean) =>
    `${name === '' ? 'No reason is given' : `“${name}”`} (${rows} ${isOne ? 'row' : 'rows'})`,
  open: 'Not decided',
  blank: 'Leave blank',
  make: (name: string) => `Make “${name}”`,
  more: (count: number) => `Show ${count} more`,
  undecided: (rows: string, isOne: boolean) =>
    `${rows} ${isOne ? 'skipped row fits' : 'skipped rows fit'} more than one that is there: open ${isOne ? 'it' : 'each'} below and choose which is meant.`,
  which: 'Which of these is meant?',
  newOne: 'None of them: a new one',
  taken: 'You chose which record is meant.',
  takenNew: 'You said that this is a new one.',
  again: 'Choose again',
})
