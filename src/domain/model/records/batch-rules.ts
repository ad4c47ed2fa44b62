import { keepsAnOwner } from '../access/member-change'
import { pipelineProblems } from '../deals/stages'
import { portError, type PortError } from '../errors/port-error'
import type { CollectionName, RecordOf } from './collections'
import { LIMITS } from './limits'

/** The live records of the workspace as they would be after the batch. */
export type LiveRecords = <K extends CollectionName>(collection: K) => Iterable<RecordOf<K>>

/**
 * The rules across records: an owner remains, every pipeline keeps its shape, no deal loses its stage. Checked once, after the
 * last mutation of a batch and before anything is stored.
 *
 * @param touched the collections the batch wrote to; only the rules they can break are checked
 * @returns record/invalid, record/in-use or workspace/last-owner; `null` when all is well
 */
export function batchRefusal(touched: ReadonlySet<CollectionName>, live: LiveRecords): PortError | null {
  if (touched.has('members') && !keepsAnOwner(live('members'))) return portError('workspace/last-owner', {})
  if (touched.has('fieldDefinitions') && hasTooManyFields(live)) {
    const fields = { collection: { rule: 'too-many', limit: LIMITS.customFields } } as const
    return portError('record/invalid', { fields })
  }
  return touched.has('stages') || touched.has('pipelines') ? pipelineRefusal(live) : null
}

/** Archived fields do not count. */
function hasTooManyFields(live: LiveRecords): boolean {
  const counts = new Map<string, number>()
  for (const { collection, archived } of live('fieldDefinitions')) {
    if (!archived) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count > LIMITS.customFields)
}

function pipelineRefusal(live: LiveRecords): PortError | null {
  const stages = [...live('stages')]
  const pipelineIds = new Set([...live('pipelines')].map(({ id }) => id))
  for (const pipelineId of pipelineIds) {
    const fields = pipelineProblems(stages.filter((stage) => stage.pipelineId === pipelineId))
    if (fields !== null) return portError('record/invalid', { fields })
  }
  const stageIds = new Set(stages.map(({ id }) => id))
  for (const deal of live('deals')) {
    if (!pipelineIds.has(deal.pipelineId)) return portError('record/in-use', { collection: 'pipelines', usedBy: 'deals' })
    if (!stageIds.has(deal.stageId)) return portError('record/in-use', { collection: 'stages', usedBy: 'deals' })
  }
  return null
}
