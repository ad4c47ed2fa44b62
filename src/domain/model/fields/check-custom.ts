import type { FieldProblem, FieldProblems, FieldRule } from '../errors/field-problem'
import { cleanEmail, cleanUrl, isEmail, isWebUrl } from '../kernel/contact-fields'
import { isPlainDate } from '../kernel/plain-date'
import { changedKeys, isMoney, type CustomCollection, type CustomValue, type CustomValues } from './custom-value'
import type { FieldDefinition, FieldShape } from './field-definition'

/** What a rule about values asks of a definition. */
export type FieldRuleset = Pick<FieldDefinition, 'collection' | 'key' | 'type' | 'options' | 'required' | 'archived'>

export interface CustomStep {
  readonly collection: CustomCollection
  /** `null` for a new record. */
  readonly before: CustomValues | null
  readonly after: CustomValues
  /** Every definition of the workspace, archived ones too: what an archived field holds may be put back. */
  readonly definitions: Iterable<FieldRuleset>
  /** Must a new record have what is required? Not one that a file or the backend brings: that has what it has. */
  readonly demandsRequired: boolean
}

/**
 * The one rule for the values of a workspace's own fields, run by forms, imports and functions before they write and by the
 * backend on its own: no key without a definition, no value that is not of its type, nothing required left out of a new
 * record. Only what the step changes is asked, so that a record stays editable when the options of a field change.
 *
 * @returns problems by path, `custom.<key>`; `null` when all is well
 */
export function customProblems(step: CustomStep): FieldProblems | null {
  const changed = changedKeys(step.before ?? {}, step.after)
  const isDemanding = step.before === null && step.demandsRequired
  if (changed.length === 0 && !isDemanding) return null
  const problems: Record<string, FieldProblem> = {}
  const known = new Map<string, FieldRuleset>()
  for (const definition of step.definitions) if (definition.collection === step.collection) known.set(definition.key, definition)
  for (const key of changed) {
    const definition = known.get(key)
    const rule = definition === undefined ? 'unknown-field' : customRule(definition, step.after[key] ?? null)
    if (rule !== null) problems[`custom.${key}`] = { rule }
  }
  if (isDemanding) {
    for (const { key, required, archived, type } of known.values()) {
      const isLeftOut = (step.after[key] ?? null) === null
      if (required && !archived && type !== 'checkbox' && isLeftOut) problems[`custom.${key}`] = { rule: 'required' }
    }
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What is wrong with a value of this field; empty is always right. */
export function customRule({ type, options }: FieldShape, value: CustomValue): FieldRule | null {
  if (value === null) return null
  const isOption = (id: unknown) => options.some((option) => option.id === id)
  switch (type) {
    case 'number':
      return typeof value === 'number' ? null : 'type'
    case 'checkbox':
      return typeof value === 'boolean' ? null : 'type'
    case 'money':
      return isMoney(value) ? null : 'type'
    case 'multi-select':
      if (!Array.isArray(value)) return 'type'
      return value.every(isOption) ? null : 'choice'
    default:
      if (typeof value !== 'string') return 'type'
      return type === 'select' ? (isOption(value) ? null : 'choice') : textRule(type, value)
  }
}

const PHONE_CHARACTERS = 60

/** Text is kept as it compares: what is still to be cleaned is refused here, and cleaned where it is read. */
function textRule(type: 'text' | 'date' | 'url' | 'email' | 'phone', value: string): FieldRule | null {
  switch (type) {
    case 'text':
      return null
    case 'date':
      return isPlainDate(value) ? null : 'date'
    case 'url':
      return cleanUrl(value) === value && isWebUrl(value) ? null : 'url'
    case 'email':
      return cleanEmail(value) === value && isEmail(value) ? null : 'email'
    case 'phone':
      return value.length <= PHONE_CHARACTERS ? null : 'phone'
  }
}
