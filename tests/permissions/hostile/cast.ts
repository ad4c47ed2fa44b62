import type { Id } from '../../../src/domain/model/kernel/id'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import type { MutationId } from '../../../src/domain/model/records/meta'
import { boardOf, commit, person, present, wild } from '../../contracts/acts'
import { CREATABLE, sampleOf } from '../../contracts/samples'
import type { World } from '../../harness/harness'
import { newMutationId, openStage, type Actor, type Stage } from '../../harness/stage'
import { COLLECTIONS } from '../cells'

/** Who tries: those of a team, its former admin, the owner of another workspace, and a browser on which nobody signed in. */
export type Who = 'owner' | 'admin' | 'member' | 'viewer' | 'deactivated' | 'outsider' | 'stranger'

/** Two workspaces with a record of every collection in each, and everybody who tries something. */
export interface Cast {
  readonly stage: Stage
  readonly here: Id
  /** The outsider's. */
  readonly elsewhere: Id
  readonly targets: Targets
  readonly theirs: Targets
  /** Of a commit that the owner made. */
  readonly made: MutationId
  who(name: Who): Actor
}

type Targets = Readonly<Record<CollectionName, Id>>

export async function openCast(world: World): Promise<Cast> {
  const stage = await openStage(world)
  const [owner, admin, outsider] = [await stage.as('owner'), await stage.as('admin'), await stage.as('outsider')]
  const [member, viewer, deactivated] = [await stage.as('member'), await stage.as('viewer'), await stage.oneMore('admin')]
  const made = newMutationId(world)
  await commit(stage, owner, [person(world)], { mutationId: made })
  const [targets, theirs] = [await furnish(stage, owner, admin), await furnish(stage, outsider, outsider)]
  await commit(stage, owner, [
    wild({ kind: 'update', collection: 'members', id: deactivated.memberId, patch: { status: 'deactivated' }, expect: 'any' }),
  ])
  const stranger: Actor = { ...outsider, ...(await world.connect()) }
  const everybody = { owner, admin, member, viewer, deactivated, outsider, stranger }
  return {
    stage,
    here: owner.workspaceId,
    elsewhere: outsider.workspaceId,
    targets,
    theirs,
    made,
    who: (name) => everybody[name],
  }
}

/** All that the workspace holds, as those see it who see most. */
export async function contentsOf({ who, here }: Cast): Promise<Readonly<Record<string, unknown>>> {
  const { records } = who('owner').ports
  const pages = COLLECTIONS.map(async (collection) => {
    const { items } = await records.list(collection, { workspaceId: here, trash: 'include', limit: 500 })
    return [collection, items] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

/** @param told who is mentioned in a note, and so has a notification */
async function furnish(stage: Stage, maker: Actor, recipient: Actor): Promise<Targets> {
  const board = await boardOf(maker)
  const made = CREATABLE.map((collection) => sampleOf(stage.world, board, collection))
  await commit(stage, maker, made.flat())
  const { workspaceId } = maker
  const email = `${stage.world.newId()}@example.com`
  await maker.ports.functions.call(
    'invite-member',
    { workspaceId, email, role: 'member' },
    { mutationId: newMutationId(stage.world) },
  )
  await commit(stage, maker, [
    wild({
      kind: 'create',
      collection: 'notes',
      id: stage.world.newId(),
      data: { body: 'Look', mentions: [recipient.memberId] },
    }),
  ])
  const [submissions, ruleRuns] = [stage.world.newId(), stage.world.newId()]
  const run = { ruleId: ruleRuns, about: `people/${ruleRuns}`, status: 'done' }
  await stage.world.adminWrite(workspaceId, [
    wild({ kind: 'create', collection: 'submissions', id: submissions, data: { formId: submissions, name: 'Contact' } }),
    wild({ kind: 'create', collection: 'ruleRuns', id: ruleRuns, data: run }),
  ])
  const firstOf = async (collection: CollectionName, reader = maker) =>
    present((await reader.ports.records.list(collection, { workspaceId, limit: 1 })).items[0]).id
  return {
    ...(Object.fromEntries(made.map(([first]) => [first.collection, first.id])) as Targets),
    workspaces: workspaceId,
    members: maker.memberId,
    invitations: await firstOf('invitations'),
    activities: await firstOf('activities'),
    submissions,
    ruleRuns,
    // Nobody is told of what they did themselves: where there is nobody else, any id that is none will do.
    notifications: recipient === maker ? stage.world.newId() : await firstOf('notifications', recipient),
  }
}
