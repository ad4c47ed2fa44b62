import { Parser } from 'htmlparser2'
import { unpack, type Unpacked, type ZipEntry } from '../zip/zip'
import { LIMITS } from '../../../records/limits'
import { DEEPEST_TAG, MOST_ATTRIBUTES, mostTags } from '../bounds'

/** What is handed on of an XML part, in the order it stands there. Names come without their prefix: `x:row` is `row`. */
export interface XmlHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
  /** Asked after each piece. */
  readonly isEnough?: () => boolean
}

export interface XmlOptions {
  /** Bytes. */
  readonly most: number
  /** Tags; as many as a part of its size has, where it is absent. */
  readonly mostTags?: number
  readonly onProgress?: (part: number) => void
}

/** Reads one part of a workbook as it is unpacked; nothing of it is kept. */
export function readXml(bytes: Uint8Array, entry: ZipEntry, options: XmlOptions & { readonly handler: XmlHandler }): Unpacked {
  const { handler } = options
  const most = Math.min(options.mostTags ?? Infinity, mostTags(entry.packedSize))
  let depth = 0
  let tags = 0
  let attributesOfTag = 0
  let isBroken = false
  const parser = new Parser(
    {
      onattribute() {
        attributesOfTag += 1
        if (attributesOfTag > MOST_ATTRIBUTES) throw new RangeError('too many attributes')
      },
      onopentag(name, attributes) {
        attributesOfTag = 0
        depth += 1
        tags += 1
        if (depth > DEEPEST_TAG) throw new RangeError('too deep')
        if (tags > most) throw new RangeError('too many tags')
        handler.open?.(local(name), attributes)
      },
      ontext: (text) => handler.text?.(text),
      onclosetag(name) {
        depth -= 1
        handler.close?.(local(name))
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
      return !isBroken && handler.isEnough?.() !== true
    },
  })
  if (tags > most) return 'too-large'
  if (isBroken) return 'broken'
  if (result === 'done') parser.end()
  return result
}

/** `false`: something in it is longer than a text can be, or more than a part has. */
function written(parser: Parser, text: string): boolean {
  try {
    parser.write(text)
    return true
  } catch {
    return false
  }
}

function local(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** An attribute by its name without its prefix: `r:id` is `id`, and `id` too. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`))
  return prefixed === undefined ? attributes[name] : attributes[prefixed]
}

/** More text than a file that is no archive may have, several times over. */
const MOST = 400 * 1024 * 1024

/** Texts that cells name by number, each kept once. */
export function sharedStringsOf(
  bytes: Uint8Array,
  entry: ZipEntry | null,
  onProgress: (part: number) => void,
): { readonly texts: readonly string[]; readonly result: Unpacked } {
  if (entry === null) return { texts: [], result: 'done' }
  const texts: string[] = []
  const rich = new RichText()
  const result = readXml(bytes, entry, {
    most: MOST,
    onProgress,
    handler: {
      open(name) {
        if (name === 'si') rich.start()
        rich.open(name)
      },
      text: (text) => rich.add(text),
      close(name) {
        rich.close(name)
        if (name === 'si') texts.push(rich.take())
      },
    },
  })
  return { texts, result }
}

/** Gathers the text of a cell or shared string out of its runs, as far as one may be long; how they look and are spoken is left out. */
export class RichText {
  private text = ''
  private isText = false
  private spoken = 0

  start(): void {
    this.text = ''
    this.isText = false
    this.spoken = 0
  }

  open(name: string): void {
    if (name === 'rPh') this.spoken += 1
    else if (name === 't' || name === 'v') this.isText = this.spoken === 0
  }

  add(text: string): void {
    if (this.isText && this.text.length <= LIMITS.importCellBytes) this.text += text
  }

  close(name: string): void {
    if (name === 'rPh') this.spoken -= 1
    else if (name === 't' || name === 'v') this.isText = false
  }

  /** With the characters that XML cannot hold, which stand as `_x000D_`. */
  take(): string {
    return this.text.includes('_x')
      ? this.text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : this.text
  }
}
