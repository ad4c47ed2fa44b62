import { bytesOf, seededIdsOf } from '../../src/adapters/shared/backend/call-secrets'
import { LocalDeliveries } from '../../src/adapters/shared/backend/deliveries'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { exportPath } from '../../src/domain/model/files/file-path'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../src/domain/model/query/ast'
import type { CollectionName } from '../../src/domain/model/records/collections'
import type { MutationId } from '../../src/domain/model/records/meta'
import type { User } from '../../src/domain/model/session/session'
import type {
  CallersAccount,
  ElevatedFiles,
  ElevatedRecords,
  FunctionContext,
  Mail,
} from '../../src/domain/use-cases/functions/function-context'
import { API } from '../../src/adapters/cloudflare/protocol'
import { valueOf } from '../answers'
import { runtime } from '../clock'
import { accountsOf, type Env } from '../env'
import { postHook } from './post-hook'
import { RemoteRecords } from './remote-records'
import { RemoteRestores } from './remote-restores'
import { elevated, numbered } from './remote-workspace'

/** What every context has, whoever calls. @param origin of the deployment */
export function commonContext(env: Env, origin: string) {
  const accounts = accountsOf(env)
  return {
    now: () => runtime.now(),
    turn: () => runtime.turn(),
    sha256,
    keyFor: (purpose: string) => accounts.key(purpose),
    addressOf: (name: string, path: string) => `${origin}${API}/functions/${name}/${path}`,
    post: (url: string, headers: Readonly<Record<string, string>>, body: string) => postHook(env, url, headers, body),
    userIdOf: (email: string) => accounts.userIdOf(email),
    emailOf: (userId: Id) => accounts.emailOf(userId),
    sendMail: (mail: Mail) => accounts.mail(keptMail(mail)),
  }
}

export interface CallOfUser {
  readonly caller: User
  readonly mutationId: MutationId
  /** Known to nobody else; the same where the call is sent again. */
  readonly seed: string
  readonly key: string
}

/** The context of a person's call, which runs in the Worker. */
export function contextOf(env: Env, origin: string, { caller, mutationId, seed, key }: CallOfUser): FunctionContext {
  const common = commonContext(env, origin)
  const nextKey = numbered(key)
  const everywhere = (collection: CollectionName, where: AnyCondition | undefined) => concerned(env, caller.id, collection, where)
  // The compiler cannot compare conditions over all collections at once (TS2590).
  const records = new RemoteRecords(env, { mutationId, nextKey, everywhere }) as object as ElevatedRecords
  return {
    ...common,
    caller,
    newId: seededIdsOf(seed, mutationId),
    randomBytes: bytesOf(seed),
    records,
    files: remoteFiles(env),
    deliveries: new LocalDeliveries(records, common.now),
    restores: new RemoteRestores(env, { callerId: caller.id, mutationId, nextKey }),
    account: accountOf(env, caller),
  }
}

/** Whose slug begins so; or where the caller is, or was, a member. */
async function concerned(
  env: Env,
  callerId: Id,
  collection: CollectionName,
  where: AnyCondition | undefined,
): Promise<readonly Id[]> {
  const accounts = accountsOf(env)
  if (collection === 'workspaces' && where?.op === 'startsWith') return accounts.workspacesWithSlug(where.value)
  return accounts.workspacesOf(callerId, 'all')
}

export function remoteFiles(env: Env): ElevatedFiles {
  const put: ElevatedFiles['put'] = async (workspaceId, path, body) => {
    await elevated(env, workspaceId, 'putFile', { path, bytes: await body.arrayBuffer(), type: body.type })
  }
  return {
    put,
    async remove(workspaceId, paths) {
      if (paths.length > 0) await elevated(env, workspaceId, 'removeFiles', { paths })
    },
    async keepFor({ workspaceId, memberId }, body) {
      const path = exportPath(memberId)
      await put(workspaceId, path, body)
      return path
    },
  }
}

function accountOf(env: Env, caller: User): CallersAccount {
  const accounts = accountsOf(env)
  return {
    prove: async (proof) => valueOf(await accounts.prove(caller.id, proof)),
    async remove() {
      valueOf(await accounts.remove(caller.id))
    },
  }
}

function keptMail(mail: Mail) {
  const path = mail.kind === 'invitation' ? `/invite/${mail.token}` : `/w/${mail.slug}/tasks`
  const expiresAt = mail.kind === 'invitation' ? mail.expiresAt : null
  return { to: mail.to, kind: mail.kind, path, expiresAt, sentAt: runtime.now() }
}
