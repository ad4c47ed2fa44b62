import { csvUncell } from './csv-cell'
import type { Mapping } from './mapping'
import { isPlaceholder } from './placeholders'
import { problem, type RowProblem } from './problem'
import type { Target } from './targets'

/** One value that is there, with what the mapping says of its column. */
export interface Cell {
  readonly column: number
  readonly text: string
  readonly group: string
  readonly label: string | null
}

export interface RowCells {
  /** In column order; blank cells are not among them. */
  of(target: Target): readonly Cell[]
  readonly problems: readonly RowProblem[]
}

/** The first value that is no placeholder, for fields that hold one; a different second one is named as left out. */
export function onlyCell(cells: RowCells, target: Target, problems: RowProblem[]): Cell | null {
  const [first, ...others] = cells.of(target).filter(({ text }) => !isPlaceholder(text))
  if (first === undefined) return null
  for (const { column, text } of others) if (text !== first.text) problems.push(problem('second-value', column, text))
  return first
}

const NONE: readonly Cell[] = []
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const CONTROLS = new RegExp(CONTROL, 'g')

/** Made once a file, so that a row of 600 columns costs no more than its mapped ones. */
export function cellReader(mapping: Mapping): (row: readonly string[]) => RowCells {
  const columns = mapping.flatMap(({ target, group, label }, column) =>
    target === null ? [] : [{ target, group, label, column }],
  )
  return (row) => {
    const byTarget = new Map<Target, Cell[]>()
    const problems: RowProblem[] = []
    for (const { target, group, label, column } of columns) {
      const text = clean(row[column] ?? '', column, problems)
      if (text === '') continue
      const cell = { column, text, group, label }
      const cells = byTarget.get(target)
      if (cells === undefined) byTarget.set(target, [cell])
      else cells.push(cell)
    }
    return { of: (target) => byTarget.get(target) ?? NONE, problems }
  }
}

function clean(raw: string, column: number, problems: RowProblem[]): string {
  if (raw === '') return ''
  const text = csvUncell(raw)
  if (!CONTROL.test(text)) return text.trim()
  problems.push(problem('control-characters', column, text.replace(CONTROLS, '')))
  return text.replace(CONTROLS, '').trim()
}
