import { CollectionStore } from '../../src/adapters/shared/engine/collection-store'
import { fold } from '../../src/domain/model/kernel/text-fold'
import { searchText } from '../../src/domain/model/records/search-text'
import * as kept from './kept'
import { LiveBench } from './live'
import { personRows, type BenchRow } from './person-rows'

/** What the bench calls in the page: the engine alone over the same rows, beside the least that could do the work. */
declare global {
  interface Window {
    readonly engine: typeof engine
  }
}

const PAGE = 100

let rows: readonly BenchRow[] = []
let folded = ''
let live: LiveBench | null = null
let store = new CollectionStore<BenchRow>({ collection: 'personRows', searchText: textOf })

const engine = {
  ...kept,
  /** Fetched when asked for: the other measures are of the engine alone. */
  bootstrap: () => import('./bootstrap'),

  load(people: number): void {
    rows = personRows(people)
    folded = rows.map((row) => fold(textOf(row))).join('\n')
    store = new CollectionStore<BenchRow>({ collection: 'personRows', searchText: textOf })
    store.apply(rows.map((row) => ({ id: row.id, row })))
  },

  /** Milliseconds to the first page and the exact total of a search. */
  search(term: string): { readonly ms: number; readonly found: number } {
    const began = performance.now()
    const page = store.query({ workspaceId: null, search: term, limit: PAGE, count: 'exact' })
    return { ms: performance.now() - began, found: page.total ?? 0 }
  },

  /** Milliseconds of one pass of `indexOf` over all text in one string. */
  scan(term: string): { readonly ms: number; readonly found: number } {
    const wanted = fold(term)
    const began = performance.now()
    let found = 0
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) found += 1
    return { ms: performance.now() - began, found }
  },

  /** Milliseconds to sort the same rows plainly: a copy, by code units, with no rule for accents, case or empties. */
  plainSort(field: 'name' | 'companyName' | 'city' | 'jobTitle'): number {
    const began = performance.now()
    const sorted = rows.toSorted((a, b) => {
      const [left, right] = [a[field] ?? '', b[field] ?? '']
      return left < right ? -1 : left > right ? 1 : 0
    })
    const ms = performance.now() - began
    if (sorted.length !== rows.length) throw new Error('A sort loses no rows.')
    return ms
  },

  openLive(people: number): void {
    live = new LiveBench(people)
  },

  /** Milliseconds that one change of so many costs. */
  changeLive(count: number): number | undefined {
    return live?.change(count)
  },

  /** Milliseconds for so many changes at once. */
  catchUpLive(count: number): number | undefined {
    return live?.catchUp(count)
  },
}

Object.assign(window, { engine })

function textOf(row: BenchRow): string {
  return searchText('personRows', row)
}
