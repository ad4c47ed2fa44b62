import type { Stage } from '../harness/stage'
import type { RandomBoard } from './random-deals'

/** The pipeline that a workspace begins with and a second one with chances of its own, and a team that owns the deals. */
export async function openReportBoard(stage: Stage): Promise<RandomBoard> {
  const owner = await stage.as('owner')
  const member = await stage.as('member')
  const { workspaceId } = owner
  const pipelineId = stage.world.newId()
  await stage.world.adminWrite(workspaceId, [
    { kind: 'create', collection: 'pipelines', id: pipelineId, data: { name: 'Renewals', position: 'a5', default: false } },
    ...(['open', 'open', 'won', 'lost'] as const).map((kind, index) => ({
      kind: 'create' as const,
      collection: 'stages' as const,
      id: stage.world.newId(),
      data: { pipelineId, name: `${kind} ${index}`, position: `a${index}`, kind, probability: 33 * index, rottingDays: null },
    })),
  ])
  const stages = await owner.ports.records.list('stages', { workspaceId, limit: 100 })
  const reasons = await owner.ports.records.list('lostReasons', { workspaceId, limit: 100 })
  return {
    stages: stages.items,
    reasonIds: reasons.items.map(({ id }) => id),
    ownerIds: [owner.memberId, member.memberId, null],
  }
}
