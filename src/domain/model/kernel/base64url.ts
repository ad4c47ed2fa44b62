/** A text's UTF-8 bytes in the alphabet of addresses: RFC 4648, 5, without padding. */
export function base64urlOf(text: string): string {
  return base64urlOfBytes(new TextEncoder().encode(text))
}

/** @param digits hexadecimal, two a byte */
export function base64urlOfHex(digits: string): string {
  return base64urlOfBytes(bytesOfHex(digits))
}

export function base64urlOfBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** @param digits hexadecimal, two a byte */
export function bytesOfHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** `null`: it is none. */
export function textOfBase64url(given: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(given.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
