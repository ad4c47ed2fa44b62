import { useMemo, useState } from 'react'
import { isRate, ratesInto } from '../../../../domain/model/workspaces/rates'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { currencyOptions } from '../../../text/region-options'
import { ratesText as text } from '../../../text/rates'
import { Panel } from '../../../design/panel'
import { PanelForm } from '../panel-form'
import { useSave } from '../use-save'

/** About how much of the workspace's currency one unit of another is. What is kept for another currency of the workspace stays. */
export function RatesPanel() {
  const { workspace, may } = useWorkspace()
  const mayChange = may('workspaces.update')
  const { id, version, currency, rates } = workspace
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [wrong, setWrong] = useState<readonly string[]>([])
  const save = useSave()
  const saved = Object.fromEntries(ratesInto(workspace).map(({ from, rate }) => [from, rate]))
  const shown = { ...saved, ...typed }
  const codes = Object.keys(shown)
  const isUnchanged = codes.every((code) => shown[code] === (saved[code] ?? ''))
  const others = useMemo(() => currencyOptions(currency).filter(({ value }) => value !== currency), [currency])
  const reset = () => {
    setTyped({})
    setWrong([])
  }
  const submit = async () => {
    // A comma is what many have before the decimals; a rate has nothing to group.
    const entered = codes.map((from) => ({ from, to: currency, rate: (shown[from] ?? '').trim().replace(',', '.') }))
    const kept = entered.filter(({ rate }) => rate !== '')
    const refused = kept.filter(({ rate }) => !isRate(rate)).map(({ from }) => from)
    setWrong(refused)
    if (refused.length > 0) return
    const patch = { rates: [...rates.filter(({ to }) => to !== currency), ...kept] }
    if (await save.run(text.saved, [{ kind: 'update', collection: 'workspaces', id, patch, expect: version }])) reset()
  }
  return (
    <Panel title={text.title} lead={text.lead(currency)}>
      <PanelForm
        isUnchanged={isUnchanged}
        busy={save.isBusy}
        error={save.error}
        readOnly={!mayChange}
        submitLabel={text.save}
        onSubmit={() => void submit()}
        onReset={reset}
      >
        {codes.map((from) => (
          <TextField
            key={from}
            label={text.rate(from, currency)}
            inputMode="decimal"
            autoComplete="off"
            disabled={!mayChange}
            value={shown[from] ?? ''}
            onValue={(rate) => setTyped((before) => ({ ...before, [from]: rate }))}
            error={wrong.includes(from) ? text.wrong : null}
          />
        ))}
        {mayChange ? (
          <SelectField
            label={text.add}
            hint={text.addHint}
            value=""
            options={[{ value: '', label: text.choose }, ...others.filter(({ value }) => !codes.includes(value))]}
            onValue={(code) => setTyped((before) => (code === '' ? before : { ...before, [code]: '' }))}
          />
        ) : null}
      </PanelForm>
    </Panel>
  )
}
