import type { RecordOf } from '../records/collections'

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
  const place = Math.max(
    0,
    open.findIndex(({ id }) => id === stage.id),
  )
  const span = Math.max(1, open.length - 1)
  const index = Math.round((place / span) * (fitting.length - 1))
  return { stage: fitting[index] ?? first, isSure: open.length === fitting.length }
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
