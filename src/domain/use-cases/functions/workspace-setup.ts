import type { StageKind } from '../../model/registry/deals'
import type { Id } from '../../model/kernel/id'
import { ranks } from '../../model/kernel/rank'
import type { New } from '../sample/sample-options'

const PIPELINE = 'Sales pipeline'

const STAGES: readonly { readonly name: string; readonly kind: StageKind; readonly probability: number }[] = [
  { name: 'Lead', kind: 'open', probability: 10 },
  { name: 'Qualified', kind: 'open', probability: 25 },
  { name: 'Proposal', kind: 'open', probability: 50 },
  { name: 'Negotiation', kind: 'open', probability: 75 },
  { name: 'Won', kind: 'won', probability: 100 },
  { name: 'Lost', kind: 'lost', probability: 0 },
]

const LOST_REASONS = ['Price', 'Timing', 'Competitor', 'No budget', 'No response']

export interface WorkspaceSetup {
  readonly pipelines: readonly New<'pipelines'>[]
  readonly stages: readonly New<'stages'>[]
  readonly lostReasons: readonly New<'lostReasons'>[]
}

/** What a new workspace begins with; all of it is the team's own to rename, from the first minute. */
export function workspaceSetup(newId: () => Id): WorkspaceSetup {
  const pipelineId = newId()
  return {
    pipelines: placed([{ id: pipelineId, data: { name: PIPELINE, default: true } }]),
    stages: placed(STAGES.map((stage) => ({ id: newId(), data: { ...stage, pipelineId, rottingDays: null } }))),
    lostReasons: placed(LOST_REASONS.map((name) => ({ id: newId(), data: { name } }))),
  }
}

interface Placed<T> {
  readonly id: Id
  readonly data: T & { readonly position: string }
}

function placed<T>(entries: readonly { readonly id: Id; readonly data: T }[]): readonly Placed<T>[] {
  const positions = ranks(entries.length).values()
  return entries.map(({ id, data }) => ({ id, data: { ...data, position: positions.next().value ?? 'a0' } }))
}
