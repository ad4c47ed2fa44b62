import type { FieldType } from '../../domain/model/fields/field-type'
import type { ImportCollection } from '../../domain/model/imports/import-collections'
import { inLanguage } from './in-language'

const NEEDED: Readonly<Record<ImportCollection, string>> = {
  people: 'Choose at least one column for a name, an e-mail address or a phone number: without it a row tells of nobody.',
  companies: 'Choose a column for the name or the domain of the company: without it a row tells of none.',
  deals: 'Choose a column for the title of the deal: without it a row tells of none.',
  tasks: 'Choose a column for the title of the task: without it a row tells of none.',
  notes: 'Choose a column for the text of the note: without it a row tells of none.',
}

const FITS: Readonly<Record<FieldType, string>> = {
  text: 'text',
  number: 'numbers',
  date: 'dates',
  checkbox: 'yes or no',
  select: 'a few words that come again',
  'multi-select': 'lists of a few words',
  url: 'web addresses',
  email: 'e-mail addresses',
  phone: 'phone numbers',
  money: 'amounts of money',
}

/** The step of an import in which each column is given to a field. */
export const importMapText = inLanguage('importMap', {
  about: 'What the rows are about',
  aboutHint: 'The columns are looked at again when you choose something else.',
  needed: (primary: ImportCollection) => NEEDED[primary],
  namedIn: (source: string) => `Named so in ${source}`,
  named: 'By its name',
  similar: 'A similar name, check it',
  values: 'By what its values look like, check it',
  chosen: 'Chosen by you',
  none: 'Left out',
  pick: 'Find a field',
  own: 'Fields of your own',
  gone: 'A field that is gone',
  newField: 'Make a field of it',
  newFieldOf: (column: string) => `Make a field of “${column}”`,
  looksLike: (type: FieldType) => `Its values look like ${FITS[type]}.`,
  remembered: (file: string, when: string) => `The columns are mapped as in your import of ${file}, ${when}.`,
  forget: 'Use the guess instead',
  earlier: 'Map as in an earlier import',
  noEarlier: 'As guessed',
  earlierOf: (file: string, when: string) => `${file}, ${when}`,
})
