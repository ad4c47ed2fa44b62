import { commitProblem } from '../../domain/model/records/commit-size'
import { CLIENT_VIAS } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { CommitOptions } from '../../ports/records.port'
import type { ReplicaWorkspace } from './replica-workspace'

/**
 * Does the commit go through the outbox? Not what the server alone can say anything about, nor what a machine writes by the
 * thousand while there is a line: that would be kept twice, and shown before it is there.
 */
export function isHeldCommit(at: ReplicaWorkspace, mutations: readonly Mutation[], { via = 'app' }: CommitOptions): boolean {
  if (commitProblem(mutations) !== null || !CLIENT_VIAS.includes(via)) return false
  if (via === 'import' && at.isUp && !at.hasUnsent) return false
  return at.isWhole && mutations.every(({ collection }) => at.holds(collection))
}
