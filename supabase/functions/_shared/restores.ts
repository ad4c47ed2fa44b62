import { rowOf, type DatabaseRow } from '../../../src/adapters/supabase/records/codec'
import { snakeCase } from '../../../src/adapters/supabase/records/columns'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import type { MutationId, RecordMeta } from '../../../src/domain/model/records/meta'
import type {
  RestoredRecord,
  RestoreOpening,
  Restores,
  RestoreSurvey,
} from '../../../src/domain/use-cases/functions/function-context'
import type { Database } from './database'

/** The `Restores` of a handler, over the service role. */
export class DatabaseRestores implements Restores {
  private readonly database: Database
  private readonly caller: { readonly user_id: Id }
  private readonly mutationId: MutationId

  constructor(database: Database, { callerId, mutationId }: { readonly callerId: Id; readonly mutationId: MutationId }) {
    this.database = database
    this.caller = { user_id: callerId }
    this.mutationId = mutationId
  }

  async begin(workspaceId: Id): Promise<boolean> {
    return (await this.ask('begin_restore', workspaceId)) === true
  }

  async isBegun(workspaceId: Id): Promise<boolean> {
    return (await this.database.rpc('restoring', this.caller)) === workspaceId
  }

  async write<K extends CollectionName>(collection: K, workspaceId: Id, records: readonly RestoredRecord<K>[]): Promise<void> {
    if (records.length === 0) return
    await this.ask('restore_records', workspaceId, { collection: snakeCase(collection), rows: records.map(restoredRow) })
  }

  async survey(workspaceId: Id): Promise<RestoreSurvey> {
    return (await this.ask('survey_restore', workspaceId)) as RestoreSurvey
  }

  async open(workspaceId: Id, { owner, invitationId }: RestoreOpening): Promise<void> {
    const opening = { mutation_id: this.mutationId, member: restoredRow(owner), invitation_id: invitationId }
    await this.ask('open_restore', workspaceId, opening)
  }

  async discard(workspaceId: Id): Promise<void> {
    await this.ask('discard_restore', workspaceId)
  }

  private ask(name: string, workspaceId: Id, parameters: object = {}): Promise<unknown> {
    return this.database.rpc(name, { ...this.caller, workspace_id: workspaceId, ...parameters })
  }
}

function restoredRow(record: Omit<RecordMeta, 'version' | 'workspaceId'>): DatabaseRow {
  const { createdBy, updatedBy, ...rest } = record
  const created = { created_by: createdBy.memberId, created_via: createdBy.via }
  return { ...rowOf(rest), ...created, updated_by: updatedBy.memberId, updated_via: updatedBy.via }
}
