import { commitProblem } from '../../domain/model/records/commit-size'
import { CLIENT_VIAS } from '../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../domain/model/records/mutation'
import type { CollectionName, AnyRecord } from '../../domain/model/records/collections'
import type { CommitOptions, RecordsPort } from '../../ports/records.port'
import type { OpenCommit } from './open-commits'
import type { WrittenCommit } from './core/events'

/** A workspace, as a commit to it sees it. */
export interface CommitPlace {
  readonly core: { aimed(mutations: readonly Mutation[]): readonly Mutation[] }
  readonly isUp: boolean
  readonly hasUnsent: boolean
  readonly isWhole: boolean
  holds(name: CollectionName): boolean
  commit(commit: OpenCommit): Promise<Outcomes>
  sent(): Promise<void>
  passed(commit: WrittenCommit, records: readonly (AnyRecord | null)[]): void
}

type Outcomes = readonly Outcome<AnyRecord>[]

/** Through the outbox where that takes it, else by the set behind, once what was written before it is there. */
export async function commitTo(
  at: CommitPlace,
  {
    behind,
    mutations,
    options,
  }: { readonly behind: RecordsPort; readonly mutations: readonly Mutation[]; readonly options: CommitOptions },
): Promise<Outcomes> {
  const { mutationId, via = 'app' } = options
  if (isHeldCommit(at, mutations, options)) return at.commit({ mutations, mutationId, via, options })
  await at.sent()
  const outcomes: Outcomes = await behind.commit(at.core.aimed(mutations), options)
  const records = outcomes.flatMap((outcome) => (outcome.status === 'written' ? [outcome.record] : []))
  if (records.length === mutations.length) at.passed({ mutationId, via, mutations }, records)
  return outcomes
}

/**
 * Does the commit go through the outbox? Not what the server alone can say anything about, nor what a machine writes by the
 * thousand while there is a line: that would be kept twice, and shown before it is there.
 */
function isHeldCommit(at: CommitPlace, mutations: readonly Mutation[], { via = 'app' }: CommitOptions): boolean {
  if (commitProblem(mutations) !== null || !CLIENT_VIAS.includes(via)) return false
  if (via === 'import' && at.isUp && !at.hasUnsent) return false
  return at.isWhole && mutations.every(({ collection }) => at.holds(collection))
}
