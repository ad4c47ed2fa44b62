import { createHash } from 'node:crypto'

/**
 * Bytes that follow from the call's seed, which only the database and this call know: sent again after it was cut off, the
 * call makes the same secrets, so that what was stored and what is mailed belong together.
 */
export function bytesOf(seed: string): (count: number) => Uint8Array {
  let block = 0
  return (count) => {
    const bytes = new Uint8Array(count)
    for (let filled = 0; filled < count; block += 1) {
      const part = createHash('sha256')
        .update(`${seed}/${block}`)
        .digest()
        .subarray(0, count - filled)
      bytes.set(part, filled)
      filled += part.length
    }
    return bytes
  }
}
