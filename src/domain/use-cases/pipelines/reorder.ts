import type { Id } from '../../model/kernel/id'
import { rankBetween, ranks } from '../../model/kernel/rank'
import type { Version } from '../../model/records/meta'
import type { Mutation } from '../../model/records/mutation'

export interface Placed {
  readonly id: Id
  readonly version: Version
  readonly position: string
}

/**
 * What is written so that the one at `from` comes to stand at `to`: one write, or one each where places had become equal and
 * nothing fits between them.
 */
export function reorder(
  collection: 'pipelines' | 'stages' | 'lostReasons' | 'fieldDefinitions',
  items: readonly Placed[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Mutation[] {
  const moved = items[from]
  if (moved === undefined || from === to) return []
  const others = items.filter((item) => item !== moved)
  const above = others[to - 1]?.position ?? null
  const below = others[to]?.position ?? null
  const at = (item: Placed, position: string): Mutation => ({
    kind: 'update',
    collection,
    id: item.id,
    patch: { position },
    expect: item.version,
  })
  if (above === null || below === null || above < below) return [at(moved, rankBetween(above, below))]
  const positions = ranks(items.length)
  const ordered = [...others.slice(0, to), moved, ...others.slice(to)]
  return ordered.map((item, index) => at(item, positions[index] ?? item.position))
}
