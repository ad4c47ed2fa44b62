import { expect } from 'vitest'
import { may, RECORD_GRANTS, type Verb } from '../../src/domain/model/access/policy'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName } from '../../src/domain/model/records/collections'
import { ROLES, type Role } from '../../src/domain/model/workspaces/workspace'
import type { World } from '../harness/harness'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { boardOf, commit, present, refusal, wild, write, type Board } from './acts'
import { HARMLESS_PATCH, isCreatable, sampleOf } from './samples'
import { scenario, type Scenario } from './scenario'

const COLLECTIONS = Object.keys(RECORD_GRANTS) as readonly CollectionName[]
const STEPS = ['update', 'trash', 'restore', 'purge'] as const satisfies readonly Verb[]
type Step = (typeof STEPS)[number]

/** Where doing what one may is no matter of a single record: other scenarios tell of it. */
const ELSEWHERE: ReadonlySet<string> = new Set(['workspaces.trash', 'workspaces.restore', 'workspaces.purge', 'pipelines.purge'])

/** The permission table of the domain, cell by cell, against what the port really does. */
export const accessMatrix: readonly Scenario[] = COLLECTIONS.flatMap((collection) => [
  ...ROLES.map((role) =>
    scenario(
      `access/${collection}/${role}`,
      `what ${articled(role)} may do with ${collection} is what the table says`,
      async ({ stage }) => {
        const actor = await stage.as(role)
        const other = await stage.as(role === 'owner' ? 'admin' : 'owner')
        const board = await boardOf(other)
        const others = await targetsOf(stage, { collection, board, author: other })
        const own = await targetsOf(stage, { collection, board, author: actor })
        expect(await done(stage, actor, { collection, board, others, own })).toEqual(
          expected(role, { collection, hasOwn: own !== null }),
        )
      },
    ),
  ),

  scenario(
    `access/${collection}/outsider`,
    `no one of another workspace sees or touches ${collection}`,
    async ({ stage, listen }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const { records } = outsider.ports
      const id = present(await targetsOf(stage, { collection, author: owner, board: await boardOf(owner) })).update
      const query = { workspaceId: owner.workspaceId, limit: 5 }
      const watched = listen(records.watch(collection, query))
      const watchedOne = listen(records.watchOne(collection, id))
      const edit = wild({ kind: 'update', collection, id, patch: patchOf(collection), expect: 'any' })
      await refusal(records.list(collection, query), 'access/denied')
      await refusal(commit(stage, outsider, [edit], { workspaceId: owner.workspaceId }), 'access/denied')
      const within: unknown = await commit(stage, outsider, [edit]).catch((error: unknown) => error)
      expect(within).toMatchObject({ code: expect.stringMatching(/^(access\/denied|record\/missing)$/) })
      expect({
        got: await records.get(collection, id),
        gotMany: (await records.getMany(collection, [id])).size,
        watched: isPortError(await watched.failure(), 'access/denied'),
        watchedOne: (await watchedOne.times(1)).map(({ value }) => value),
      }).toEqual({ got: null, gotMany: 0, watched: true, watchedOne: [null] })
    },
  ),
])

/** For each step, the id of a record that is ready for it. */
type Targets = Readonly<Record<Step, Id>>

async function targetsOf(
  stage: Stage,
  { collection, author, board }: { readonly collection: CollectionName; readonly author: Actor; readonly board: Board },
): Promise<Targets | null> {
  if (!isCreatable(collection)) {
    const id = await existing(stage, collection, author)
    return id === null ? null : { update: id, trash: id, restore: id, purge: id }
  }
  const [update, trash, restore, purge] = [
    sampleOf(stage.world, board, collection),
    sampleOf(stage.world, board, collection),
    sampleOf(stage.world, board, collection),
    sampleOf(stage.world, board, collection),
  ]
  const made = await outcome(commit(stage, author, [...update, ...trash, ...restore, ...purge]))
  if (made === 'access/denied') return null
  expect(made).toBe('done')
  const targets = { update: update[0].id, trash: trash[0].id, restore: restore[0].id, purge: purge[0].id }
  // What nobody may trash is tried on as it is.
  if (may('owner', `${collection}.trash`)) {
    const trashed = [targets.restore, targets.purge].map((id) => wild({ kind: 'trash', collection, id, expect: 'any' }))
    await commit(stage, await stage.as('owner'), trashed)
  }
  return targets
}

/** A record of a collection that no client adds to; one's own, where that has a meaning. */
async function existing(stage: Stage, collection: CollectionName, author: Actor): Promise<Id | null> {
  const owner = await stage.as('owner')
  switch (collection) {
    case 'workspaces':
      return owner.workspaceId
    case 'members':
      return author.memberId
    case 'invitations': {
      const call = { workspaceId: owner.workspaceId, email: `${stage.world.newId()}@example.com`, role: 'member' } as const
      const answer = await owner.ports.functions.call('invite-member', call, { mutationId: newMutationId(stage.world) })
      return answer.ok ? answer.value.invitationId : null
    }
    case 'notifications': {
      // Nobody is told of what they did.
      const teller = author.memberId === owner.memberId ? await stage.as('admin') : owner
      const data = { body: 'Look', mentions: [author.memberId] }
      await write(stage, teller, { kind: 'create', collection: 'notes', id: stage.world.newId(), data })
      const page = await author.ports.records.list('notifications', { workspaceId: owner.workspaceId, limit: 1 })
      return present(page.items[0]).id
    }
    case 'submissions': {
      const id = stage.world.newId()
      const data = { formId: id, name: 'Contact' }
      await stage.world.adminWrite(owner.workspaceId, [wild({ kind: 'create', collection, id, data })])
      return id
    }
    case 'ruleRuns': {
      const id = stage.world.newId()
      const data = { ruleId: id, about: `people/${id}`, status: 'done' }
      await stage.world.adminWrite(owner.workspaceId, [wild({ kind: 'create', collection, id, data })])
      return id
    }
    default: {
      await write(stage, owner, { kind: 'create', collection: 'companies', id: stage.world.newId(), data: { name: 'A' } })
      const page = await owner.ports.records.list('activities', { workspaceId: owner.workspaceId, limit: 1 })
      return present(page.items[0]).id
    }
  }
}

interface Tried {
  readonly collection: CollectionName
  readonly board: Board
  readonly others: Targets | null
  readonly own: Targets | null
}

type Report = Readonly<Record<string, string>>

async function done(stage: Stage, actor: Actor, { collection, board, others, own }: Tried): Promise<Report> {
  const { records } = actor.ports
  const id = present(others).update
  const report: Record<string, string> = {
    list:
      (await records.list(collection, { workspaceId: actor.workspaceId, trash: 'include', limit: 5 })).items.length === 0
        ? 'nothing'
        : 'done',
    get: (await records.get(collection, id)) === null ? 'nothing' : 'done',
    create: await outcome(commit(stage, actor, creation(stage.world, board, collection))),
  }
  for (const [whose, targets] of [
    ['others', others],
    ['own', own],
  ] as const) {
    if (targets === null) continue
    for (const kind of STEPS) {
      if (ELSEWHERE.has(`${collection}.${kind}`)) continue
      const step = {
        kind,
        collection,
        id: targets[kind],
        expect: 'any',
        ...(kind === 'update' ? { patch: patchOf(collection) } : {}),
      }
      report[`${kind} ${whose}`] = await outcome(commit(stage, actor, [wild(step)]))
    }
  }
  return report
}

function expected(role: Role, { collection, hasOwn }: { readonly collection: CollectionName; readonly hasOwn: boolean }): Report {
  const verdict = (verb: Verb, own: boolean) => (may(role, `${collection}.${verb}`, { own }) ? 'done' : 'access/denied')
  const mayRead = may(role, `${collection}.read`)
  const report: Record<string, string> = {
    list: mayRead && (seesOthers(role, collection) || hasOwn) ? 'done' : 'nothing',
    get: mayRead && seesOthers(role, collection) ? 'done' : 'nothing',
    create: verdict('create', true),
  }
  for (const whose of hasOwn ? (['others', 'own'] as const) : (['others'] as const)) {
    for (const step of STEPS)
      if (!ELSEWHERE.has(`${collection}.${step}`)) report[`${step} ${whose}`] = expectedStep(role, { collection, step, whose })
  }
  return report
}

/** What somebody else is told is theirs; what an import of theirs did is for managers besides. */
function seesOthers(role: Role, collection: CollectionName): boolean {
  if (collection === 'importChunks' || collection === 'drafts') return role === 'owner' || role === 'admin'
  return collection !== 'notifications'
}

interface Cell {
  readonly collection: CollectionName
  readonly step: Step
  readonly whose: 'own' | 'others'
}

function expectedStep(role: Role, { collection, step, whose }: Cell): string {
  // Everybody's workspace is the same one, and so is the invitation or line of the timeline that stands for the others.
  const isOwn = whose === 'own' && (isCreatable(collection) || collection === 'members' || collection === 'notifications')
  // An admin leaves owners alone.
  if (collection === 'members' && step === 'update' && role === 'admin' && whose === 'others') return 'access/denied'
  return may(role, `${collection}.${step}`, { own: isOwn }) ? 'done' : 'access/denied'
}

function creation(world: World, board: Board, collection: CollectionName) {
  if (isCreatable(collection)) return sampleOf(world, board, collection)
  return [wild({ kind: 'create', collection, id: world.newId(), data: { name: 'A' } })]
}

function patchOf(collection: CollectionName): object {
  return Object.hasOwn(HARMLESS_PATCH, collection)
    ? HARMLESS_PATCH[collection as keyof typeof HARMLESS_PATCH]
    : { label: 'Renamed' }
}

async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'done'
  } catch (error) {
    return isPortError(error) ? error.code : `no PortError: ${String(error)}`
  }
}

function articled(role: Role): string {
  return `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
}
