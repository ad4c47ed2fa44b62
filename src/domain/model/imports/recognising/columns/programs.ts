import { COLUMN_NAMES } from '../../knowledge/column-names'
import type { Concept } from '../../knowledge/concepts'
import { FURTHER_COLUMN_NAMES } from '../../knowledge/further-column-names'
import { PROGRAMS } from '../../knowledge/programs'
import type { Source } from '../../targets'
import { meanings } from '../meanings'

const COMMON = meanings(...Object.values(COLUMN_NAMES), ...Object.values(FURTHER_COLUMN_NAMES))
const OWN = new Map(
  PROGRAMS.map(({ source, names, other }) => [source, { names: meanings(names), other: new Set(other?.split('|')) }]),
)

/** Who wrote the file, by its headers (match keys). */
export function sourceOf(keys: ReadonlySet<string>): Source {
  const program = PROGRAMS.find(
    ({ signature, unless }) =>
      signature.some((names) => names.split(' ').every((key) => keys.has(key))) &&
      unless?.split('|').some((key) => keys.has(key)) !== true,
  )
  return program?.source ?? 'other'
}

export function aliasOf(key: string, source: Source): Concept | null {
  const own = OWN.get(source)
  return own?.other.has(key) === true ? null : (own?.names.get(key) ?? COMMON.get(key) ?? null)
}

/** Every name known for a column, for the comparison with misspelt ones. */
export function knownKeys(): Iterable<readonly [string, Concept]> {
  return COMMON
}
