import { useEffect, useState } from 'react'
import { type ApiKeySummary, isInForce } from '../../../../domain/model/api/api-key'
import { instantOf } from '../../../../domain/model/kernel/instant'
import { dayIn } from '../../../../domain/model/kernel/plain-date'
import { useRuntime, useServices } from '../../../app/ports-context'
import { useFunction } from '../../../app/use-function'
import { useToasts } from '../../../app/toasts'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { ConfirmDialog } from '../../../design/confirm-dialog'
import { FormError } from '../../../design/field'
import { keepFocus } from '../../../design/keep-focus'
import { Panel } from '../../../design/panel'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { apiKeysText } from '../../../text/api-keys'
import { assistantsText } from '../../../text/assistants'
import { errorsText } from '../../../text/error-text'
import { type ApiKeyList, UNREAD, whyUnread } from './api-keys.model'
import { SecretLine } from './secret-line'
import styles from './integrations.module.css'
import rows from '../rows.module.css'

/** Programs that came without a key, and that somebody let in; not there where none can come. */
export function AssistantsPanel({ list }: { readonly list: ApiKeyList }) {
  const { ports, backends } = useServices()
  const known = useStream(backends, () => backends.known$)
  const current = known.status === 'ready' ? known.value.find(({ isCurrent }) => isCurrent) : undefined
  if (current?.isOnDevice === true || !ports.functions.capabilities.available.has('authorize-program')) return null
  return <Granted list={list} />
}

interface GrantedKey extends ApiKeySummary {
  readonly grant: NonNullable<ApiKeySummary['grant']>
}

function Granted({ list }: { readonly list: ApiKeyList }) {
  const runtime = useRuntime()
  const { may } = useWorkspace()
  const state = useStream(list, () => list.state$)
  const [leaving, setLeaving] = useState<GrantedKey | null>(null)
  // What ends it is gone once it has been pressed.
  useEffect(() => keepFocus(), [])
  const { keys, address, isReading, error } = state.status === 'ready' ? state.value : UNREAD
  const now = instantOf(runtime.now())
  // A key of its own opens for an hour; how long it may be renewed is said by the grant.
  const granted = keys?.filter(isGranted).filter(({ grant, revokedAt }) => isInForce({ revokedAt, expiresAt: grant.until }, now))
  return (
    <Panel title={assistantsText.title} lead={assistantsText.lead}>
      {address === null ? null : <SecretLine label={assistantsText.address} value={address.replace(/\/v1$/, '/mcp')} />}
      {keys === null && error === null ? <Skeleton width="60%" /> : null}
      {error === null ? null : (
        <div className={styles.failed}>
          <FormError message={whyUnread(error)} />
          <Button size="sm" busy={isReading} onClick={() => list.readAgain()}>
            {errorsText.tryAgain}
          </Button>
        </div>
      )}
      {granted === undefined ? null : granted.length === 0 ? (
        <p className={styles.note}>{may('manage-keys') ? assistantsText.empty : assistantsText.emptyOwn}</p>
      ) : (
        <ul className={rows.list} aria-label={assistantsText.list}>
          {granted.map((key) => (
            <GrantRow key={key.id} granted={key} onEnd={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      {leaving === null ? null : (
        <EndDialog granted={leaving} onEnded={() => list.revoked(leaving.id)} onClose={() => setLeaving(null)} />
      )}
    </Panel>
  )
}

function isGranted(key: ApiKeySummary): key is GrantedKey {
  return key.grant !== null
}

function GrantRow({ granted, onEnd }: { readonly granted: GrantedKey; readonly onEnd: () => void }) {
  const { memberName, formats, timeZone, today } = useWorkspace()
  const { name, scope, memberId, createdAt, lastUsedAt, grant } = granted
  const day = (at: string) => formats.day(dayIn(timeZone, Date.parse(at)), today())
  const notes = [
    apiKeysText.made(day(createdAt), memberName(memberId)),
    lastUsedAt === null ? apiKeysText.neverUsed : apiKeysText.used(day(lastUsedAt)),
    grant.until === null ? apiKeysText.neverExpires : apiKeysText.expires(day(grant.until)),
  ]
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={rows.name}>{name}</span>
        <span className={styles.note}>{assistantsText.answersTo(grant.host)}</span>
        <span className={styles.note}>{apiKeysText.mayAs(scope, memberName(memberId))}</span>
        <span className={styles.note}>{notes.join(' · ')}</span>
      </div>
      <Button size="sm" aria-label={assistantsText.endOf(name, grant.host)} onClick={onEnd}>
        {assistantsText.end}
      </Button>
    </li>
  )
}

interface EndDialogProps {
  readonly granted: GrantedKey
  readonly onEnded: () => void
  readonly onClose: () => void
}

function EndDialog({ granted: { id, name }, onEnded, onClose }: EndDialogProps) {
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const revoke = useFunction('revoke-api-key')
  const confirm = async () => {
    if ((await revoke.call({ workspaceId: workspace.id, keyId: id })) === null) return
    onEnded()
    onClose()
    toasts.show({ tone: 'success', title: assistantsText.ended(name) })
  }
  return (
    <ConfirmDialog
      title={assistantsText.endTitle(name)}
      description={assistantsText.endBody}
      confirmLabel={assistantsText.endConfirm}
      busy={revoke.isBusy}
      error={revoke.error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
