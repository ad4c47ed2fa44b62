/** 1, 2, 3 … as lists number their rows: it names no record, for the next list begins with 1 as well. */
export function isRunningNumber(values: readonly string[]): boolean {
  return (
    values.length > 1 &&
    values.every((value, at) => Number(value.replace(/\.$/, '')) === Number(values[0]) + at) &&
    Number(values[0]) <= 1
  )
}

/** A spreadsheet cut it short, `5,51196E+12`: it is one of many. */
export function isRounded(text: string): boolean {
  return /^\d[.,]\d+E\+?\d+$/i.test(text.trim())
}
