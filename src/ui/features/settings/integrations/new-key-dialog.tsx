import { useState } from 'react'
import { mayGrant } from '../../../../domain/model/access/member-change'
import { KEY_SCOPES, type KeyScope } from '../../../../domain/model/api/api-key'
import { KEY_TERMS, type KeyTerm, TERM_DAYS } from '../../../../domain/model/api/key-term'
import { DAY_MS, instantOf } from '../../../../domain/model/kernel/instant'
import { ROLES, type Role } from '../../../../domain/model/workspaces/workspace'
import { useRuntime } from '../../../app/ports-context'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { apiKeysText, KEY_HOLDERS, type KeyHolder } from '../../../text/api-keys'
import { membersText } from '../../../text/workspace-settings'
import { MadeKeyDialog } from './made-key-dialog'

export interface NewKeyDialogProps {
  /** After every attempt: of one that got no answer, nobody here knows what became. */
  readonly onTried: () => void
  readonly onClose: () => void
}

/** Makes a key, and shows it. */
export function NewKeyDialog({ onTried, onClose }: NewKeyDialogProps) {
  const { workspace, me } = useWorkspace()
  const runtime = useRuntime()
  const create = useFunction('create-api-key')
  const [name, setName] = useState('')
  const [scope, setScope] = useState<KeyScope>('read')
  const [holder, setHolder] = useState<KeyHolder>('robot')
  const [chosenRole, setRole] = useState<Role | null>(null)
  const [term, setTerm] = useState<KeyTerm>('quarter')
  const [key, setKey] = useState<string | null>(null)
  const roles = ROLES.filter((each) => each !== 'owner' && mayGrant(me.role, each))
  // Until one is chosen, the least that it takes.
  const role = chosenRole ?? (scope === 'read' ? 'viewer' : 'member')

  const submit = async () => {
    const days = TERM_DAYS[term]
    const made = await create.call({
      workspaceId: workspace.id,
      name,
      scope,
      expiresAt: days === null ? null : instantOf(runtime.now() + days * DAY_MS),
      robot: holder === 'robot' ? role : null,
    })
    onTried()
    if (made !== null) setKey(made.key)
  }
  if (key !== null) return <MadeKeyDialog name={name} value={key} onClose={onClose} />
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={apiKeysText.newTitle}
      submitLabel={apiKeysText.create}
      busy={create.isBusy}
      error={create.error}
    >
      <TextField
        label={apiKeysText.name}
        hint={apiKeysText.nameHint}
        autoComplete="off"
        autoFocus
        value={name}
        onValue={setName}
        error={create.fieldErrors['name']}
      />
      <SelectField
        label={apiKeysText.scope}
        hint={apiKeysText.scopeHint[scope]}
        value={scope}
        options={KEY_SCOPES.map((value) => ({ value, label: apiKeysText.scopeOf[value] }))}
        onValue={setScope}
      />
      <SelectField
        label={apiKeysText.holder}
        hint={apiKeysText.holderHint[holder]}
        value={holder}
        options={KEY_HOLDERS.map((value) => ({ value, label: apiKeysText.holderOf[value] }))}
        onValue={setHolder}
      />
      {holder === 'robot' ? (
        <SelectField
          label={apiKeysText.role}
          hint={membersText.roleHint[role]}
          value={role}
          options={roles.map((value) => ({ value, label: membersText.roleOf[value] }))}
          onValue={setRole}
        />
      ) : null}
      <SelectField
        label={apiKeysText.term}
        value={term}
        options={KEY_TERMS.map((value) => ({ value, label: apiKeysText.termOf[value] }))}
        onValue={setTerm}
        error={create.fieldErrors['expiresAt']}
      />
    </FormDialog>
  )
}
