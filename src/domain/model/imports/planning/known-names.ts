import type { LostReason, Pipeline, Stage } from '../../deals/deal'
import type { Id } from '../../kernel/id'
import type { StageKind } from '../../registry/deals'

/** What names in a file can stand for. */
export interface KnownNames {
  readonly members: readonly Named[]
  readonly pipelines: readonly (Named & Pick<Pipeline, 'default' | 'position'>)[]
  readonly stages: readonly (Named & Pick<Stage, 'pipelineId' | 'kind' | 'position'>)[]
  readonly lostReasons: readonly (Named & Pick<LostReason, 'position'>)[]
  /** Whether whoever imports may make pipelines, stages and lost reasons. */
  readonly mayMake: boolean
}

export interface Named {
  readonly id: Id
  readonly name: string
}

/** The one that deals are in where nothing else is said; `null`: there is none. */
export function usualPipeline({ pipelines }: KnownNames): Id | null {
  return (pipelines.find((each) => each.default) ?? pipelines[0])?.id ?? null
}

export function stagesOf({ stages }: KnownNames, within: Id | null): KnownNames['stages'] {
  return stages.filter(({ pipelineId }) => pipelineId === within)
}

/** In their order. */
export function stagesOfKind(known: KnownNames, within: Id | null, wanted: StageKind): KnownNames['stages'] {
  const fitting = stagesOf(known, within).filter(({ kind }) => kind === wanted)
  return fitting.toSorted((a, b) => (a.position < b.position ? -1 : 1))
}
