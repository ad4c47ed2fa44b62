import { OPERAND, operatorsOf, type ViewField } from '../../domain/model/views/view-field'
import { isAskable, type FieldsByKey } from '../../domain/model/views/fit'
import { isTestGroup, type Operator, type TestGroup, type ViewFilter, type ViewTest } from '../../domain/model/views/view'
import type { OfferedField } from './filter-option'

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

export function askedFields(offered: readonly OfferedField[]): readonly OfferedField[] {
  return offered.filter((each) => each.field.field !== null)
}

/** A new condition, still without a value. */
export function freshTest(offered: OfferedField): ViewTest {
  return { field: offered.field.key, operator: offeredOperators(offered)[0] ?? 'empty', values: [] }
}

/** What was given stays where the other operator takes the same. */
export function withOperator(test: ViewTest, operator: Operator): ViewTest {
  return { ...test, operator, values: OPERAND[test.operator] === OPERAND[operator] ? test.values : [] }
}

/** What of a draft can be asked: conditions without a value are left out until they have one. */
export function complete(draft: ViewFilter, fields: FieldsByKey): ViewFilter {
  const tests = draft.tests.flatMap((part): readonly (ViewTest | TestGroup)[] => {
    if (!isTestGroup(part)) return isAskable(part, fields) ? [part] : []
    const inner = part.tests.filter((test) => isAskable(test, fields))
    return inner.length === 0 ? [] : [{ match: part.match, tests: inner }]
  })
  return { match: tests.length === 0 ? 'all' : draft.match, tests }
}
