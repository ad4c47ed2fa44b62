import { isId } from '../../model/kernel/id'
import { type MutationId, mutationIdOf } from '../../model/records/meta'
import type { Id } from '../../model/kernel/id'
import type { ApiSession } from './api-session'

/** What `Idempotency-Key` says; a key of another form stands for an id of its own, the same each time. Without one, a new id. */
export async function mutationIdIn(request: Request, { newId, key }: Pick<ApiSession, 'newId' | 'key'>): Promise<MutationId> {
  const given = request.headers.get('idempotency-key')?.trim()
  if (given === undefined || given === '') return mutationIdOf(newId())
  return mutationIdOf(isId(given) ? given : await idFor(`${key.id}/${given}`))
}

/** A UUID of version 8 (RFC 9562, 5.8), from a digest. */
async function idFor(text: string): Promise<Id> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5') as Id
}
