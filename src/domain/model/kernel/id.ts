import type { Brand } from './brand'

/** UUIDv7 (RFC 9562, 5.7), lower case. Made by the client, so that a create can be sent again. */
export type Id = Brand<string, 'Id'>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(value: unknown): value is Id {
  return typeof value === 'string' && UUID.test(value)
}
