import { useState } from 'react'
import type { Heirs } from '../../../../domain/model/functions/catalogue'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { usePorts } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { membersText } from '../../../text/workspace-settings'
import { isRobot } from '../../../../domain/model/workspaces/workspace'
import { belongingsOf } from './team.model'
import { request$ } from '../../../app/request'

export interface DeactivateDialogProps {
  readonly member: RecordOf<'members'>
  readonly onClose: () => void
}

const KINDS = ['people', 'companies', 'deals', 'tasks'] as const

/** Takes a member's access and asks who goes on with what they have; for a former member, the latter alone. */
export function DeactivateDialog({ member, onClose }: DeactivateDialogProps) {
  const { workspace, me, members, formats } = useWorkspace()
  const { records } = usePorts()
  const toasts = useToasts()
  const deactivate = useFunction('deactivate-member')
  const others = members.filter(({ id, status }) => id !== member.id && status === 'active')
  const first = others.find(({ id }) => id === me.id) ?? others[0]
  const [heirs, setHeirs] = useState<Heirs>(() => {
    const heir = first?.id ?? null
    return { people: heir, companies: heir, deals: heir, tasks: heir }
  })
  const belongings = useStream(member.id, () => request$((options) => belongingsOf(records, member, options)))
  const had = belongings.status === 'ready' ? KINDS.filter((kind) => belongings.value[kind] > 0) : []
  const isActive = member.status === 'active'
  const name = member.displayName
  const options = [
    ...others.map(({ id, displayName }) => ({ value: String(id), label: displayName, id })),
    { value: '', label: membersText.nobody, id: null },
  ]

  const submit = async () => {
    const handed = await deactivate.call({ workspaceId: workspace.id, memberId: member.id, heirs })
    if (handed === null) return
    onClose()
    const count = KINDS.reduce((sum, kind) => sum + handed[kind], 0)
    toasts.show({
      title: isActive ? membersText.deactivatedDone(name) : membersText.handedOver(name),
      ...(count === 0 ? {} : { body: membersText.handedOverCount(formats.number(count)) }),
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={isActive ? membersText.deactivateTitle(name) : membersText.handOverTitle(name)}
      description={leadOf(member, me.id)}
      submitLabel={isActive ? membersText.deactivate : membersText.handOver}
      busy={deactivate.isBusy}
      error={deactivate.error ?? (belongings.status === 'failed' ? errorText(belongings.error) : null)}
    >
      {belongings.status === 'pending' ? <Skeleton width="70%" /> : null}
      {belongings.status === 'ready' && had.length === 0 ? <p>{membersText.nothingToHandOver}</p> : null}
      {belongings.status === 'ready'
        ? had.map((kind) => (
            <SelectField
              key={kind}
              label={membersText.heirOf(kind, formats.number(belongings.value[kind]))}
              value={heirs[kind] ?? ''}
              options={options}
              onValue={(value) =>
                setHeirs((before) => ({ ...before, [kind]: options.find((option) => option.value === value)?.id ?? null }))
              }
            />
          ))
        : null}
    </FormDialog>
  )
}

function leadOf(member: RecordOf<'members'>, ownId: Id): string {
  if (member.id === ownId) return membersText.deactivateSelf
  if (member.status !== 'active') return membersText.handOverLead
  return isRobot(member) ? membersText.deactivateRobot : membersText.deactivateLead
}
