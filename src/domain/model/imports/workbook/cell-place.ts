export interface Place {
  /** Both from 0. */
  readonly row: number
  readonly column: number
}

/** `AB12` as a place; `null`: it is none. */
export function placeOf(reference: string): Place | null {
  const match = /^\$?([A-Za-z]{1,7})\$?(\d{1,9})$/.exec(reference)
  return match === null ? null : { row: Number(match[2]) - 1, column: columnOf(match[1] ?? '') }
}

/** The letters at the start of a reference as a column from 0; -1 where there are none. */
export function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & 0x5f // capital
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}
