import type { ApiKeySummary } from '../../../../domain/model/api/api-key'
import type { Instant } from '../../../../domain/model/kernel/instant'
import { dayIn } from '../../../../domain/model/kernel/plain-date'
import { isRobot } from '../../../../domain/model/workspaces/workspace'
import { useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { Tag } from '../../../design/tag'
import { apiKeysText } from '../../../text/api-keys'
import { type KeyState, keyStateOf } from './api-keys.model'
import styles from './integrations.module.css'
import rows from '../rows.module.css'

export interface ApiKeyRowProps {
  readonly apiKey: ApiKeySummary
  readonly onRevoke: () => void
}

/** One key: what it may do and as whom, how it stands, and its end. */
export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { members, memberName, formats, timeZone, today } = useWorkspace()
  const nowMs = useRuntime().now()
  const { name, ending, scope, memberId, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = apiKey
  const holder = members.find(({ id }) => id === memberId)
  const state = keyStateOf(apiKey, holder, nowMs)
  const holderName = holder !== undefined && isRobot(holder) ? apiKeysText.robot(holder.role) : memberName(memberId)
  const day = (at: Instant) => formats.day(dayIn(timeZone, Date.parse(at)), today())
  const notes = [
    apiKeysText.made(day(createdAt), memberName(createdBy)),
    usedWhen(lastUsedAt),
    revokedAt === null ? ends() : apiKeysText.revokedOn(day(revokedAt)),
  ]
  return (
    <li className={rows.row} data-state={state}>
      <div className={rows.what}>
        <div className={styles.keyName}>
          <span className={rows.name}>{name}</span>
          <code className={styles.note}>{apiKeysText.ending(ending)}</code>
          <KeyStateTag state={state} />
        </div>
        <span className={styles.note}>{apiKeysText.mayAs(scope, holderName)}</span>
        <span className={styles.note}>{notes.join(' · ')}</span>
      </div>
      {revokedAt === null ? (
        <Button size="sm" aria-label={apiKeysText.revokeOf(name, ending)} onClick={onRevoke}>
          {apiKeysText.revoke}
        </Button>
      ) : null}
    </li>
  )

  function ends(): string {
    if (expiresAt === null) return apiKeysText.neverExpires
    return state === 'expired' ? apiKeysText.expired(day(expiresAt)) : apiKeysText.expires(day(expiresAt))
  }

  /** It is written down to the hour: within the last one, there is no more to say. */
  function usedWhen(at: Instant | null): string {
    if (at === null) return apiKeysText.neverUsed
    return nowMs - Date.parse(at) < HOUR_MS ? apiKeysText.usedLately : apiKeysText.used(formats.ago(at, nowMs))
  }
}

const HOUR_MS = 3_600_000

function KeyStateTag({ state }: { readonly state: KeyState }) {
  if (state === 'in-force') return null
  return <Tag colour={state === 'revoked' ? 'grey' : 'orange'}>{apiKeysText.stateOf[state]}</Tag>
}
