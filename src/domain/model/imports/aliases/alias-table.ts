import { matchKey } from '../match-key'
import { CONCEPTS, type Concept } from './concepts'

/** Header names by target, `|` between them; compared by their match keys. */
export type AliasNames = Readonly<Partial<Record<Concept, string>>>

export function aliasMap(...tables: readonly AliasNames[]): ReadonlyMap<string, Concept> {
  const map = new Map<string, Concept>()
  for (const table of tables) {
    for (const target of CONCEPTS) {
      for (const name of table[target]?.split('|') ?? []) {
        const key = matchKey(name)
        if (!map.has(key)) map.set(key, target)
      }
    }
  }
  return map
}
