/** Fewer columns leave too little blank to tell a heading by. */
const WIDTH_LEAST = 4
/** A list that has more of them has rows of one cell. */
const MOST = 0.2
const LONGEST = 40

/**
 * Where headings stand between the rows: `GOLD` and `SILVER`, alone in the first column, in capitals or with a colon, above rows
 * that say more and are written otherwise; or `--Gold`, set apart by marks.
 *
 * @returns places in the given rows
 */
export function sectionsOf(rows: readonly (readonly string[])[], width: number): ReadonlySet<number> {
  const found = new Set<number>()
  if (width < 2) return found
  let [others, alike] = [0, 0]
  for (const [at, cells] of rows.entries()) {
    const head = cells[0]?.trim() ?? ''
    if (head === '') continue
    const isAlone = cells.findIndex((cell, place) => place > 0 && cell.trim() !== '') === -1
    const isTitle = isRuled(head) || (width >= WIDTH_LEAST && isHeading(head) && saysMore(rows[at + 1]))
    if (isAlone && isTitle) found.add(at)
    else {
      others += 1
      if (isHeading(head)) alike += 1
    }
  }
  const areHeadings = found.size > 1 && found.size <= rows.length * MOST && alike * 5 < others
  return areHeadings ? found : new Set()
}

/** How people set titles apart from what is below: `--Gold`, `== 2026`. */
export function isRuled(text: string): boolean {
  return text.length <= LONGEST && /^(--|==|##|\*\*)[-=#*]*\s*[\p{L}\d]/u.test(text)
}

function isHeading(text: string): boolean {
  return text.length <= LONGEST && (/^(?=.*\p{Lu}{2})[^\p{Ll}@\d]+$/u.test(text) || text.endsWith(':'))
}

function saysMore(cells: readonly string[] = []): boolean {
  return cells.filter((cell) => cell.trim() !== '').length > 1
}
