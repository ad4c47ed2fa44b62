import type { Id } from '../kernel/id'
import { type Instant, isInstant } from '../kernel/instant'
import type { RecordOf } from '../records/collections'
import type { Deed, StageStay } from '../records/views'
import type { Done } from './figures'

type Line = RecordOf<'activities'>

/** A step of a task or deal that still holds, with the line of the timeline that says who took it, and when. */
export interface Step extends Done {
  /** The task's, or that of the stay the step led to. */
  readonly id: Id
  readonly line: Line
  readonly task: RecordOf<'tasks'> | null
}

const MOVES: ReadonlySet<string> = new Set(['moved-stage', 'won', 'lost'])

export function isStepLine({ verb }: Pick<Line, 'verb'>): boolean {
  return verb === 'task-done' || MOVES.has(verb)
}

/** The doing of a task that is done now, if a member did it. @param lines those about the task */
export function taskSteps(task: RecordOf<'tasks'>, lines: readonly Line[]): readonly Step[] {
  if (task.deletedAt !== null || task.status !== 'done') return []
  const done = lines.filter(({ verb }) => verb === 'task-done').toSorted(newestFirst)
  return stepOf({ id: task.id, deed: 'task-done', task }, done.find(({ at }) => at === task.completedAt) ?? done[0])
}

/**
 * The moves of a deal between open stages, and its winning or losing if it is won or lost now. What was undone is no stay, and so
 * no step. @param lines those about the deal
 */
export function dealSteps(stays: readonly StageStay[], lines: readonly Line[]): readonly Step[] {
  const ordered = stays.toSorted((a, b) => compare(a.enteredAt, b.enteredAt) || compare(a.leftAt ?? '~', b.leftAt ?? '~'))
  const moves = lines.filter(({ verb }) => MOVES.has(verb)).toSorted(newestFirst)
  return ordered.flatMap((stay, index) => {
    const from = ordered[index - 1]
    const deed = from === undefined || stay.deletedAt !== null ? null : deedOf(from, stay)
    if (deed === null) return []
    const into = moves.filter(({ changes }) => changes['stageId']?.[1] === stay.stageId)
    // Done again after undo, a step is still that of whoever took it first.
    const first = into.findLast((line) => enteredAt(line) === stay.enteredAt)
    return stepOf({ id: stay.id, deed, task: null }, first ?? (stay.leftAt === null ? into[0] : undefined))
  })
}

function deedOf(from: StageStay, { stageKind, leftAt }: StageStay): Deed | null {
  if (stageKind === 'open') return from.stageKind === 'open' ? 'deal-moved' : null
  return leftAt === null ? `deal-${stageKind}` : null
}

function enteredAt({ changes, at }: Line): Instant {
  const entered = changes['stageEnteredAt']?.[1]
  return isInstant(entered) ? entered : at
}

function stepOf(of: Pick<Step, 'id' | 'deed' | 'task'>, line: Line | undefined): readonly Step[] {
  if (line === undefined || line.actorId === null) return []
  return [{ ...of, workspaceId: line.workspaceId, memberId: line.actorId, at: line.at, line }]
}

function newestFirst(a: Line, b: Line): number {
  return compare(b.at, a.at) || compare(b.id, a.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
