import { applyInBatches, type Batches } from '../../domain/use-cases/records/apply-in-batches'
import type { Mutation } from '../../domain/model/records/mutation'
import { appText, changesText } from '../text/app'
import { bulkText } from '../text/shell-parts'
import { errorText } from '../text/error-text'
import type { ChangesDependencies } from './changes-types'
import type { SessionHistory, Step } from './session-history'
import type { WorkBoard } from './work-board'

export interface LongWorkPlace {
  readonly dependencies: ChangesDependencies
  readonly history: SessionHistory
  readonly board: WorkBoard
  readonly undo: (step: Step) => void
}

export type Said = (count: number) => string

/**
 * Does what takes many commits, as one step of the history: what was done before it was stopped or refused can be taken
 * back as a whole, and what is left be gone on with.
 */
export async function doLongWork(said: Said, mutations: readonly Mutation[], place: LongWorkPlace): Promise<void> {
  const batches = await run(mutations, place)
  const step: Step = { label: said(batches.written), mutations: batches.undo }
  if (step.mutations.length > 0) place.history.push(step)
  const goOn = batches.rest.length === 0 ? [] : [{ label: bulkText.goOn, run: () => void doLongWork(said, batches.rest, place) }]
  const undo = step.mutations.length === 0 ? [] : [{ label: appText.undo, run: () => place.undo(step) }]
  tell(step.label, batches, { place, actions: [...goOn, ...undo] })
}

/** Takes a long step back, or does it again. What was not reached stays where it was in the history. */
export async function replayLongWork(step: Step, direction: 'undo' | 'redo', place: LongWorkPlace): Promise<void> {
  const { history } = place
  const batches = await run(step.mutations, place)
  const inverse: Step = { label: step.label, mutations: batches.undo }
  const rest: Step = { label: step.label, mutations: batches.rest }
  if (direction === 'undo') {
    if (inverse.mutations.length > 0) history.pushUndone(inverse)
    if (rest.mutations.length > 0) history.pushDone(rest)
  } else {
    if (rest.mutations.length > 0) history.pushUndone(rest)
    if (inverse.mutations.length > 0) history.pushDone(inverse)
  }
  const title = direction === 'undo' ? changesText.undone(step.label) : changesText.redone(step.label)
  tell(title, batches, { place, actions: [] })
}

async function run(mutations: readonly Mutation[], { dependencies, board }: LongWorkPlace): Promise<Batches> {
  const { records, runtime, workspaceId } = dependencies
  const total = mutations.length
  try {
    return await applyInBatches(
      mutations,
      { records, runtime },
      { workspaceId, onProgress: (done) => board.show({ done, total }), isStopped: board.isStopped },
    )
  } finally {
    board.show(null)
  }
}

interface Telling {
  readonly place: LongWorkPlace
  readonly actions: readonly { readonly label: string; readonly run: () => void }[]
}

function tell(title: string, { written, conflicts, rest, error }: Batches, { place, actions }: Telling): void {
  const { number, toasts } = place.dependencies
  const body = [
    rest.length > 0 ? bulkText.left(number(written), number(rest.length)) : '',
    error === null ? '' : errorText(error),
    conflicts > 0 ? bulkText.someFailed(number(conflicts)) : '',
  ].filter(Boolean)
  toasts.show({
    tone: error === null ? 'success' : 'danger',
    sticky: rest.length > 0,
    title,
    actions,
    ...(body.length === 0 ? {} : { body: body.join(' ') }),
  })
}
