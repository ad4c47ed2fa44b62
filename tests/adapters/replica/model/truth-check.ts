import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { Place, SimulatedServer } from './simulated-server'

/**
 * I7, for rows that are said to be whole up to a place: each is a record as the server had it then or later, and none is
 * missing that nobody purged. What lies ahead of the place will be told again, what lies behind it never.
 */
export function truthFault(rows: ReadonlyMap<string, AnyRecord>, place: Place, server: SimulatedServer): string | null {
  if (place.lineage !== server.lineage) return null
  const then = server.history[place.version]
  if (then === undefined) return `I4 the place ${place.version} has not been reached by anybody`
  for (const [key, row] of rows) {
    const version = Number(row.version)
    const asWas = server.history[version]?.get(key)
    if (asWas === undefined || !isEqual(asWas, row)) return `I7 ${key} is as the server never had it`
    const expected = then.get(key)
    if (expected === undefined ? version <= place.version : version < Number(expected.version))
      return `I7 ${key} at version ${version} is behind ${place.version}`
  }
  for (const key of then.keys())
    if (!rows.has(key) && server.history.slice(place.version).every((later) => later.has(key)))
      return `I7 ${key} is missing at ${place.version}`
  return null
}

/** Whatever the order of the keys; mostly it is the very same object. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(Reflect.get(one, key), Reflect.get(other, key)))
}

/** I3: the same records on both sides. */
export function differenceOf(rows: ReadonlyMap<string, AnyRecord>, truth: ReadonlyMap<string, AnyRecord>): string | null {
  for (const [key, row] of rows)
    if (!isEqual(row, truth.get(key))) return `${key} is ${JSON.stringify(row)}, not ${JSON.stringify(truth.get(key))}`
  for (const key of truth.keys()) if (!rows.has(key)) return `${key} is missing`
  return null
}
