import type { FieldType } from '../../domain/model/fields/field-type'
import type { ImportCollection } from '../../domain/model/imports/import-collections'
import { inLanguage } from './in-language'

const NEEDED: Readonly<Record<ImportCollection, string>> = {
  people: 'Choose at least one column for a name, an e-mail address or a phone number: without it there is nobody to import.',
  companies: 'Choose a column for the name or the domain of the company: without it there is nothing to import.',
  deals: 'Choose a column for the title of the deal: without it there is nothing to import.',
  tasks: 'Choose a column for the title of the task: without it there is nothing to import.',
  notes: 'Choose a column for the text of the note: without it there is nothing to import.',
}

const FITS: Readonly<Record<FieldType, string>> = {
  text: 'text',
  number: 'numbers',
  date: 'dates',
  checkbox: 'yes or no',
  select: 'a few recurring words',
  'multi-select': 'lists of a few words',
  url: 'web addresses',
  email: 'e-mail addresses',
  phone: 'phone numbers',
  money: 'amounts of money',
}

/** The step of an import in which each column is given to a field. */
export const importMapText = inLanguage('importMap', {
  about: 'What the rows are about',
  aboutHint: 'The columns are matched again when you change this.',
  needed: (primary: ImportCollection) => NEEDED[primary],
  namedIn: (source: string) => `Called this in ${source}`,
  named: 'By its name',
  similar: 'Similar name, please check',
  values: 'By its values, please check',
  chosen: 'Chosen by you',
  none: 'Left out',
  pick: 'Find a field',
  own: 'Fields of your own',
  gone: 'Removed field',
  newField: 'Create a field',
  newFieldOf: (column: string) => `Create a field for “${column}”`,
  looksLike: (type: FieldType) => `Its values look like ${FITS[type]}.`,
  remembered: (file: string, when: string) => `The columns are mapped as in your import of ${file}, ${when}.`,
  forget: 'Use the guess instead',
  earlier: 'Map as in an earlier import',
  noEarlier: 'As guessed',
  earlierOf: (file: string, when: string) => `${file}, ${when}`,
})
