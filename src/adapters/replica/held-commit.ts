import { isId } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import { CLIENT_VIAS } from '../../domain/model/records/meta'
import type { Mutation } from '../../domain/model/records/mutation'
import type { CommitOptions } from '../../ports/records.port'
import type { ReplicaWorkspace } from './replica-workspace'

const KINDS: ReadonlySet<unknown> = new Set<Mutation['kind']>(['create', 'update', 'trash', 'restore', 'purge'])

/** May come from where no compiler looked. */
export function isMutations(value: unknown): value is readonly Mutation[] {
  return Array.isArray(value) && value.every(isMutation)
}

/**
 * Does the commit go through the outbox? Not what the server alone can say anything about, nor what a machine writes by the
 * thousand while there is a line: that would be kept twice, and shown before it is there.
 */
export function isHeldCommit(at: ReplicaWorkspace, mutations: readonly Mutation[], { via = 'app' }: CommitOptions): boolean {
  const { length } = mutations
  if (length === 0 || length > LIMITS.batchOperations || !CLIENT_VIAS.includes(via)) return false
  if (via === 'import' && at.isUp && !at.hasUnsent) return false
  return at.isWhole && mutations.every(({ collection }) => at.holds(collection))
}

function isMutation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { kind, collection, id } = value as { readonly kind?: unknown; readonly collection?: unknown; readonly id?: unknown }
  if (!KINDS.has(kind) || typeof collection !== 'string' || !isId(id)) return false
  const given: unknown = kind === 'create' ? Reflect.get(value, 'data') : kind === 'update' ? Reflect.get(value, 'patch') : {}
  return typeof given === 'object' && given !== null
}
