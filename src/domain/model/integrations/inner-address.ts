/**
 * Is the IP address one of a machine itself or of a network that only its members reach? (RFC 6890, and what cloud services
 * keep their credentials at, which is link-local.)
 */
export function isInnerAddress(address: string): boolean {
  const four = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/i.exec(address)
  if (four !== null) return isInnerFour(Number(four[1]), Number(four[2]))
  const first = Number.parseInt(address.split(':', 1)[0] || '0', 16)
  // Unspecified, loopback and mapped; unique local; link-local; multicast.
  return first === 0 || (first & 0xfe00) === 0xfc00 || (first & 0xffc0) === 0xfe80 || first >= 0xff00
}

function isInnerFour(a: number, b: number): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true
  if (a === 100) return b >= 64 && b <= 127
  if (a === 169) return b === 254
  if (a === 172) return b >= 16 && b <= 31
  return a === 192 ? b === 168 || b === 0 : a === 198 && (b === 18 || b === 19)
}
