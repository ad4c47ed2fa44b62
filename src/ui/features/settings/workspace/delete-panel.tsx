import { useState } from 'react'
import { useLocation } from 'wouter'
import { PATTERNS } from '../../../app/routes'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FormDialog } from '../../../design/form-dialog'
import { TextField } from '../../../design/text-field'
import { workspaceSettingsText as text } from '../../../text/workspace-settings'
import { Panel } from '../../../design/panel'

/** Puts the whole workspace into the trash, for who has typed its name. */
export function DeletePanel() {
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
          open
          onClose={() => setAsking(false)}
          onSubmit={() => void remove()}
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
