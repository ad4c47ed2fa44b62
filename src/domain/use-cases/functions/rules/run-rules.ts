import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { DAY_MS, type Instant, instantOf } from '../../../model/kernel/instant'
import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import { demandRight } from '../caller'
import type { FunctionContext, RuleState, RuleTurn } from '../function-context'
import { goOn } from './go-on'
import { beginRun } from './begin-run'
import { lineCauses } from './line-causes'
import { calendarCauses } from './calendar-causes'
import { type Cause, readScene, type RuleContext, type Scene } from './scene'

/** Runs what is due now, without waiting for the backend. @throws access/denied */
export async function runRules(
  { workspaceId }: FunctionInput<'run-rules'>,
  context: FunctionContext,
): Promise<Answer<'run-rules'>> {
  await demandRight('manage-rules', workspaceId, context)
  return { ok: true, value: await runDueRules(workspaceId, context) }
}

/** After that no turn is started: the next run continues. */
const RUN_MS = 40_000
/** Lines of one turn: the rest comes in the next. */
const LINES = 100
/** Due runs of one turn. */
const WAITING = 50
const HOUR_MS = 3_600_000
/** As `RuleTurns` leases: somebody else may have the workspace after that. */
const LEASE_MS = 60_000

/**
 * Runs rules, workspace by workspace, until nothing is due or this has lasted long enough. What a rule writes and its run are one
 * commit under an id that follows from the rule and what set it off, so that it is done once whoever else runs, wherever they broke
 * off, and however late the place they had reached was kept. An address is called once, and again only where nobody can know whether
 * it took the call, which keeps its id.
 *
 * @param workspaceId `null`: all of them
 * @throws what the first turn threw that failed, when all are done
 */
export async function runDueRules(workspaceId: Id | null, context: RuleContext): Promise<{ readonly runs: number }> {
  const { ruleTurns, now } = context
  const end = now() + RUN_MS
  const failures: unknown[] = []
  let runs = 0
  while (now() < end) {
    const leasedAt = now()
    const turn = await ruleTurns.claim({ workspaceId })
    if (turn === null) break
    try {
      runs += await takeTurn(turn, { ...context, leasedAt })
      await ruleTurns.release(turn)
    } catch (failure) {
      // Not given back: another run tries again in a minute.
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
  return { runs }
}

/** @returns runs that were begun or went on */
async function takeTurn(turn: RuleTurn, context: RuleContext & { readonly leasedAt: number }): Promise<number> {
  const { ruleTurns, now } = context
  let held = context.leasedAt + LEASE_MS
  const keep = (state: RuleState): Promise<boolean> => {
    held = now() + LEASE_MS
    return ruleTurns.keep(turn, state)
  }
  const scene = await readScene(turn.workspaceId, context)
  const start = startOf(turn.state, scene, now())
  let { turns, at, id } = start
  const stateAt = (scannedAt: Instant): RuleState => ({ at, id, scannedAt, turns })
  let runs = 0
  const begin = async (cause: Cause) => {
    const begun = await beginRun(cause, { scene, turns, context })
    turns = begun.turns
    runs += begun.isNew ? 1 : 0
  }
  for (const line of await ruleTurns.lines(turn, start, LINES)) {
    for (const cause of await lineCauses(line, scene, context)) await begin(cause)
    ;({ at, id } = line)
    if (!(await keep(stateAt(start.scannedAt)))) return runs
  }
  for (const run of (await dueRuns(turn.workspaceId, context)).slice(0, WAITING)) {
    turns = await goOn(run, { scene, turns, context, isHeld: () => now() < held })
    runs += 1
    if (!(await keep(stateAt(start.scannedAt)))) return runs
  }
  if (Date.parse(start.scannedAt) + HOUR_MS <= now()) {
    const until = instantOf(now())
    for (const cause of await calendarCauses(start.scannedAt, until, { scene, context })) await begin(cause)
    await forgetOld(turn.workspaceId, context)
    await keep(stateAt(until))
  }
  return runs
}

function dueRuns(workspaceId: Id, { records, now }: RuleContext): Promise<readonly RecordOf<'ruleRuns'>[]> {
  return records.find<'ruleRuns'>('ruleRuns', {
    workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'eq', field: 'status', value: 'waiting' },
        { op: 'lte', field: 'dueAt', value: instantOf(now()) },
      ],
    },
  })
}

/** A rule that was switched on after a pause does not begin where rules once ended. */
function startOf(kept: RuleState | null, { rules }: Scene, now: number): RuleState {
  const first = rules.map(({ rule }) => rule.updatedAt).toSorted()[0] ?? instantOf(now)
  if (kept === null) return { at: first, id: null, scannedAt: instantOf(Date.parse(first) - HOUR_MS), turns: {} }
  return kept.at < first ? { ...kept, at: first, id: null } : kept
}

/** What has been over for long is forgotten, a hundred at a time; that there was a run of its id is not. */
async function forgetOld(workspaceId: Id, { records, now }: RuleContext): Promise<void> {
  const before: Instant = instantOf(now() - LIMITS.ruleRunDays * DAY_MS)
  const old = await records.find<'ruleRuns'>('ruleRuns', { workspaceId, where: { op: 'lt', field: 'updatedAt', value: before } })
  const over = old.filter(({ status }: RecordOf<'ruleRuns'>) => status !== 'waiting').slice(0, 100)
  if (over.length === 0) return
  const purge = over.flatMap(({ id }) => [
    { kind: 'trash', collection: 'ruleRuns', id } as const,
    { kind: 'purge', collection: 'ruleRuns', id } as const,
  ])
  await records.commit(purge, { workspaceId, memberId: null, via: 'rule' })
}
