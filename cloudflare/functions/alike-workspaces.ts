import { portError } from '../../src/domain/model/errors/port-error'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import { evaluate } from '../../src/domain/model/query/run-query'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import { accountsOf, type Env } from '../env'

/**
 * A question to all workspaces, which handlers ask about nothing but whether a slug is taken: the directory answers it, so that no
 * workspace is woken. @throws internal/unexpected for another one
 */
export async function alikeWorkspaces(
  env: Env,
  collection: CollectionName,
  { where, trash }: { readonly where?: AnyCondition; readonly trash?: 'include' },
): Promise<readonly RecordOf<'workspaces'>[]> {
  if (collection !== 'workspaces' || where?.op !== 'startsWith' || where.field !== 'slug')
    throw portError('internal/unexpected', { source: 'cloudflare' })
  const alike = await accountsOf(env).workspacesWithSlug(where.value)
  return alike.filter((record) => (trash === 'include' || record.deletedAt === null) && evaluate(where, record))
}
