import { ChevronRight, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { ApiKeySummary } from '../../../../domain/model/api/api-key'
import { settingsPath } from '../../../app/routes'
import { useServices } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FormError } from '../../../design/field'
import { keepFocus } from '../../../design/keep-focus'
import { Panel } from '../../../design/panel'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { apiKeysText } from '../../../text/api-keys'
import { errorsText } from '../../../text/error-text'
import { ApiAddress } from './api-address'
import { ApiKeyRow } from './api-key-row'
import { type ApiKeyList, UNREAD, whyUnread } from './api-keys.model'
import { NewKeyDialog } from './new-key-dialog'
import { RevokeKeyDialog } from './revoke-key-dialog'
import styles from './integrations.module.css'
import listed from '../rows.module.css'

/** What lets programs in; where none can come, that. */
export function ApiKeysPanel({ list }: { readonly list: ApiKeyList }) {
  const { ports, backends } = useServices()
  const known = useStream(backends, () => backends.known$)
  const current = known.status === 'ready' ? known.value.find(({ isCurrent }) => isCurrent) : undefined
  if (current?.isOnDevice === true) return <Panel title={apiKeysText.title} lead={apiKeysText.onDevice} />
  const { available } = ports.functions.capabilities
  if (!available.has('create-api-key')) return <Panel title={apiKeysText.title} lead={apiKeysText.missing} />
  return <KeysPanel list={list} />
}

function KeysPanel({ list }: { readonly list: ApiKeyList }) {
  const { workspace } = useWorkspace()
  const state = useStream(list, () => list.state$)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<ApiKeySummary | null>(null)
  // What a key is revoked by, and what asks for them again, is gone once it has been pressed.
  useEffect(() => keepFocus(), [])
  const { keys: all, address, isReading, error } = state.status === 'ready' ? state.value : UNREAD
  const keys = all?.filter(({ grant }) => grant === null) ?? null
  return (
    <Panel
      title={apiKeysText.title}
      lead={apiKeysText.lead}
      actions={
        <Button variant="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
          {apiKeysText.add}
        </Button>
      }
    >
      <ApiAddress url={address} />
      <p className={styles.reference}>
        <Link href={settingsPath(workspace.slug, 'api')}>{apiKeysText.reference}</Link>
      </p>
      {keys === null && error === null ? <Skeleton width="60%" /> : null}
      {error === null ? null : (
        <div className={styles.failed}>
          <FormError message={whyUnread(error)} />
          <Button size="sm" busy={isReading} onClick={() => list.readAgain()}>
            {errorsText.tryAgain}
          </Button>
        </div>
      )}
      {keys === null ? null : <Keys keys={keys} onRevoke={setLeaving} />}
      {isAdding ? <NewKeyDialog onTried={() => list.readAgain()} onClose={() => setAdding(false)} /> : null}
      {leaving === null ? null : (
        <RevokeKeyDialog apiKey={leaving} onRevoked={() => list.revoked(leaving.id)} onClose={() => setLeaving(null)} />
      )}
    </Panel>
  )
}

interface KeysProps {
  readonly keys: readonly ApiKeySummary[]
  readonly onRevoke: (key: ApiKeySummary) => void
}

/** Those that are not revoked; the others only for whoever asks for them. */
function Keys({ keys, onRevoke }: KeysProps) {
  const { formats } = useWorkspace()
  const [showsRevoked, setShowsRevoked] = useState(false)
  const revoked = keys.filter(({ revokedAt }) => revokedAt !== null)
  const others = keys.filter(({ revokedAt }) => revokedAt === null)
  const rows = (some: readonly ApiKeySummary[]) =>
    some.map((key) => <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />)
  return (
    <>
      {others.length === 0 ? (
        <p className={styles.note}>{apiKeysText.empty}</p>
      ) : (
        <ul className={listed.list} aria-label={apiKeysText.title}>
          {rows(others)}
        </ul>
      )}
      {revoked.length === 0 ? null : (
        <Button
          size="sm"
          variant="quiet"
          className={styles.fold}
          icon={<ChevronRight size={14} className={styles.mark} />}
          aria-expanded={showsRevoked}
          onClick={() => setShowsRevoked(!showsRevoked)}
        >
          {apiKeysText.showRevoked(formats.number(revoked.length))}
        </Button>
      )}
      {showsRevoked && revoked.length > 0 ? (
        <ul className={listed.list} aria-label={apiKeysText.revokedTitle}>
          {rows(revoked)}
        </ul>
      ) : null}
    </>
  )
}
