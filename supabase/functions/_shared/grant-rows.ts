import type { Grant } from '../../../src/domain/model/api/grant'
import type { Id } from '../../../src/domain/model/kernel/id'
import { type Instant, instantOf } from '../../../src/domain/model/kernel/instant'

/** As `program_grants_of` gives it. */
export interface GrantsOf {
  readonly now: number
  readonly grants: readonly GrantRow[]
}

interface GrantRow extends Pick<Grant, 'host' | 'generation'> {
  readonly key_id: Id
  readonly client_hash: string
  readonly renewed_at: string
  readonly until: string | null
}

export function grantIn({ client_hash: clientHash, host, generation, renewed_at: renewedAt, until }: GrantRow): Grant {
  const at = (text: string): Instant => instantOf(Date.parse(text))
  return { clientHash, host, generation, renewedAt: at(renewedAt), until: until === null ? null : at(until) }
}
