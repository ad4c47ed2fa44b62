import { useState } from 'react'
import { isRightToLeft, showRightToLeft } from '../app/language'
import type { OverlayProps } from '../app/overlays'
import { useServices } from '../app/ports-context'
import { Checkbox } from '../design/checkbox'
import { Dialog } from '../design/dialog'
import { developerText } from '../text/developer'
import { shellText } from '../text/shell'
import { FaultControls } from './fault-controls'
import { MailboxList } from './mailbox-list'

/** For developers: trouble on request, the mail nobody sent, and which backend this is. */
export function DeveloperPanel({ onClose }: OverlayProps) {
  const { developerTools, backendName } = useServices()
  const [isMirrored, setMirrored] = useState(isRightToLeft)
  if (developerTools === null) return null
  const mirror = (wanted: boolean) => {
    showRightToLeft(wanted)
    setMirrored(wanted)
  }
  return (
    <Dialog open onClose={onClose} title={shellText.developer} description={shellText.backendIn(backendName)} size="md">
      <Checkbox checked={isMirrored} onChecked={mirror}>
        {developerText.rightToLeft}
      </Checkbox>
      <FaultControls faults={developerTools.faults} />
      <MailboxList mailbox={developerTools.mailbox} onOpen={onClose} />
    </Dialog>
  )
}
