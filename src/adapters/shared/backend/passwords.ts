export interface PasswordHash {
  readonly salt: string
  /** Hexadecimal, 256 bits. */
  readonly hash: string
  /** The work of one guess, as the hashing counts it: rounds of PBKDF2, N of scrypt. */
  readonly iterations: number
}

/** PBKDF2 with HMAC-SHA-256 (RFC 8018, 5.2), which browsers have built in. */
export async function hashPassword(password: string, iterations: number): Promise<PasswordHash> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, iterations, hash: await derive(password, { salt, iterations }) }
}

export async function isPassword(password: string, { salt, hash, iterations }: PasswordHash): Promise<boolean> {
  return (await derive(password, { salt, iterations })) === hash
}

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** An unguessable secret: 256 random bits, safe in a URL. */
export function newToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

async function derive(
  password: string,
  { salt, iterations }: { readonly salt: string; readonly iterations: number },
): Promise<string> {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', text.encode(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits'])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations }
  return hex(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
