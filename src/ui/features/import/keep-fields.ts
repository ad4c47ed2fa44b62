import type { CustomCollection } from '../../../domain/model/fields/custom-value'
import { type FieldDefinition, keyFrom } from '../../../domain/model/fields/field-definition'
import { ownTarget } from '../../../domain/model/imports/targets'
import { cutTo } from '../../../domain/model/kernel/cut-to'
import type { Id } from '../../../domain/model/kernel/id'
import { rankBetween } from '../../../domain/model/kernel/rank'
import { customField } from '../../../domain/model/query/field-reader'
import { LIMITS } from '../../../domain/model/records/limits'
import { columnName } from '../../text/import-reasons'
import type { KeptColumn, NewField } from './draft-state'
import type { ColumnView } from './import-messages'

interface KeepOptions {
  readonly collection: CustomCollection
  /** Those of the workspace, and those that are made with the import already. */
  readonly fields: readonly FieldDefinition[]
  readonly newId: () => Id
}

/** A field for each column, of the type that its values look like, as far as the collection has room for more. */
export function keepAsFields(columns: readonly ColumnView[], { collection, fields, newId }: KeepOptions): readonly KeptColumn[] {
  const own = fields.filter((field) => field.collection === collection)
  return columns.flatMap((column): readonly KeptColumn[] => {
    const label = cutTo(columnName(column).replace(/\s+/gu, ' ').trim(), LIMITS.name)
    const same = own.find((field) => !field.archived && field.label.toLowerCase() === label.toLowerCase())
    if (same !== undefined) return [{ column: column.index, target: ownTarget(collection, customField(same.key)), field: null }]
    if (own.filter(({ archived }) => !archived).length >= LIMITS.customFields) return []
    const { type, choices } = column.field
    const data: FieldDefinition = {
      collection,
      key: keyFrom(label, new Set(own.map(({ key }) => key))),
      label,
      type,
      options: choices.map((choice) => ({ id: newId(), label: choice, colour: null })),
      required: false,
      position: rankBetween(own.at(-1)?.position ?? null, null),
      archived: false,
    }
    own.push(data)
    const field: NewField = { kind: 'create', collection: 'fieldDefinitions', id: newId(), data }
    return [{ column: column.index, target: ownTarget(collection, customField(data.key)), field }]
  })
}
