import { fieldsByKey, fitted, type FieldsByKey } from '../views/fit'
import type { FieldDefinition } from '../fields/field-definition'
import type { AnyCondition } from '../query/ast'
import { conditionOf, type FilterContext } from '../views/condition-of'
import { FIELD_CATALOGUE, ownViewFields } from '../views/field-catalogue'
import type { ViewField } from '../views/view-field'
import { readView } from '../views/view-text'
import type { ViewCollection } from '../views/view'
import { COLLECTIONS } from '../registry/registry'

/** What a rule may ask of a record: what the record itself holds. What only a list's row has, a rule does not see. */
export function ruleFields(collection: ViewCollection, definitions: readonly FieldDefinition[]): readonly ViewField[] {
  const held = FIELD_CATALOGUE[collection].filter(({ field }) => field !== null && Object.hasOwn(COLLECTIONS[collection], field))
  return [...held.map(withoutNames), ...ownViewFields(definitions, collection)]
}

/** A record holds the id of what it refers to, and not its name. */
function withoutNames({ nameField: _name, listField: _list, ...field }: ViewField): ViewField {
  return field
}

/**
 * The condition of a rule, `null` where it has none. `'unfit'`: a field it asks for is not there any more. Leaving that out would
 * do the steps to records that nobody meant.
 */
export function ruleCondition(
  filter: string,
  fields: readonly ViewField[],
  context: Omit<FilterContext, 'me'>,
): AnyCondition | null | 'unfit' {
  const view = readView({ layout: null, filter, sort: null, group: null, columns: null })
  const byKey: FieldsByKey = fieldsByKey(fields)
  if (view === null || !fitted(view, byKey).isWhole || filter.split(/[:;,()]/u).includes('me')) return 'unfit'
  // Nobody asks: `me` is nobody, and was refused above.
  return conditionOf(view.filter, byKey, { ...context, me: '' as FilterContext['me'] })
}
