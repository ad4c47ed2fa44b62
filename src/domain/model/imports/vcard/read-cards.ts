import { LIMITS } from '../../records/limits'
import type { Encoding } from '../encodings'
import { columnsOf } from '../header'
import { problem, type RowProblem } from '../problem'
import type { ReadFile, SourceRow } from '../source-table'
import { CardColumns } from './card-cells'
import { rawCards, type RawCard } from './card-lines'
import { cardProperty, type CardProperty } from './card-property'
import { cardText, type CardText } from './card-text'
import { readCard, type ReadCard } from './read-card'

export interface CardOptions {
  /** The person's choice. */
  readonly encoding?: Encoding
  readonly fallback: Encoding
  readonly onProgress: (part: number) => void
}

const TELL_EVERY = 1000
const HEAD_ROWS = 20
/** Of one card: a file that is no card is told by its first lines. */
const MOST_PROBLEMS = 20

/** A file of cards (vCard 2.1, 3.0, 4.0, in any mixture) as a table of one row a card, in the columns of Google's export. */
export function readCards(bytes: Uint8Array, options: CardOptions): ReadFile {
  const { text, decoded, valueOf } = cardText(bytes, options)
  const raw = rawCards(text, LIMITS.importRows)
  if (raw.length > LIMITS.importRows) return { ok: false, refusal: { reason: 'too-many-rows', rows: raw.length } }
  if (raw.length === 0) return { ok: false, refusal: { reason: 'no-rows' } }
  const columns = new CardColumns()
  const cards: (ReadCard & { readonly line: number })[] = []
  for (const [at, card] of raw.entries()) {
    cards.push({ ...cardOf(card, valueOf, columns), line: card.line })
    if (at % TELL_EVERY === 0) options.onProgress(at / raw.length)
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

function cardOf({ properties, isWhole }: RawCard, valueOf: CardText['valueOf'], columns: CardColumns): ReadCard {
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
  return { cells: texts, line, isEmpty: texts.every((text) => text === ''), aside: null, problems: [...problems, ...cut] }
}
