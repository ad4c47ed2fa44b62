/** A property as its lines say, unfolded. */
export interface CardLine {
  readonly text: string
  /** The line of the file it starts on, from 1. */
  readonly line: number
}

export interface RawCard {
  readonly line: number
  readonly properties: readonly CardLine[]
  /** Does it say where it ends, and is no longer than a card can be? */
  readonly isWhole: boolean
}

const BEGIN = /^(?:[\w-]+\.)?BEGIN:\s*VCARD\s*$/i
const END = /^(?:[\w-]+\.)?END:\s*VCARD\s*$/i

const JOINED = /^END:\s?VCARD\s?BEGIN:\s?VCARD$/i
const BETWEEN = /(?<=VCARD)\s?(?=BEGIN)/i

const MOST_LINES = 2000

/** Parts a text into its cards. A card within a card (2.1's AGENT) is left out; one that never ends stops at the next. */
export function rawCards(text: string, most: number): readonly RawCard[] {
  const cards: RawCard[] = []
  let properties: CardLine[] = []
  let start = 0
  let depth = 0
  const finish = (isWhole: boolean) => {
    if (depth > 0) cards.push({ line: start, properties, isWhole: isWhole && properties.length < MOST_LINES })
    depth = 0
  }
  for (const line of unfolded(text)) {
    if (BEGIN.test(line.text)) {
      const isAgent = depth > 0 && /^(?:[\w-]+\.)?AGENT\b/i.test(properties.at(-1)?.text ?? '')
      if (depth > 1 || isAgent) depth += 1
      else {
        finish(false)
        if (cards.length > most) return cards
        ;[properties, start, depth] = [[], line.line, 1]
      }
    } else if (END.test(line.text)) {
      if (depth > 1) depth -= 1
      else finish(true)
    } else if (depth === 1 && properties.length < MOST_LINES) properties.push(line)
  }
  finish(false)
  return cards
}

const QUOTED = /^[^:]*;\s*(?:ENCODING=)?"?QUOTED-PRINTABLE/i
const BASE64 = /^[^:]*;\s*(?:ENCODING=)?"?(?:BASE64|B)\b/i

interface Held {
  readonly pieces: string[]
  readonly line: number
  readonly isQuoted: boolean
  readonly isBase64: boolean
}

/** Logical lines: folded ones (a blank at the start), soft breaks of quoted-printable, and wrapped base64 joined. */
function* unfolded(text: string): Generator<CardLine> {
  let held: Held | null = null
  let line = 0
  let indent = ''
  for (const written of physicalLines(text)) {
    line += 1
    // Where a card begins there is nothing to go on with: its lines are set in as code is.
    if (held !== null && BEGIN.test(held.pieces[0] ?? '')) indent = /^[ \t]+(?=[\w-]+[:;])/.exec(written)?.[0] ?? ''
    const physical: string = indent !== '' && written.startsWith(indent) ? written.slice(indent.length) : written
    if (held !== null && isContinued(held, physical)) {
      continueWith(held, physical)
      continue
    }
    if (held !== null) yield { text: held.pieces.join(''), line: held.line }
    const isBlank = physical.trim() === ''
    held = isBlank ? null : { pieces: [physical], line, isQuoted: QUOTED.test(physical), isBase64: BASE64.test(physical) }
  }
  if (held !== null) yield { text: held.pieces.join(''), line: held.line }
}

function isContinued(held: Held, next: string): boolean {
  if (/^[ \t]/.test(next)) return true
  if (END.test(next) || BEGIN.test(next)) return false
  if (held.isQuoted && isSoft(held)) return true
  return held.isBase64 && next.length > 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(next)
}

function continueWith(held: Held, next: string): void {
  if (held.isQuoted && isSoft(held)) held.pieces.push((held.pieces.pop() ?? '').slice(0, -1), next)
  else held.pieces.push(next.replace(/^[ \t]/, ''))
}

function isSoft({ pieces }: Held): boolean {
  return pieces.at(-1)?.endsWith('=') === true
}

/** Any line end, CR CR LF of broken conversions included; files put one behind the other have none between their cards. */
function* physicalLines(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    let end = at
    while (end < text.length && text.charCodeAt(end) !== 10 && text.charCodeAt(end) !== 13) end += 1
    const line = text.slice(at, end)
    if (JOINED.test(line)) yield* line.split(BETWEEN)
    else yield line
    if (text.startsWith('\r\r\n', end)) at = end + 3
    else at = text.startsWith('\r\n', end) ? end + 2 : end + 1
  }
}
