import type { Id } from '../kernel/id'
import type { ReadRow } from './draft'
import type { AskedName, NameResolver } from './name-resolver'

/**
 * What a plan takes over from the one before it, so that an answer reads those rows again only that it touches. Of one
 * table: another one has a memory of its own.
 */
export interface PlanMemory {
  /** The same for the same name in every plan, so that a row that was read stays as it was. */
  idOf(key: string, newId: () => Id): Id
  /**
   * A reader of rows that reads only what it must.
   *
   * @param basis all that reading depends on but the row and what was chosen for names
   */
  reader(basis: string, names: NameResolver, read: Read): (row: number, cells: readonly string[]) => ReadRow
}

type Read = (cells: readonly string[]) => ReadRow

interface Remembered {
  /** Told apart by identity: a row that was mended has other cells. */
  readonly cells: readonly string[]
  readonly read: ReadRow
  readonly asked: readonly AskedName[]
}

export function planMemory(): PlanMemory {
  const ids = new Map<string, Id>()
  let rows: (Remembered | undefined)[] = []
  let last: string | null = null
  return {
    idOf(key, newId) {
      const id = ids.get(key) ?? newId()
      ids.set(key, id)
      return id
    },
    reader(basis, names, read) {
      if (basis !== last) rows = []
      last = basis
      return (row, cells) => {
        const known = rows[row]
        if (known?.cells === cells && names.askAgain(known.asked)) return known.read
        const own = read(cells)
        rows[row] = { cells, read: own, asked: names.takeAsked() }
        return own
      }
    },
  }
}
