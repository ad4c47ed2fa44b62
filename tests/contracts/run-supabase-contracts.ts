import type { CollectionName } from '../../src/domain/model/records/collections'
import { supabaseHarness } from '../harness/supabase.harness'
import { INVALID_CASES } from '../support/validation-cases'
import { runContracts } from './run-contracts'
import { SCENARIOS } from './scenarios'

/**
 * The collections whose cells of the permission table are tried through the adapters: one of each kind of right. The permission
 * proof tries every cell on the same database over HTTP, in a fraction of the time. `npm run contracts` asks for everything.
 */
const CELLS_OF: ReadonlySet<string> = new Set<CollectionName>(['people', 'members', 'notifications'])

/**
 * The values that are refused there: one of each collection. Each of them is tried on every other set, and the tables and the
 * commit function answer random records as the domain does (`tests/backend`).
 */
const INVALID: ReadonlySet<string> = new Set(
  INVALID_CASES.filter(({ collection }, at) => INVALID_CASES.findIndex((other) => other.collection === collection) === at).map(
    ({ name }) => name,
  ),
)

/** Each file has a backend of its own. */
export function runSupabaseContracts(part: number): void {
  runContracts(supabaseHarness, {
    part,
    of: 2,
    // Some ask the database hundreds of questions, on machines that have other things to do.
    timeoutMs: 120_000,
    ...(process.env['WHOLE_CONTRACT'] === undefined ? { only: new Set(SCENARIOS.map(({ key }) => key).filter(isTried)) } : {}),
  })
}

function isTried(key: string): boolean {
  const [area, collection = '', who] = key.split('/')
  if (area === 'records' && collection === 'invalid' && who !== undefined) return INVALID.has(who)
  return area !== 'access' || who === undefined || CELLS_OF.has(collection)
}
