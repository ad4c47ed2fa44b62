import type { ImportCollection } from '../../domain/model/imports/import-collections'
import type { KindReason, ValueSign } from '../../domain/model/imports/kind-guess'
import { importText } from './import'
import { inLanguage } from './in-language'

const VALUES: Readonly<Record<ValueSign, string>> = {
  'company-names': 'names of companies',
  stages: 'stages of a sale',
  statuses: 'how far things are done',
  happenings: 'calls, meetings and e-mails',
  'shared-mailboxes': 'addresses that several people share',
  'company-numbers': 'numbers that companies have',
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** The step of an import in which a person sees, and says, what the rows of the file are. */
export const importKindText = inLanguage('importKind', {
  each: 'Each row is',
  kinds: {
    people: 'a person',
    companies: 'a company',
    deals: 'a deal',
    tasks: 'a task',
    notes: 'a note, call or meeting',
  } satisfies Readonly<Record<ImportCollection, string>>,
  because: (reasons: readonly KindReason[]) => `Because of ${reasons.map(reason).join('; ')}`,
  noReason: 'Nothing in the file says so',
  open: 'The file could be several things. Choose what each row is.',
  missing: 'Choose what each row is before you go on.',
  first: 'The first records',
  firstHint: 'Choose what each row is to see the first records here.',
  noRecords: 'No record can be made of the first rows. Another choice may fit, or the columns need to be matched first.',
  howRead: 'How the file was read',
})

function reason(said: KindReason): string {
  switch (said.by) {
    case 'columns':
      return `${said.names.length === 1 ? 'the column' : 'the columns'} ${quoted(said.names)}`
    case 'values':
      return `${VALUES[said.are]} in ${quoted([said.column])}`
    case 'file-name':
      return `the file’s name, ${quoted([said.name])}`
    case 'sheet-name':
      return `the sheet’s name, ${quoted([said.name])}`
    case 'program':
      return `the program it comes from, ${importText.sourceOf(said.source)}`
  }
}
