/** Of one column, row by row; blank where a row has none. */
export function valuesOf(rows: readonly (readonly string[])[], column: number): readonly string[] {
  return rows.map((row) => row[column] ?? '')
}
