import { may } from '../../src/domain/model/access/policy'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName } from '../../src/domain/model/records/collections'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { boardOf, commit, present, wild } from '../contracts/acts'
import { HARMLESS_PATCH, isCreatable, sampleOf } from '../contracts/samples'
import type { Harness } from '../harness/harness'
import { newMutationId, openStage, type Actor, type Stage } from '../harness/stage'
import { COLLECTIONS, type ActorName, type Cell, wasDone } from './cells'

/** Who there is behind ports: nobody has a key that opens everything, or a session that outlives its end. */
const THROUGH_PORTS = ['owner', 'admin', 'member', 'viewer', 'deactivated', 'outsider'] as const satisfies readonly ActorName[]

/** Tries every cell through the ports of a set, each on a record of its own. @returns what came of each */
async function triedThroughPorts(harness: Harness, cells: readonly Cell[]): Promise<ReadonlyMap<Cell, string>> {
  const outcomes = new Map<Cell, string>()
  for (const actor of THROUGH_PORTS) {
    for (const collection of COLLECTIONS) {
      const mine = cells.filter((cell) => cell.actor === actor && cell.collection === collection)
      // There is one workspace in a world, and trashing it is felt by all.
      const groups = collection === 'workspaces' || mine.length === 0 ? mine.map((cell) => [cell]) : [mine]
      for (const group of groups)
        for (const [cell, outcome] of await triedInOneWorld(harness, actor, group)) outcomes.set(cell, outcome)
    }
  }
  return outcomes
}

interface Cast {
  readonly stage: Stage
  readonly owner: Actor
  readonly actor: Actor
  readonly bystander: Actor
}

async function triedInOneWorld(
  harness: Harness,
  name: ActorName,
  cells: readonly Cell[],
): Promise<readonly (readonly [Cell, string])[]> {
  const world = await harness.open()
  try {
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    // Everybody begins as an admin, so that all can have made what is theirs.
    const actor = name === 'outsider' ? await stage.as('outsider') : await stage.oneMore('admin')
    const cast = { stage, owner, actor, bystander: await stage.oneMore('admin') }
    const targets: Id[] = []
    for (const cell of cells) targets.push(await targetFor(cast, cell))
    if (name !== 'outsider' && name !== 'admin') {
      const patch = name === 'deactivated' ? { status: name } : { role: name }
      await commit(stage, owner, [wild({ kind: 'update', collection: 'members', id: actor.memberId, patch, expect: 'any' })])
    }
    const outcomes: (readonly [Cell, string])[] = []
    for (const [index, cell] of cells.entries()) outcomes.push([cell, await tried(cast, cell, present(targets[index]))])
    return outcomes
  } finally {
    await world.close()
  }
}

/** The record that is tried on, as it has to be for it: what is restored or purged is in the trash. */
async function targetFor(cast: Cast, { collection, deed, actor }: Cell): Promise<Id> {
  const { stage } = cast
  const [kind, whose] = deed.split(' ')
  const isOwn = whose === 'own' && actor !== 'outsider'
  // What is to be read must be to who reads.
  const isRecipient = collection === 'notifications' && kind === 'read' && actor !== 'outsider'
  const maker = isOwn || isRecipient ? cast.actor : cast.bystander
  // What nobody may trash is tried on as it is.
  const isTrashed = (kind === 'restore' || kind === 'purge') && may('owner', `${collection}.trash`)
  if (!isCreatable(collection)) {
    const id = await existing(cast, collection, maker)
    if (isTrashed && collection === 'workspaces') await commit(stage, cast.owner, [trash(collection, id)])
    return id
  }
  const made = await withItsPipeline(stage, maker, sampleOf(stage.world, await boardOf(maker), collection))
  const [first] = made.own
  if (kind === 'read' || kind === 'create') return first.id
  await commit(stage, maker, [...made.before, ...made.own])
  const gone = kind === 'purge' ? made.own : [first]
  if (isTrashed)
    await commit(
      stage,
      maker,
      gone.map((one) => trash(one.collection, one.id)),
    )
  return first.id
}

type Made = readonly [Mutation, ...Mutation[]]

/** A stage in a pipeline of its own, where there is always room for one. */
async function withItsPipeline(
  stage: Stage,
  maker: Actor,
  own: Made,
): Promise<{ readonly before: readonly Mutation[]; readonly own: Made }> {
  const [first] = own
  if (first.collection !== 'stages' || first.kind !== 'create') return { before: [], own }
  const before = sampleOf(stage.world, await boardOf(maker), 'pipelines')
  return { before, own: [wild({ ...first, data: { ...first.data, pipelineId: before[0].id } })] }
}

/** A record of a collection that no client adds to. */
async function existing({ stage, owner }: Cast, collection: CollectionName, maker: Actor): Promise<Id> {
  switch (collection) {
    case 'workspaces':
      return stage.workspaceId
    case 'members':
      return maker.memberId
    case 'invitations': {
      const call = { workspaceId: owner.workspaceId, email: `${stage.world.newId()}@example.com`, role: 'member' } as const
      const answer = await owner.ports.functions.call('invite-member', call, { mutationId: newMutationId(stage.world) })
      if (!answer.ok) throw new Error('invite-member was refused')
      return answer.value.invitationId
    }
    case 'submissions': {
      const id = stage.world.newId()
      const data = { formId: id, name: 'Contact' }
      await stage.world.adminWrite(owner.workspaceId, [wild({ kind: 'create', collection, id, data })])
      return id
    }
    case 'notifications': {
      if (maker.workspaceId !== owner.workspaceId) return stage.world.newId()
      const data = { body: 'Look', mentions: [maker.memberId] }
      await commit(stage, owner, [{ kind: 'create', collection: 'notes', id: stage.world.newId(), data }])
      const page = await maker.ports.records.list('notifications', { workspaceId: owner.workspaceId, limit: 1 })
      return present(page.items[0]).id
    }
    case 'ruleRuns': {
      const id = stage.world.newId()
      const data = { ruleId: id, about: `people/${id}`, status: 'done' }
      await stage.world.adminWrite(owner.workspaceId, [wild({ kind: 'create', collection, id, data })])
      return id
    }
    default: {
      await commit(stage, owner, sampleOf(stage.world, await boardOf(owner), 'companies'))
      const page = await owner.ports.records.list('activities', { workspaceId: owner.workspaceId, limit: 1 })
      return present(page.items[0]).id
    }
  }
}

async function tried({ stage, owner, actor }: Cast, { collection, deed }: Cell, id: Id): Promise<string> {
  const { workspaceId } = owner
  const [kind] = deed.split(' ')
  try {
    if (kind === 'read') {
      const page = await actor.ports.records.list(collection, { workspaceId, trash: 'include', limit: 1 })
      return page.items.length === 0 ? 'none' : 'rows'
    }
    const mutations = await mutationsFor({ stage, owner }, { collection, kind: kind ?? '', id })
    await commit(stage, actor, mutations, { workspaceId })
    return 'written'
  } catch (error) {
    if (isPortError(error)) return error.code
    throw error
  }
}

async function mutationsFor(
  { stage, owner }: Pick<Cast, 'stage' | 'owner'>,
  { collection, kind, id }: { readonly collection: CollectionName; readonly kind: string; readonly id: Id },
): Promise<readonly Mutation[]> {
  if (kind === 'create') {
    if (isCreatable(collection)) return sampleOf(stage.world, await boardOf(owner), collection)
    return [wild({ kind, collection, id: stage.world.newId(), data: { name: 'A' } })]
  }
  if (kind === 'update') {
    const patches: Readonly<Record<string, object>> = HARMLESS_PATCH
    return [wild({ kind, collection, id, patch: patches[collection] ?? { label: 'Renamed' }, expect: 'any' })]
  }
  const own = wild({ kind, collection, id, expect: 'any' })
  if (collection !== 'pipelines' || kind !== 'purge') return [own]
  const where = { op: 'eq', field: 'pipelineId', value: id } as const
  const stages = await owner.ports.records.list('stages', { workspaceId: owner.workspaceId, where, trash: 'only', limit: 9 })
  return [...stages.items.map((one) => wild({ kind, collection: 'stages', id: one.id, expect: 'any' })), own]
}

function trash(collection: string, id: Id): Mutation {
  return wild({ kind: 'trash', collection, id, expect: 'any' })
}

/** The cells of which a set does something else than the table says. */
export async function differingThroughPorts(harness: Harness, all: readonly Cell[]): Promise<readonly string[]> {
  const cells = all.filter(({ actor }) => THROUGH_PORTS.some((name) => name === actor))
  const outcomes = await triedThroughPorts(harness, cells)
  return cells.flatMap((cell) => {
    const outcome = outcomes.get(cell) ?? ''
    if (wasDone(outcome) === wasDone(cell.expected)) return []
    return [`${cell.actor} ${cell.collection} ${cell.deed}: ${outcome}, not ${cell.expected}`]
  })
}
