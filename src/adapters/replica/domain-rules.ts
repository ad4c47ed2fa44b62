import type { Id } from '../../domain/model/kernel/id'
import { isPortError, portError } from '../../domain/model/errors/port-error'
import type { CollectionName } from '../../domain/model/records/collections'
import type { Runtime } from '../../ports/runtime.port'
import type { RecordChange } from '../shared/commits/commit-entry'
import type { RecordSource } from '../shared/commits/workspace-state'
import { prepareCommit } from '../shared/commits/prepare-commit'
import { memberIn } from '../shared/commits/reader'
import type { OutboxEntry } from './core/outbox-entry'
import { localVersion } from './core/record-key'
import type { Rules, Speculation, View } from './core/rules'
import { FOLLOWED } from './held-collections'
import { errorData } from './port-error-data'

const SHOWN: ReadonlySet<CollectionName> = new Set(FOLLOWED)

/** The rules that every backend keeps, for what one user writes in one workspace. */
export class DomainRules implements Rules {
  private readonly workspaceId: Id
  private readonly userId: Id
  private readonly runtime: Runtime

  constructor(workspaceId: Id, userId: Id, runtime: Runtime) {
    this.workspaceId = workspaceId
    this.userId = userId
    this.runtime = runtime
  }

  speculate({ mutationId, mutations, at, via }: OutboxEntry, view: View): Speculation {
    const ground = groundOf(this.workspaceId, view)
    try {
      const writer = memberIn(ground, this.userId)
      if (writer === null) throw portError('access/denied', { action: 'commit' })
      const prepared = prepareCommit(ground, {
        writes: mutations,
        mutationId,
        writer,
        author: { memberId: writer.member.id, via },
        at,
        version: localVersion(mutationId),
        newId: () => this.runtime.newId(),
      })
      if (prepared.status === 'conflict') return { kind: 'conflict', conflicts: prepared.conflicts }
      return { kind: 'ready', changes: prepared.commit.changes.filter(({ collection }) => SHOWN.has(collection)) }
    } catch (error) {
      if (isPortError(error)) return { kind: 'refused', error: errorData(error) }
      throw error
    }
  }

  altersSight(changes: readonly RecordChange[], view: View): boolean {
    const reader = memberIn(groundOf(this.workspaceId, view), this.userId)
    if (reader === null) return false
    return changes.some(({ collection, id, record }) => {
      if (collection === 'members') return id === reader.member.id && !isSameField(reader.member, record, 'role')
      const before = view.get(collection, id)
      if (collection === 'workspaces') return !isSameField(before, record, 'memberVisibility')
      // A deal that becomes visible to this user brings its notes and tasks; a new deal has none yet.
      const isHandedOver = collection === 'deals' && before === null && record !== null && record.createdAt !== record.updatedAt
      return isHandedOver && reader.sight('deals') !== null
    })
  }
}

function groundOf(id: Id, view: View): RecordSource {
  return {
    id,
    get: (collection, at) => view.get(collection, at),
    all: (collection) => view.all(collection),
    // A replica keeps no tombstones: only the backend knows them.
    wasPurged: () => false,
  }
}

function isSameField(before: object | null, after: object | null, field: string): boolean {
  return (before === null ? undefined : Reflect.get(before, field)) === (after === null ? undefined : Reflect.get(after, field))
}
