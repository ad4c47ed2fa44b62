import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { companyKeys, companyTraits, matchCompanies } from './company-likeness'
import type { Candidate, Match } from './likeness'
import { matchPeople, personKeys, personTraits } from './person-likeness'

/** People who may be duplicates. @param companies of the workspace, whose domains say where an address belongs */
export function duplicatePeople(
  people: readonly Parameters<typeof personTraits>[0][],
  companies: readonly Pick<RecordOf<'companies'>, 'id' | 'domains'>[],
): readonly Candidate[] {
  const companyByDomain = new Map<string, Id>(companies.flatMap(({ id, domains }) => domains.map((domain) => [domain, id])))
  const traits = people.map((person) => personTraits(person, companyByDomain))
  return candidatesIn(traits, { keys: personKeys, match: matchPeople })
}

export function duplicateCompanies(companies: readonly Parameters<typeof companyTraits>[0][]): readonly Candidate[] {
  return candidatesIn(companies.map(companyTraits), { keys: companyKeys, match: matchCompanies })
}

/** In a block of more, each is compared with a few that come after it only: they hang together all the same. */
const LARGEST_BLOCK = 60
const NEIGHBOURS = 12

export interface Comparison<T> {
  /** Two that match have one of these in common. */
  readonly keys: (traits: T) => readonly string[]
  readonly match: (a: T, b: T) => Match | null
}

/** All pairs that match, compared only where they have a key in common: never everything with everything. */
function candidatesIn<T extends { readonly id: Id }>(traits: readonly T[], { keys, match }: Comparison<T>): readonly Candidate[] {
  const blocks = blocksOf(traits, keys)
  const seen = new Set<number>()
  const found: Candidate[] = []
  const compare = (one: number, other: number): void => {
    const pair = one * traits.length + other
    if (seen.has(pair)) return
    seen.add(pair)
    const [a, b] = [traits[one], traits[other]]
    const matched = a === undefined || b === undefined ? null : match(a, b)
    if (a !== undefined && b !== undefined && matched !== null) found.push({ ...matched, ids: [a.id, b.id] })
  }
  for (const block of blocks) {
    const reach = block.length > LARGEST_BLOCK ? NEIGHBOURS : block.length
    block.forEach((one, at) => {
      for (const other of block.slice(at + 1, at + 1 + reach)) compare(one, other)
    })
  }
  return found
}

/** Places in the list, ascending. Most keys are one record's alone: those are no block, and get no list of their own. */
function blocksOf<T>(traits: readonly T[], keys: (traits: T) => readonly string[]): readonly (readonly number[])[] {
  const indexesByKey = new Map<string, number | number[]>()
  const blocks: number[][] = []
  for (const [index, one] of traits.entries()) {
    for (const key of keys(one)) {
      const known = indexesByKey.get(key)
      if (known === undefined) indexesByKey.set(key, index)
      else if (typeof known !== 'number') {
        if (known.at(-1) !== index) known.push(index)
      } else if (known !== index) {
        const block = [known, index]
        blocks.push(block)
        indexesByKey.set(key, block)
      }
    }
  }
  return blocks
}
