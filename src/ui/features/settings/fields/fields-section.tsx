import { useSearchParams } from 'wouter'
import { CUSTOM_COLLECTIONS, isCustomCollection, type CustomCollection } from '../../../../domain/model/fields/custom-value'
import { SelectField } from '../../../design/select-field'
import { fieldsText as text } from '../../../text/fields'
import { Panels, Panel } from '../../../design/panel'
import styles from '../list-parts.module.css'
import { MoreHorizontal, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FieldDefinition } from '../../../../domain/model/fields/field-definition'
import { hasOptions } from '../../../../domain/model/fields/custom-value'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { IconButton } from '../../../design/icon-button'
import { MenuButton } from '../../../design/menu-button'
import type { MenuEntry } from '../../../design/menu-popup'
import { Tag } from '../../../design/tag'
import { QuietInput, RestoreList } from '../list-parts'
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
      <div className={styles.filter}>
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

/** The fields of one collection in their order, and those that were archived. */
function FieldsPanel({ collection }: { readonly collection: CustomCollection }) {
  const { fields, may } = useWorkspace()
  const apply = useApply()
  const [isCreating, setCreating] = useState(false)
  const mayManage = may('manage-fields')
  const own = fields.filter((field) => field.collection === collection).map((field) => ({ ...field, name: field.label }))
  const shown = own.filter(({ archived }) => !archived)
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
      <SortableList label={text.title(collection)} collection="fieldDefinitions" items={shown} maySort={mayManage}>
        {(field) => (
          <FieldItem field={field} isTaken={(label) => own.some((each) => each.id !== field.id && sameName(each.label, label))} />
        )}
      </SortableList>
      <RestoreList
        title={text.archivedTitle}
        items={own.filter(({ archived }) => archived)}
        words={mayManage ? text : null}
        onRestore={(field) => void apply(text.restored(field.label), [updateOf(field, { archived: false })])}
        noteOf={(field) => text.types[field.type]}
      />
      {isCreating ? <NewFieldDialog collection={collection} onClose={() => setCreating(false)} /> : null}
    </Panel>
  )
}

/** One field: renamed, required or not, given choices, archived. */
function FieldItem({ field, isTaken }: { readonly field: Definition; readonly isTaken: (label: string) => boolean }) {
  const { may } = useWorkspace()
  const apply = useApply()
  const saveField = useSaveField()
  const [isChoosing, setChoosing] = useState(false)
  const mayManage = may('manage-fields')
  const change = (label: string, patch: Partial<FieldDefinition>) => void apply(label, [updateOf(field, patch)])
  const entries: readonly MenuEntry[] = [
    ...(hasOptions(field.type) ? [{ kind: 'item', label: text.editOptions, onSelect: () => setChoosing(true) } as const] : []),
    ...(field.type === 'checkbox'
      ? []
      : [
          {
            kind: 'item',
            label: field.required ? text.makeOptional : text.makeRequired,
            onSelect: () => change(text.changed(field.label), { required: !field.required }),
          } as const,
        ]),
    { kind: 'item', label: text.archive, onSelect: () => change(text.archived(field.label), { archived: true }) },
  ]
  return (
    <>
      <div className={styles.grow} title={text.keyHint(field.key)}>
        <QuietInput
          label={text.nameOf(field.label)}
          value={field.label}
          readOnly={!mayManage}
          onSave={(label) =>
            isTaken(label)
              ? Promise.resolve(text.create.taken(label))
              : saveField(text.renamed(label), [updateOf(field, { label })])
          }
        />
      </div>
      {field.required ? <Tag colour="blue">{text.required}</Tag> : null}
      <span className={styles.muted}>{text.types[field.type]}</span>
      {mayManage ? (
        <MenuButton
          align="end"
          entries={entries}
          renderTrigger={(props) => (
            <IconButton {...props} size="sm" icon={<MoreHorizontal size={14} />} label={text.actions(field.label)} />
          )}
        />
      ) : null}
      {isChoosing ? <OptionsDialog field={field} onClose={() => setChoosing(false)} /> : null}
    </>
  )
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function updateOf({ id, version }: Definition, patch: Partial<FieldDefinition>) {
  return { kind: 'update', collection: 'fieldDefinitions', id, patch, expect: version } as const
}
