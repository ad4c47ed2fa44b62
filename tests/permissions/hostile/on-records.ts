import type { CollectionName, ReadableName } from '../../../src/domain/model/records/collections'
import { REFERENCES } from '../../../src/domain/model/records/references'
import { STAMPS } from '../../../src/domain/model/registry/field'
import { VIEW_SOURCES } from '../../../src/domain/model/registry/registry'
import { boardOf, commit, wild } from '../../contracts/acts'
import { CREATABLE, dataOf, HARMLESS_PATCH } from '../../contracts/samples'
import type { Creatable } from '../../support/valid-data'
import { COLLECTIONS } from '../cells'
import { attempt, firstOf, type Attempt } from './attempt'
import type { Cast, Who } from './cast'

const READABLES: readonly ReadableName[] = [...COLLECTIONS, ...(Object.keys(VIEW_SOURCES) as (keyof typeof VIEW_SOURCES)[])]

const LISTING: readonly Attempt[] = READABLES.flatMap((name) => [
  lists('outsider', name, 'access/denied'),
  lists('deactivated', name, 'access/denied'),
  lists('stranger', name, 'auth/signed-out'),
  attempt('outsider', `watches ${name}`, 'access/denied', ({ who, here }) =>
    firstOf(who('outsider').ports.records.watch(name, { workspaceId: here, limit: 5 })),
  ),
  attempt('outsider', `counts ${name}`, 'access/denied', ({ who, here }) =>
    who('outsider').ports.records.list(name, { workspaceId: here, limit: 1, count: 'exact' }),
  ),
])

const COPYING: readonly Attempt[] = COLLECTIONS.flatMap((name) =>
  (['outsider', 'deactivated'] as const).map((part) =>
    attempt(part, `begins a copy of ${name}`, 'access/denied', ({ who, here }) =>
      who(part).ports.records.listEach([name], { workspaceId: here, limit: 5 }),
    ),
  ),
)

/** Reading what is another workspace's, or was one's own: of each collection and each view. */
export const READING: readonly Attempt[] = [...LISTING, ...COPYING]

/** By its id alone, which somebody may have overheard. */
export const BY_ID: readonly Attempt[] = COLLECTIONS.flatMap((name) => [
  attempt('outsider', `gets one of ${name} by its id`, 'nothing', ({ who, targets }) =>
    who('outsider').ports.records.get(name, targets[name]),
  ),
  attempt('deactivated', `gets several of ${name} by their ids`, 'nothing', ({ who, targets }) =>
    who('deactivated').ports.records.getMany(name, [targets[name]]),
  ),
  attempt('outsider', `hears the feed of ${name}`, 'access/denied', ({ who, here }) =>
    firstOf(who('outsider').ports.events.changes(here, [name], 'now')),
  ),
  attempt('outsider', `changes one of ${name} as if it were theirs`, ['record/missing', 'access/denied'], (cast) =>
    writes(cast, 'outsider', change(name, cast), cast.elsewhere),
  ),
  attempt('outsider', `changes one of ${name} where it is`, 'access/denied', (cast) =>
    writes(cast, 'outsider', change(name, cast), cast.here),
  ),
])

/** What a record says of itself is the backend's to say. */
export const WRITING: readonly Attempt[] = CREATABLE.flatMap((name) => [
  attempt('owner', `makes one of ${name} with a field that there is not`, 'record/invalid', (cast) =>
    creates(cast, name, { nonsense: 1 }),
  ),
  attempt('owner', `makes one of ${name} in another workspace's name`, 'record/invalid', (cast) =>
    creates(cast, name, { workspaceId: cast.elsewhere }),
  ),
  attempt('owner', `makes one of ${name} with a field of an object's prototype`, 'record/invalid', (cast) =>
    creates(cast, name, JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}') as object),
  ),
  attempt('owner', `makes one of ${name} in another workspace`, 'access/denied', async (cast) => {
    const data = dataOf(cast.stage.world, await boardOf(cast.who('owner')), name)
    return writes(cast, 'owner', { kind: 'create', collection: name, id: cast.stage.world.newId(), data }, cast.elsewhere)
  }),
])

export const STAMPING: readonly Attempt[] = STAMPS.map((stamp) =>
  attempt('owner', `writes a person's ${stamp}`, 'record/invalid', (cast) =>
    writes(cast, 'owner', {
      kind: 'update',
      collection: 'people',
      id: cast.targets.people,
      patch: { [stamp]: cast.targets.companies },
      expect: 'any',
    }),
  ),
)

/** A field that names a record names one of the same workspace. */
export const NAMING: readonly Attempt[] = CREATABLE.flatMap((name) =>
  Object.entries(REFERENCES[name]).map(([field, target]: [string, unknown]) =>
    attempt('owner', `names another workspace's record in ${name}.${field}`, 'record/invalid', (cast) =>
      creates(cast, name, { [field]: named(field, target, cast) }),
    ),
  ),
)

function named(field: string, target: unknown, { theirs }: Cast): unknown {
  if (typeof target === 'object' && target !== null) return [{ [Reflect.get(target, 'each') as string]: theirs.people }]
  const value = target === 'subject' ? `people/${theirs.people}` : theirs[target as CollectionName]
  return field.endsWith('s') ? [value] : value
}

function lists(who: Who, name: ReadableName, refused: string): Attempt {
  return attempt(who, `lists ${name}`, refused, (cast) =>
    cast.who(who).ports.records.list(name, { workspaceId: cast.here, trash: 'include', limit: 5 }),
  )
}

function change(collection: CollectionName, { targets }: Cast): object {
  const patches: Readonly<Record<string, object>> = HARMLESS_PATCH
  return {
    kind: 'update',
    collection,
    id: targets[collection],
    patch: patches[collection] ?? { label: 'Renamed' },
    expect: 'any',
  }
}

async function creates(cast: Cast, collection: Creatable, more: object): Promise<unknown> {
  const { stage, who } = cast
  const data = { ...dataOf(stage.world, await boardOf(who('owner')), collection), ...more }
  return writes(cast, 'owner', { kind: 'create', collection, id: stage.world.newId(), data })
}

function writes(cast: Cast, who: Who, mutation: object, workspaceId = cast.here): Promise<unknown> {
  return commit(cast.stage, cast.who(who), [wild(mutation)], { workspaceId })
}
