import { useState } from 'react'
import { decimalOf } from '../../../../domain/model/kernel/currency'
import { readMoney } from '../../../../domain/model/kernel/read-number'
import { useWorkspace } from '../../../app/workspace-context'
import { Select } from '../../../design/select'
import { amountSentence } from '../../../text/field-text'
import { EditableRow } from './field-row'
import { EditorBox } from './editor-box'
import styles from './editors.module.css'
import { useFieldSave, type FieldPort } from './field-save'

export interface Amount {
  /** Minor units; null where nothing is said. */
  readonly amountMinor: number | null
  readonly currency: string
}

export interface AmountRowProps {
  readonly label: string
  readonly currencyLabel: string
  readonly amount: Amount
  readonly port: FieldPort<Amount>
  readonly mayEdit: boolean
}

/** What a deal is worth, in whatever way the amount is written. */
export function AmountRow(props: AmountRowProps) {
  const { formats } = useWorkspace()
  const { amountMinor, currency } = props.amount
  return (
    <EditableRow
      label={props.label}
      mayEdit={props.mayEdit}
      display={amountMinor === null ? null : formats.money(amountMinor, currency)}
    >
      {(leave) => <AmountEditor {...props} leave={leave} />}
    </EditableRow>
  )
}

interface AmountEditorProps extends AmountRowProps {
  readonly leave: (how: 'refocus' | 'stay') => void
}

function AmountEditor({ label, currencyLabel, amount, port, leave }: AmountEditorProps) {
  const { workspace, formats } = useWorkspace()
  const saving = useFieldSave(port)
  const [opened] = useState(() => textOf(amount, formats.locale))
  const [typed, setTyped] = useState(opened)
  const [currency, setCurrency] = useState(amount.currency)

  function commit(how: 'refocus' | 'stay'): void {
    if (typed === opened && currency === amount.currency) return leave(how)
    const money = readMoney(typed, { locale: formats.locale, currency })
    if (money.ok) saving.save({ amountMinor: money.minor, currency }, () => leave(how))
    else saving.refuse(amountSentence(label, money.problem, (minor) => formats.money(minor, currency)))
  }

  return (
    <EditorBox label={label} saving={saving} onCommit={commit} onCancel={() => leave('refocus')}>
      {(wiring) => (
        <div className={styles.pair}>
          <input
            {...wiring}
            className={styles.input}
            aria-label={label}
            // An editor opens because someone asked to type in this field.
            autoFocus
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onFocus={(focus) => focus.currentTarget.select()}
            onChange={(change) => setTyped(change.currentTarget.value)}
          />
          <Select
            aria-label={currencyLabel}
            value={currency}
            options={currenciesFor(workspace.currency, amount.currency).map((code) => ({ value: code, label: code }))}
            onValue={setCurrency}
          />
        </div>
      )}
    </EditorBox>
  )
}

/** As the workspace writes numbers, so that what is shown for editing reads back as what it is. */
function textOf({ amountMinor, currency }: Amount, locale: string): string {
  if (amountMinor === null) return ''
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false })
  return format.format(decimalOf(amountMinor, currency))
}

function currenciesFor(...first: readonly string[]): readonly string[] {
  return [...new Set([...first, ...Intl.supportedValuesOf('currency')])]
}
