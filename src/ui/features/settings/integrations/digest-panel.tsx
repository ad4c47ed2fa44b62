import { Send } from 'lucide-react'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field-error'
import { integrationsText } from '../../../text/integrations'
import { Panel } from '../../../design/panel'

/** The mail of the morning, and a way to have it now. */
export function DigestPanel() {
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const digest = useFunction('daily-digest')
  const send = async () => {
    const done = await digest.call({ workspaceId: workspace.id })
    if (done !== null) toasts.show({ title: done.mailed ? integrationsText.digestSent : integrationsText.digestNothing })
  }
  return (
    <Panel
      title={integrationsText.digestTitle}
      lead={integrationsText.digestLead}
      actions={
        <Button icon={<Send size={14} />} busy={digest.isBusy} onClick={() => void send()}>
          {integrationsText.digestSend}
        </Button>
      }
    >
      <FieldError id="digest-error" message={digest.error} />
    </Panel>
  )
}
