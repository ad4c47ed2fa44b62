import { FUNCTION_NAMES } from '../../../src/domain/model/functions/function-names'
import { VIEW_SOURCES } from '../../../src/domain/model/registry/registry'
import { inTurn } from '../../support/in-turn'
import { COLLECTIONS } from '../cells'
import type { Attempt } from './attempt'
import { ATTEMPTS } from './attempts'

/** What attempts are made from, the longest names first: some begin with others. */
const NAMES = [...COLLECTIONS, ...Object.keys(VIEW_SOURCES), ...FUNCTION_NAMES].toSorted((a, b) => b.length - a.length)
const NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'u')
const EVERY = 16

/**
 * Every kind of attempt, each on a part of the collections, views and functions that it is made for. All are tried on memory and
 * on a replica in front of it, and by raw requests on Supabase as well (`tests/permissions/permissions.test.ts`).
 */
export const SAMPLED_ATTEMPTS: typeof ATTEMPTS = Object.fromEntries(
  Object.entries(ATTEMPTS).map(([area, attempts]) => [area, sampleOf(attempts)]),
)

function sampleOf(attempts: readonly Attempt[]): readonly Attempt[] {
  const kinds = new Map<string, Attempt[]>()
  for (const attempt of attempts) {
    const kind = `${attempt.who} ${attempt.what.replace(NAME, '…')}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), attempt])
  }
  return [...kinds.values()].flatMap((kind, at) => inTurn(kind, EVERY, at))
}
