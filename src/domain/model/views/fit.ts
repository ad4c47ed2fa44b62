import { isId } from '../kernel/id'
import { isPlainDate } from '../kernel/plain-date'
import { LIMITS } from '../records/limits'
import { readPeriod } from './periods'
import { OPERAND, type OperandKind, isTestGroup, type TestGroup, type View, type ViewFilter, type ViewTest } from './view'
import { operatorsOf, type ViewField } from './view-field'

export type FieldsByKey = ReadonlyMap<string, ViewField>

export function fieldsByKey(fields: readonly ViewField[]): FieldsByKey {
  return new Map(fields.map((field) => [field.key, field]))
}

/** The member who asks, as a value of a field that names members. */
export const ME = 'me'

/**
 * Whether the condition fits these fields: the field exists, the operator fits it, and there are as many values as it takes,
 * each of the right form.
 */
export function isAskable({ field: key, operator, values }: ViewTest, fields: FieldsByKey): boolean {
  const field = fields.get(key)
  if (field === undefined || field.field === null || !operatorsOf(field).includes(operator)) return false
  return areOperands(values, OPERAND[operator], field)
}

function areOperands(values: readonly string[], kind: OperandKind, field: ViewField): boolean {
  const [first = '', second = ''] = values
  switch (kind) {
    case 'none':
      return values.length === 0
    case 'text':
      return values.length === 1 && first.trim() !== '' && first.length <= LIMITS.name
    case 'number':
      return values.length === 1 && isNumber(first)
    case 'numbers':
      return values.length === 2 && isNumber(first) && isNumber(second)
    case 'day':
      return values.length === 1 && isPlainDate(first)
    case 'days':
      return values.length === 2 && isPlainDate(first) && isPlainDate(second)
    case 'period':
      return values.length === 1 && readPeriod(first) !== null
    case 'options':
      return values.length > 0 && values.every((value) => isOption(value, field))
  }
}

/** Decimals with a point, short enough to be exact. */
function isNumber(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,4})?$/.test(text)
}

function isOption(value: string, field: ViewField): boolean {
  if (field.references !== undefined) return isId(value) || (value === ME && field.references === 'members')
  return field.choices?.includes(value) ?? false
}

/**
 * The view without conditions on fields that do not exist, such as a custom field that was archived since. `isWhole`: nothing
 * was left out.
 */
export function fitted(view: View, fields: FieldsByKey): { readonly view: View; readonly isWhole: boolean } {
  const filter = fittedFilter(view.filter, fields)
  const sort = view.sort.filter(({ field }) => (fields.get(field)?.orderBy ?? null) !== null)
  const columns = view.columns.filter(({ field }) => fields.has(field))
  const group = view.group !== null && (fields.get(view.group)?.grouping ?? null) !== null ? view.group : null
  const isWhole =
    filter.isWhole && sort.length === view.sort.length && columns.length === view.columns.length && group === view.group
  return { view: { layout: view.layout, filter: filter.filter, sort, group, columns }, isWhole }
}

function fittedFilter(filter: ViewFilter, fields: FieldsByKey): { readonly filter: ViewFilter; readonly isWhole: boolean } {
  let isWhole = true
  const kept = (test: ViewTest) => {
    const askable = isAskable(test, fields)
    isWhole &&= askable
    return askable
  }
  const tests = filter.tests.flatMap((part): readonly (ViewTest | TestGroup)[] => {
    if (!isTestGroup(part)) return kept(part) ? [part] : []
    const inner = part.tests.filter(kept)
    return inner.length === 0 ? [] : [{ match: part.match, tests: inner }]
  })
  return { filter: { match: filter.match, tests }, isWhole }
}
