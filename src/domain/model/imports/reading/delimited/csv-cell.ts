/**
 * What a spreadsheet would run as a formula: one of `= + - @ | %`, also in other widths, after any blanks, quotation marks or
 * characters that nobody sees, and anything that begins with a tab or line break (OWASP, CSV injection).
 */
const FORMULA = /^(?:'*[\t\r\n]|[\s\p{Cc}\p{Cf}\p{DI}\p{Z}'"]*[=+\-@|%＝＋－＠｜％﹢﹣﹦﹪﹫−])/u

/** Below zero, and no formula. */
const NUMBER = /^-\d+(?:\.\d+)?$/

/** A point of a list: it calls nothing and refers to no sheet, so that the worst of it is an error shown in its cell. */
const LIST_POINT = /^[-+] [^=|!()[\]'"]*$/

function isFormula(value: string): boolean {
  return FORMULA.test(value) && !NUMBER.test(value)
}

/**
 * Where a program that takes another sign for the delimiter, as spreadsheets of some countries do, begins a new cell: there
 * quotation marks in the middle of a line mean nothing.
 */
const BREAKS = { ',': /([;\t\r\n])/, ';': /([,\t\r\n])/ }

/** Applied to what comes after each of them. */
function eachLater(value: string, delimiter: string, change: (part: string) => string): string {
  const breaks = delimiter === ';' ? BREAKS[';'] : BREAKS[',']
  if (!breaks.test(value)) return value
  return value
    .split(breaks)
    .map((part, at) => (at === 0 || at % 2 === 1 ? part : change(part)))
    .join('')
}

function isLaterFormula(part: string): boolean {
  return isFormula(part) && !LIST_POINT.test(part)
}

/**
 * One cell of RFC 4180, with an apostrophe before what could be run as a formula, wherever the file is opened. `csvUncell` gives
 * the value back.
 */
export function csvCell(value: string, delimiter = ','): string {
  const parted = eachLater(value, delimiter, (part) => (isLaterFormula(part) ? `'${part}` : part))
  const guarded = isFormula(value) ? `'${parted}` : parted
  const mustQuote = guarded.includes(delimiter) || /["\r\n]|^\s|\s$/.test(guarded)
  return mustQuote ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** Takes the guarding apostrophes off a cell that was read; other values come back as they are. */
export function csvUncell(cell: string, delimiter = ','): string {
  if (!cell.includes("'")) return cell
  const parted = cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
  return eachLater(parted, delimiter, (part) => (part.startsWith("'") && isLaterFormula(part.slice(1)) ? part.slice(1) : part))
}
