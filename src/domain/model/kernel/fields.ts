import * as v from 'valibot'
import type { FieldRule } from '../errors/field-problem'
import { isCurrency } from './currency'
import { isId, type Id } from './id'
import { isInstant, type Instant, type PlainDate } from './instant'
import { isPlainDate } from './plain-date'

/*
 * The field kinds every entity is built from. Each refusal's message is the name of a FieldRule; `validate` turns the
 * issues into FieldProblems. The rules are point 5 of the product specification ("Validation rules").
 */

const HIDDEN = /[\u0000-\u001f\u007f-\u009f]/
const HIDDEN_BUT_BREAKS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/

export function says(rule: FieldRule): FieldRule {
  return rule
}

/** One line: NFC, trimmed, inner white space collapsed, no control characters. */
export function line(max: number) {
  return v.pipe(
    v.string(says('type')),
    v.transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()),
    v.check((text) => !HIDDEN.test(text), says('control-characters')),
    v.maxLength(max, says('too-long')),
  )
}

/** Several lines: NFC, trimmed, line ends as `\n`. */
export function lines(max: number) {
  return v.pipe(
    v.string(says('type')),
    v.transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
    v.check((text) => !HIDDEN_BUT_BREAKS.test(text), says('control-characters')),
    v.maxLength(max, says('too-long')),
  )
}

/** Text of a program, stored unchanged: JSON of `JSON.stringify` has no control characters. */
export function written(max: number) {
  return v.pipe(
    v.string(says('type')),
    v.minLength(1, says('required')),
    v.check((text) => !HIDDEN.test(text), says('control-characters')),
    v.maxLength(max, says('too-long')),
  )
}

/** A line that must hold something. */
export function requiredLine(max: number) {
  return v.pipe(line(max), v.minLength(1, says('required')))
}

/** Absent and blank both become `null`: there is one way to be empty. */
export function optional(schema: v.GenericSchema<string, string>) {
  const blankIsNull = v.transform((text: string): string | null => (text === '' ? null : text))
  return v.optional(v.nullable(v.pipe(schema, blankIsNull)), null)
}

/** Absent becomes `null`. */
export function nullable<S extends v.GenericSchema>(schema: S) {
  return v.optional(v.nullable(schema), null)
}

export function list<S extends v.GenericSchema>(schema: S, max: number) {
  return v.optional(v.pipe(v.array(schema, says('type')), v.maxLength(max, says('too-many'))), [])
}

export function choice<const T extends readonly string[]>(values: T) {
  return v.picklist(values, says('choice'))
}

export const id = v.custom<Id>(isId, says('type'))
export const instant = v.custom<Instant>(isInstant, says('date'))
export const plainDate = v.custom<PlainDate>(isPlainDate, says('date'))
export const currency = v.pipe(
  v.string(says('type')),
  v.transform((code) => code.trim().toUpperCase()),
  v.check(isCurrency, says('currency')),
)

/** Integer minor units; the bound keeps every amount exact as a JavaScript number. */
export const MAX_MINOR = 1_000_000_000_000_000
export const amountMinor = v.pipe(
  v.number(says('type')),
  v.integer(says('type')),
  v.minValue(0, says('too-small')),
  v.maxValue(MAX_MINOR, says('too-large')),
)
export const probability = v.pipe(
  v.number(says('type')),
  v.integer(says('type')),
  v.minValue(0, says('too-small')),
  v.maxValue(100, says('too-large')),
)
export const flag = v.boolean(says('type'))
