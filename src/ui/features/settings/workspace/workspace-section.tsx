import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWorkspace } from '../../../app/workspace-context'
import { Panels, Panel } from '../../../design/panel'
import { PATTERNS } from '../../../app/routes'
import { useApply } from '../../../app/use-apply'
import { Button } from '../../../design/button'
import { FormDialog } from '../../../design/form-dialog'
import { TextField } from '../../../design/text-field'
import { workspaceSettingsText as text, ratesText } from '../../../text/workspace-settings'
import { isRate, ratesInto } from '../../../../domain/model/workspaces/rates'
import { SelectField } from '../../../design/select-field'
import { useRegionOptions } from '../../workspaces/region-field'
import { PanelForm, useSave } from '../panel-form'
import { WorkspacePanel } from './workspace-panel'

/** What everybody in the workspace goes by. */
export function WorkspaceSection() {
  const { may } = useWorkspace()
  return (
    <Panels>
      <WorkspacePanel />
      <RatesPanel />
      {may('delete-workspace') ? <DeletePanel /> : null}
    </Panels>
  )
}

/** Puts the whole workspace into the trash, for who has typed its name. */
function DeletePanel() {
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [, navigate] = useLocation()
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [mismatch, setMismatch] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { id, name, version } = workspace

  const remove = async () => {
    if (typed.trim() !== name) return setMismatch(text.deleteMismatch(name))
    setBusy(true)
    const { status } = await apply(text.deleted(name), [{ kind: 'trash', collection: 'workspaces', id, expect: version }], {
      quiet: true,
    })
    setBusy(false)
    if (status === 'written') navigate(PATTERNS.workspaces, { replace: true })
  }
  return (
    <Panel
      title={text.deleteTitle}
      lead={text.deleteLead}
      tone="danger"
      actions={
        <Button variant="danger" onClick={() => setAsking(true)}>
          {text.delete}
        </Button>
      }
    >
      {isAsking ? (
        <FormDialog
          onClose={() => setAsking(false)}
          onSubmit={remove}
          title={text.deleteAsk(name)}
          description={text.deleteBody}
          submitLabel={text.delete}
          busy={isBusy}
        >
          <TextField
            label={text.deleteType(name)}
            autoComplete="off"
            autoFocus
            value={typed}
            onValue={(value) => {
              setTyped(value)
              setMismatch(null)
            }}
            error={mismatch}
          />
        </FormDialog>
      ) : null}
    </Panel>
  )
}

/** About how much of the workspace's currency one unit of another is. What is kept for another currency of the workspace stays. */
function RatesPanel() {
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
  const others = useRegionOptions('currency', currency).filter(({ value }) => value !== currency)
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
    if (await save.run(ratesText.saved, [{ kind: 'update', collection: 'workspaces', id, patch, expect: version }])) reset()
  }
  return (
    <Panel title={ratesText.title} lead={ratesText.lead(currency)}>
      <PanelForm
        isUnchanged={isUnchanged}
        busy={save.isBusy}
        error={save.error}
        readOnly={!mayChange}
        submitLabel={ratesText.save}
        onSubmit={submit}
        onReset={reset}
      >
        {codes.map((from) => (
          <TextField
            key={from}
            label={ratesText.rate(from, currency)}
            inputMode="decimal"
            autoComplete="off"
            disabled={!mayChange}
            value={shown[from] ?? ''}
            onValue={(rate) => setTyped((before) => ({ ...before, [from]: rate }))}
            error={wrong.includes(from) ? ratesText.wrong : null}
          />
        ))}
        {mayChange ? (
          <SelectField
            label={ratesText.add}
            hint={ratesText.addHint}
            value=""
            options={[{ value: '', label: ratesText.choose }, ...others.filter(({ value }) => !codes.includes(value))]}
            onValue={(code) => setTyped((before) => (code === '' ? before : { ...before, [code]: '' }))}
          />
        ) : null}
      </PanelForm>
    </Panel>
  )
}
