import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { FeedPosition, SimulatedServer } from './simulated-server'

/**
 * I7, for rows that are complete up to a position: each is as the server had it then or later, and none is missing unless it was
 * purged. The feed repeats what comes after the position, and never what came before it.
 */
export function truthFault(rows: ReadonlyMap<string, AnyRecord>, position: FeedPosition, server: SimulatedServer): string | null {
  if (position.lineage !== server.lineage) return null
  const then = server.history[position.version]
  if (then === undefined) return `I4 nobody has reached the position ${position.version}`
  for (const [key, row] of rows) {
    const version = Number(row.version)
    const asWas = server.history[version]?.get(key)
    if (asWas === undefined || !isEqual(asWas, row)) return `I7 ${key} is as the server never had it`
    const expected = then.get(key)
    if (expected === undefined ? version <= position.version : version < Number(expected.version))
      return `I7 ${key} at version ${version} is behind ${position.version}`
  }
  for (const key of then.keys())
    if (!rows.has(key) && server.history.slice(position.version).every((later) => later.has(key)))
      return `I7 ${key} is missing at ${position.version}`
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
