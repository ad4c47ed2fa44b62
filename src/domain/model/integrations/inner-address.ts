/**
 * Is the IP address one of a machine itself or of a network that only its members reach? (RFC 6890, and what cloud services
 * keep their credentials at, which is link-local.) An IPv6 address that stands for an IPv4 one is judged by that.
 */
export function isInnerAddress(address: string): boolean {
  const four = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/i.exec(address)
  if (four !== null) return isInnerFour(Number(four[1]), Number(four[2]))
  const [first = 0, second = 0, third = 0, , , , seventh = 0] = groupsOf(address)
  // Unspecified, loopback, mapped and discarded; unique local; link-local and what was site-local; multicast.
  if (first === 0 || first === 0x100 || (first & 0xfe00) === 0xfc00 || (first & 0xff80) === 0xfe80 || first >= 0xff00) return true
  if (first === 0x64 && second === 0xff9b) return third !== 0 || isInnerFour(seventh >> 8, seventh & 0xff)
  // Teredo hides the address of its relay's client; 6to4 says it.
  if (first === 0x2001 && second === 0) return true
  return first === 0x2002 && isInnerFour(second >> 8, second & 0xff)
}

/** The eight groups of an IPv6 address, whose last two may be written as an IPv4 one. */
function groupsOf(address: string): readonly number[] {
  const plain = address.replace(/(?<!\d)(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: readonly string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = [], tail = []] = plain.split('::').map((side) =>
    side
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

function isInnerFour(a: number, b: number): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return true
  if (a === 100) return b >= 64 && b <= 127
  if (a === 169) return b === 254
  if (a === 172) return b >= 16 && b <= 31
  return a === 192 ? b === 168 || b === 0 : a === 198 && (b === 18 || b === 19)
}
