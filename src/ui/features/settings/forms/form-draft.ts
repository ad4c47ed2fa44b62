import type { FieldDefinition } from '../../../../domain/model/fields/field-definition'
import { type Form, type FormField, type FormFiles, makesDeal } from '../../../../domain/model/forms/form'
import {
  FILES_KEY,
  FORM_COLLECTIONS,
  FORM_KEYS,
  isOfDeal,
  ownFormKey,
  readFormKey,
} from '../../../../domain/model/forms/form-fields'
import { fieldName } from '../../../text/field-text'
import { formsText as text } from '../../../text/forms'

/** A form as it is being edited. */
export type Draft = Omit<Form, 'status' | 'taken'>

export function newDraft(): Draft {
  const keys = ['people.firstName', 'people.lastName', 'people.emails']
  return {
    name: '',
    title: text.headingDefault,
    introduction: null,
    fields: keys.map((key) => fieldOf({ key, label: labelOf(key) }, key === 'people.emails')),
    consent: null,
    thanks: text.thanksDefault,
    nextUrl: null,
    ownerIds: [],
    dealTitle: null,
    dealStageId: null,
    files: null,
    tagIds: [],
  }
}

export function draftOf(form: Form): Draft {
  const { name, title, introduction, fields, consent, thanks, nextUrl, ownerIds, tagIds, dealStageId, files } = form
  const dealTitle = makesDeal(form) ? form.dealTitle : null
  return { name, title, introduction, fields, consent, thanks, nextUrl, ownerIds, tagIds, dealTitle, dealStageId, files }
}

/** Without a deal, nothing is asked of it. */
export function withDeal({ fields }: Draft, isMade: boolean): Partial<Draft> {
  if (isMade) return { dealTitle: '{company}' }
  return { dealTitle: null, dealStageId: null, fields: fields.filter(({ key }) => !isOfDeal(key)) }
}

export interface OfferedField {
  readonly key: string
  readonly label: string
}

/** What may be added: each once. */
export function offeredFields(draft: Draft, definitions: readonly FieldDefinition[]): readonly OfferedField[] {
  const own = definitions.filter(({ archived, collection }) => !archived && FORM_COLLECTIONS.some((one) => one === collection))
  const all = [
    ...FORM_KEYS.map((key) => ({ key, label: labelOf(key) })),
    ...own.map((definition) => ({ key: ownFormKey(definition), label: definition.label })),
  ]
  return all.filter(({ key }) => (draft.dealTitle !== null || !isOfDeal(key)) && draft.fields.every((field) => field.key !== key))
}

export function fieldOf({ key, label }: OfferedField, required = false): FormField {
  return { key, label, help: null, required, value: null }
}

function labelOf(key: string): string {
  const read = readFormKey(key)
  if (read === null) return key
  if (key === FILES_KEY) return text.files
  return key === 'companies.name' ? text.of.companies : fieldName(read.name)
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** What a form takes once it asks for files, until it says otherwise. */
const FILES: FormFiles = { kinds: 'both', most: 3, megabytes: 10 }

/** The draft with these fields: which files it takes is said as long as a field asks for them. */
export function withFields({ files }: Draft, fields: readonly FormField[]): Partial<Draft> {
  const asksForFiles = fields.some(({ key }) => key === FILES_KEY)
  return { fields: [...fields], files: asksForFiles ? (files ?? FILES) : null }
}
