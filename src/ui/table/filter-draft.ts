import { OPERAND } from '../../domain/model/views/view'
import { type ViewField, operatorsOf } from '../../domain/model/views/view-field'
import { ME } from '../../domain/model/views/fit'
import { isTestGroup, type Operator, type TestGroup, type ViewTest } from '../../domain/model/views/view'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { readPeriod } from '../../domain/model/views/periods'
import type { Formats } from '../text/format'
import { viewsText } from '../text/views'

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** A field as the screens offer it: with its name, and what there is to choose from. */
export interface OfferedField {
  readonly field: ViewField
  readonly label: string
  readonly options: readonly FilterOption[]
}

/** The operators a field is offered with: what is chosen from a list only where there is one. */
export function offeredOperators({ field, options }: OfferedField): readonly Operator[] {
  return operatorsOf(field).filter((operator) => OPERAND[operator] !== 'options' || options.length > 0 || isPicked(field))
}

/** There is always somebody to choose, or more than a list could show. */
function isPicked({ references }: ViewField): boolean {
  return references === 'members' || isSought(references)
}

/** Records too many to be offered in a list: they are looked for by name. */
export function isSought(references: ViewField['references']): references is 'people' | 'companies' {
  return references === 'people' || references === 'companies'
}

export function filterableFields(offered: readonly OfferedField[]): readonly OfferedField[] {
  return offered.filter((each) => each.field.field !== null)
}

/** What there is to choose from; whoever asks comes first among the members. */
export function optionsOf({ field, options }: OfferedField): readonly FilterOption[] {
  return field.references === 'members' ? [{ value: ME, label: viewsText.me }, ...options] : options
}

/** A new condition, still without a value. */
export function freshTest(offered: OfferedField): ViewTest {
  return { field: offered.field.key, operator: offeredOperators(offered)[0] ?? 'empty', values: [] }
}

/** What was given stays where the other operator takes the same. */
export function withOperator(test: ViewTest, operator: Operator): ViewTest {
  return { ...test, operator, values: OPERAND[test.operator] === OPERAND[operator] ? test.values : [] }
}

/** A condition, or a group of them, in words. */
export function partSentence(part: ViewTest | TestGroup, offered: readonly OfferedField[], formats: Formats): string {
  if (!isTestGroup(part)) return testSentence(part, offered, formats)
  return part.tests.map((test) => testSentence(test, offered, formats)).join(part.match === 'all' ? viewsText.and : viewsText.or)
}

function testSentence(test: ViewTest, offered: readonly OfferedField[], formats: Formats): string {
  const { field, operator, value } = testWords(test, offered, formats)
  return viewsText.sentence(field, operator, value)
}

/** The parts of a condition in words; an empty `value`: it has none, or none yet. */
export function testWords({ field: key, operator, values }: ViewTest, offered: readonly OfferedField[], formats: Formats) {
  const found = offered.find(({ field }) => field.key === key)
  const given = values.filter((value) => value !== '')
  const words = given.map((value) => valueText(value, OPERAND[operator], { found, formats }))
  return {
    field: found?.label ?? key,
    operator: viewsText.operators[given.length === 1 ? operatorForOne(operator) : operator],
    value: words.join(OPERAND[operator] === 'options' ? ', ' : viewsText.and),
  }
}

/** "Is any of" says no more than "is" where there is one to choose. */
const FOR_ONE: Partial<Record<Operator, Operator>> = {
  'any-of': 'is',
  'none-of': 'is-not',
  'has-any': 'has',
  'has-all': 'has',
  'has-none': 'has-not',
}

function operatorForOne(operator: Operator): Operator {
  return FOR_ONE[operator] ?? operator
}

interface ValueContext {
  readonly found: OfferedField | undefined
  readonly formats: Formats
}

function valueText(value: string, kind: (typeof OPERAND)[keyof typeof OPERAND], { found, formats }: ValueContext): string {
  switch (kind) {
    case 'day':
    case 'days':
      return isPlainDate(value) ? formats.date(value) : value
    case 'number':
    case 'numbers':
      return formats.number(Number(value))
    case 'period':
      return periodText(value, formats)
    case 'options':
      if (value === ME && found?.field.references === 'members') return viewsText.me
      return found?.options.find((option) => option.value === value)?.label ?? viewsText.unknownValue
    default:
      return value
  }
}

export function periodText(value: string, formats: Formats): string {
  const period = readPeriod(value)
  if (period === null) return value
  if (typeof period === 'string') return viewsText.periods[period]
  const days = formats.number(period.days)
  return period.side === 'last' ? viewsText.lastDays(days) : viewsText.nextDays(days)
}
