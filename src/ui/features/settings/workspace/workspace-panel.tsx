import { MEMBER_VISIBILITIES, WEEK_STARTS } from '../../../../domain/model/workspaces/workspace'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { RegionField } from '../../workspaces/region-field'
import { workspaceSettingsText as text } from '../../../text/workspace-settings'
import { Panel } from '../../../design/panel'
import { PanelForm, useDraft, useSave } from '../panel-form'

const REGION = ['currency', 'country', 'locale', 'timeZone'] as const

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
        {REGION.map((field) => (
          <RegionField
            {...common}
            key={field}
            name={field}
            label={text[field]}
            hint={field === 'country' ? text.countryHint : undefined}
            value={value[field]}
            onValue={(next) => change({ [field]: next })}
            error={save.fieldErrors[field]}
          />
        ))}
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
