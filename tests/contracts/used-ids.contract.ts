import { expect } from 'vitest'
import type { RestoreStep } from '../../src/domain/model/bundle/restore-step'
import type { Id } from '../../src/domain/model/kernel/id'
import { subjectOf } from '../../src/domain/model/records/subject'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { announced, boardOf, commit, deal, expectRefusal, refusal, turn } from './acts'
import { scenario, type Scenario } from './scenario'
import { bytes, idOf, mark, stored } from './uploads'

const DAY_MS = 86_400_000

/** An id is used once. Whoever knows one that was purged cannot have what was left behind under it. */
export const usedIds: readonly Scenario[] = [
  scenario(
    'used-ids/purged-workspace',
    'the id of a workspace that was purged is nobody’s to restore to, at once and ever after',
    async ({ stage }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const { workspaceId } = owner
      const target = await announced(stage, owner)
      await stored(owner.ports.files.upload(target, bytes(10)))
      const exported = await exportOf(stage, owner)
      await commit(stage, owner, [turn('trash', 'workspaces', workspaceId)])
      expect(await restoredTo(stage, outsider, workspaceId)).not.toBe(workspaceId)
      await stage.world.adminWrite(workspaceId, [turn('purge', 'workspaces', workspaceId)])
      // Theirs it was, and is no more either.
      for (const actor of [outsider, owner]) {
        expect(await restoredTo(stage, actor, workspaceId)).not.toBe(workspaceId)
        for (const path of [target.path, exported])
          await refusal(actor.ports.files.download({ workspaceId, path }), 'access/denied')
      }
      await stage.world.advance(40 * DAY_MS)
      expect(await restoredTo(stage, await stage.elsewhere(outsider), workspaceId)).not.toBe(workspaceId)
    },
  ),

  scenario(
    'used-ids/expired-workspace',
    'the id of a workspace that the trash let go of is nobody’s to restore to',
    async ({ stage }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      await commit(stage, owner, [turn('trash', 'workspaces', owner.workspaceId)])
      await stage.world.advance(31 * DAY_MS)
      const later = await stage.elsewhere(outsider)
      expect(await restoredTo(stage, later, owner.workspaceId)).not.toBe(owner.workspaceId)
    },
  ),

  scenario(
    'used-ids/restore-again',
    'a restore that was called off begins again under its id for the same person, and for nobody else',
    async ({ stage }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const workspaceId = stage.world.newId()
      expect(await restoredTo(stage, owner, workspaceId)).toBe(workspaceId)
      expect(await restoredTo(stage, outsider, workspaceId)).not.toBe(workspaceId)
      await step(stage, owner, { step: 'discard', workspaceId })
      expect(await restoredTo(stage, outsider, workspaceId)).not.toBe(workspaceId)
      expect(await restoredTo(stage, owner, workspaceId)).toBe(workspaceId)
      expect(await restoredTo(stage, owner, workspaceId)).toBe(workspaceId)
    },
  ),

  scenario('used-ids/purged-file', 'the bytes of a file that was purged cannot be claimed by its path', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await mark(stage, owner, target, 'ready')
    const id = idOf(target.path)
    await commit(stage, owner, [turn('trash', 'files', id)])
    await commit(stage, owner, [turn('purge', 'files', id)])
    const data = { name: 'b.txt', mime: 'text/plain', sizeBytes: 1, path: target.path, status: 'uploading' } as const
    for (const actor of [member, owner]) {
      const again = commit(stage, actor, [{ kind: 'create', collection: 'files', id, data }])
      await expectRefusal(again, 'record/duplicate', { collection: 'files', fields: ['id'], id })
      await refusal(actor.ports.files.download(target), 'file/missing')
      await refusal(stored(actor.ports.files.upload(target, bytes(1))), 'access/denied')
    }
  }),

  scenario(
    'used-ids/purged-deal',
    'whoever makes a deal of a purged one’s id is refused, and reads nothing of what was said about it',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const { workspaceId } = owner
      const patch = { memberVisibility: 'own-and-unassigned-deals' } as const
      await commit(stage, owner, [{ kind: 'update', collection: 'workspaces', id: workspaceId, patch, expect: 'any' }])
      const board = await boardOf(owner)
      const made = deal(stage.world, board, { title: 'Secret', ownerId: owner.memberId })
      await commit(stage, owner, [made])
      await commit(stage, owner, [turn('trash', 'deals', made.id)])
      await commit(stage, owner, [turn('purge', 'deals', made.id)])
      const again = { ...deal(stage.world, board, { ownerId: member.memberId }), id: made.id }
      await refusal(commit(stage, member, [again]), 'record/duplicate')
      const about = { op: 'has', field: 'subjects', value: subjectOf('deals', made.id) } as const
      expect((await member.ports.records.list('activities', { workspaceId, where: about, limit: 10 })).items).toEqual([])
    },
  ),

  scenario('used-ids/purged-tag', 'a name is free again when its record is purged; its id is not', async ({ stage }) => {
    const owner = await stage.as('owner')
    const id = stage.world.newId()
    const made = { kind: 'create', collection: 'tags', id, data: { name: 'North' } } as const
    await commit(stage, owner, [made])
    await commit(stage, owner, [turn('trash', 'tags', id)])
    await commit(stage, owner, [turn('purge', 'tags', id)])
    await refusal(commit(stage, owner, [made]), 'record/duplicate')
    await commit(stage, owner, [{ ...made, id: stage.world.newId() }])
  }),
]

function step({ world }: Stage, { ports }: Actor, input: RestoreStep) {
  return ports.functions.call('import-bundle', input, { mutationId: newMutationId(world) })
}

/** Where a restore to this workspace goes. */
async function restoredTo(stage: Stage, actor: Actor, workspaceId: Id): Promise<Id> {
  const begun = await step(stage, actor, { step: 'begin', workspaceId })
  if (!begun.ok) throw new Error(begun.refusal)
  return begun.value.workspaceId
}

async function exportOf({ world }: Stage, { ports, workspaceId }: Actor): Promise<string> {
  const answer = await ports.functions.call('export-workspace', { workspaceId }, { mutationId: newMutationId(world) })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.value.path
}
