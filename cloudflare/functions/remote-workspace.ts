import type { Id } from '../../src/domain/model/kernel/id'
import { valueOf } from '../answers'
import { type Env, workspaceOf } from '../env'
import type { ElevatedCalls } from './elevated-protocol'

/** Asks a workspace's object with the backend's own rights. Rejects with what it refuses with. */
export async function elevated<N extends keyof ElevatedCalls>(
  env: Env,
  workspaceId: Id,
  name: N,
  input: ElevatedCalls[N]['input'],
): Promise<ElevatedCalls[N]['answer']> {
  return valueOf(await workspaceOf(env, workspaceId).elevated(workspaceId, { name, input }))
}
