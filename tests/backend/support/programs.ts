import fc from 'fast-check'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import type { Via } from '../../../src/domain/model/records/meta'
import { FIELDS, MEMBERS, optional, placeIn, SEEDED } from './program-fields'

/** A write before it is known which ids there are: `@people/1` stands for the id of the second person of the pool. */
export interface Spec {
  readonly collection: CollectionName
  readonly kind: 'create' | 'update' | 'trash' | 'restore' | 'purge'
  readonly place: number
  readonly data: object
  readonly expect: 'any' | 'current' | 'stale'
}

export interface Step {
  /** The member's number; `null`: the backend itself. */
  readonly who: number | null
  readonly via: Via
  readonly writes: readonly Spec[]
}

const WEIGHTS: readonly (readonly [CollectionName, number])[] = [
  ['people', 6],
  ['companies', 4],
  ['deals', 8],
  ['tasks', 4],
  ['notes', 4],
  ['files', 3],
  ['tags', 4],
  ['lostReasons', 2],
  ['fieldDefinitions', 2],
  ['pipelines', 2],
  ['stages', 4],
  ['imports', 2],
  ['members', 3],
  ['workspaces', 1],
  ['invitations', 1],
  ['activities', 1],
]

const SEEDED_OF: { readonly [K in CollectionName]?: number } = { stages: 4, members: MEMBERS.length, pipelines: 1, workspaces: 1 }

function specOf(collection: CollectionName): fc.Arbitrary<Spec> {
  const { required, other } = FIELDS[collection] ?? { required: {}, other: {} }
  const odd = fc.nat(40).map((roll): object => (roll === 0 ? { nickname: 'x' } : {}))
  const merged = (parts: readonly object[]): object => Object.assign({}, ...parts) as object
  const seeded = SEEDED_OF[collection] ?? SEEDED
  const fresh = fc.integer({ min: seeded, max: seeded + 1 })
  const taken = collection === 'workspaces' ? fc.constant(0) : placeIn(seeded + 2, seeded)
  const common = {
    collection: fc.constant(collection),
    expect: fc.constantFrom<Spec['expect']>('any', 'any', 'any', 'current', 'current', 'current', 'stale'),
  }
  const create = fc.record({
    ...common,
    kind: fc.constant('create'),
    place:
      collection === 'workspaces' ? fc.constant(0) : fc.oneof({ weight: 9, arbitrary: fresh }, { weight: 1, arbitrary: taken }),
    data: fc.tuple(fc.record(required), optional(other), odd).map(merged),
  })
  const update = fc.record({
    ...common,
    kind: fc.constant('update'),
    place: taken,
    data: fc.tuple(optional({ ...required, ...other }), odd).map(merged),
  })
  const turn = fc.record({
    ...common,
    kind: fc.constantFrom('trash', 'restore', 'restore', 'purge'),
    place: taken,
    data: fc.constant({}),
  })
  return fc.oneof({ weight: 5, arbitrary: create }, { weight: 7, arbitrary: update }, { weight: 5, arbitrary: turn })
}

const anySpec = fc.oneof(...WEIGHTS.map(([collection, weight]) => ({ weight, arbitrary: specOf(collection) })))
/** Several of a kind, so that they are done as a set. */
const several = fc
  .constantFrom<CollectionName[]>('people', 'companies', 'deals', 'tags', 'tasks')
  .chain((collection) => fc.array(specOf(collection), { minLength: 2, maxLength: 6 }))
const writes = fc.oneof(
  { weight: 5, arbitrary: anySpec.map((spec) => [spec]) },
  { weight: 3, arbitrary: fc.array(anySpec, { minLength: 2, maxLength: 4 }) },
  { weight: 2, arbitrary: several },
)

const asked = (spec: Pick<Spec, 'collection' | 'kind' | 'place'>, data: object = {}): Spec => ({ ...spec, data, expect: 'any' })

/** What chance hits too seldom: something named elsewhere is purged, a deal goes from stage to stage, an owner steps down. */
const likely = fc.oneof(
  fc
    .record({
      collection: fc.constantFrom('people', 'companies', 'deals', 'tags', 'stages', 'lostReasons', 'files'),
      place: fc.nat(SEEDED - 1),
    })
    .map((named) => [asked({ ...named, kind: 'trash' }), asked({ ...named, kind: 'purge' })]),
  fc
    .record({
      place: fc.nat(SEEDED - 1),
      data: fc.constantFrom<object>(
        { stageId: '@stages/0' },
        { stageId: '@stages/1' },
        { stageId: '@stages/2' },
        { stageId: '@stages/3', lostReasonId: '@lostReasons/0' },
      ),
    })
    .map(({ place, data }) => [asked({ collection: 'deals', kind: 'update', place }, data)]),
  fc.constantFrom('won', 'lost', 'open').map((kind) => {
    const data = { pipelineId: '@pipelines/0', name: `One more ${kind}`, position: 'a9', kind, probability: 10 }
    return [asked({ collection: 'stages', kind: 'create', place: 4 }, data)]
  }),
  fc
    .constantFrom(0, 2)
    .map((place) => [
      asked({ collection: 'stages', kind: 'trash', place }),
      asked({ collection: 'stages', kind: 'purge', place }),
    ]),
  fc
    .constantFrom<object>({ role: 'admin' }, { status: 'deactivated' })
    .map((data) => [asked({ collection: 'members', kind: 'update', place: 0 }, data)]),
)

export const anyStep: fc.Arbitrary<Step> = fc.record({
  who: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 4) },
    { weight: 2, arbitrary: fc.constant(null) },
  ),
  via: fc.constantFrom<Via[]>('app', 'app', 'app', 'import'),
  writes: fc.oneof({ weight: 2, arbitrary: writes }, { weight: 1, arbitrary: likely }),
})
