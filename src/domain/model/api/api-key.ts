import type { Id } from '../kernel/id'
import type { Grant, GrantSummary } from './grant'
import type { Instant } from '../kernel/instant'

/** What a key may be used for; each includes the one before. `import` may also say of what it writes that it was imported. */
export const KEY_SCOPES = ['read', 'write', 'import'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** What lets a program act as a member of one workspace. Of the key itself only the SHA-256 is kept. */
export interface ApiKey extends ApiKeySummary {
  readonly workspaceId: Id
  /** Lower-case hexadecimal digits. */
  readonly hash: string
  readonly grant: Grant | null
}

export interface ApiKeySummary {
  readonly id: Id
  readonly name: string
  /** As whom it acts: a robot, or whoever made it. */
  readonly memberId: Id
  readonly scope: KeyScope
  /** The last characters of the key, to recognise it by. */
  readonly ending: string
  readonly createdAt: Instant
  readonly createdBy: Id
  /** `null`: it does not expire. */
  readonly expiresAt: Instant | null
  /** To the hour; `null`: never. */
  readonly lastUsedAt: Instant | null
  readonly revokedAt: Instant | null
  /** `null`: somebody made it by hand. */
  readonly grant: GrantSummary | null
}

const PREFIX = 'portside_'
const KEY = /^portside_([0-9a-f]{32})_([0-9a-f]{64})$/
const ENDING = 4

/** The workspace is part of the key, so that a backend knows where to look it up. @param secret 64 hexadecimal digits */
export function apiKeyText(workspaceId: Id, secret: string): string {
  return `${PREFIX}${workspaceId.replaceAll('-', '')}_${secret}`
}

export function endingOf(key: string): string {
  return key.slice(-ENDING)
}

/** The workspace that a key is of; `null`: it is none. */
export function workspaceOfKey(key: string): Id | null {
  const digits = KEY.exec(key)?.[1]
  return digits === undefined ? null : (digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') as Id)
}

/** Neither revoked nor expired. */
export function isInForce({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Instant): boolean {
  return revokedAt === null && (expiresAt === null || now < expiresAt)
}

export function includesScope(scope: KeyScope, needed: KeyScope): boolean {
  return KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(needed)
}
