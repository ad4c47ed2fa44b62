import * as v from 'valibot'
import { API_READABLE } from '../../model/api/api-collections'
import { includesScope } from '../../model/api/api-key'
import { inputSchema, type OperationId, OPERATIONS } from '../../model/api/operations'
import { fieldProblemsOf } from '../../model/errors/field-problem'
import { portError } from '../../model/errors/port-error'
import type { ChangeCursor } from '../../../ports/events.port'
import type { ApiAnswer, ApiCall, ApiHandler } from './api-answer'
import type { ApiChange, ApiSession } from './api-session'
import { downloadFile, uploadFile } from './files'
import { listRecords } from './list-records'
import { getRecord, listFigures, listTimeline, search, whoAmI } from './read-records'
import { commit, createRecord, restoreRecord, trashRecord, updateRecord } from './write-records'

/** What was written since; of what programs may read. */
const listChanges: ApiHandler<'listChanges'> = async ({ after }, session) => {
  const found = await session.changes((after ?? null) as ChangeCursor | null)
  if (found === 'gap') throw portError('query/bad-cursor', {})
  return { kind: 'value', value: { ...found, changes: found.changes.filter(isReadable) } }
}

export function isReadable({ collection }: Pick<ApiChange, 'collection'>): boolean {
  return API_READABLE.some((name) => name === collection)
}

const HANDLERS: { readonly [K in OperationId]: ApiHandler<K> } = {
  whoAmI,
  search,
  listChanges,
  commit,
  listFigures,
  uploadFile,
  downloadFile,
  listTimeline,
  restoreRecord,
  listRecords,
  createRecord,
  getRecord,
  updateRecord,
  trashRecord,
}

/**
 * The one way to run an operation, whatever it was asked by. Whoever may not is not listened to: the input is read after that.
 *
 * @throws record/invalid (the input, by field), access/denied (the key's scope), and what the handler throws
 */
export async function runOperation(
  id: OperationId,
  { input, ...call }: ApiCall & { readonly input: () => Promise<object> },
  session: ApiSession,
): Promise<ApiAnswer> {
  const { scope } = OPERATIONS[id]
  if (!includesScope(session.key.scope, scope)) throw portError('access/denied', { action: scope })
  const checked = v.safeParse(inputSchema(OPERATIONS[id]), await input())
  if (!checked.success) throw portError('record/invalid', { fields: fieldProblemsOf(checked.issues) })
  // Checked by the schema of the same operation.
  const handler = HANDLERS[id] as ApiHandler<OperationId>
  return handler(checked.output as Parameters<typeof handler>[0], session, call)
}
