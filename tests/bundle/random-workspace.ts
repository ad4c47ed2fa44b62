import { lastValueFrom } from 'rxjs'
import { CUSTOM_COLLECTIONS, type CustomCollection } from '../../src/domain/model/fields/custom-value'
import { isPortError, type PortError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import { seededRandom, type SeededRandom } from '../../src/domain/model/kernel/seeded-random'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import type { Mutation, WritableName } from '../../src/domain/model/records/mutation'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import { subjectOf, type Subject } from '../../src/domain/model/records/subject'
import type { Actor, Stage } from '../harness/stage'
import { makeContacts, mergeSome, splitAgain } from '../support/merge-round'
import { randomFields, type KnownIds } from './random-fields'

const MAKING = ['make', 'make', 'make', 'make', 'make', 'make'] as const
export const ACTS = [
  ...MAKING,
  'change',
  'change',
  'change',
  'trash',
  'trash',
  'restore',
  'purge',
  'file',
  'merge',
  'invite',
] as const

/** What somebody does; the seed says what exactly, so that a program can lose any of its steps and still be one. */
export interface Step {
  readonly act: (typeof ACTS)[number]
  readonly seed: number
}

/** More often where others hang on them. */
const MADE = [
  'fieldDefinitions',
  'fieldDefinitions',
  'tags',
  'companies',
  'companies',
  'people',
  'people',
  'people',
  'deals',
  'deals',
  'tasks',
  'notes',
  'pipelines',
  'stages',
  'lostReasons',
  'imports',
  'importChunks',
  'savedViews',
  'webhooks',
  'merges',
  'drafts',
  'forms',
] as const satisfies readonly WritableName[]

const CHANGED = [...new Set<WritableName>([...MADE, 'notes', 'members', 'workspaces'])]

const REFUSALS = ['record/invalid', 'record/missing', 'record/duplicate', 'record/in-use', 'access/denied'] as const

/** Steps from one look at what is there to the next: it costs more than the steps. */
const LOOKED_EACH = 4

/** A workspace with something of everything in it, as its people made it through the ports. What is refused is left out. */
export async function playWorkspace(stage: Stage, steps: readonly Step[]): Promise<void> {
  const owner = await stage.as('owner')
  const actors = [owner, owner, await stage.as('member')]
  for (const [at, collection] of CUSTOM_COLLECTIONS.entries())
    await giveField(stage, owner, { collection, seed: (steps[0]?.seed ?? 0) + at })
  let ids: KnownIds = new Map()
  for (const [at, { act, seed }] of steps.entries()) {
    const random = seededRandom(seed)
    const actor = random.pick(actors)
    if (at % LOOKED_EACH === 0) ids = await knownIds(actor)
    try {
      await play(act, { stage, actor, random, ids })
    } catch (error) {
      if (!REFUSALS.some((code) => isPortError(error as PortError, code))) throw error
    }
  }
}

/** A field of the workspace's own, of another type each time: most of what follows fills it in. */
async function giveField(
  stage: Stage,
  owner: Actor,
  { collection, seed }: { readonly collection: CustomCollection; readonly seed: number },
) {
  const random = seededRandom(seed)
  const turn = { stage, actor: owner, random, ids: new Map() }
  const data = randomFields('fieldDefinitions', { ids: turn.ids, random, newId: () => stage.world.newId() })
  const id = stage.world.newId()
  await commit(turn, [
    { kind: 'create', collection: 'fieldDefinitions', id, data: { ...data, collection, required: false, archived: false } },
  ])
}

interface Turn {
  readonly stage: Stage
  readonly actor: Actor
  readonly random: SeededRandom
  readonly ids: KnownIds
}

async function play(act: Step['act'], turn: Turn): Promise<void> {
  const { stage, actor, random, ids } = turn
  switch (act) {
    case 'make':
      return commit(turn, making(turn, random.pick(MADE)))
    case 'change':
      return change(turn)
    case 'trash':
    case 'restore':
    case 'purge': {
      const found = MADE.flatMap((collection) => knownRecords(ids, collection, act !== 'trash'))
      if (found.length === 0) return undefined
      const record = random.pick(found)
      return commit(turn, [{ kind: act, collection: record.collection, id: record.id, expect: 'any' } as Mutation])
    }
    case 'file':
      return file(turn)
    case 'merge': {
      const board = boardOf(ids, random)
      if (board === null) return undefined
      const { records } = actor.ports
      const world = { records, workspaceId: actor.workspaceId, newId: () => stage.world.newId(), board }
      const merge = await mergeSome(world, await makeContacts(world, random), random)
      if (random.chance(0.5)) await splitAgain(world, merge)
      return undefined
    }
    case 'invite': {
      const input = { workspaceId: actor.workspaceId, email: `guest${random.below(3)}@example.com`, role: 'member' } as const
      await actor.ports.functions.call('invite-member', input, { mutationId: mutationIdOf(stage.world.newId()) })
    }
  }
}

function making(turn: Turn, collection: (typeof MADE)[number]): readonly Mutation[] {
  const { stage, random, ids } = turn
  const id = stage.world.newId()
  const data = randomFields(collection, { ids, random, newId: () => stage.world.newId() })
  const first = { kind: 'create', collection, id, data } as Mutation
  if (collection !== 'pipelines') return [first]
  const stages = (['open', 'won', 'lost'] as const).map((kind, index): Mutation => ({
    kind: 'create',
    collection: 'stages',
    id: stage.world.newId(),
    data: { pipelineId: id, name: kind, position: `a${index}`, kind, probability: random.below(101), rottingDays: null },
  }))
  return [first, ...stages]
}

/** Another value for some of its fields. */
async function change(turn: Turn): Promise<void> {
  const { random, ids, stage } = turn
  const { collection, id } = random.pick(CHANGED.flatMap((name) => knownRecords(ids, name, false)))
  const fields = Object.entries(randomFields(collection, { ids, random, newId: () => stage.world.newId() }))
  const patch = Object.fromEntries(fields.filter(() => random.chance(0.5)))
  if (Object.keys(patch).length === 0) return
  await commit(turn, [{ kind: 'update', collection, id, patch, expect: 'any' }])
}

async function file(turn: Turn): Promise<void> {
  const { random, ids, stage, actor } = turn
  const person = pickOf(ids, 'people', random)
  if (person === null) return
  const id = stage.world.newId()
  const path = `people/${person.id}/${id}`
  const bytes = new Blob([randomText(random)], { type: 'text/plain' })
  const subject: Subject | null = random.chance(0.8) ? subjectOf('people', person.id) : null
  const data = { name: 'ä "b".txt', mime: 'text/plain', sizeBytes: bytes.size, path, status: 'uploading', subject } as const
  await commit(turn, [{ kind: 'create', collection: 'files', id, data }])
  if (random.chance(0.2)) return
  await lastValueFrom(actor.ports.files.upload({ workspaceId: actor.workspaceId, path }, bytes))
  await commit(turn, [{ kind: 'update', collection: 'files', id, patch: { status: 'ready' }, expect: 'any' }])
  if (random.chance(0.3))
    await commit(turn, [{ kind: 'update', collection: 'people', id: person.id, patch: { avatarFileId: id }, expect: 'any' }])
}

function randomText(random: SeededRandom): string {
  return Array.from({ length: 1 + random.below(40) }, () => random.pick(['a', 'ß', '\n', '"', '\u{1F600}'])).join('')
}

async function commit({ actor, stage }: Turn, mutations: readonly Mutation[]): Promise<void> {
  const mutationId = mutationIdOf(stage.world.newId())
  await actor.ports.records.commit(mutations, { workspaceId: actor.workspaceId, mutationId })
}

/** Everything that can be named, in the trash too. */
async function knownIds({ ports, workspaceId }: Actor): Promise<KnownIds> {
  const known = new Map<CollectionName, readonly RecordOf<CollectionName>[]>()
  for (const collection of CHANGED) {
    const page = await ports.records.list(collection, { workspaceId, limit: 200, trash: 'include' })
    known.set(collection, page.items)
  }
  return known
}

interface KnownRecord {
  readonly collection: WritableName
  readonly id: Id
}

/** Those that are in the trash, or those that are not. */
function knownRecords(ids: KnownIds, collection: WritableName, isTrashed: boolean): readonly KnownRecord[] {
  const there = (ids.get(collection) ?? []).filter(({ deletedAt }) => (deletedAt !== null) === isTrashed)
  return there.map(({ id }) => ({ collection, id }))
}

function pickOf(ids: KnownIds, collection: CollectionName, random: SeededRandom): { readonly id: Id } | null {
  const there = ids.get(collection) ?? []
  return there.length === 0 ? null : random.pick(there)
}

function boardOf(ids: KnownIds, random: SeededRandom): { readonly pipelineId: Id; readonly stageId: Id } | null {
  const stages = (ids.get('stages') ?? []) as readonly RecordOf<'stages'>[]
  const open = stages.filter(({ kind, deletedAt }) => kind === 'open' && deletedAt === null)
  if (open.length === 0) return null
  const { pipelineId, id } = random.pick(open)
  return { pipelineId, stageId: id }
}
