import { from, map, type Observable } from 'rxjs'
import { answerUrl, type AuthorizationRequest, type Refused } from '../../../domain/model/api/authorization-request'
import type { FunctionOutput } from '../../../domain/model/functions/catalogue'
import type { Id } from '../../../domain/model/kernel/id'
import { mutationIdOf } from '../../../domain/model/records/meta'
import type { Role } from '../../../domain/model/workspaces/workspace'
import type { FunctionsPort } from '../../../ports/functions.port'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'

export type AskingProgram = FunctionOutput<'read-program'>

/** Who asks; `null`: nobody who may be answered. */
export function program$(
  { functions, runtime }: { readonly functions: FunctionsPort; readonly runtime: Runtime },
  { clientId, redirectUri }: Pick<AuthorizationRequest, 'clientId' | 'redirectUri'>,
): Observable<AskingProgram | null> {
  const options = { mutationId: mutationIdOf(runtime.newId()) }
  return from(functions.call('read-program', { clientId, redirectUri }, options)).pipe(
    map((answer) => (answer.ok ? answer.value : null)),
  )
}

/** What somebody may do in a workspace; `null`: nothing. */
export function role$(records: RecordsPort, workspaceId: Id, userId: Id): Observable<Role | null> {
  return records
    .watch('members', {
      workspaceId,
      where: { op: 'eq', field: 'userId', value: userId },
      orderBy: [{ field: 'displayName', direction: 'asc', empty: 'last' }],
      limit: 1,
    })
    .pipe(map((live) => live.value.items[0]?.role ?? null))
}

/** Where the program learns what became of its request (OAuth 2.1, 4.1.2), and from whom (RFC 9207). */
export function answered(
  { redirectUri, state }: Pick<Refused, 'redirectUri' | 'state'>,
  { issuer }: Pick<AskingProgram, 'issuer'>,
  answer: { readonly code: string } | { readonly error: string },
): string {
  return answerUrl(redirectUri, { ...answer, state, iss: issuer })
}
