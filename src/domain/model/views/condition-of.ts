import type { Id } from '../kernel/id'
import type { AnyCondition } from '../query/ast'
import { isAskable, ME, type FieldsByKey } from './fit'
import { amountCondition, dayCondition, numberCondition, spanCondition } from './range-conditions'
import type { CalendarContext } from './period-spans'
import { isTestGroup, type ViewFilter, type ViewTest } from './view'
import type { ViewField } from './view-field'

/** What relative values are resolved against. */
export interface FilterContext extends CalendarContext {
  /** The member's id. */
  readonly me: Id
  /** The workspace's (IANA name): a day of an instant is a day there. */
  readonly timeZone: string
}

/** The filter in the query language, as of now; `null`: no condition. Conditions that do not fit the fields are left out. */
export function conditionOf(filter: ViewFilter, fields: FieldsByKey, context: FilterContext): AnyCondition | null {
  const ask = (test: ViewTest) => testCondition(test, fields, context)
  const parts = filter.tests.flatMap((part) => {
    if (!isTestGroup(part)) return ask(part)
    const inner = part.tests.flatMap(ask)
    return inner.length === 0 ? [] : [joined(part.match, inner)]
  })
  return parts.length === 0 ? null : joined(filter.match, parts)
}

function joined(match: 'all' | 'any', of: readonly AnyCondition[]): AnyCondition {
  const [only] = of
  return only !== undefined && of.length === 1 ? only : { op: match === 'all' ? 'and' : 'or', of }
}

function testCondition(test: ViewTest, fields: FieldsByKey, context: FilterContext): readonly AnyCondition[] {
  const field = fields.get(test.field)
  if (field === undefined || !isAskable(test, fields)) return []
  const condition = conditionIn(test, field, context)
  return condition === null ? [] : [condition]
}

function conditionIn(test: ViewTest, viewField: ViewField, context: FilterContext): AnyCondition | null {
  const { field } = viewField
  if (field === null) return null
  const named = viewField.nameField ?? field
  const [value = ''] = test.values
  const options = () => test.values.map((each) => (each === ME && viewField.references === 'members' ? context.me : each))
  switch (test.operator) {
    case 'is':
      return sameText(field, value)
    case 'is-not':
      return not(sameText(field, value))
    case 'contains':
      return { op: 'includes', field: named, value }
    case 'lacks':
      return not({ op: 'includes', field: named, value })
    case 'starts':
      return { op: 'startsWith', field: named, value }
    case 'has':
      // Lists of words hold host names, which are kept in lower case.
      return { op: 'has', field, value: value.trim().toLowerCase() }
    case 'has-not':
      return not({ op: 'has', field, value: value.trim().toLowerCase() })
    case 'equals':
    case 'differs':
    case 'less':
    case 'most':
    case 'more':
    case 'least':
    case 'between':
      return viewField.type === 'money'
        ? amountCondition({ field, currencyField: viewField.currencyField ?? 'currency' }, test.operator, test.values.map(Number))
        : numberCondition(field, test.operator, test.values.map(Number))
    case 'on':
    case 'before':
    case 'until':
    case 'after':
    case 'since':
    case 'within':
      return dayCondition(viewField, test, context)
    case 'during':
      return spanCondition(viewField, value, context)
    case 'any-of':
      return oneOf(viewField, field, options())
    case 'none-of':
      return not(oneOf(viewField, field, options()))
    case 'has-any':
      return { op: 'or', of: options().map((each) => ({ op: 'has', field, value: each })) }
    case 'has-all':
      return { op: 'and', of: options().map((each) => ({ op: 'has', field, value: each })) }
    case 'has-none':
      return not({ op: 'or', of: options().map((each) => ({ op: 'has', field, value: each })) })
    case 'yes':
      return { op: 'eq', field, value: true }
    case 'no':
      return { op: 'neq', field, value: true }
    case 'empty':
      return { op: 'eq', field, value: null }
    case 'filled':
      return { op: 'neq', field, value: null }
  }
}

/** The same text to a reader, whatever the case and accents: ranges compare text folded, and `eq` does not. */
function sameText(field: string, value: string): AnyCondition {
  const text = value.trim()
  return {
    op: 'and',
    of: [
      { op: 'gte', field, value: text },
      { op: 'lte', field, value: text },
    ],
  }
}

/** The list also names those who take part without being the first. */
function oneOf({ listField }: ViewField, field: string, values: readonly string[]): AnyCondition {
  if (listField === undefined) return { op: 'in', field, values }
  return { op: 'or', of: values.map((value) => ({ op: 'has', field: listField, value })) }
}

function not(of: AnyCondition): AnyCondition {
  return { op: 'not', of }
}
