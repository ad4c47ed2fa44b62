import { matchKey } from '../match-key'
import { TARGETS, type Target } from '../targets'

/** Header names by target, `|` between them; compared by their match keys. */
export type AliasNames = Readonly<Partial<Record<Target, string>>>

export function aliasMap(...tables: readonly AliasNames[]): ReadonlyMap<string, Target> {
  const map = new Map<string, Target>()
  for (const table of tables) {
    for (const target of TARGETS) {
      for (const name of table[target]?.split('|') ?? []) {
        const key = matchKey(name)
        if (!map.has(key)) map.set(key, target)
      }
    }
  }
  return map
}
