import * as v from 'valibot'
import { AGENT_MODES } from '../drafts/draft'
import { email } from '../kernel/contact-fields'
import { choice, currency, id, instant, line, nullable, optional, requiredLine, says } from '../kernel/fields'
import type { StateMachine } from '../records/checked'
import { LIMITS } from '../records/limits'
import { rateSchema } from './rates'

export const MEMBER_VISIBILITIES = ['everything', 'own-and-unassigned-deals'] as const
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const
export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const
/** `invited`: known from elsewhere and not here yet; what they did and have is theirs when they come. */
export const MEMBER_STATUSES = ['active', 'deactivated', 'invited'] as const
export const INVITATION_STATUSES = ['pending', 'accepted', 'revoked', 'expired'] as const

export const workspaceSchema = v.strictObject({
  name: requiredLine(LIMITS.name),
  slug: v.pipe(v.string('type'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'type'), v.maxLength(60, 'too-long')),
  currency,
  /** ISO 3166-1 alpha-2; phone numbers without a prefix are read as this country's. */
  country: v.pipe(v.string('type'), v.regex(/^[A-Z]{2}$/, 'type')),
  locale: v.pipe(line(35), v.minLength(2, 'required')),
  timeZone: v.pipe(line(60), v.minLength(1, 'required')),
  weekStart: v.optional(choice(WEEK_STARTS), 'monday'),
  memberVisibility: v.optional(choice(MEMBER_VISIBILITIES), 'everything'),
  /** Into the workspace's currency, for "about" figures beside the exact ones; each from a currency of its own. */
  rates: v.optional(
    v.pipe(
      v.array(rateSchema, says('type')),
      v.maxLength(LIMITS.rates, says('too-many')),
      v.check((rates) => new Set(rates.map(({ from, to }) => `${from}/${to}`)).size === rates.length, says('type')),
      v.readonly(),
    ),
    [],
  ),
  /** The secret for captured mail is derived from it; backends only. */
  captureId: nullable(id),
  /** Whether what assistants write is proposed and waits for a person, or is done at once. */
  agentMode: v.optional(choice(AGENT_MODES), 'propose'),
})

export const memberSchema = v.pipe(
  v.strictObject({
    /** Whose account; null for somebody who came with a restored workspace and has not joined it. */
    userId: nullable(id),
    role: choice(ROLES),
    status: v.optional(choice(MEMBER_STATUSES), 'active'),
    displayName: requiredLine(LIMITS.name),
    title: optional(line(LIMITS.name)),
    /** IANA name, where the member is; null: as the workspace. */
    timeZone: optional(line(60)),
    avatarFileId: nullable(id),
    /** The secret of the member's calendar link is derived from it; backends only. */
    calendarFeedId: nullable(id),
  }),
  v.forward(
    v.check(
      ({ userId, status }) => status === 'deactivated' || (userId === null) === (status === 'invited'),
      says('not-allowed-now'),
    ),
    ['status'],
  ),
)

/** The token itself is never stored, only its SHA-256, and no client reads even that. */
export const invitationSchema = v.strictObject({
  email,
  role: choice(ROLES),
  status: v.optional(choice(INVITATION_STATUSES), 'pending'),
  expiresAt: instant,
  invitedBy: nullable(id),
  /** The member whom the invited person becomes; null: a new one. */
  memberId: nullable(id),
})

export type Workspace = Readonly<v.InferOutput<typeof workspaceSchema>>
export type Member = Readonly<v.InferOutput<typeof memberSchema>>
export type Invitation = Readonly<v.InferOutput<typeof invitationSchema>>
export type Role = (typeof ROLES)[number]
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** A member without an account, whom programs act as: it is its own. */
export function isRobot(member: { readonly id: string; readonly userId: string | null }): boolean {
  return member.userId === member.id
}

/** Resending gives an expired or revoked invitation a new token and a new term; an accepted one is history. */
export const INVITATION_STATES: StateMachine<Invitation['status']> = {
  initial: ['pending'],
  next: { pending: ['accepted', 'revoked', 'expired'], revoked: ['pending'], expired: ['pending'], accepted: [] },
}
