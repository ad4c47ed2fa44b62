import { expect, it } from 'vitest'
import { isWhollyKnown } from '../../../src/adapters/shared/backend/visible-changes'
import type { Reader } from '../../../src/adapters/shared/commits/reader'
import type { AppliedEntry } from '../../../src/adapters/shared/commits/workspace-state'
import type { CollectionName } from '../../../src/domain/model/records/collections'

const READERS = { all: () => null, own: (name: CollectionName) => (name === 'deals' ? () => true : null) }

/** As it is applied, or as it was loaded from the store. */
function entryOf(collection: CollectionName, isLoaded: boolean): AppliedEntry {
  const changes = [{ collection, id: 'x', record: null }]
  return { changes, before: isLoaded ? null : [null] } as unknown as AppliedEntry // nothing else is read of it
}

it.each([
  ['all', 'deals', true, true],
  ['own', 'people', true, true],
  ['own', 'deals', false, true],
  // It may have been theirs before.
  ['own', 'deals', true, false],
] as const)('whoever sees %s of a commit about %s, loaded %s: knows it wholly: %s', (who, collection, isLoaded, isKnown) => {
  expect(isWhollyKnown(entryOf(collection, isLoaded), { sight: READERS[who] } as unknown as Reader)).toBe(isKnown)
})
