/** Which columns are shown, in their order. The first column of a table names the record and always comes first. */
export type ColumnChoice = readonly string[]

export interface ColumnDefaults {
  /** Every column there is, in the order of the column menu. */
  readonly all: readonly string[]
  readonly shown: ColumnChoice
}

/**
 * The choice kept by this browser. Columns that are gone since are left out; what cannot be read is the default.
 *
 * @param kept keys with commas between; `null`: never chosen
 */
export function readColumns(kept: string | null, { all, shown }: ColumnDefaults): ColumnChoice {
  if (kept === null) return shown
  const [first] = all
  const known = [...new Set(kept.split(','))].filter((key) => all.includes(key) && key !== first)
  return first === undefined ? known : [first, ...known]
}

export function writeColumns(choice: ColumnChoice): string {
  return choice.join(',')
}

export function toggleColumn(choice: ColumnChoice, key: string): ColumnChoice {
  return choice.includes(key) ? choice.filter((each) => each !== key) : [...choice, key]
}

/** One place to the left (-1) or right (1); the first column keeps its place. */
export function moveColumn(choice: ColumnChoice, key: string, by: -1 | 1): ColumnChoice {
  const from = choice.indexOf(key)
  const to = from + by
  if (from < 1 || to < 1 || to >= choice.length) return choice
  return choice.with(from, choice[to] ?? key).with(to, key)
}
