const PERIOD_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret for an authenticator app: 160 random bits, as RFC 4226 advises, in base32. */
export function newTotpSecret(): string {
  return base32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/** The code an app shows at that time (RFC 6238 with SHA-1 and six digits, which all apps support). */
export function totpCode(secret: string, ms: number): Promise<string> {
  return hotp(secret, Math.floor(ms / PERIOD_MS))
}

/**
 * The half minute of a code, counted from 1970. The previous and next ones count too, since clocks of phones differ and typing
 * takes time. `null`: none of them.
 */
export async function periodOfCode(secret: string, code: string, ms: number): Promise<number | null> {
  const now = Math.floor(ms / PERIOD_MS)
  const near = [now - 1, now, now + 1]
  const codes = await Promise.all(near.map((period) => hotp(secret, period)))
  return near[codes.indexOf(code)] ?? null
}

/** RFC 4226, 5.3: four bytes of the hash, at the offset in its last half byte. */
async function hotp(secret: string, counter: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(counter))
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, message))
  const offset = hash.getUint8(hash.byteLength - 1) & 0x0f
  const value = hash.getUint32(offset) & 0x7fff_ffff
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** RFC 4648 without padding, which authenticator apps reject. */
function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}
