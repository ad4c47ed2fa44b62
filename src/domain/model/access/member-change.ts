import type { Id } from '../kernel/id'
import { isRobot, type Member, type Role } from '../workspaces/workspace'
import { may } from './policy'

const RANK: Readonly<Record<Role, number>> = { viewer: 0, member: 1, admin: 2, owner: 3 }

/** The roles that a member may give by invitation or change. Only an owner makes owners. */
export function mayGrant(giver: Role, role: Role): boolean {
  return giver === 'owner' || (giver === 'admin' && role !== 'owner')
}

/**
 * May `actor` turn one member record into the other? One's own name and title are anybody's to change; role and status are
 * an owner's or admin's, never an owner's by an admin, and nobody raises their own role.
 */
export function mayChangeMember(
  actor: { readonly id: Id; readonly role: Role },
  before: Member & { readonly id: Id },
  after: Member,
): boolean {
  const isSelf = actor.id === before.id
  const isManager = actor.role === 'owner' || actor.role === 'admin'
  if (!isSelf && !isManager) return false
  // Whoever came with a restored workspace joins it by invitation; nobody says for them who they are.
  if (before.userId !== after.userId) return false
  if (!isSelf && actor.role === 'admin' && before.role === 'owner') return false
  // A workspace of robots alone would be nobody's.
  if (isRobot({ id: before.id, userId: after.userId }) && after.role === 'owner') return false
  if (before.status !== after.status && !isManager) return false
  if (before.role === after.role) return true
  if (isSelf && RANK[after.role] > RANK[before.role]) return false
  return isManager && mayGrant(actor.role, after.role)
}

/** A workspace always has at least one active owner. */
export function keepsAnOwner(members: Iterable<Pick<Member, 'role' | 'status'>>): boolean {
  for (const member of members) if (member.role === 'owner' && member.status === 'active') return true
  return false
}

/** Webhooks and rules of a member who may no longer manage them are paused. */
export function losesManagement(before: Member, after: Member): boolean {
  return manages(before) && !manages(after)
}

function manages({ role, status }: Member): boolean {
  return status === 'active' && may(role, 'manage-webhooks')
}
