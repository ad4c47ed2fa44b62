import type { Deal } from '../deals/deal'
import type { Id } from '../kernel/id'
import { matchKey } from './match-key'
import type { Match } from './person-index'

export interface KnownDeal {
  readonly id: Id
  current: Pick<Deal, 'title' | 'companyId'> & Partial<Deal>
  /** What the file said of it so far; `null`: no row of the file is about it yet. */
  readonly said: Partial<Deal> | null
}

/**
 * Finds a deal by its title and company. Deals of one title are common ("Renewal"): two rows whose amount or expected close
 * differ are two deals.
 */
export function dealIndex<K extends KnownDeal>(): {
  readonly add: (known: K) => void
  readonly find: (deal: Partial<Deal> & { readonly title: string; readonly companyId: Id | null }) => Match<K>
  /** By the title alone, where only one deal bears it: for records that name a deal. */
  readonly named: (title: string) => Match<K>
} {
  const byKey = new Map<string, Set<K>>()

  function put(key: string, known: K): void {
    const set = byKey.get(key)
    if (set === undefined) byKey.set(key, new Set([known]))
    else set.add(known)
  }

  return {
    add(known) {
      const { title, companyId } = known.current
      put(`${matchKey(title)} ${companyId ?? ''}`, known)
      put(`${matchKey(title)} any`, known)
    },
    find(deal) {
      const found = [...(byKey.get(`${matchKey(deal.title)} ${deal.companyId ?? ''}`) ?? [])]
      return matchOf(found.filter(({ said }) => said === null || !differ(said, deal)))
    },
    named: (title) => matchOf([...(byKey.get(`${matchKey(title)} any`) ?? [])]),
  }
}

function matchOf<K>(found: readonly K[]): Match<K> {
  const [known] = found
  if (known === undefined) return { kind: 'none' }
  return found.length > 1 ? { kind: 'several', candidates: found } : { kind: 'one', known }
}

function differ(a: Partial<Deal>, b: Partial<Deal>): boolean {
  return (['amountMinor', 'expectedCloseOn', 'stageId'] as const).some(
    (field) => a[field] != null && b[field] != null && a[field] !== b[field],
  )
}
