import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import { fieldName } from '../../text/field-text'

/** What a field of a record is called; one of the workspace's own as it named it. @param field `custom.<key>` for those */
export function differenceName(field: string, definitions: readonly Pick<FieldDefinition, 'key' | 'label'>[]): string {
  return definitions.find(({ key }) => field === `custom.${key}`)?.label ?? fieldName(field)
}
