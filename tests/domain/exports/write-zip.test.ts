import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32 } from '../../../src/domain/model/zip/crc32'
import { zipBlob } from '../../../src/domain/model/zip/write-zip'

const AT = Date.UTC(2026, 10, 21, 9, 30)

/** Reads by the directory at the end, as the format asks. */
async function unzip(blob: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await blob.arrayBuffer())
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const found: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [crc, packed, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const [nameLength, start] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)]
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const content = inflateRawSync(bytes.subarray(data, data + packed))
    expect([content.length, crc32(content)]).toEqual([size, crc])
    found[name] = content.toString('utf8')
    at += 46 + nameLength
  }
  return found
}

describe('an archive', () => {
  it('gives back what went in, however it came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), { maxLength: 4 }), async (files) => {
        const entries = files.map((pieces, at) => ({ name: `ä/${at}.txt`, pieces }))
        const whole = Object.fromEntries(
          files.map((pieces, at) => [`ä/${at}.txt`, Buffer.from(pieces.join('')).toString('utf8')]),
        )
        expect(await unzip(await zipBlob(entries, AT))).toEqual(whole)
      }),
      { numRuns: 20 },
    )
  })

  it('fails as its source fails', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'a'.repeat(100_000)
      throw new Error('the line is down')
    }
    await expect(zipBlob([{ name: 'a', pieces: broken() }], AT)).rejects.toThrow('the line is down')
  })
})
