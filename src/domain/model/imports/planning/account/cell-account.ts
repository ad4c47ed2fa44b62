import type { ImportCollection } from '../../import-collections'
import type { RowProblem } from '../../problem'
import { isPlaceholder } from '../../recognising/values/words'
import type { Mapping, Target } from '../../targets'
import { matchKey } from '../../match-key'
import { cellText, namesIn } from '../rows/cells'
import {
  BLANK,
  CODES,
  codesText,
  LEFT_OUT,
  missed,
  noted,
  reasonOf,
  isWritten,
  type CellCode,
  type CellReason,
} from './cell-outcome'
import { endIn, surest, type AppliedValues, type CellEnd, type MappedCell } from './cell-end'
import { CellText, placeOf, type Place } from './cell-place'
import { codeOf, isOwner, troubleOf } from './cell-trouble'

/** How many cells of one column met one end, and the first row where one did. */
export interface CellCount {
  readonly column: number
  readonly code: CellCode
  /** `null`: they are written as they stand. */
  readonly reason: CellReason | null
  readonly isWritten: boolean
  readonly cells: number
  readonly row: number
}

/** What became of every filled cell. */
export interface CellAccount {
  /** Those that are mapped, in the order of a row's codes. */
  readonly columns: readonly number[]
  /** The codes of one row, a character each. */
  rowText(row: number): string
  /** The codes of all cells of a row, those of columns that are not mapped too. */
  textOfAll(row: number, cells: readonly string[]): string
  /** Of mapped columns. */
  readonly counts: readonly CellCount[]
  /** Filled cells of columns that are not; those beyond the last column are counted as one column behind it. */
  readonly leftOut: readonly Pick<CellCount, 'column' | 'cells' | 'row'>[]
  /** Rows with a cell of that column that met that end. */
  rowsWith(column: number, reason: CellReason | null): ReadonlySet<number>
}

interface MappedColumn {
  readonly column: number
  readonly place: Place
  /** Other columns that may fill the same field, those before it. */
  readonly rivals: readonly number[]
  readonly isShared: boolean
  /** It may name several people, where the rows are about something else. */
  readonly isWho: boolean
}

/** Of rows that are planned one by one, each cell is given the one thing that becomes of it. */
export class CellAccountant {
  private readonly columns: readonly MappedColumn[]
  private readonly others: readonly number[]
  private readonly width: number
  private readonly owner: string | null
  private readonly codes: Uint8Array
  private readonly counts: Uint32Array
  private readonly firstRows: Uint32Array
  private readonly left: { cells: number; row: number }[]

  constructor(mapping: Mapping, rows: number, { flags, owner }: Partial<Decided> = {}) {
    const places = mapping.flatMap(({ target }, column) =>
      target === null ? [] : [{ column, place: placeOf(target, flags), isWho: target === 'people.fullName' }],
    )
    this.owner = owner ?? null
    this.columns = places.map(({ column, place, isWho }, at) => {
      const same = places.filter((other) => isSamePlace(other.place, place))
      const rivals = place.how === 'one' ? places.slice(0, at).filter((other) => isSamePlace(other.place, place)) : []
      return { column, place, rivals: rivals.map((other) => other.column), isShared: same.length > 1, isWho }
    })
    this.width = mapping.length
    this.others = mapping.flatMap(({ target }, column) => (target === null ? [column] : []))
    this.codes = new Uint8Array(rows * this.columns.length)
    this.counts = new Uint32Array(this.columns.length * CODES)
    this.firstRows = new Uint32Array(this.columns.length * CODES)
    this.left = Array.from({ length: this.width + 1 }, () => ({ cells: 0, row: 0 }))
  }

  /** A row that is not imported at all. */
  stop(row: number, cells: readonly string[], reason: CellReason): void {
    const code = missed(reason)
    this.leaveOut(row, cells)
    for (const [at, { column }] of this.columns.entries()) if (isFilled(cells[column])) this.count(row, at, code)
  }

  /** A row whose records are planned, even if there is nothing new in it. */
  settle(row: number, cells: readonly string[], { about, primary, records, problems, overruled }: SettledRow): void {
    this.leaveOut(row, cells)
    const by = recordsByCollection(records)
    // A company that stands among people, or buys something, has its values in people's columns.
    const inPeople = (about === 'companies' || about === 'deals' ? (by.people ?? by.companies) : by.people) ?? []
    // Somebody among companies, or who buys something, has theirs in companies' columns.
    const isOfSomebody = (about === 'people' && primary === 'companies') || (about === 'deals' && by.companies === undefined)
    const inCompanies = (isOfSomebody ? by.people : by.companies) ?? []
    for (let at = 0; at < this.columns.length; at += 1) {
      const mapped = this.columns[at]
      const cell = mapped === undefined ? undefined : cells[mapped.column]
      if (mapped === undefined || !isFilled(cell)) continue
      const { column, place, rivals, isShared, isWho } = mapped
      const text = cellText(cell)
      const isFirst = rivals.every((rival) => isNothing(cells[rival]) || cellText(cells[rival] ?? '') === text)
      const { collection } = place
      const own = collection === 'people' ? inPeople : collection === 'companies' ? inCompanies : (by[collection] ?? [])
      const isNameOfOne = isOfSomebody && collection === 'companies' && place.fields[0] === 'name'
      const mappedCell = { text: new CellText(text), place: isNameOfOne ? WHOLE_NAME : place, isShared, isFirst }
      const isNone = text === '' || (place.how === 'mark' && isPlaceholder(text))
      const end = isNone ? 'lost' : isWho && about !== 'people' ? endOfWho(own, mappedCell) : endIn(own, mappedCell)
      const trouble = problems.length === 0 ? null : troubleOf(text, { column, place }, problems)
      const isJob = trouble?.rule === 'no-company' && by.people?.some(({ said }) => said['jobTitle'] === text) === true
      const isOverruled = this.owner !== null && isOwner(place.fields) && matchKey(text) !== this.owner
      if (isOverruled && !isNothing(text)) this.count(row, at, missed('decided'))
      else if (column === overruled) this.count(row, at, missed('overruled'))
      else this.count(row, at, isJob ? noted(trouble.rule) : codeOf(end, text, { trouble, place }))
    }
  }

  finish(): CellAccount {
    const { columns, codes } = this
    const width = columns.length
    const counts = columns.flatMap(({ column }, at) =>
      Array.from({ length: CODES }, (_, code): CellCount[] => {
        const cells = this.counts[at * CODES + code] ?? 0
        if (cells === 0) return []
        return [
          {
            column,
            code,
            reason: reasonOf(code),
            isWritten: isWritten(code),
            cells,
            row: this.firstRows[at * CODES + code] ?? 0,
          },
        ]
      }).flat(),
    )
    return {
      columns: columns.map(({ column }) => column),
      rowText: (row) => codesText(codes.subarray(row * width, (row + 1) * width)),
      textOfAll: (row, cells) => {
        const all = cells.map((cell) => (isFilled(cell) ? LEFT_OUT : BLANK))
        for (const [at, { column }] of columns.entries()) if (column < all.length) all[column] = codes[row * width + at] ?? BLANK
        return codesText(all)
      },
      counts,
      leftOut: this.left.flatMap((own, column) => (own.cells === 0 ? [] : [{ column, ...own }])),
      rowsWith(column, reason) {
        const at = columns.findIndex((own) => own.column === column)
        const found = new Set<number>()
        if (at === -1) return found
        for (let place = at, row = 0; place < codes.length; place += width, row += 1) {
          const code = codes[place] ?? BLANK
          if (code !== BLANK && reasonOf(code) === reason) found.add(row)
        }
        return found
      },
    }
  }

  private leaveOut(row: number, cells: readonly string[]): void {
    for (const column of this.others) if (isFilled(cells[column])) this.leave(column, row)
    for (let column = this.width; column < cells.length; column += 1) if (isFilled(cells[column])) this.leave(this.width, row)
  }

  private leave(column: number, row: number): void {
    const own = this.left[column]
    if (own === undefined) return
    if (own.cells === 0) own.row = row
    own.cells += 1
  }

  private count(row: number, at: number, code: CellCode): void {
    this.codes[row * this.columns.length + at] = code
    const slot = at * CODES + code
    if (this.counts[slot] === 0) this.firstRows[slot] = row
    this.counts[slot] = (this.counts[slot] ?? 0) + 1
  }
}

/** What was decided for all rows, and bears on what their cells come to. */
export interface Decided {
  /** Columns of fields that are ticked or not. */
  readonly flags: ReadonlySet<Target>
  /** Whose all records are, by the match key of the name; `null`: as the file says. */
  readonly owner: string | null
}

export interface SettledRow {
  /** What the row is of. */
  readonly about: ImportCollection
  /** What the file is of. */
  readonly primary: ImportCollection
  /** Its own, and those that it names. */
  readonly records: readonly AppliedValues[]
  readonly problems: readonly RowProblem[]
  /** The column of a deal's stage, where its status or a day says otherwise. */
  readonly overruled: number | null
}

const MAIL = placeOf('people.email')
const WHOLE_NAME = placeOf('people.fullName')

/** Whom a cell names, one or several, each by a name or by an address. */
function endOfWho(records: readonly AppliedValues[], cell: MappedCell): CellEnd {
  const { plain } = cell.text
  if (!/[;,@\n]|:::/.test(plain)) return endIn(records, cell)
  return surest(new Set(namesIn(plain)), (name) =>
    endIn(records, { ...cell, text: new CellText(name), place: name.includes('@') ? MAIL : cell.place }),
  )
}

function recordsByCollection(records: readonly AppliedValues[]): Partial<Record<ImportCollection, readonly AppliedValues[]>> {
  const by: Partial<Record<ImportCollection, AppliedValues[]>> = {}
  for (const record of records) (by[record.collection] ??= []).push(record)
  return by
}

/** Most cells of a wide file are blank, and most others begin with a plain character. */
function isFilled(cell: string | undefined): cell is string {
  if (cell === undefined || cell === '') return false
  const first = cell.charCodeAt(0)
  return (first > 0x20 && first < 0x7f) || cell.trim() !== ''
}

function isNothing(cell: string | undefined): boolean {
  return !isFilled(cell) || isPlaceholder(cellText(cell))
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.collection === other.collection && one.how === other.how && one.fields[0] === other.fields[0]
}
