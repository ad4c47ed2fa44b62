import { useState } from 'react'
import { combineLatest, from } from 'rxjs'
import type { Leaving } from '../../../../domain/model/functions/catalogue'
import type { Id } from '../../../../domain/model/kernel/id'
import { usePorts, useServices, useSession } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { Skeleton } from '../../../design/skeleton'
import { TextField } from '../../../design/text-field'
import { useStream } from '../../../hooks/use-stream'
import { accountText as text } from '../../../text/account'
import { errorText } from '../../../text/error-text'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { isRobot } from '../../../../domain/model/workspaces/workspace'
import { LIMITS } from '../../../../domain/model/records/limits'
import type { RecordsPort } from '../../../../ports/records.port'

const NOBODY = 'nobody'
const DELETES = 'deletes'

/** Asks who goes on in each workspace, and once more who it is. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { auth, records } = usePorts()
  const { sync } = useServices()
  const { user } = useSession()
  const toasts = useToasts()
  const removal = useFunction('delete-account')
  const read = useStream(user.id, () =>
    combineLatest({
      workspaces: from(workspacesToLeave(records, user.id)),
      factors: auth.capabilities.multiFactor ? from(auth.secondFactors()) : [[]],
    }),
  )
  const [choices, setChoices] = useState<ReadonlyMap<Id, string>>(new Map())
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const { workspaces, factors } = read.status === 'ready' ? read.value : { workspaces: [], factors: [] }
  const choiceOf = (membership: WorkspaceToLeave) =>
    choices.get(membership.workspace.id) ?? (membership.isLastOwner ? '' : NOBODY)

  const submit = async () => {
    setTried(true)
    if (read.status !== 'ready' || workspaces.some((membership) => choiceOf(membership) === '')) return
    if (sync !== null) {
      const { mayLeave } = await import('../../../app/leaving')
      if (!(await mayLeave(sync))) return
    }
    const leavings = workspaces.map((membership) => leavingOf(membership, choiceOf(membership)))
    const gone = await removal.call({ password, code: code.trim() === '' ? null : code, workspaces: leavings })
    if (gone === null) return
    toasts.show({ tone: 'success', title: text.gone })
    await auth.signOut('this-device')
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text.ask}
      description={text.body}
      submitLabel={text.delete}
      busy={removal.isBusy}
      error={removal.error ?? (read.status === 'failed' ? errorText(read.error) : null)}
    >
      {read.status === 'pending' ? <Skeleton width="70%" /> : null}
      {workspaces.map((membership) => (
        <SelectField
          key={membership.workspace.id}
          label={(membership.isLastOwner ? text.nextOwner : text.heir)(membership.workspace.name)}
          value={choiceOf(membership)}
          options={optionsOf(membership)}
          onValue={(value) => setChoices((before) => new Map(before).set(membership.workspace.id, value))}
          error={isTried && choiceOf(membership) === '' ? text.chooseFirst : null}
        />
      ))}
      <TextField
        label={text.password}
        type="password"
        autoComplete="current-password"
        hint={text.passwordHint}
        value={password}
        onValue={setPassword}
      />
      {factors.length === 0 ? null : (
        <TextField label={text.code} inputMode="numeric" autoComplete="one-time-code" value={code} onValue={setCode} />
      )}
    </FormDialog>
  )
}

/** Who is the last owner chooses on purpose: none of it is there by itself. */
function optionsOf({ heirs, isLastOwner }: WorkspaceToLeave) {
  const lineOf = ({ id, displayName }: RecordOf<'members'>) => ({ value: String(id), label: displayName })
  if (!isLastOwner) return [{ value: NOBODY, label: text.nobody }, ...heirs.map(lineOf)]
  // No robot becomes the owner.
  const people = heirs.filter((member) => !isRobot(member))
  return [{ value: '', label: text.choose }, ...people.map(lineOf), { value: DELETES, label: text.deletes }]
}

function leavingOf({ workspace, heirs }: WorkspaceToLeave, choice: string): Leaving {
  const heirId = heirs.find(({ id }) => id === choice)?.id ?? null
  return { workspaceId: workspace.id, heirId, deletes: choice === DELETES }
}

/** A workspace that somebody belongs to whose account is to go. */
interface WorkspaceToLeave {
  readonly workspace: RecordOf<'workspaces'>
  /** Active members who could go on. */
  readonly heirs: readonly RecordOf<'members'>[]
  readonly isLastOwner: boolean
}

/** Those in the trash too: they can come back. */
async function workspacesToLeave(records: RecordsPort, userId: Id): Promise<readonly WorkspaceToLeave[]> {
  const { items } = await records.list('workspaces', {
    workspaceId: null,
    trash: 'include',
    orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
    limit: LIMITS.pageSizeMost,
  })
  return Promise.all(items.map((workspace) => toLeave(records, workspace, userId)))
}

async function toLeave(records: RecordsPort, workspace: RecordOf<'workspaces'>, userId: Id): Promise<WorkspaceToLeave> {
  const { items } = await records.list('members', {
    workspaceId: workspace.id,
    where: { op: 'eq', field: 'status', value: 'active' },
    orderBy: [{ field: 'displayName', direction: 'asc', empty: 'last' }],
    limit: LIMITS.pageSizeMost,
  })
  const heirs = items.filter((member) => member.userId !== userId)
  const isOwner = items.some((member) => member.userId === userId && member.role === 'owner')
  return { workspace, heirs, isLastOwner: isOwner && !heirs.some(({ role }) => role === 'owner') }
}
