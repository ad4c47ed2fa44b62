import { useState } from 'react'
import { Button } from '../../../design/button'
import { accountText } from '../../../text/account'
import { Panel } from '../../../design/panel'
import { DeleteAccountDialog } from './delete-account-dialog'

/** The way out for good. */
export function DeleteAccountPanel() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Panel
      title={accountText.title}
      lead={accountText.lead}
      tone="danger"
      actions={
        <Button variant="danger" onClick={() => setAsking(true)}>
          {accountText.delete}
        </Button>
      }
    >
      {isAsking ? <DeleteAccountDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  )
}
