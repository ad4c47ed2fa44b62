import { deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256
/** As a squared distance. Less of it bands the softest gradients. */
const ALIKE = 27

/**
 * The same picture with a palette, a third of the size: the most used colours stay exact, each other one becomes the
 * nearest of them, which on the flat colours of a user interface nobody sees.
 *
 * @param png as Chromium writes it: 8 bits a channel, RGB or RGBA, not interlaced
 */
export function smallPng(png) {
  const chunks = chunksOf(png)
  const header = chunks.find(({ type }) => type === 'IHDR').data
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = header[9] === 6 ? 4 : 3
  const pixels = unfilter(inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))), {
    stride: width * channels,
    channels,
    height,
  })
  const colours = Int32Array.from({ length: width * height }, (_, index) => pixels.readUIntBE(index * channels, 3))
  const palette = mostUsed(colours)
  const indexOf = nearestIn(palette)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = indexOf(colours[y * width + x])
  }
  const indexed = Buffer.from(header)
  indexed[9] = 3
  const table = Buffer.concat(palette.map((colour) => Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255])))
  const body = [chunk('IHDR', indexed), chunk('PLTE', table), chunk('IDAT', deflateSync(rows, { level: 9 }))]
  return Buffer.concat([SIGNATURE, ...body, chunk('IEND', Buffer.alloc(0))])
}

function chunksOf(png) {
  const chunks = []
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Each row is kept as its difference from a guess; the first byte of a row says which guess. */
function unfilter(raw, { stride, channels, height }) {
  const out = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x
      const left = x >= channels ? out[at - channels] : 0
      const up = y > 0 ? out[at - stride] : 0
      const corner = x >= channels && y > 0 ? out[at - stride - channels] : 0
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter]
      out[at] = raw[y * (stride + 1) + 1 + x] + guess
    }
  }
  return out
}

function paeth(left, up, corner) {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Of colours that nobody can tell apart only the most used one, so that there is room for the rare but different ones. */
function mostUsed(colours) {
  const counts = new Map()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byUse = [...counts].sort(([a, used], [b, usedToo]) => usedToo - used || a - b)
  const palette = []
  for (const [colour] of byUse) {
    if (palette.length < COLOURS && palette.every((other) => distance(colour, other) > ALIKE)) palette.push(colour)
  }
  return palette
}

function nearestIn(palette) {
  const known = new Map(palette.map((colour, index) => [colour, index]))
  return (colour) => {
    const found = known.get(colour)
    if (found !== undefined) return found
    let [best, least] = [0, Infinity]
    for (const [index, other] of palette.entries()) {
      const far = distance(colour, other)
      if (far < least) [best, least] = [index, far]
    }
    known.set(colour, best)
    return best
  }
}

function distance(a, b) {
  return ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2
}

function chunk(type, data) {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(checksum(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

/** CRC-32; the one of node:zlib is newer than the oldest Node that is supported. */
function checksum(bytes) {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0)
  }
  return (crc ^ 0xffff_ffff) >>> 0
}
