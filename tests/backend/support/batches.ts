import fc from 'fast-check'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import { SEEDED } from './program-fields'
import type { Spec, Step } from './programs'
import type { Program } from './run-program'

/** A new record of a batch, before it is known which others there are to be named by it. */
interface Made {
  readonly collection: (typeof COLLECTIONS)[number]
  readonly place: number
  readonly named: 'seeded' | 'earlier' | 'any'
  readonly pick: number
  readonly odd: object
}

const COLLECTIONS = ['companies', 'people', 'deals', 'tasks', 'notes', 'tags'] as const satisfies readonly CollectionName[]

const anyMade: fc.Arbitrary<Made> = fc.record({
  collection: fc.constantFrom(...COLLECTIONS),
  // Seldom one that is there already.
  place: fc.oneof({ weight: 15, arbitrary: fc.integer({ min: SEEDED, max: 7 }) }, { weight: 1, arbitrary: fc.nat(SEEDED - 1) }),
  named: fc.constantFrom<Made['named'][]>('seeded', 'seeded', 'earlier', 'earlier', 'earlier', 'earlier', 'earlier', 'any'),
  pick: fc.nat(),
  odd: fc.oneof(
    { weight: 30, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<object[]>(
        { nickname: 'x' },
        { tagIds: ['@tags/40'] },
        { name: 5 },
        { title: null },
        { body: 5 },
      ),
    },
  ),
})

/** Whom a record of the batch names: one that was there before, one made before it, or one made anywhere in the batch. */
function nameIn(batch: readonly Made[], at: number): (collection: Made['collection']) => string {
  return (collection) => {
    const { named, pick } = batch[at] as Made
    const made = batch.filter((one, place) => one.collection === collection && (named === 'any' || place < at))
    const chosen = named === 'seeded' ? undefined : made[pick % Math.max(1, made.length)]
    return `@${collection}/${chosen?.place ?? pick % SEEDED}`
  }
}

function dataOf({ collection, pick, odd }: Made, name: (collection: Made['collection']) => string): object {
  const subjects = [`people/${name('people')}`, `deals/${name('deals')}`].slice(0, 1 + (pick % 2))
  switch (collection) {
    case 'companies':
      return { name: 'Engines', tagIds: [name('tags')], ...odd }
    case 'people':
      return { lastName: 'Ada', companyId: name('companies'), emails: [{ value: 'a@b.example' }], tagIds: [name('tags')], ...odd }
    case 'deals': {
      const stage = { pipelineId: '@pipelines/0', stageId: '@stages/0', currency: 'EUR', rank: 'a0' }
      return { title: 'Looms', ...stage, companyId: name('companies'), people: [{ personId: name('people') }], ...odd }
    }
    case 'tasks':
      return { title: 'Call', subjects, assigneeId: `@members/${pick % 5}`, ...odd }
    case 'notes':
      return { body: 'Called', subjects, mentions: [`@members/${pick % 5}`], ...odd }
    default:
      return { name: `Tag ${pick % 40}`, ...odd }
  }
}

const anyBatch: fc.Arbitrary<readonly Spec[]> = fc
  .uniqueArray(anyMade, { minLength: 3, maxLength: 14, selector: ({ collection, place }) => `${collection}/${place}` })
  .map((batch) =>
    batch.map((made, at) => ({
      collection: made.collection,
      kind: 'create',
      place: made.place,
      data: dataOf(made, nameIn(batch, at)),
      expect: 'any',
    })),
  )

const anyBatchStep: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1, 2, 2, 3, null),
  via: fc.constantFrom('app', 'import'),
  writes: anyBatch,
})

/** New records of several collections by turns, as rows of a file make them. */
export const anyBatches: fc.Arbitrary<Program> = fc.record({
  isOpen: fc.constant(true),
  steps: fc.array(anyBatchStep, { minLength: 1, maxLength: 3 }),
})
