/**
 * What a spreadsheet would run as a formula: one of `= + - @ | %`, also full-width, after any blanks or invisible
 * characters, and anything that begins with a tab or line break (OWASP, CSV injection).
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\u00a0\u200b-\u200f\u2060\ufeff]*[=+\-@|%＝＋－＠｜％])/u

/** Below zero, and no formula. */
const NUMBER = /^-\d+(?:\.\d+)?$/

function isFormula(value: string): boolean {
  return FORMULA.test(value) && !NUMBER.test(value)
}

/** One cell of RFC 4180, with an apostrophe before what could be run as a formula. `csvUncell` gives the value back. */
export function csvCell(value: string, delimiter = ','): string {
  const guarded = isFormula(value) ? `'${value}` : value
  const mustQuote = guarded.includes(delimiter) || /["\r\n]|^\s|\s$/.test(guarded)
  return mustQuote ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Takes the guarding apostrophe off a cell that was read; other values come back as they are. */
export function csvUncell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
}
