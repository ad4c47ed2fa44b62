import { useServices } from '../app/ports-context'
import { Dialog } from '../design/dialog'
import { shellText } from '../text/shell'
import { FaultControls } from './fault-controls'
import { MailboxList } from './mailbox-list'
import type { OverlayProps } from './overlay-host'

/** For developers: trouble on request, the mail nobody sent, and which backend this is. */
export function DeveloperPanel({ onClose }: OverlayProps) {
  const { developerTools, backendName } = useServices()
  if (developerTools === null) return null
  return (
    <Dialog open onClose={onClose} title={shellText.developer} description={shellText.backendIn(backendName)} size="md">
      <FaultControls faults={developerTools.faults} />
      <MailboxList mailbox={developerTools.mailbox} onOpen={onClose} />
    </Dialog>
  )
}
