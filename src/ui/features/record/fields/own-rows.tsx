import { type CustomCollection, type CustomValue, type CustomValues, isMoney } from '../../../../domain/model/fields/custom-value'
import { ownFieldsOf, type OwnField } from '../../../../domain/model/fields/own-field'
import type { RecordMeta } from '../../../../domain/model/records/meta'
import { updateCustom } from '../../../../domain/use-cases/fields/update-custom'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Tag } from '../../../design/tag'
import { fieldsText } from '../../../text/fields'
import { ownValuesText } from '../../../text/tables'
import { recordText } from '../../../text/record'
import { readingIn, typedProblem, typedValue } from '../../../fields/read-value'
import { PhoneText, editText, valueText } from '../../../fields/value-text'
import { SafeLink } from '../../../markdown/safe-link'
import { AmountRow, type Amount } from './amount-row'
import styles from './fields.module.css'
import { FlagRow } from './field-row'
import { PickRow } from './pick-row'
import { TextRow } from './text-row'
import { useRecordFields } from './field-save'

type OwnRecord = RecordMeta & { readonly custom: CustomValues }

export interface OwnRowsProps {
  readonly collection: CustomCollection
  readonly record: OwnRecord
  readonly mayEdit: boolean
}

/** The fields that the workspace gave records of this kind, each with the editor of its type. */
export function OwnRows(props: OwnRowsProps) {
  const { fields } = useWorkspace()
  return ownFieldsOf(fields, props.collection).map((field) => <OwnRow key={field.key} {...props} field={field} />)
}

function OwnRow({ collection, record, mayEdit, field }: OwnRowsProps & { readonly field: OwnField }) {
  const view = useWorkspace()
  const { workspace, formats } = view
  const reading = readingIn(view)
  const apply = useApply()
  const port = useRecordFields(record)
  const { key, label, type, options } = field
  const value = record.custom[key] ?? null
  const update = (seen: OwnRecord, next: CustomValue) => updateCustom(collection, seen, { [key]: next })
  const set = (next: CustomValue) => void apply(recordText.saved(label), [update(record, next)], { seen: [record] })

  switch (type) {
    case 'checkbox':
      return <FlagRow label={label} mayEdit={mayEdit} value={value === true} onValue={(isTicked) => set(isTicked || null)} />
    case 'select':
    case 'multi-select': {
      const chosen: readonly string[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
      return (
        <PickRow
          label={label}
          pickLabel={fieldsText.pick(label)}
          mayEdit={mayEdit}
          multiple={type === 'multi-select'}
          display={chosen.length === 0 ? null : <Choices field={field} chosen={chosen} />}
          options={options.map((option) => ({ id: option.id, label: option.label }))}
          selected={chosen}
          onPick={(id) => set(type === 'select' ? id : toggled(chosen, id))}
          clearLabel={fieldsText.clear}
          onClear={() => set(null)}
        />
      )
    }
    case 'money': {
      const money = isMoney(value) ? value : { amountMinor: null, currency: workspace.currency }
      return (
        <AmountRow
          label={label}
          currencyLabel={fieldsText.currency(label)}
          amount={money}
          mayEdit={mayEdit}
          port={port<Amount>({
            label,
            mutation: (seen, { amountMinor, currency }) => update(seen, amountMinor === null ? null : { amountMinor, currency }),
          })}
        />
      )
    }
    default: {
      const text = valueText(field, value, formats)
      return (
        <TextRow
          label={label}
          mayEdit={mayEdit}
          text={editText(value, formats.locale)}
          display={
            LINKED[type] === undefined || typeof value !== 'string' ? (
              text
            ) : (
              <SafeLink href={`${LINKED[type]}${value}`}>{type === 'phone' ? <PhoneText text={value} /> : text}</SafeLink>
            )
          }
          {...(type === 'date' ? { when: 'day' } : {})}
          inputMode={INPUT_MODES[type]}
          check={(typed) => typedProblem(field, typed, reading)}
          port={port<string>({ label, mutation: async (seen, typed) => update(seen, await typedValue(field, typed, reading)) })}
        />
      )
    }
  }
}

function Choices({ field, chosen }: { readonly field: OwnField; readonly chosen: readonly string[] }) {
  return (
    <span className={styles.tags}>
      {chosen.map((id) => {
        const option = field.options.find((each) => each.id === id)
        return (
          <Tag key={id} colour={option?.colour ?? 'grey'}>
            {option?.label ?? ownValuesText.removed}
          </Tag>
        )
      })}
    </span>
  )
}

/** What a browser does with such an address: before it, what makes it a link. */
const LINKED: { readonly [T in OwnField['type']]?: string } = { url: '', email: 'mailto:', phone: 'tel:' }
const INPUT_MODES: { readonly [T in OwnField['type']]?: 'decimal' | 'url' | 'email' | 'tel' } = {
  number: 'decimal',
  url: 'url',
  email: 'email',
  phone: 'tel',
}

function toggled(chosen: readonly string[], id: string): CustomValue {
  const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
  return next.length === 0 ? null : next
}
