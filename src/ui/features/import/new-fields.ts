import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Mapping } from '../../../domain/model/imports/mapping'
import type { PlannedCreate } from '../../../domain/model/imports/planning/planned-write'
import { ownTarget } from '../../../domain/model/imports/targets'
import { customField } from '../../../domain/model/query/field-reader'
import type { Version } from '../../../domain/model/records/meta'
import type { WorkspaceView } from '../../app/workspace-context'

/** A field of the workspace's own that is there as soon as the import is written, and not before. */
export type NewField = PlannedCreate<'fieldDefinitions'> & { readonly data: FieldDefinition }

/** The workspace as if they were there: what chooses, names and reads fields needs to know no more. */
export function withNewFields(view: WorkspaceView, fields: readonly NewField[], now: number): WorkspaceView {
  if (fields.length === 0) return view
  const at = instantOf(now)
  const by = { memberId: view.me.id, via: 'import' } as const
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, deletedAt: null, version: '' as Version }
  const made = fields.map(({ id, data }) => ({ ...data, ...stamps, id, workspaceId: view.workspace.id }))
  return { ...view, fields: [...view.fields, ...made] }
}

/** Those that a column is given to. */
export function neededFields(fields: readonly NewField[], mapping: Mapping): readonly NewField[] {
  const targets = new Set(mapping.map(({ target }) => target))
  return fields.filter(({ data }) => targets.has(ownTarget(data.collection, customField(data.key))))
}
