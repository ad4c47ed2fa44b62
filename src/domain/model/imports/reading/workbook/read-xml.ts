import { Parser } from 'htmlparser2'
import { unpack, type Unpacked } from '../zip/unpack'
import type { ZipEntry } from '../zip/zip-entries'

/** What is told of an XML part, in the order it stands there. Names come without their prefix: `x:row` is `row`. */
export interface XmlTaker {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
  /** Asked after each piece. */
  readonly isEnough?: () => boolean
}

export interface XmlOptions {
  readonly most: number
  readonly onProgress?: (part: number) => void
}

/** Reads one part of a workbook as it is unpacked; nothing of it is kept. */
export function readXml(bytes: Uint8Array, entry: ZipEntry, options: XmlOptions & { readonly taker: XmlTaker }): Unpacked {
  const { taker } = options
  let depth = 0
  let isBroken = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        // Each level costs the parser as much as there are above it.
        if (depth > DEEPEST) throw new RangeError('too deep')
        taker.open?.(local(name), attributes)
      },
      ontext: (text) => taker.text?.(text),
      onclosetag(name) {
        depth -= 1
        taker.close?.(local(name))
      },
    },
    { xmlMode: true },
  )
  let decoder: TextDecoder | null = null
  const result = unpack(bytes, entry, {
    ...options,
    take: (piece) => {
      decoder ??= new TextDecoder(piece[0] === 0xff ? 'utf-16le' : piece[0] === 0xfe ? 'utf-16be' : 'utf-8')
      if (!written(parser, decoder.decode(piece, { stream: true }))) isBroken = true
      return !isBroken && depth <= DEEPEST && taker.isEnough?.() !== true
    },
  })
  if (isBroken || depth > DEEPEST) return 'broken'
  if (result === 'done') parser.end()
  return result
}

/** `false`: something in it is longer than a text can be, or deeper than a part is. */
function written(parser: Parser, text: string): boolean {
  try {
    parser.write(text)
    return true
  } catch {
    return false
  }
}

/** Parts of workbooks are flat; what nests deeper was made to fill the memory. */
const DEEPEST = 1000

function local(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** An attribute by its name without its prefix: `r:id` is `id`, and `id` too. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`))
  return prefixed === undefined ? attributes[name] : attributes[prefixed]
}
