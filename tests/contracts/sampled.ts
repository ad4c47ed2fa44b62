import type { CollectionName } from '../../src/domain/model/records/collections'
import { inTurn, unlessAll } from '../support/in-turn'
import { INVALID_CASES } from '../support/validation-cases'
import { SCENARIOS } from './scenarios'

/** Of the permission table: what shows that a refusal passes the adapters. */
const CELLS_OF: CollectionName = 'people'

/** Of the values that are refused: one of each collection. */
const INVALID: ReadonlySet<string> = new Set(
  INVALID_CASES.filter(({ collection }, at) => INVALID_CASES.findIndex((other) => other.collection === collection) === at).map(
    ({ name }) => name,
  ),
)

/**
 * All scenarios, with a sample of the two tables that the domain holds for every set: for those that take their time. Memory and a
 * replica before it try each cell and each value. So do, in a fraction of the time, the permission proof on the database and over
 * HTTP, and the tables and the commit function on random records (`tests/permissions`, `tests/backend`).
 */
export const SAMPLED: ReadonlySet<string> = new Set(SCENARIOS.map(({ key }) => key).filter(isSampled))

/** One in `every` of them; `undefined`: all scenarios. */
export function scenariosInTurn(every: number): ReadonlySet<string> | undefined {
  return unlessAll(new Set(inTurn([...SAMPLED], every)))
}

function isSampled(key: string): boolean {
  const [area, part = '', which] = key.split('/')
  if (which === undefined) return true
  if (area === 'access') return part === CELLS_OF
  return area !== 'records' || part !== 'invalid' || INVALID.has(which)
}
