import { ChevronDown, Plus, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { isCustomCollection, CUSTOM_COLLECTIONS } from '../../../domain/model/fields/custom-value'
import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import { type ImportCollection, IMPORT_COLLECTIONS } from '../../../domain/model/imports/import-collections'
import {
  type ColumnMapping,
  ownTarget,
  type Source,
  type Target,
  collectionOf,
  ownKeyOf,
  targetsOf,
  TARGETS,
} from '../../../domain/model/imports/targets'
import { customField } from '../../../domain/model/query/field-reader'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { classNames } from '../../design/class-names'
import { IconButton } from '../../design/icon-button'
import { PickerButton } from '../../design/picker-button'
import type { PickerOption } from '../../design/picker-list'
import { importText } from '../../text/import'
import { importMapText as text, importMapText, importTargets } from '../../text/import-map'
import { columnName } from '../../text/import-reasons'
import { NewFieldDialog } from '../settings/fields/new-field-dialog'
import type { ColumnView } from './import-messages'
import styles from './import.module.css'
import own from './decisions.module.css'
import type { NewField } from './draft-state'

export interface ColumnRowProps {
  readonly column: ColumnView
  readonly mapping: ColumnMapping
  /** What the rows are about. */
  readonly primary: ImportCollection
  /** Whose names the columns have. */
  readonly source: Source
  /** Keeps the column as a field of its own in one step; `null`: there may be none. */
  readonly onKeep: (() => void) | null
  readonly onTarget: (target: Target | null) => void
  /** A field to be made with the import, and the target that it then is. */
  readonly onField: (field: NewField, target: Target) => void
}

/** A column with some of its values, what it becomes and why; or a field of the workspace's own that will be made for it. */
export function ColumnRow({ column, mapping, primary, source, onKeep, onTarget, onField }: ColumnRowProps) {
  const { fields } = useWorkspace()
  const [isMaking, setMaking] = useState(false)
  const name = columnName(column)
  const { target, label, basis } = mapping
  const { groups, targets } = targetOptions(primary, fields)
  const mayMake = target === null && column.samples.length > 0 && onKeep !== null
  return (
    <li className={own.column}>
      <div className={own.columnName}>
        <span>{name}</span>
        <span className={classNames(own.basis, own[`basis-${basis}`])}>{whyText(mapping, source)}</span>
      </div>
      <div className={own.samples}>
        {column.samples.length === 0 ? (
          <span className={styles.hint}>{importText.emptyColumn}</span>
        ) : (
          column.samples.map((sample) => <span key={sample}>{sample}</span>)
        )}
      </div>
      <div className={own.target}>
        <PickerButton
          label={text.pick}
          options={groups}
          selected={target === null ? [] : [target]}
          onPick={(id) => onTarget(targets.get(id) ?? null)}
          clearLabel={importText.leaveOut}
          onClear={() => onTarget(null)}
          renderTrigger={(trigger) => (
            <button
              {...trigger}
              type="button"
              aria-label={`${importText.targetLabel(name)}: ${target === null ? importText.leaveOut : targetLabel(target, fields)}`}
              className={classNames(own.select, target === null && own.isOut)}
            >
              <span>{target === null ? importText.leaveOut : targetLabel(target, fields)}</span>
              <ChevronDown size={14} aria-hidden="true" />
            </button>
          )}
        />
        {label === null || target === null ? null : <span className={styles.hint}>{label}</span>}
        {mayMake ? (
          <span className={own.keep}>
            <Button
              size="sm"
              variant="quiet"
              icon={<Plus size={14} />}
              aria-label={text.keepOf(name)}
              title={text.looksLike(column.field.type)}
              onClick={onKeep}
            >
              {text.keep}
            </Button>
            <IconButton
              size="sm"
              label={text.newFieldOf(name)}
              icon={<SlidersHorizontal size={14} />}
              onClick={() => setMaking(true)}
            />
          </span>
        ) : null}
        {isMaking && isCustomCollection(primary) ? (
          <NewFieldDialog
            collection={primary}
            start={{ label: name, ...column.field }}
            onClose={() => setMaking(false)}
            onDraft={(field) => onField(field, ownTarget(primary, customField(field.data.key)))}
          />
        ) : null}
      </div>
    </li>
  )
}

/** What the choice rests on. */
function whyText({ basis, target }: ColumnMapping, source: Source): string {
  if (basis === 'name') return source === 'other' ? text.named : text.namedIn(importText.sourceOf(source))
  if (basis === 'chosen' && target === null) return text.none
  return text[basis]
}

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
  const collection = importTargets.collections[collectionOf(target)]
  return ownKeyOf(target) === null ? collection : `${collection}: ${importMapText.own}`
}

export function targetLabel(target: Target, fields: readonly FieldDefinition[]): string {
  const known = TARGETS.find((each) => each === target)
  if (known !== undefined) return importTargets.targetOf(known)
  const field = fields.find(({ collection, key }) => collection === collectionOf(target) && key === ownKeyOf(target))
  return field?.label ?? importMapText.gone
}
