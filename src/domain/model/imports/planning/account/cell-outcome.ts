import { words } from '../../../kernel/words'
import { ROW_ERRORS, ROW_WARNINGS, SKIP_REASONS, type RowError, type RowWarning, type SkipReason } from '../../problem'

/**
 * Why a cell of a mapped column is not written, or not as it stands, besides what is wrong with its value or its row:
 *
 * - `there`: the record holds the value already.
 * - `kept`: the record holds something else, which the policy keeps.
 * - `placeholder`: it says nothing of the record: that there is none, or a group that everybody is in.
 * - `decided`: somebody wants it blank, or something else for all.
 * - `unused`: nothing of the row can take it, such as the closing date of an open deal.
 * - `overruled`: the stage of a deal whose status, or a day, says otherwise.
 * - `refused`, `cancelled`: what became of its row while the import ran.
 */
const FURTHER = words('there kept placeholder unused refused cancelled decided overruled')

export type CellReason = RowError | RowWarning | SkipReason | (typeof FURTHER)[number]

export const CELL_REASONS: readonly CellReason[] = [...ROW_ERRORS, ...ROW_WARNINGS, ...SKIP_REASONS, ...FURTHER]

/** A number below `CODES`: what became of a cell, small enough to be kept for every cell of 100,000 rows. */
export type CellCode = number

export const BLANK: CellCode = 0
export const WRITTEN: CellCode = 1
export const CODES = 256
/** Of a column that no field takes. */
export const LEFT_OUT: CellCode = 127
/** From here on, cells are written with a note; the reasons begin behind `WRITTEN` in both halves. */
const NOTED = 128
const FIRST = 2

const CODE_OF: ReadonlyMap<string, CellCode> = new Map(CELL_REASONS.map((reason, at) => [reason, FIRST + at]))

/** The cell is not written. */
export function missed(reason: CellReason): CellCode {
  return CODE_OF.get(reason) ?? BLANK
}

/** The cell is written, though not quite as it stands: in part, cut, or as it was typed. */
export function noted(reason: CellReason): CellCode {
  return NOTED + missed(reason)
}

export function isWritten(code: CellCode): boolean {
  return code === WRITTEN || code >= NOTED
}

/** `null`: the cell is blank, or simply written. */
export function reasonOf(code: CellCode): CellReason | null {
  return CELL_REASONS[(code >= NOTED ? code - NOTED : code) - FIRST] ?? null
}

const OF_NO_FIELD = 'no-field'
const AS_IT_STANDS = 'written'
const WITH_NOTE = `${AS_IT_STANDS} `

/** A code as it is kept: by name, as its number changes when there is another reason. */
export function endName(code: CellCode): string {
  if (code === LEFT_OUT) return OF_NO_FIELD
  if (code === WRITTEN) return AS_IT_STANDS
  return `${code >= NOTED ? WITH_NOTE : ''}${reasonOf(code) ?? ''}`
}

/** @returns `BLANK` for a name that nothing has any more */
export function codeNamed(name: string): CellCode {
  if (name === OF_NO_FIELD) return LEFT_OUT
  if (name === AS_IT_STANDS) return WRITTEN
  const isNoted = name.startsWith(WITH_NOTE)
  const code = CODE_OF.get(isNoted ? name.slice(WITH_NOTE.length) : name)
  return code === undefined ? BLANK : code + (isNoted ? NOTED : 0)
}

const FIRST_CHARACTER = 0x30

/** The codes of a row as text, a character each. */
export function codesText(codes: ArrayLike<CellCode>): string {
  let text = ''
  for (let at = 0; at < codes.length; at += 1) text += String.fromCharCode(FIRST_CHARACTER + (codes[at] ?? BLANK))
  return text
}

export function codesIn(text: string): readonly CellCode[] {
  return Array.from(text, (character) => character.charCodeAt(0) - FIRST_CHARACTER)
}
