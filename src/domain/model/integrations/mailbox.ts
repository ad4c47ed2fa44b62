import { isId, type Id } from '../kernel/id'

/** Of a key's hexadecimal digits: 96 bits, which nobody guesses by mail. */
const TOKEN_DIGITS = 24

/** A workspace's own address for mail. What it is for stands before the `@`: at most 64 octets (RFC 5321, 4.5.3.1.1). */
export interface Mailbox {
  readonly workspaceId: Id
  /** Known to whoever was given the address. */
  readonly token: string
}

/** @param key 256 bits in hexadecimal digits, of which an address holds enough */
export function mailboxAddress(workspaceId: Id, key: string, domain: string): string {
  return `${workspaceId.replaceAll('-', '')}.${tokenOf(key)}@${domain}`
}

/** @returns `null`: no workspace's address, whatever its domain */
export function readMailbox(address: string): Mailbox | null {
  const [, digits, token] = /^([0-9a-f]{32})\.([0-9a-f]+)@[^@]+$/.exec(address.trim().toLowerCase()) ?? []
  if (digits === undefined || token?.length !== TOKEN_DIGITS) return null
  const workspaceId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(workspaceId) ? { workspaceId, token } : null
}

export function opensMailbox({ token }: Mailbox, key: string): boolean {
  return token === tokenOf(key)
}

function tokenOf(key: string): string {
  return key.slice(0, TOKEN_DIGITS)
}
