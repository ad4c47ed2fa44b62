import { MEMBER_VISIBILITIES, WEEK_STARTS } from '../../../../domain/model/workspaces/workspace'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { RegionField } from '../../workspaces/region-field'
import { workspaceSettingsText as text } from '../../../text/workspace-settings'
import { Panel } from '../../../design/panel'
import { PanelForm, useRecordForm } from '../panel-form'

const REGION = ['currency', 'country', 'locale', 'timeZone'] as const

/** Name, region and who sees what. Others than owners read it. */
export function WorkspacePanel() {
  const { workspace, may } = useWorkspace()
  const mayChange = may('workspaces.update')
  const { id, version, name, currency, country, locale, timeZone, weekStart, memberVisibility } = workspace
  const saved = { name, currency, country, locale, timeZone, weekStart, memberVisibility }
  const { field, form } = useRecordForm(saved, text.saved, (patch) => {
    return { kind: 'update', collection: 'workspaces', id, patch, expect: version }
  })
  const common = { disabled: !mayChange }
  return (
    <Panel title={text.title} lead={mayChange ? text.lead : `${text.lead} ${text.readOnly}`}>
      <PanelForm {...form} readOnly={!mayChange}>
        <TextField {...common} label={text.name} autoComplete="organization" {...field('name')} />
        {REGION.map((region) => (
          <RegionField
            {...common}
            key={region}
            name={region}
            label={text[region]}
            hint={region === 'country' ? text.countryHint : undefined}
            {...field(region)}
          />
        ))}
        <SelectField
          {...common}
          label={text.weekStart}
          options={WEEK_STARTS.map((day) => ({ value: day, label: text.weekStartOf[day] }))}
          {...field('weekStart')}
        />
        <SelectField
          {...common}
          label={text.visibility}
          hint={text.visibilityHint}
          options={MEMBER_VISIBILITIES.map((each) => ({ value: each, label: text.visibilityOf[each] }))}
          {...field('memberVisibility')}
        />
      </PanelForm>
    </Panel>
  )
}
