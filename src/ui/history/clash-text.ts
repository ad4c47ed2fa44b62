import type { Id } from '../../domain/model/kernel/id'
import { isId } from '../../domain/model/kernel/id'
import { plainValue } from '../../domain/model/records/changes'
import type { FieldClash } from '../../domain/model/records/merge-fields'
import { fieldName } from '../text/field-text'
import { recordText } from '../text/record'
import { readValue, type ChangeNames } from './change-lines'

const text = recordText.conflict

/** What the field is called; a part of one with what it is a part of. */
export function clashName(path: string): string {
  const [field = path, part] = path.split('.')
  if (field === 'custom') return fieldName(path)
  return part === undefined ? fieldName(field) : text.part(fieldName(field), fieldName(part))
}

/** A side of the clash as one reads it, an entry a line; null where the field is empty. */
export function clashText(path: string, value: unknown, names: ChangeNames): string | null {
  const own = Object(value) === value && !Array.isArray(value) ? new Map(Object.entries<unknown>({ ...Object(value) })) : null
  // Fields that belong together are told by the one that they are about.
  const key = own?.has('amountMinor') === true ? 'amountMinor' : own?.has('stageId') === true ? 'stageId' : null
  if (own !== null && key !== null) {
    const currency = own.get('currency')
    return lineOf(key, own.get(key), typeof currency === 'string' ? { ...names, currency } : names)
  }
  const plain = plainValue(value)
  if (!Array.isArray(plain)) return lineOf(path, plain, names)
  const lines = plain.flatMap((each: unknown) => lineOf(path, each, names) ?? [])
  return lines.length === 0 ? null : lines.join('\n')
}

function lineOf(key: string, value: unknown, names: ChangeNames): string | null {
  return value === null || value === undefined || value === '' ? null : readValue(key, value, { changes: {}, names })
}

/** The companies and people that the clashes name, whose names must be known before they can be told. */
export function idsOfClashes(clashes: readonly FieldClash[]): readonly Id[] {
  return clashes
    .flatMap(({ before, theirs, mine }) => [before, theirs, mine])
    .flatMap((value) => [plainValue(value)].flat())
    .filter(isId)
}
