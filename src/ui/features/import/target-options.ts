import { CUSTOM_COLLECTIONS } from '../../../domain/model/fields/custom-value'
import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import { IMPORT_COLLECTIONS, type ImportCollection } from '../../../domain/model/imports/import-collections'
import { collectionOf, ownKeyOf, ownTarget, targetsOf, TARGETS, type Target } from '../../../domain/model/imports/targets'
import type { PickerOption } from '../../design/picker-list'
import { importMapText } from '../../text/import-map'
import { importTargets } from '../../text/import-targets'

export interface TargetOptions {
  /** By the record that the value goes to: first those of what the rows are about. */
  readonly groups: readonly PickerOption[]
  /** By the option's id. */
  readonly targets: ReadonlyMap<string, Target>
}

/** All that a column can become. */
export function targetOptions(primary: ImportCollection, fields: readonly FieldDefinition[]): TargetOptions {
  const collections = [primary, ...IMPORT_COLLECTIONS.filter((collection) => collection !== primary)]
  const all = collections.flatMap((collection) => [...targetsOf(collection), ...ownTargets(collection, fields)])
  return {
    groups: all.map((target) => ({ id: target, label: targetLabel(target, fields), group: groupOf(target) })),
    targets: new Map(all.map((target) => [target, target])),
  }
}

function ownTargets(collection: ImportCollection, fields: readonly FieldDefinition[]): readonly Target[] {
  return CUSTOM_COLLECTIONS.filter((each) => each === collection).flatMap((each) =>
    ownFieldsOf(fields, each).map(({ field }) => ownTarget(each, field)),
  )
}

function groupOf(target: Target): string {
  const collection = importTargets.collectionOf(collectionOf(target))
  return ownKeyOf(target) === null ? collection : `${collection}: ${importMapText.own}`
}

export function targetLabel(target: Target, fields: readonly FieldDefinition[]): string {
  const known = TARGETS.find((each) => each === target)
  if (known !== undefined) return importTargets.targetOf(known)
  const own = fields.find(({ collection, key }) => collection === collectionOf(target) && key === ownKeyOf(target))
  return own?.label ?? importMapText.gone
}
