import { commitProblem } from '../../domain/model/records/commit-size'
import { CLIENT_VIAS, mutationIdOf } from '../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../domain/model/records/mutation'
import type { CollectionName, AnyRecord } from '../../domain/model/records/collections'
import type { CommitOptions, RecordsPort } from '../../ports/records.port'
import type { OpenCommit } from './open-commits'
import type { WrittenCommit } from './core/events'
import type { WorkspaceContext } from './workspace-context'

/** What a commit needs of its workspace. */
export interface CommitTarget {
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

/** Commits through the outbox where possible, else directly to the backend, after the writes before it were sent. */
export async function commitTo(
  at: CommitTarget,
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

/** Commits what is left to be written when a file is discarded. */
export async function commitOwn(
  at: CommitTarget & { readonly context: WorkspaceContext },
  mutation: Mutation,
): Promise<Outcomes> {
  const { ports, workspaceId, runtime } = at.context
  const options = { workspaceId, mutationId: mutationIdOf(runtime.newId()) }
  return commitTo(at, { behind: ports.records, mutations: [mutation], options })
}

/**
 * Whether the commit goes through the outbox. Commits that only the server can judge do not, nor do bulk writes while online: those
 * would be stored twice, and shown before the server has them.
 */
function isHeldCommit(at: CommitTarget, mutations: readonly Mutation[], { via = 'app', after }: CommitOptions): boolean {
  // Whether that one is written, the server alone knows.
  if (after !== undefined) return false
  if (commitProblem(mutations) !== null || !CLIENT_VIAS.includes(via)) return false
  if (via === 'import' && at.isUp && !at.hasUnsent) return false
  return at.isWhole && mutations.every(({ collection }) => at.holds(collection))
}
