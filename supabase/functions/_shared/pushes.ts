import type { Id } from '../../../src/domain/model/kernel/id'
import { type Instant, instantOf } from '../../../src/domain/model/kernel/instant'
import type { PushPlace } from '../../../src/domain/model/push/news'
import type { PushDevice } from '../../../src/domain/model/push/push-device'
import type { PushClaim, Pushes } from '../../../src/domain/use-cases/functions/push/push-context'
import type { Database } from './database'

/** The `Pushes` of a handler, in a table that no client reads. */
export class DatabasePushes implements Pushes {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async devicesOf(workspaceId: Id): Promise<readonly PushDevice[]> {
    const rows = (await this.database.rpc('push_devices_of', { workspace_id: workspaceId })) as readonly DeviceRow[]
    return rows.map(deviceOf)
  }

  async keep(device: PushDevice, most: number): Promise<boolean> {
    const { id, workspaceId, memberId, endpoint, p256dh, auth, name, kinds, language } = device
    const isKept = await this.database.rpc('push_device_keep', {
      workspace_id: workspaceId,
      id,
      member_id: memberId,
      endpoint,
      p256dh,
      auth,
      name,
      kinds,
      language,
      most,
    })
    return isKept === true
  }

  async remove({ workspaceId, id }: Pick<PushDevice, 'workspaceId' | 'id'>): Promise<void> {
    await this.database.rpc('push_device_remove', { workspace_id: workspaceId, id })
  }

  async claim({ workspaceId, memberId }: Parameters<Pushes['claim']>[0]): Promise<readonly PushClaim[]> {
    const rows = (await this.database.rpc('claim_pushes', {
      workspace_id: workspaceId,
      member_id: memberId,
      most: AT_ONCE,
    })) as readonly ClaimRow[]
    return rows.map((row) => ({
      device: deviceOf(row),
      token: row.token,
      place: {
        notified: { at: instantIn(row.notified_at), id: row.notified_id },
        reminded: { at: instantIn(row.reminded_at), id: row.reminded_id },
        failures: row.failures,
        nextAttemptAt: row.next_attempt_at === null ? null : instantIn(row.next_attempt_at),
      },
    }))
  }

  async reach({ token }: PushClaim, { notified, reminded, failures, nextAttemptAt }: PushPlace): Promise<boolean> {
    const reached = await this.database.rpc('reach_push', {
      token,
      notified_at: notified.at,
      notified_id: notified.id,
      reminded_at: reminded.at,
      reminded_id: reminded.id,
      failures,
      next_attempt_at: nextAttemptAt,
    })
    return reached === true
  }

  async release({ token }: PushClaim): Promise<void> {
    await this.database.rpc('release_push', { token })
  }
}

/** Devices that are pushed to at the same time, so that a slow service keeps no other waiting. */
const AT_ONCE = 10

interface DeviceRow extends Pick<PushDevice, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'name' | 'kinds' | 'language'> {
  readonly workspace_id: Id
  readonly member_id: Id
  readonly created_at: string
}

interface ClaimRow extends DeviceRow {
  readonly token: string
  readonly notified_at: string
  readonly notified_id: Id | null
  readonly reminded_at: string
  readonly reminded_id: Id | null
  readonly failures: number
  readonly next_attempt_at: string | null
}

function deviceOf({ workspace_id, member_id, created_at, ...row }: DeviceRow): PushDevice {
  const { id, endpoint, p256dh, auth, name, kinds, language } = row
  const keys = { endpoint, p256dh, auth }
  return { id, workspaceId: workspace_id, memberId: member_id, ...keys, name, kinds, language, createdAt: instantIn(created_at) }
}

function instantIn(text: string): Instant {
  return instantOf(Date.parse(text))
}
