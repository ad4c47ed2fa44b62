import { isNoDate } from './dates'
import { readLabel, splitTriple } from './multi-value'
import { isPlaceholder } from './placeholders'
import type { Cell, FieldCells } from './row-cells'
import type { Names } from './row-names'

/** What a person has no field for, and the file a column. */
export interface Details {
  /** What they are called, where the file has no name of them. */
  readonly name: string | null
  /** A line each, called what its column or neighbour calls it: `Department: Sales`. */
  readonly text: string
}

export function readDetails(cells: FieldCells, { firstName, lastName }: Names): Details {
  const nicknames = cells.of('nickname').filter(({ text }) => !isPlaceholder(text))
  const isNameless = firstName === null && lastName === null
  const name = isNameless ? (nicknames[0]?.text.slice(0, LONGEST_NAME) ?? null) : null
  const lines = [...(name === null ? nicknames : nicknames.slice(1)), ...cells.of('detail')].flatMap((cell) =>
    lineOf(cell, cells),
  )
  return { name, text: [...new Set(lines)].join('\n') }
}

const LONGEST_NAME = 200

function lineOf(cell: Cell, cells: FieldCells): readonly string[] {
  const parts = splitTriple(cell.text).filter((part) => !isPlaceholder(part) && !isNoDate(part))
  if (parts.length === 0) return []
  const neighbour = cell.group === '' ? undefined : cells.of('detailLabel').find(({ group }) => group === cell.group)
  const label = (neighbour === undefined ? null : readLabel(neighbour.text).label) ?? cell.label
  const text = parts.join(', ')
  return [label === null ? text : `${label}: ${text}`]
}
