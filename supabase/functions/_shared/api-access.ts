import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { demandFits, missing } from '../../../src/adapters/shared/files/demands'
import { checkedAny, known } from '../../../src/adapters/shared/checked-query'
import { untilGone } from '../../../src/adapters/shared/until-gone'
import type { Database } from '../../../src/adapters/supabase/client'
import { pullPage } from '../../../src/adapters/supabase/feed/pull'
import { recordOf } from '../../../src/adapters/supabase/records/codec'
import { commit } from '../../../src/adapters/supabase/records/commit'
import { listPage, readMany } from '../../../src/adapters/supabase/records/list-page'
import { SearchWays } from '../../../src/adapters/supabase/records/search-ways'
import { KEY_SCOPES, workspaceOfKey } from '../../../src/domain/model/api/api-key'
import { portError } from '../../../src/domain/model/errors/port-error'
import { AWAITS_BYTES } from '../../../src/domain/model/files/file'
import { fileIdIn } from '../../../src/domain/model/files/file-path'
import { id } from '../../../src/domain/model/kernel/fields'
import { type Id, uuid7 } from '../../../src/domain/model/kernel/id'
import { LIMITS } from '../../../src/domain/model/records/limits'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { ApiAccess, ApiChanges, ApiFiles, ApiRecords, ApiSession } from '../../../src/domain/use-cases/api/api-session'
import type { ChangeCursor } from '../../../src/ports/events.port'
import type { FileRef } from '../../../src/ports/files.port'
import type { Runtime } from '../../../src/ports/runtime.port'
import { openWithKey, type ProjectKey } from './key-client'
import type { StoredFiles } from './stored-files'

const TIMEOUT_MS = 20_000

/** What `api_key_use` says. */
const used = v.object({
  key: v.object({ id, name: v.string(), scope: v.picklist(KEY_SCOPES) }),
  workspace_id: id,
  member_id: id,
  is_granted: v.boolean(),
  now: v.number(),
})

/**
 * Lets programs in over the project's REST interface, where the key itself is who asks: row level security binds a program as it
 * binds a person. Only the bytes of files are read and stored with the secret key, once their record has shown who may.
 */
export class DatabaseApiAccess implements ApiAccess {
  private readonly project: ProjectKey
  private readonly files: StoredFiles
  private readonly ways = new SearchWays({ now: () => Date.now() })

  constructor(project: ProjectKey, files: StoredFiles) {
    this.project = project
    this.files = files
  }

  async open(key: string): Promise<ApiSession> {
    if (workspaceOfKey(key) === null) throw portError('auth/signed-out', { reason: 'none' })
    const supabase = openWithKey(key, this.project)
    const { data, error, status } = await supabase.client.rpc('api_key_use').abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    if (error !== null) throw supabase.portError('rest', error, { status })
    const holder = v.safeParse(used, data)
    if (!holder.success) throw portError('net/unavailable', {}, holder.issues)
    const { key: about, workspace_id: workspaceId, member_id: memberId, is_granted: isGranted, now } = holder.output
    const runtime = runtimeFrom(now)
    const records = this.recordsOf(supabase, workspaceId)
    return {
      key: { ...about, isGranted },
      workspaceId,
      memberId,
      now: () => runtime.now(),
      newId: () => runtime.newId(),
      wait: (ms, gone) => untilGone(gone, (done) => runtime.schedule(ms, done)),
      records,
      files: this.filesOf(records, memberId),
      changes: (after) => changes(supabase, { workspaceId, after }),
    }
  }

  private recordsOf(supabase: Database, workspaceId: Id): ApiRecords {
    const signal = () => AbortSignal.timeout(TIMEOUT_MS)
    const getMany: ApiRecords['getMany'] = async (collection, ids) =>
      (await readMany(supabase, { collection: known(collection), ids, signal: signal() })) as never
    return {
      getMany,
      get: async (collection, one) => (await getMany(collection, [one])).get(one) ?? null,
      list: async (collection, query) => {
        const checked = checkedAny(known(collection), query, LIMITS.pageSizeMost)
        const way = await this.ways.of(supabase, collection, checked, signal())
        return (await listPage({ supabase, collection, signal: signal() }, checked, way)) as never
      },
      commit: async (mutations, given) => {
        const options = { ...given, workspaceId, signal: signal(), turn: () => Promise.resolve() }
        return (await commit(supabase, mutations, options)).outcomes
      },
    }
  }

  private filesOf(records: ApiRecords, memberId: Id): ApiFiles {
    const recordAt = async (file: FileRef): Promise<RecordOf<'files'>> => {
      const fileId = fileIdIn(file.path)
      const record = fileId === null ? null : await records.get('files', fileId)
      if (record === null || record.path !== file.path || record.workspaceId !== file.workspaceId) throw missing(file)
      return record
    }
    return {
      read: async (file) => {
        const { status, createdBy } = await recordAt(file)
        if (status !== 'ready' && createdBy.memberId !== memberId) throw missing(file)
        return this.files.get(file.workspaceId, file.path)
      },
      write: async (target, body) => {
        const { status, createdBy, deletedAt } = await recordAt(target)
        if (createdBy.memberId !== memberId || deletedAt !== null || !AWAITS_BYTES.has(status))
          throw portError('access/denied', { action: 'files.create', collection: 'files' })
        await this.files.put(target.workspaceId, target.path, new Blob([body], { type: demandFits(body) }))
      },
    }
  }
}

async function changes(
  supabase: Database,
  { workspaceId, after }: { readonly workspaceId: Id; readonly after: ChangeCursor | null },
): Promise<ApiChanges | 'gap'> {
  const page = await pullPage(supabase, { workspaceId, after, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (page.kind === 'gap') return 'gap'
  const found = page.commits.flatMap((one) => one.changes)
  return {
    changes: found.map(({ collection, id: of, row }) => ({
      collection,
      id: of,
      record: row === null ? null : recordOf(collection, row),
    })),
    cursor: page.cursor,
    more: page.more,
  }
}

/** The database's clock: what it stamps and what is compared here are one time. @param now milliseconds since the epoch */
function runtimeFrom(now: number): Runtime {
  const startedAt = performance.now()
  const clock = () => now + Math.floor(performance.now() - startedAt)
  return {
    now: clock,
    newId: () => uuid7(clock(), randomBytes(10)),
    schedule(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
    turn: () => Promise.resolve(),
  }
}
