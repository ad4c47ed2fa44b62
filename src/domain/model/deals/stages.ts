import type { FieldProblems } from '../errors/field-problem'
import { DAY_MS, type Instant } from '../kernel/instant'
import type { RecordOf } from '../records/collections'
import { LIMITS } from '../records/limits'
import type { DealRow } from '../records/views'

type Stage = RecordOf<'stages'>

export interface MappedStage {
  readonly stage: Stage
  /** It plainly is the same one: closed for closed, or of the same name, or at the same place of as many. */
  readonly isSure: boolean
}

/**
 * Which stage of another pipeline a stage is there. Won is won and lost is lost; an open stage is the open one of its name,
 * else the one that is as far on. Null where the other has none of its kind.
 *
 * @param from the open stages of the pipeline it is in, in their order; `to`: all of the other one's
 */
export function mapStage(stage: Stage, from: readonly Stage[], to: readonly Stage[]): MappedStage | null {
  const fitting = to.filter(({ kind }) => kind === stage.kind)
  const [first] = fitting
  if (first === undefined) return null
  if (stage.kind !== 'open') return { stage: first, isSure: true }
  const named = fitting.find(({ name }) => sameName(name, stage.name))
  if (named !== undefined) return { stage: named, isSure: true }
  const open = from.filter(({ kind }) => kind === 'open')
  const position = Math.max(
    0,
    open.findIndex(({ id }) => id === stage.id),
  )
  const span = Math.max(1, open.length - 1)
  const index = Math.round((position / span) * (fitting.length - 1))
  return { stage: fitting[index] ?? first, isSure: open.length === fitting.length }
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/**
 * What a pipeline's live stages must be, together: one that is won, one that is lost, at least one open, 20 at most.
 * Asked when a whole batch has been applied, since a new pipeline comes with its stages.
 */
export function pipelineProblems(stages: readonly Pick<Stage, 'kind'>[]): FieldProblems | null {
  if (stages.length > LIMITS.stagesPerPipeline) return { pipelineId: { rule: 'too-many', limit: LIMITS.stagesPerPipeline } }
  const count = (kind: Stage['kind']) => stages.filter((stage) => stage.kind === kind).length
  if (count('won') !== 1 || count('lost') !== 1 || count('open') === 0) return { kind: { rule: 'not-allowed-now' } }
  return null
}

/** Whole days since then. */
export function daysSince(at: Instant, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(at)) / DAY_MS))
}

/** The days that an open deal has been in its stage, where that is longer than the stage allows; else null. */
export function rottingDays(
  deal: Pick<DealRow, 'stageKind' | 'stageEnteredAt'>,
  stage: Pick<Stage, 'rottingDays'> | undefined,
  nowMs: number,
): number | null {
  if (deal.stageKind !== 'open' || deal.stageEnteredAt === null) return null
  const days = daysSince(deal.stageEnteredAt, nowMs)
  return days > (stage?.rottingDays ?? LIMITS.rottingDays) ? days : null
}
