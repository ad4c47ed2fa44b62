import { applyInBatches, type Batches } from '../../domain/use-cases/records/apply-in-batches'
import type { Mutation } from '../../domain/model/records/mutation'
import { appText, changesText } from '../text/app'
import { bulkText } from '../text/shell-parts'
import { errorText } from '../text/error-text'
import type { ChangesDependencies } from './changes-types'
import type { SessionHistory, Step } from './session-history'
import type { WorkBoard } from './work-board'

export interface LongWorkContext {
  readonly dependencies: ChangesDependencies
  readonly history: SessionHistory
  readonly board: WorkBoard
  readonly undo: (step: Step) => void
}

export type LabelOf = (count: number) => string

/**
 * Does what takes many commits, as one step of the history: what was done before it was stopped or refused can be taken
 * back as a whole, and what is left be gone on with.
 */
export async function doLongWork(labelOf: LabelOf, mutations: readonly Mutation[], context: LongWorkContext): Promise<void> {
  const batches = await run(mutations, context)
  const step: Step = { label: labelOf(batches.written), mutations: batches.undo }
  if (step.mutations.length > 0) context.history.push(step)
  const goOn =
    batches.rest.length === 0 ? [] : [{ label: bulkText.goOn, run: () => void doLongWork(labelOf, batches.rest, context) }]
  const undo = step.mutations.length === 0 ? [] : [{ label: appText.undo, run: () => context.undo(step) }]
  showOutcome(step.label, batches, { context, actions: [...goOn, ...undo] })
}

/** Takes a long step back, or does it again. What was not reached stays where it was in the history. */
export async function replayLongWork(step: Step, direction: 'undo' | 'redo', context: LongWorkContext): Promise<void> {
  const { history } = context
  const batches = await run(step.mutations, context)
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
  showOutcome(title, batches, { context, actions: [] })
}

async function run(mutations: readonly Mutation[], { dependencies, board }: LongWorkContext): Promise<Batches> {
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

interface OutcomeContext {
  readonly context: LongWorkContext
  readonly actions: readonly { readonly label: string; readonly run: () => void }[]
}

function showOutcome(title: string, { written, conflicts, rest, error }: Batches, { context, actions }: OutcomeContext): void {
  const { number, toasts } = context.dependencies
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
