import { asPortError, type ErrorCode, isPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import type { ClientVia } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { Applied } from '../../domain/use-cases/records/apply-changes'
import type { ToastAction } from '../design/toaster'
import { appText, changesText } from '../text/app'
import { errorText } from '../text/error-text'
import type { ApplyResult, ChangesDependencies } from './changes-types'
import type * as longWork from './long-work'
import { RecordTurns } from './record-turns'
import { SessionHistory, type Step } from './session-history'
import type { Conflicted, SeenRecord, Settled } from './settle-conflict'
import { WorkBoard } from './work-board'

export interface ApplyOptions {
  readonly via?: ClientVia
  /** No toast when it worked: it shows anyway. It can still be undone by keyboard. */
  readonly quiet?: boolean
  /** What its toast offers besides taking it back. */
  readonly actions?: readonly ToastAction[]
  /** The caller shows `record/invalid` next to its fields. */
  readonly inlineErrors?: boolean
  /** The caller shows a conflict as it now stands: nothing of the batch can be forced by itself. */
  readonly ownConflict?: boolean
  /** Which other errors the caller shows by itself: a form that stays until it was written shows all. */
  readonly ownErrors?: readonly ErrorCode[] | 'all'
  /**
   * What is changed, as whoever changes it sees it. Where others wrote meanwhile, what only one side changed is then merged,
   * and only what both did is asked about, field by field.
   */
  readonly seen?: readonly SeenRecord[]
}

interface ReplayWay {
  /** What to say when it is done. */
  readonly title: string
  /** Nothing done later stands between. */
  readonly isInOrder: boolean
  readonly remember: (inverse: Step) => void
}

/** Every change made from a screen goes through here: it can be undone, and what stood in its way is said. */
export class Changes {
  /** How far work over many records is. */
  readonly board = new WorkBoard()
  private readonly history = new SessionHistory()
  private readonly turns = new RecordTurns()
  private longTurn = Promise.resolve()
  /** Commits without an answer yet: the last thing that somebody did may be one of them. */
  private readonly unanswered = new Set<Promise<ApplyResult>>()
  private readonly dependencies: ChangesDependencies
  /** What to call a member, as the workspace stands now. */
  private readonly nameOf: (id: Id | null) => string

  constructor(dependencies: ChangesDependencies, nameOf: (id: Id | null) => string) {
    this.dependencies = dependencies
    this.nameOf = nameOf
  }

  /**
   * Commits the mutations as one. Never rejects: a conflict and a failure are shown in a toast with what can be done, and
   * returned to the caller, who takes back what it showed ahead.
   *
   * @param label what was done, as a sentence without a full stop: "Deal moved to Won"
   */
  async apply(label: string, mutations: readonly Mutation[], options: ApplyOptions = {}): Promise<ApplyResult> {
    const result = await this.track(this.turns.take(mutations, (now) => this.commit(now, options)))
    if (result.status === 'conflict' && result.current !== null && options.seen !== undefined) {
      const { current } = result
      const settled = await this.settle({ label, mutations, seen: options.seen, current })
      if (settled.status === 'merged') return this.apply(label, settled.mutations, { ...options, seen: settled.seen })
      if (settled.status === 'theirs') return { status: 'written', records: [current], undo: [] }
      if (settled.status === 'called-off') return result
    }
    if (result.status === 'written') {
      const step = { label, mutations: result.undo, left: result.records }
      if (step.mutations.length > 0) this.history.push(step)
      if (options.quiet !== true) this.showDone(label, step, options.actions)
    } else if (result.status === 'conflict') {
      if (options.ownConflict !== true)
        this.showConflict(label, result, () => void this.apply(label, mutations.map(forced), options))
    } else if (!isShownByCaller(result.error, options)) {
      this.showFailure(label, result.error, () => void this.apply(label, mutations, options))
    }
    return result
  }

  /**
   * As `apply`, for any number: what fits one commit is atomic; more goes batch by batch, shown on the board, and is one step
   * to undo all the same.
   *
   * @param labelOf what was done, by how many it was done to
   */
  async applyAll(labelOf: longWork.LabelOf, mutations: readonly Mutation[]): Promise<void> {
    if (mutations.length === 0) return
    if (mutations.length <= LIMITS.batchOperations) await this.apply(labelOf(mutations.length), mutations)
    else await this.atLength((work, context) => work.doLongWork(labelOf, mutations, context))
  }

  /** Something was done elsewhere than here, and this takes it back. */
  remember(step: Step): void {
    this.history.push(step)
  }

  /** Takes the step back, or the last one; says so, or why not. */
  async undo(wanted?: Step): Promise<void> {
    if (wanted === undefined) await this.allAnswered()
    else await this.undoAfter(wanted)
    const isInOrder = wanted === undefined || this.history.isLast(wanted)
    const step = this.history.takeDone(wanted)
    if (step === null) {
      if (wanted === undefined) this.dependencies.toasts.show({ title: changesText.nothingToUndo })
      return
    }
    if (step.mutations.length > LIMITS.batchOperations) {
      await this.atLength((work, context) => work.replayLongWork(step, 'undo', context))
    } else
      await this.replay(step, {
        title: changesText.undone(step.label),
        isInOrder,
        remember: (inverse) => this.history.pushUndone(inverse),
      })
  }

  private async undoAfter(step: Step): Promise<void> {
    const later = this.history.after(step)
    if (later.length === 0) return
    const { stepsBuiltOn } = await import('./later-steps')
    for (const each of stepsBuiltOn(step, later)) await this.undo(each)
  }

  async redo(): Promise<void> {
    await this.allAnswered()
    const step = this.history.takeUndone()
    if (step === null) return
    if (step.mutations.length > LIMITS.batchOperations) {
      await this.atLength((work, context) => work.replayLongWork(step, 'redo', context))
    } else
      await this.replay(step, {
        title: changesText.redone(step.label),
        isInOrder: true,
        remember: (inverse) => this.history.pushDone(inverse),
      })
  }

  /** Its code is fetched when there is more to do than fits one commit. One such work waits for the other. */
  private async atLength(work: (code: typeof longWork, context: longWork.LongWorkContext) => Promise<void>): Promise<void> {
    const { dependencies, history, board } = this
    const context: longWork.LongWorkContext = { dependencies, history, board, undo: (step) => void this.undo(step) }
    this.longTurn = this.longTurn
      .then(async () => work(await import('./long-work'), context))
      .catch((error: unknown) => {
        dependencies.toasts.show({ tone: 'danger', title: errorText(asPortError(error, 'changes')) })
      })
    await this.longTurn
  }

  private async replay(step: Step, way: ReplayWay): Promise<void> {
    const { title, isInOrder, remember } = way
    // Back the way one came, each step is meant for what taking back the later ones made of the records.
    const commit = (now: readonly Mutation[]): Promise<ApplyResult> => this.commit(now, { left: step.left })
    const result = await this.track(isInOrder ? this.turns.take(step.mutations, commit) : commit(step.mutations))
    if (result.status === 'written') {
      remember({ label: step.label, mutations: result.undo, left: result.records })
      this.dependencies.toasts.show({ title })
    } else if (result.status === 'conflict') {
      const again = { label: step.label, mutations: step.mutations.map(forced) }
      this.showConflict(title, result, () => void this.replay(again, way))
    } else {
      this.showFailure(title, result.error, () => void this.replay(step, way))
    }
  }

  /** Returns the same promise: whoever began the commit gets its answer before those who wait for all. */
  private track(commit: Promise<ApplyResult>): Promise<ApplyResult> {
    this.unanswered.add(commit)
    void commit.then(() => this.unanswered.delete(commit))
    return commit
  }

  private async allAnswered(): Promise<void> {
    while (this.unanswered.size > 0) await Promise.all(this.unanswered)
  }

  private async commit(
    mutations: readonly Mutation[],
    { via, inlineErrors, left }: ApplyOptions & Pick<Step, 'left'> = {},
  ): Promise<ApplyResult> {
    const { records, runtime, workspaceId } = this.dependencies
    try {
      if (inlineErrors === true) {
        // Whoever shows errors next to fields has fields to check: at once, online or offline.
        const { demandValid } = await import('../../domain/use-cases/records/demand-valid')
        demandValid(mutations)
      }
      const { applyChanges } = await fetchHowToApply()
      const result = await applyChanges(
        mutations,
        { records, runtime },
        {
          workspaceId,
          ...(via === undefined ? {} : { via }),
          left,
        },
      )
      if (result.status === 'written' && mutations.some(({ kind }) => kind === 'restore')) void this.offerMerges(mutations)
      return result
    } catch (error) {
      return { status: 'failed', error: asPortError(error, 'changes') }
    }
  }

  private async settle(conflicted: Conflicted): Promise<Settled> {
    try {
      // Fetched when two people first meet, which is not before the first screen.
      const { settleConflict } = await import('./settle-conflict')
      return await settleConflict(conflicted, this.dependencies.conflicts)
    } catch {
      return { status: 'unsettled' } // the code could not be had: what can be said without it is said
    }
  }

  /** What came back may have a double by now. Nothing is lost where that cannot be found out: the screen of duplicates shows it, too. */
  private async offerMerges(mutations: readonly Mutation[]): Promise<void> {
    await import('./offer-merges').then((code) => code.offerMerges(mutations, this.dependencies)).catch(() => undefined)
  }

  private showDone(label: string, step: Step, actions: readonly ToastAction[] = []): void {
    const undo = step.mutations.length === 0 ? [] : [{ label: appText.undo, run: () => void this.undo(step) }]
    this.dependencies.toasts.show({ title: label, actions: [...actions, ...undo] })
  }

  private showConflict(label: string, { current }: Extract<Applied, { status: 'conflict' }>, force: () => void): void {
    const { toasts } = this.dependencies
    if (current === null) {
      toasts.show({ tone: 'danger', title: changesText.goneTitle, body: changesText.conflictBody(label) })
      return
    }
    toasts.show({
      tone: 'danger',
      title: changesText.conflictTitle(this.nameOf(current.updatedBy.memberId)),
      body: changesText.conflictBody(label),
      sticky: true,
      actions: [
        { label: changesText.keepTheirs, run: () => undefined },
        { label: changesText.useMine, run: force },
      ],
    })
  }

  private showFailure(label: string, error: PortError, retry: () => void): void {
    if (isPortError(error, 'call/cancelled')) return
    this.dependencies.toasts.show({
      tone: 'danger',
      title: changesText.failedTitle(label),
      body: errorText(error),
      sticky: true,
      actions: error.retry === 'never' ? [] : [{ label: changesText.retry, run: retry }],
    })
  }
}

function isShownByCaller({ code }: PortError, { inlineErrors, ownErrors = [] }: ApplyOptions): boolean {
  return ownErrors === 'all' || (inlineErrors === true && code === 'record/invalid') || ownErrors.includes(code)
}

/**
 * With what is said of fields that are refused. Nobody changes anything before the first screen is there.
 *
 * @throws net/unavailable: where it is fetched from cannot be reached
 */
export async function fetchHowToApply() {
  try {
    const [howToApply] = await Promise.all([import('../../domain/use-cases/records/apply-changes'), import('../text/field-text')])
    return howToApply
  } catch (error) {
    throw portError('net/unavailable', {}, error)
  }
}

/** The same, whatever the record has become. */
function forced(mutation: Mutation): Mutation {
  return mutation.kind === 'create' ? mutation : { ...mutation, expect: 'any' }
}
