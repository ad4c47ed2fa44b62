import { useSearchParams } from 'wouter'
import { CUSTOM_COLLECTIONS, isCustomCollection, type CustomCollection } from '../../../../domain/model/fields/custom-value'
import { SelectField } from '../../../design/select-field'
import { fieldsText as text } from '../../../text/fields'
import { Panels, Panel } from '../../../design/panel'
import styles from './fields-settings.module.css'
import { MoreHorizontal, Plus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { FieldDefinition } from '../../../../domain/model/fields/field-definition'
import { hasOptions } from '../../../../domain/model/fields/custom-value'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { reorder } from '../../../../domain/use-cases/pipelines/reorder'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { IconButton } from '../../../design/icon-button'
import { MenuButton } from '../../../design/menu-button'
import type { MenuEntry } from '../../../design/menu-popup'
import { Tag } from '../../../design/tag'
import { QuietInput } from '../list-parts'
import { SortableList } from '../sortable-list'
import { useSaveField } from '../panel-form'
import { NewFieldDialog } from './new-field-dialog'
import { OptionsDialog } from './options-dialog'

/** The workspace's own fields, of the collection that the address names. */
export function FieldsSection() {
  const [params, setParams] = useSearchParams()
  const named = params.get('of') ?? ''
  const collection = isCustomCollection(named) ? named : 'people'
  return (
    <Panels>
      <div className={styles.whose}>
        <SelectField
          label={text.whose}
          value={collection}
          options={CUSTOM_COLLECTIONS.map((value) => ({ value, label: text.collections[value] }))}
          onValue={(of) => setParams({ of }, { replace: true })}
        />
      </div>
      <FieldsPanel key={collection} collection={collection} />
    </Panels>
  )
}

type Definition = RecordOf<'fieldDefinitions'>

/** The fields of one collection in their order: renamed, required or not, given choices, archived and brought back. */
export function FieldsPanel({ collection }: { readonly collection: CustomCollection }) {
  const { fields, may } = useWorkspace()
  const apply = useApply()
  const saveField = useSaveField()
  const [isCreating, setCreating] = useState(false)
  const [choosing, setChoosing] = useState<Definition | null>(null)
  const mayManage = may('manage-fields')
  const own = fields.filter((field) => field.collection === collection)
  const shown = own.filter(({ archived }) => !archived).map((field) => ({ ...field, name: field.label }))
  const archived = own.filter((field) => field.archived)

  const change = (field: Definition, label: string, patch: Partial<FieldDefinition>) =>
    void apply(label, [updateOf(field, patch)])
  const rename = (field: Definition, label: string) =>
    own.some((each) => each.id !== field.id && each.label.toLowerCase() === label.toLowerCase())
      ? Promise.resolve(text.create.taken(label))
      : saveField(text.renamed(label), [updateOf(field, { label })])
  const entriesOf = (field: Definition): readonly MenuEntry[] => [
    ...(hasOptions(field.type) ? [{ kind: 'item', label: text.editOptions, onSelect: () => setChoosing(field) } as const] : []),
    ...(field.type === 'checkbox'
      ? []
      : [
          {
            kind: 'item',
            label: field.required ? text.makeOptional : text.makeRequired,
            onSelect: () => change(field, text.changed(field.label), { required: !field.required }),
          } as const,
        ]),
    { kind: 'item', label: text.archive, onSelect: () => change(field, text.archived(field.label), { archived: true }) },
  ]

  return (
    <Panel
      title={text.title(collection)}
      lead={mayManage ? text.lead : `${text.lead} ${text.readOnly}`}
      actions={
        mayManage ? (
          <Button icon={<Plus size={14} />} onClick={() => setCreating(true)}>
            {text.add}
          </Button>
        ) : null
      }
    >
      {shown.length === 0 ? <p className={styles.none}>{text.none}</p> : null}
      <SortableList
        label={text.title(collection)}
        items={shown}
        maySort={mayManage}
        onMove={(from, to) =>
          void apply(text.moved(shown[from]?.label ?? ''), reorder('fieldDefinitions', shown, { from, to }), { quiet: true })
        }
      >
        {(field) => (
          <>
            <div className={styles.grow} title={text.keyHint(field.key)}>
              <QuietInput
                label={text.nameOf(field.label)}
                value={field.label}
                readOnly={!mayManage}
                onSave={(label) => rename(field, label)}
              />
            </div>
            {field.required ? <Tag colour="blue">{text.required}</Tag> : null}
            <span className={styles.type}>{text.types[field.type]}</span>
            {mayManage ? (
              <MenuButton
                align="end"
                entries={entriesOf(field)}
                renderTrigger={(props) => (
                  <IconButton {...props} size="sm" icon={<MoreHorizontal size={14} />} label={text.actions(field.label)} />
                )}
              />
            ) : null}
          </>
        )}
      </SortableList>
      {archived.length === 0 ? null : (
        <>
          <h3 className={styles.sub}>{text.archivedTitle}</h3>
          <ul className={styles.list} aria-label={text.archivedTitle}>
            {archived.map((field) => (
              <li key={field.id} className={styles.item}>
                <span className={styles.grow}>{field.label}</span>
                <span className={styles.type}>{text.types[field.type]}</span>
                {mayManage ? (
                  <Button
                    size="sm"
                    icon={<RotateCcw size={14} />}
                    aria-label={text.restoreNamed(field.label)}
                    onClick={() => change(field, text.restored(field.label), { archived: false })}
                  >
                    {text.restore}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {isCreating ? <NewFieldDialog collection={collection} onClose={() => setCreating(false)} /> : null}
      {choosing === null ? null : <OptionsDialog field={choosing} onClose={() => setChoosing(null)} />}
    </Panel>
  )
}

function updateOf({ id, version }: Definition, patch: Partial<FieldDefinition>) {
  return { kind: 'update', collection: 'fieldDefinitions', id, patch, expect: version } as const
}
