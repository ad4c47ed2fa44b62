import { splitTriple } from '../../recognising/values/multi-value'
import type { Cell, FieldCells } from './cells'

/** One of the people that a deal, task, note or company names in one cell, or in numbered columns. */
export interface NamedPerson {
  readonly cells: FieldCells
  /** Columns of one group belong together. */
  readonly group: string
}

const LINK_FIELDS = ['fullName', 'email', 'recordId'] as const

/**
 * A row that is not about a person may name several: `Ana Doe (ana@x.example);Bob Roe`, or `Person 1 - Name`, `Person 2 -
 * Name`. All other columns of people tell of the first.
 */
export function namedPeople(cells: FieldCells): readonly NamedPerson[] {
  const groups = [...new Set(LINK_FIELDS.flatMap((field) => cells.of(field).map(({ group }) => group)))].filter(
    (group) => group !== '',
  )
  if (groups.length > 0) return groups.map((group) => ({ cells: groupOf(cells, group), group }))
  const names = partsOf(cells, 'fullName')
  const ids = partsOf(cells, 'recordId')
  const most = Math.max(names.length, ids.length)
  if (most < 2) return [{ cells: names[0] === undefined ? cells : withNamed(cells, names[0], ids[0]), group: '' }]
  return Array.from({ length: most }, (_, at) => {
    const named = withNamed(at === 0 ? cells : NOTHING, names[at], ids[at])
    return { cells: named, group: '' }
  })
}

const NOTHING: FieldCells = { of: () => [], isEmpty: true }

function groupOf(cells: FieldCells, group: string): FieldCells {
  return { of: (field) => cells.of(field).filter((cell) => cell.group === group), isEmpty: false }
}

function partsOf(cells: FieldCells, field: string): readonly Cell[] {
  return cells.of(field).flatMap((cell) =>
    splitTriple(cell.text)
      .flatMap((text) => text.split(';'))
      .flatMap(wholeNames)
      .map((text) => ({ ...cell, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  )
}

/** `Ana Doe, Bob Roe` are two, `Doe, Ana` and `Ana Doe, PhD` one. */
function wholeNames(text: string): readonly string[] {
  const parts = text.split(/,\s+/)
  return parts.every((part) => /^\p{Lu}\S+\s+\p{L}/u.test(part)) ? parts : [text]
}

/** `Ana Doe (ana@x.example)`: the name, and the address beside those that have a column. */
function withNamed(cells: FieldCells, named: Cell | undefined, id: Cell | undefined): FieldCells {
  const match = /^(.*?)\s*[(<]([^\s()<>]+@[^\s()<>]+)[)>]$/.exec(named?.text ?? '')
  const name = named === undefined ? [] : [{ ...named, text: match?.[1] ?? named.text }].filter(({ text }) => text !== '')
  const mail = match === null || named === undefined ? [] : [{ ...named, text: match[2] ?? '' }]
  return {
    isEmpty: false,
    of: (field) => {
      if (field === 'fullName') return name
      if (field === 'recordId') return id === undefined ? [] : [id]
      return field === 'email' ? [...mail, ...cells.of(field)] : cells.of(field)
    },
  }
}
