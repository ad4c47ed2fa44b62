import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import { REFERENCES } from '../../src/domain/model/records/references'
import { subjectOf } from '../../src/domain/model/records/subject'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { announced, boardOf, commit, deal, expectRefusal, person, refusal, wild, write, type Board } from './acts'
import { CREATABLE, dataOf } from './samples'
import { scenario, type Scenario } from './scenario'
import { idOf } from './uploads'

/** What somebody may not see they cannot attach anything to, and what was revoked nobody brings back. */
export const accessHidden: readonly Scenario[] = [
  scenario(
    'access/hidden-references',
    'whoever may not see a deal or a file names it in nothing, and is told what is told of one that there is not',
    async ({ stage }) => {
      const { member, board, hidden, file } = await hiddenDeal(stage)
      const through: string[] = []
      for (const [collection, field, value] of naming(hidden, file)) {
        const answers = await Promise.all(
          [
            value,
            JSON.parse(JSON.stringify(value).replaceAll(hidden, stage.world.newId()).replaceAll(file, stage.world.newId())),
          ].map((named) => tried(stage, member, wild(creation(stage, board, { collection, field, value: named })))),
        )
        if (answers[0] === 'written' || answers[0] !== answers[1]) through.push(`${collection}.${field}: ${answers.join(', ')}`)
      }
      expect(through).toEqual([])
    },
  ),

  scenario('access/hidden-listed', 'what somebody may not see is in no first page either', async ({ stage }) => {
    const { owner, member, hidden } = await hiddenDeal(stage)
    const seen = async ({ ports, workspaceId }: Actor) =>
      (await ports.records.listEach(['deals'], { workspaceId, limit: 9 })).get('deals')
    expect(await seen(member)).toEqual({ items: [], next: null, total: 0 })
    expect(await seen(owner)).toMatchObject({ items: [{ id: hidden }], total: 1 })
  }),

  scenario('access/hidden-attached', 'what one has already is not attached to a hidden deal later either', async ({ stage }) => {
    const { member, hidden, file } = await hiddenDeal(stage)
    const [one, ada] = [
      await write(stage, member, { kind: 'create', collection: 'notes', id: stage.world.newId(), data: { body: 'Mine' } }),
      await write(stage, member, person(stage.world)),
    ]
    const task = await write(stage, member, {
      kind: 'create',
      collection: 'tasks',
      id: stage.world.newId(),
      data: { title: 'Mine' },
    })
    const about = [subjectOf('deals', hidden)]
    const patches = [
      { collection: 'notes', id: one.id, patch: { subjects: about } },
      { collection: 'notes', id: one.id, patch: { subjects: [subjectOf('people', ada.id), ...about] } },
      { collection: 'tasks', id: task.id, patch: { subjects: about } },
      { collection: 'people', id: ada.id, patch: { avatarFileId: file } },
      { collection: 'members', id: member.memberId, patch: { avatarFileId: file } },
    ]
    for (const patch of patches)
      await refusal(commit(stage, member, [wild({ kind: 'update', expect: 'any', ...patch })]), 'record/invalid')
    expect(await member.ports.records.get('notes', one.id)).toEqual(one)
  }),

  scenario('access/hidden-named-before', 'what names something hidden already can be changed otherwise', async ({ stage }) => {
    const { owner, member, file } = await hiddenDeal(stage)
    const ada = await write(stage, owner, person(stage.world, { firstName: 'Ada', avatarFileId: file }))
    const patch = { jobTitle: 'Countess', avatarFileId: file }
    const [outcome] = await commit(stage, member, [{ kind: 'update', collection: 'people', id: ada.id, patch, expect: 'any' }])
    expect(outcome).toMatchObject({ status: 'written', record: patch })
  }),

  scenario(
    'access/revoked-links',
    'nobody writes what a calendar link or the address for mail is made of, so that none that was revoked works again',
    async ({ stage }) => {
      const [owner, admin, member] = [await stage.as('owner'), await stage.as('admin'), await stage.as('member')]
      const { workspaceId } = owner
      const [leaked, renewed] = [await calendarOf(stage, member), await calendarOf(stage, member)]
      expect(renewed).not.toBe(leaked)
      for (const actor of [member, admin, owner]) {
        for (const calendarFeedId of [leaked, null, stage.world.newId()]) {
          const patch = {
            kind: 'update',
            collection: 'members',
            id: member.memberId,
            patch: { calendarFeedId },
            expect: 'any',
          } as const
          await refusal(commit(stage, actor, [patch]), 'access/denied')
        }
      }
      const first = await captureOf(stage, owner)
      expect(await captureOf(stage, admin)).not.toBe(first)
      for (const captureId of [first, null, stage.world.newId()]) {
        const patch = { kind: 'update', collection: 'workspaces', id: workspaceId, patch: { captureId }, expect: 'any' } as const
        await expectRefusal(commit(stage, owner, [patch]), 'access/denied', { action: 'update', collection: 'workspaces' })
      }
      expect(await feedIdOf(member)).toBe(renewed)
    },
  ),

  scenario(
    'access/deactivated-link',
    'a calendar link ends with the membership, and does not come back with it',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const before = await calendarOf(stage, member)
      for (const status of ['deactivated', 'active'] as const)
        await commit(stage, owner, [
          { kind: 'update', collection: 'members', id: member.memberId, patch: { status }, expect: 'any' },
        ])
      expect(await feedIdOf(member)).toBeNull()
      expect(await calendarOf(stage, member)).not.toBe(before)
    },
  ),
]

/** A deal of the owner's with a file, which the member may not see. */
async function hiddenDeal(stage: Stage) {
  const [owner, member] = [await stage.as('owner'), await stage.as('member')]
  const patch = { memberVisibility: 'own-and-unassigned-deals' } as const
  await commit(stage, owner, [{ kind: 'update', collection: 'workspaces', id: owner.workspaceId, patch, expect: 'any' }])
  const board = await boardOf(owner)
  const { id: hidden } = await write(stage, owner, deal(stage.world, board, { ownerId: owner.memberId }))
  const { path } = await announced(stage, owner, { subject: subjectOf('deals', hidden) })
  return { owner, member, board, hidden, file: idOf(path) }
}

/** Every field that can name a deal or a file, with this one in it. */
function naming(dealId: Id, fileId: Id): readonly (readonly [(typeof CREATABLE)[number], string, unknown])[] {
  return CREATABLE.flatMap((collection) =>
    Object.entries(REFERENCES[collection]).flatMap(([field, target]: [string, unknown]) => {
      const one = { subject: subjectOf('deals', dealId), deals: dealId, files: fileId }[String(target)]
      return one === undefined ? [] : [[collection, field, field.endsWith('s') ? [one] : one] as const]
    }),
  )
}

function creation(
  stage: Stage,
  board: Board,
  {
    collection,
    field,
    value,
  }: { readonly collection: (typeof CREATABLE)[number]; readonly field: string; readonly value: unknown },
): object {
  const data = { ...dataOf(stage.world, board, collection), [field]: value }
  return { kind: 'create', collection, id: stage.world.newId(), data }
}

async function tried(stage: Stage, actor: Actor, mutation: ReturnType<typeof wild>): Promise<string> {
  return commit(stage, actor, [mutation]).then(
    ([outcome]) => outcome.status,
    (error: unknown) => JSON.stringify([Reflect.get(Object(error), 'code'), Reflect.get(Object(error), 'details')]),
  )
}

async function calendarOf({ world }: Stage, { ports, workspaceId, ...actor }: Actor): Promise<Id | null> {
  await ports.functions.call('calendar-link', { workspaceId, renew: true }, { mutationId: newMutationId(world) })
  return feedIdOf({ ports, ...actor })
}

async function feedIdOf({ ports, memberId }: Pick<Actor, 'ports' | 'memberId'>): Promise<Id | null> {
  return (await ports.records.get('members', memberId))?.calendarFeedId ?? null
}

async function captureOf({ world }: Stage, { ports, workspaceId }: Actor): Promise<Id | null> {
  await ports.functions.call('capture-address', { workspaceId, renew: true }, { mutationId: newMutationId(world) })
  return (await ports.records.get('workspaces', workspaceId))?.captureId ?? null
}
