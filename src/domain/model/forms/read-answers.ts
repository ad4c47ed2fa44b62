import type { Company } from '../companies/company'
import type { FieldProblem, FieldProblems } from '../errors/field-problem'
import type { Deal } from '../deals/deal'
import type { CustomMoney, CustomValue } from '../fields/custom-value'
import type { FieldDefinition } from '../fields/field-definition'
import { readCustom } from '../fields/read-custom'
import type { Phone } from '../kernel/contact-fields'
import type { Person } from '../people/person'
import { accepted, type Checked, refused } from '../records/checked'
import { LIMITS } from '../records/limits'
import { validateFields, validateRecord } from '../records/schemas'
import { type Form, type FormField, liveFields } from './form'
import { type FormCollection, namesSomebody, readFormKey, type ReadKey } from './form-fields'
import type { Submission } from './submission'

export interface AnswerRules {
  readonly definitions: readonly FieldDefinition[]
  /** The workspace's. */
  readonly locale: string
  readonly currency: string
  /** Of the workspace's country; it needs tables that are loaded apart. */
  readPhone(text: string): Pick<Phone, 'raw' | 'e164' | 'extension'>
}

export interface ReadAnswers {
  readonly person: Person
  readonly company: Partial<Company>
  /** What is said of the deal, if one is made. */
  readonly deal: Partial<Deal>
  readonly answers: Submission['answers']
}

type Given = Readonly<Record<string, string>>

/**
 * What somebody typed into a form, as it is to be kept: by the rules of each field, whoever they are. What was not asked for is
 * refused, and so is a value for what is fixed.
 */
export function readAnswers(
  form: Pick<Form, 'fields' | 'dealTitle' | 'files'>,
  given: Given,
  rules: AnswerRules,
): Checked<ReadAnswers> {
  const problems: Record<string, FieldProblem> = {}
  const kept: Submission['answers'][number][] = []
  const data: Record<FormCollection, Record<string, unknown>> = { people: {}, companies: {}, deals: {} }
  const custom: Record<FormCollection, Record<string, CustomValue>> = { people: {}, companies: {}, deals: {} }
  const asked = liveFields(form, rules.definitions)
  const answered = new Set(asked.flatMap(({ key, value }) => (value === null ? [key] : [])))
  for (const key of Object.keys(given)) if (!answered.has(key)) problems[key] = { rule: 'unknown-field' }
  for (const field of asked) {
    const text = (field.value ?? given[field.key] ?? '').trim()
    const read = readFormKey(field.key)
    if (read === null) continue
    const problem = text === '' ? emptyProblem(field) : place(text, read, { data, custom, rules })
    // A fixed value that is none by now is nothing that whoever fills it in could mend.
    if (problem !== null && field.value === null) problems[field.key] = problem
    else if (text !== '' && field.value === null) kept.push({ key: field.key, label: field.label, value: text })
  }
  if (Object.keys(problems).length > 0) return refused(problems)
  const person = validateRecord('people', { ...data.people, custom: custom.people })
  if (!person.ok) return refused(namelessProblem(asked, person.fields))
  const company = { ...data.companies, custom: custom.companies }
  const deal = { ...data.deals, custom: custom.deals }
  return accepted({ person: person.value, company, deal, answers: kept })
}

function emptyProblem({ required, value }: FormField): FieldProblem | null {
  return required && value === null ? { rule: 'required' } : null
}

/** Of a person without a name: at the first field that would give one. */
function namelessProblem(asked: readonly FormField[], problems: FieldProblems): FieldProblems {
  const first = asked.find(({ key, value }) => value === null && namesSomebody([key]))
  return first === undefined ? problems : { [first.key]: { rule: 'required' } }
}

interface Places {
  readonly data: Record<FormCollection, Record<string, unknown>>
  readonly custom: Record<FormCollection, Record<string, CustomValue>>
  readonly rules: AnswerRules
}

function place(text: string, { collection, name, isOwn }: ReadKey, { data, custom, rules }: Places): FieldProblem | null {
  // They are beside the answers, which only name them.
  if (name === 'files' && !isOwn) return null
  if (text.length > LIMITS.description) return { rule: 'too-long', limit: LIMITS.description }
  if (isOwn) {
    const definition = rules.definitions.find((one) => one.collection === collection && one.key === name)
    if (definition === undefined) return { rule: 'unknown-field' }
    const read = readCustom(definition, text, rules)
    if (!read.ok) return read.problem
    custom[collection][name] = read.value
    return null
  }
  if (name === 'amountMinor') {
    const money = readCustom(MONEY, text, rules)
    if (!money.ok) return money.problem
    const { amountMinor, currency } = Object(money.value) as CustomMoney
    return placeFields(collection, { amountMinor, currency }, data)
  }
  const value = valueOf(name, text, rules)
  if (value === null) return { rule: 'phone' }
  return placeFields(collection, { [name]: value }, data)
}

/** A sum as the workspace's own fields take it: with the currency that it names, or the workspace's. */
const MONEY = { type: 'money', options: [] } as const

function placeFields(collection: FormCollection, fields: object, data: Places['data']): FieldProblem | null {
  const checked = validateFields<FormCollection>(collection, fields)
  if (!checked.ok) return Object.values(checked.fields)[0] ?? { rule: 'type' }
  Object.assign(data[collection], checked.value)
  return null
}

/** `null`: a phone number that rings nowhere, which can still be asked for. */
function valueOf(name: string, text: string, { readPhone }: AnswerRules): unknown {
  if (name === 'emails') return [{ value: text, label: null, primary: true }]
  if (name !== 'phones') return text
  const read = readPhone(text)
  return read.e164 === null ? null : [{ ...read, label: null, primary: true }]
}
