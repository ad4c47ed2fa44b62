import { useMemo } from 'react'
import { FIELD_CATALOGUE, ownViewFields } from '../../domain/model/views/field-catalogue'
import { ownFieldsOf, type OwnField } from '../../domain/model/fields/own-field'
import type { ViewCollection } from '../../domain/model/views/view'
import type { ViewField } from '../../domain/model/views/view-field'
import { useWorkspace } from '../app/workspace-context'
import type { WorkspaceView } from '../app/workspace-context'
import { tablesText } from '../text/tables'
import type { FilterOption, OfferedField } from './filter-draft'

/** What fields and the values of choices are called on one screen. */
export interface FieldWords {
  readonly fieldName: (key: string) => string
  readonly choiceName: (key: string, value: string) => string
}

/** What a table of names calls a key; the key itself where it does not say. */
export function nameIn(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}

/** The fields of a list with their names and what there is to choose from. The same array until the workspace changes. */
export function useOfferedFields(collection: ViewCollection, words: FieldWords): readonly OfferedField[] {
  const workspace = useWorkspace()
  return useMemo(
    () => [
      ...FIELD_CATALOGUE[collection].map((field): OfferedField => ({
        field,
        label: words.fieldName(field.key),
        options:
          field.choices?.map((value) => ({ value, label: words.choiceName(field.key, value) })) ?? optionsOf(field, workspace),
      })),
      ...ownFields(collection, workspace),
    ],
    [collection, workspace, words],
  )
}

/** The workspace's own fields, which bring their names with them. */
function ownFields(collection: ViewCollection, workspace: WorkspaceView): readonly OfferedField[] {
  const definitions = new Map<string, OwnField>(ownFieldsOf(workspace.fields, collection).map((own) => [own.field, own]))
  return ownViewFields(workspace.fields, collection).map((field) => ({
    field,
    label: field.label ?? field.key,
    options:
      field.choices === undefined
        ? optionsOf(field, workspace)
        : (definitions.get(field.key)?.options.map(({ id, label }) => ({ value: id, label })) ?? []),
  }))
}

function optionsOf(field: ViewField, workspace: WorkspaceView): readonly FilterOption[] {
  switch (field.references) {
    case 'members':
      return workspace.members.map(({ id, displayName }) => ({ value: id, label: displayName }))
    case 'tags':
      return named(workspace.tags)
    case 'pipelines':
      return named(workspace.pipelines)
    case 'lostReasons':
      return named(workspace.lostReasons)
    case 'stages':
      return stageOptions(workspace)
    default:
      return field.type === 'flag'
        ? [
            { value: 'true', label: tablesText.yes },
            { value: 'false', label: tablesText.no },
          ]
        : []
  }
}

/** Stages of several pipelines may have one name. */
function stageOptions({ pipelines, stages }: WorkspaceView): readonly FilterOption[] {
  return pipelines.flatMap((pipeline) =>
    stages
      .filter(({ pipelineId }) => pipelineId === pipeline.id)
      .map(({ id, name }) => ({ value: id, label: pipelines.length === 1 ? name : `${pipeline.name}: ${name}` })),
  )
}

function named(records: readonly { readonly id: string; readonly name: string }[]): readonly FilterOption[] {
  return records.map(({ id, name }) => ({ value: id, label: name }))
}
