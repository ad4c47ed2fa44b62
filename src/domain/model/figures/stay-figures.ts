import type { Id } from '../kernel/id'
import { monthAt } from '../kernel/plain-month'
import type { StageStay, StayFigure } from '../records/views'

const DAY_MS = 86_400_000

/** Stays of live deals in open stages, by everything that reports tell them apart by. `timeZone` is as `knownZone` gave it. */
export function stayFigures(stays: Iterable<StageStay>, timeZone: string): readonly StayFigure[] {
  const figures = new Map<Id, { readonly figure: StayFigure; count: number; totalMs: bigint }>()
  for (const stay of stays) {
    if (stay.deletedAt !== null || stay.stageKind !== 'open') continue
    const figure = alone(stay, timeZone)
    const known = figures.get(figure.id) ?? { figure, count: 0, totalMs: 0n }
    known.count += 1
    known.totalMs += BigInt(msOf(stay))
    figures.set(figure.id, known)
  }
  return [...figures.values()].map(({ figure, count, totalMs }) => ({ ...figure, count, totalMs: totalMs.toString() }))
}

function alone(stay: StageStay, timeZone: string): StayFigure {
  const { workspaceId, pipelineId, stageId, ownerId, enteredAt, leftAt, outcome } = stay
  const month = monthAt(enteredAt, timeZone)
  const days = leftAt === null ? null : Math.floor(msOf(stay) / DAY_MS)
  const id = `${stageId}/${ownerId ?? '-'}/${month}/${outcome ?? '-'}/${days ?? '-'}` as Id
  return { id, workspaceId, pipelineId, stageId, ownerId, month, outcome, days, count: 1, totalMs: '0' }
}

/** Nothing for who is still there: how long that will be is not known. */
function msOf({ enteredAt, leftAt }: StageStay): number {
  return leftAt === null ? 0 : Date.parse(leftAt) - Date.parse(enteredAt)
}
