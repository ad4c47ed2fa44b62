import { useWorkspace } from '../../../app/workspace-context'
import { Panels } from '../../../design/panel'
import { CalendarPanel } from './calendar-panel'
import { DigestPanel } from './digest-panel'
import { MailPanel } from './mail-panel'
import { WebhooksPanel } from './webhooks-panel'

/** What comes from other programs and goes to them. */
export function IntegrationsSection() {
  const { may } = useWorkspace()
  return (
    <Panels>
      <CalendarPanel />
      <DigestPanel />
      {may('notes.create') ? <MailPanel /> : null}
      {may('manage-webhooks') ? <WebhooksPanel /> : null}
    </Panels>
  )
}
