import { AGENT_MODES } from '../../../../domain/model/drafts/draft'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Panel } from '../../../design/panel'
import { SelectField } from '../../../design/select-field'
import { integrationsText as text } from '../../../text/integrations'
import { workspaceSettingsText } from '../../../text/workspace-settings'
import { PanelForm, useRecordForm } from '../panel-form'

/** Whether what assistants write waits for a person. Owners choose; others who make keys read it. */
export function AgentModePanel() {
  const { available } = usePorts().functions.capabilities
  return available.has('create-api-key') ? <ModePanel /> : null
}

function ModePanel() {
  const { workspace, may } = useWorkspace()
  const mayChange = may('workspaces.update')
  const { id, version, agentMode } = workspace
  const { field, form } = useRecordForm({ agentMode }, text.agentsSaved, (patch) => {
    return { kind: 'update', collection: 'workspaces', id, patch, expect: version }
  })
  return (
    <Panel title={text.agentsTitle} lead={text.agentsLead}>
      <PanelForm {...form} readOnly={!mayChange}>
        <SelectField
          disabled={!mayChange}
          label={text.agentMode}
          hint={mayChange ? text.agentModeHint : workspaceSettingsText.readOnly}
          options={AGENT_MODES.map((each) => ({ value: each, label: text.agentModeOf[each] }))}
          {...field('agentMode')}
        />
      </PanelForm>
    </Panel>
  )
}
