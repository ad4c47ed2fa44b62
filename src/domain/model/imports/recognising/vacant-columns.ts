import type { ImportCollection } from '../import-collections'
import { fieldOf, type ColumnMapping, type Target } from '../targets'
import { recogniseParts } from './columns/recognise-parts'
import { fits } from './fitting-values'

interface Looking {
  readonly names: readonly string[]
  readonly valuesAt: (at: number) => readonly string[]
  /** May the column at this place be taken? */
  readonly isFree: (at: number) => boolean
}

/** Of what there may be several. */
const SEVERAL: ReadonlySet<string> = new Set('description note body email phone link tags'.split(' '))

/** Who works on a row, where the row is of somebody else. */
const OF_USERS = /\b(user|usuario|utente|benutzer)/i

/**
 * The last that is looked for: columns of which parts of their names say what they are, if their values agree and nothing
 * else says so. One that is named worse never takes a field from another.
 */
export function withVacant(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { names, valuesAt, isFree }: Looking,
): readonly ColumnMapping[] {
  const taken = new Set<Target>(columns.flatMap(({ target }) => target ?? []))
  return columns.map((column, at) => {
    const values = valuesAt(at)
    if (column.target !== null || values.length === 0 || !isFree(at)) return column
    const name = names[at] ?? ''
    const isOne = OF_USERS.test(name)
    const found = recogniseParts(name, primary).find(
      ({ target }) => (!taken.has(target) || (!isOne && SEVERAL.has(fieldOf(target)))) && fits(target, values),
    )
    if (found === undefined) return column
    taken.add(found.target)
    return { ...found, basis: 'similar' }
  })
}
