import { readCustom, type ReadCustomOptions } from '../../domain/model/fields/read-custom'
import type { CustomValue } from '../../domain/model/fields/custom-value'
import type { OwnField } from '../../domain/model/fields/own-field'
import type { WorkspaceView } from '../app/workspace-context'
import { fieldsText } from '../text/fields'
import { amountSentence, fieldProblemSentence } from '../text/field-text'
import { formatsOf } from '../text/format'

/** What is typed is read as the screens write it, whatever language the workspace is in. */
export function readingIn({ workspace, formats }: Pick<WorkspaceView, 'workspace' | 'formats'>) {
  const { currency, country } = workspace
  return { currency, country, locale: formats.locale }
}

/** What is wrong with what was typed, as a sentence; null when nothing is. */
export function typedProblem(field: OwnField, typed: string, options: ReadCustomOptions): string | null {
  const read = readCustom(field, typed, options)
  if (read.ok) return null
  const { problem } = read
  if (problem.rule === 'type' && field.type === 'number') return fieldsText.notReadable.number
  if (field.type === 'money') return amountSentence(field.label, problem, (minor) => moneyIn(options, minor))
  return fieldProblemSentence(field.label, problem)
}

function moneyIn({ locale, currency }: ReadCustomOptions, minor: number): string {
  return formatsOf({ locale, timeZone: 'UTC' }).money(minor, currency)
}

/** What was typed, as the field keeps it: a phone number in the form that dials, where it can be read. */
export async function typedValue(
  field: OwnField,
  typed: string,
  options: ReadCustomOptions & { readonly country: string },
): Promise<CustomValue> {
  const read = readCustom(field, typed, options)
  if (!read.ok) return typed
  if (field.type !== 'phone' || typeof read.value !== 'string') return read.value
  const { readPhone } = await import('../../domain/model/people/phone-numbers')
  return readPhone(read.value, options.country).e164 ?? read.value
}
