import { LIMITS } from '../../../records/limits'
import { problem, type RowProblem } from '../../problem'
import { columnsOf } from '../header'
import type { FileToRead, ReadFile, SourceRow } from '../source-table'
import { decode, type Decoded } from '../text/decode'
import { codePageOf, type Encoding, encodingNamed } from '../text/encodings'
import { CardColumns } from './card-columns'
import { rawCards, type RawCard } from './card-lines'
import { type ValueOf, cardProperty, type CardProperty } from './card-property'
import { readCard, type ReadCard } from './read-card'

const PROGRESS_EVERY = 1000
const HEAD_ROWS = 20
/** Of one card. The first lines show whether a file is one. */
const MOST_PROBLEMS = 20

/** A file of cards (vCard 2.1, 3.0, 4.0, in any mixture) as a table of one row a card, in the columns of Google's export. */
export function readCards(file: FileToRead): ReadFile {
  const { text, decoded, valueOf } = cardText(file)
  const raw = rawCards(text, LIMITS.importRows)
  if (raw.length > LIMITS.importRows) return { ok: false, refusal: { reason: 'too-many-rows', rows: raw.length } }
  if (raw.length === 0) return { ok: false, refusal: { reason: 'no-rows' } }
  const columns = new CardColumns()
  const cards: (ReadCard & { readonly line: number })[] = []
  for (const [at, card] of raw.entries()) {
    cards.push({ ...cardOf(card, valueOf, columns), line: card.line })
    if (at % PROGRESS_EVERY === 0) file.onProgress(at / raw.length)
  }
  return tableOfCards(cards, { columns, decoded })
}

/** Cards that were read as a table, whatever they were written as. */
export function tableOfCards(
  cards: readonly (ReadCard & { readonly line: number })[],
  { columns, decoded }: { readonly columns: CardColumns; readonly decoded: CardText['decoded'] },
): ReadFile {
  if (cards.length > LIMITS.importRows) return { ok: false, refusal: { reason: 'too-many-rows', rows: cards.length } }
  const names = columns.names()
  if (names.length === 0) return { ok: false, refusal: { reason: 'no-rows' } }
  const rows = cards.map((card) => rowOf(card, names))
  return {
    ok: true,
    table: {
      format: { kind: 'vcard', ...decoded },
      headerRow: 0,
      columns: columnsOf(names, names.length),
      rows,
      preamble: [],
      footer: [],
      head: [names, ...rows.slice(0, HEAD_ROWS - 1).map(({ cells }) => cells)],
    },
  }
}

function cardOf({ properties, isWhole }: RawCard, valueOf: ValueOf, columns: CardColumns): ReadCard {
  const read: CardProperty[] = []
  const problems: RowProblem[] = isWhole ? [] : [problem('card-broken', null, 'END:VCARD')]
  for (const { text } of properties) {
    const property = cardProperty(text, valueOf)
    const last = read.at(-1)
    if (property !== null) read.push(property)
    // A note whose line breaks were written as they are.
    else if (last?.name === 'NOTE')
      read[read.length - 1] = { ...last, value: `${last.value}\n${valueOf(text, undefined, false)}` }
    else problems.push(problem('card-broken', null, valueOf(text, undefined, false)))
  }
  const card = readCard(read, columns)
  return { cells: card.cells, problems: [...problems, ...card.problems].slice(0, MOST_PROBLEMS) }
}

function rowOf({ cells, problems, line }: ReadCard & { readonly line: number }, names: readonly string[]): SourceRow {
  const cut: RowProblem[] = []
  const texts = names.map((name, column) => {
    const text = cells.get(name) ?? ''
    if (text.length <= LIMITS.importCellBytes) return text
    cut.push(problem('cell-cut', column, ''))
    return text.slice(0, LIMITS.importCellBytes)
  })
  return { cells: texts, line, isEmpty: texts.every((text) => text === ''), skipReason: null, problems: [...problems, ...cut] }
}

export interface CardText {
  readonly text: string
  readonly decoded: Omit<Decoded, 'text'>
  /** A value as it stands in `text`, or the bytes that quoted-printable spelt out, as characters. */
  readonly valueOf: ValueOf
}

/**
 * The text of a file of cards. Each property may be in a character set of its own (vCard 2.1), named or not: bytes that
 * are not UTF-8 as a whole are kept as bytes until the property is known.
 */
function cardText({ bytes, decoded, choices, locale }: FileToRead): CardText {
  const { encoding } = choices
  const fallback = codePageOf(locale)
  const { text, ...how } = decoded()
  const isWhole = how.encoding.startsWith('utf-') && how.unreadable === 0
  const page = how.encoding.startsWith('utf-') ? fallback : how.encoding
  // Chosen by the person: for everything that does not say otherwise itself.
  const ofBytes = (raw: string, charset: string | undefined) => byteText(raw, encodingNamed(charset) ?? encoding ?? null, page)
  return {
    text: isWhole ? text.replace(/^\ufeff+/, '') : latin(bytes),
    decoded: how,
    valueOf: (raw, charset, isBytes) => (isBytes || !isWhole ? ofBytes(raw, charset) : raw),
  }
}

function byteText(raw: string, named: Encoding | null, fallback: Encoding): string {
  if (/^[\u0000-\u007f]*$/.test(raw)) return raw
  const bytes = Uint8Array.from({ length: raw.length }, (_, at) => raw.charCodeAt(at) & 0xff)
  return decode(bytes, named === null ? { fallback } : { encoding: named }).text
}

/** Bytes as characters of the same numbers, in pieces that fit on the stack. */
function latin(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return pieces.join('')
}
