export interface TableStyle {
  readonly delimiter: string
  readonly lineEnd: '\n' | '\r\n' | '\r'
  readonly quoteAll: boolean
}

/** A table as CSV (RFC 4180), in the way one program or another writes it. */
export function writeTable(rows: readonly (readonly string[])[], style: TableStyle): string {
  return rows.map((cells) => cells.map((cell) => writeCell(cell, style)).join(style.delimiter) + style.lineEnd).join('')
}

function writeCell(cell: string, { delimiter, quoteAll }: TableStyle): string {
  const must = quoteAll || cell.includes(delimiter) || /["\r\n]/.test(cell)
  return must ? `"${cell.replaceAll('"', '""')}"` : cell
}
