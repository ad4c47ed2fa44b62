import { useMemo } from 'react'
import { MEMBER_VISIBILITIES, WEEK_STARTS } from '../../../../domain/model/workspaces/workspace'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { spokenLanguage } from '../../../text/in-language'
import { currencyOptions, localeOptions, timeZoneOptions, withCurrent } from '../../../text/region-options'
import { workspaceSettingsText as text } from '../../../text/workspace-settings'
import { countryOptions } from '../../workspaces/guess-region'
import { Panel } from '../../../design/panel'
import { PanelForm } from '../panel-form'
import { useDraft, useSave } from '../use-save'

/** Name, region and who sees what. Others than owners read it. */
export function WorkspacePanel() {
  const { workspace, may } = useWorkspace()
  const mayChange = may('workspaces.update')
  const { id, version, name, currency, country, locale, timeZone, weekStart, memberVisibility } = workspace
  const { value, patch, change, reset, isUnchanged } = useDraft({
    name,
    currency,
    country,
    locale,
    timeZone,
    weekStart,
    memberVisibility,
  })
  const save = useSave()
  const countries = useMemo(() => withCurrent(countryOptions(spokenLanguage()), country), [country])
  const currencies = useMemo(() => currencyOptions(currency), [currency])
  const timeZones = useMemo(() => timeZoneOptions(timeZone), [timeZone])
  const submit = async () => {
    const written = await save.run(text.saved, [{ kind: 'update', collection: 'workspaces', id, patch, expect: version }])
    if (written) reset()
  }
  const common = { disabled: !mayChange }
  return (
    <Panel title={text.title} lead={mayChange ? text.lead : `${text.lead} ${text.readOnly}`}>
      <PanelForm
        isUnchanged={isUnchanged}
        busy={save.isBusy}
        error={save.error}
        readOnly={!mayChange}
        onSubmit={() => void submit()}
        onReset={reset}
      >
        <TextField
          {...common}
          label={text.name}
          autoComplete="organization"
          value={value.name}
          onValue={(next) => change({ name: next })}
          error={save.fieldErrors.name}
        />
        <SelectField
          {...common}
          label={text.currency}
          value={value.currency}
          options={currencies}
          onValue={(next) => change({ currency: next })}
          error={save.fieldErrors.currency}
        />
        <SelectField
          {...common}
          label={text.country}
          hint={text.countryHint}
          value={value.country}
          options={countries}
          onValue={(next) => change({ country: next })}
          error={save.fieldErrors.country}
        />
        <SelectField
          {...common}
          label={text.locale}
          value={value.locale}
          options={localeOptions(value.locale)}
          onValue={(next) => change({ locale: next })}
          error={save.fieldErrors.locale}
        />
        <SelectField
          {...common}
          label={text.timeZone}
          value={value.timeZone}
          options={timeZones}
          onValue={(next) => change({ timeZone: next })}
          error={save.fieldErrors.timeZone}
        />
        <SelectField
          {...common}
          label={text.weekStart}
          value={value.weekStart}
          options={WEEK_STARTS.map((day) => ({ value: day, label: text.weekStartOf[day] }))}
          onValue={(next) => change({ weekStart: next })}
          error={save.fieldErrors.weekStart}
        />
        <SelectField
          {...common}
          label={text.visibility}
          hint={text.visibilityHint}
          value={value.memberVisibility}
          options={MEMBER_VISIBILITIES.map((each) => ({ value: each, label: text.visibilityOf[each] }))}
          onValue={(next) => change({ memberVisibility: next })}
          error={save.fieldErrors.memberVisibility}
        />
      </PanelForm>
    </Panel>
  )
}
