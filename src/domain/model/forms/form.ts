import * as v from 'valibot'
import { choice, flag, id, line, lines, list, nullable, optional, requiredLine, says } from '../kernel/fields'
import { url } from '../kernel/contact-fields'
import { LIMITS } from '../records/limits'
import type { FieldDefinition } from '../fields/field-definition'
import { FILE_CHOICES, MEGABYTE, MOST_FORM_FILES } from './form-files'
import { FILES_KEY, formFieldOf, isOfDeal, type KnownFormField, namesSomebody, readFormKey } from './form-fields'

/** A draft has never been open; a closed one takes nothing any more. */
export const FORM_STATUSES = ['draft', 'open', 'closed'] as const

const formField = v.strictObject({
  key: v.pipe(
    requiredLine(LIMITS.name),
    v.check((key) => readFormKey(key) !== null, says('choice')),
  ),
  label: requiredLine(LIMITS.name),
  help: optional(line(LIMITS.title)),
  required: v.optional(flag, false),
  /** Nobody is asked: it is this, as somebody would have typed it. `null`: it is asked for. */
  value: optional(line(LIMITS.name)),
})

const count = (most: number) =>
  v.pipe(v.number(says('type')), v.integer(says('type')), v.minValue(1, says('too-small')), v.maxValue(most, says('too-large')))

const formFiles = v.strictObject({
  kinds: v.optional(choice(FILE_CHOICES), 'both'),
  most: v.optional(count(MOST_FORM_FILES), 3),
  /** Of each, at most. */
  megabytes: v.optional(count(LIMITS.fileBytes / MEGABYTE), 10),
})

/** What strangers may fill in at a page that needs no account, and what becomes of it. */
export const formSchema = v.pipe(
  v.strictObject({
    name: requiredLine(LIMITS.name),
    status: v.optional(choice(FORM_STATUSES), 'draft'),
    /** What the page says above its fields. */
    title: requiredLine(LIMITS.name),
    introduction: optional(lines(LIMITS.description)),
    fields: v.pipe(v.array(formField, says('type')), v.maxLength(LIMITS.formFields, says('too-many'))),
    /** To be ticked before it can be sent; `null`: nothing is. */
    consent: optional(lines(LIMITS.description)),
    thanks: optional(lines(LIMITS.description)),
    /** Where the page goes when it was sent. */
    nextUrl: nullable(
      v.pipe(
        url,
        v.check((text) => text.startsWith('https://'), says('url')),
      ),
    ),
    /** Who gets whoever fills it in: one of these in turn; nobody where there are none. */
    ownerIds: list(id, LIMITS.mentions),
    /** Of the deal that is made for whoever fills it in: see `dealTitle`. `null`: none is. */
    dealTitle: optional(line(LIMITS.title)),
    /** Where it begins; `null`, or one that is gone: at the start of the usual pipeline. */
    dealStageId: nullable(id),
    /** Which files may be sent along, where a field asks for some. */
    files: nullable(formFiles),
    tagIds: list(id, LIMITS.tags),
    /** How often it was sent. The backend counts. */
    taken: v.optional(v.pipe(v.number(says('type')), v.integer(says('type')), v.minValue(0, says('too-small'))), 0),
  }),
  v.forward(
    v.check(({ fields }) => new Set(fields.map(({ key }) => key)).size === fields.length, says('choice')),
    ['fields'],
  ),
  v.forward(
    v.check(({ fields }) => namesSomebody(fields.flatMap(({ key, value }) => (value === null ? [key] : []))), says('required')),
    ['fields'],
  ),
)

export type Form = Readonly<v.InferOutput<typeof formSchema>>
export type FormFiles = NonNullable<Form['files']>
export type FormField = Form['fields'][number]

/** Whether a deal is made for whoever fills it in. A form that a browser has kept from before says nothing of it. */
export function makesDeal({ dealTitle }: Pick<Form, 'dealTitle'>): boolean {
  return (dealTitle ?? '') !== ''
}

/** Which files it takes; `null`: none. */
export function takenFiles({ fields, files }: Pick<Form, 'fields' | 'files'>): FormFiles | null {
  return fields.some(({ key, value }) => key === FILES_KEY && value === null) ? (files ?? null) : null
}

/** The fields that are asked for or fixed, as it stands: not those that are gone, nor those of a deal that is not made. */
export function liveFields(
  form: Pick<Form, 'fields' | 'dealTitle' | 'files'>,
  definitions: readonly FieldDefinition[],
): readonly (FormField & { readonly known: KnownFormField })[] {
  return form.fields.flatMap((field) => {
    const isLeftOut = (isOfDeal(field.key) && !makesDeal(form)) || (field.key === FILES_KEY && takenFiles(form) === null)
    const known = isLeftOut ? null : formFieldOf(field.key, definitions)
    return known === null ? [] : [{ ...field, known }]
  })
}
