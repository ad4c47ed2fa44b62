import type { FieldProblem } from '../errors/field-problem'
import { cleanEmail, cleanUrl } from '../kernel/contact-fields'
import { isCurrency } from '../kernel/currency'
import { readMoney, readNumber } from '../kernel/read-number'
import { LIMITS } from '../records/limits'
import { customRule } from './check-custom'
import { MOST_CUSTOM_NUMBER, type CustomValue } from './custom-value'
import type { FieldShape } from './field-definition'

export type ReadCustom =
  | { readonly ok: true; readonly value: CustomValue }
  | { readonly ok: false; readonly problem: FieldProblem }

export interface ReadCustomOptions {
  readonly locale: string
  /** Of money that names none. */
  readonly currency: string
}

/**
 * What a person typed, as the field keeps it; blank text is an empty field. Options are known by their labels, whatever the
 * case, and several of them stand one a line or between semicolons. A phone number is kept as it was typed: reading it takes
 * tables that are loaded apart.
 */
export function readCustom(field: FieldShape, typed: string, options: ReadCustomOptions): ReadCustom {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (text === '') return { ok: true, value: null }
  if (text.length > LIMITS.customValue) return refused({ rule: 'too-long', limit: LIMITS.customValue })
  const value = valueIn(field, field.type === 'multi-select' ? typed : text, options)
  if (value !== null && typeof value === 'object' && 'rule' in value) return refused(value)
  const rule = customRule(field, value)
  return rule === null ? { ok: true, value } : refused({ rule })
}

function valueIn(
  { type, options }: FieldShape,
  text: string,
  { locale, currency }: ReadCustomOptions,
): CustomValue | FieldProblem {
  const optionOf = (label: string) => options.find((option) => option.label.toLowerCase() === label.toLowerCase())?.id
  switch (type) {
    case 'number': {
      const number = readNumber(text, locale)
      if (number === null) return { rule: 'type' }
      if (Math.abs(number) <= MOST_CUSTOM_NUMBER) return number
      return number > 0 ? { rule: 'too-large', limit: MOST_CUSTOM_NUMBER } : { rule: 'too-small', limit: -MOST_CUSTOM_NUMBER }
    }
    case 'money': {
      const named = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(text)?.find(isCurrency)
      const code = named ?? currency
      const money = readMoney(text, { locale, currency: code })
      if (!money.ok) return money.problem
      return money.minor === null ? null : { amountMinor: money.minor, currency: code }
    }
    case 'checkbox':
      return TICKED.has(text.toLowerCase()) ? true : UNTICKED.has(text.toLowerCase()) ? null : { rule: 'type' }
    case 'select':
      return optionOf(text) ?? { rule: 'choice' }
    case 'multi-select': {
      const labels = text.split(/[;\n]/u).flatMap((part) => part.replace(/\s+/gu, ' ').trim() || [])
      const ids = labels.map(optionOf)
      return ids.every((id) => id !== undefined) ? [...new Set(ids)] : { rule: 'choice' }
    }
    case 'url':
      return cleanUrl(text)
    case 'email':
      return cleanEmail(text)
    default:
      return text
  }
}

/** As files of other programs say it. */
const TICKED: ReadonlySet<string> = new Set(['yes', 'true', '1', 'x', 'y', 'ja', 'wahr', 'si', 'sí', 'oui'])
const UNTICKED: ReadonlySet<string> = new Set(['no', 'false', '0', 'n', 'nein', 'falsch', 'non'])

function refused(problem: FieldProblem): ReadCustom {
  return { ok: false, problem }
}
