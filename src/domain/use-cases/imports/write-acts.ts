import type { UndoAct } from '../../model/imports/writing/undo/plan-undo'
import type { Id } from '../../model/kernel/id'
import { mutationIdOf } from '../../model/records/meta'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { isRefusal } from './chunks'

interface Writing {
  readonly workspaceId: Id
  readonly ports: { readonly records: Pick<RecordsPort, 'commit'>; readonly runtime: Pick<Runtime, 'newId'> }
  /** Keys of what the backend does not take; grows. */
  readonly refused: Set<string>
}

/** What conflicts is left for the next pass; what is refused is found by halving. @returns how many were written */
export async function writeActs(acts: readonly UndoAct[], writing: Writing): Promise<number> {
  if (acts.length === 0) return 0
  const { workspaceId, ports, refused } = writing
  try {
    const answers: readonly { readonly status: string }[] = await ports.records.commit(
      acts.map(({ mutation }) => mutation),
      { workspaceId, mutationId: mutationIdOf(ports.runtime.newId()) },
    )
    const kept = acts.filter((_, at) => answers[at]?.status !== 'conflict')
    return kept.length < acts.length ? await writeActs(kept, writing) : acts.length
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only] = acts
    if (acts.length === 1 && only !== undefined) {
      refused.add(only.key)
      return 0
    }
    const half = Math.ceil(acts.length / 2)
    return (await writeActs(acts.slice(0, half), writing)) + (await writeActs(acts.slice(half), writing))
  }
}
