import { expect } from 'vitest'
import type { RestoreStep } from '../../src/domain/model/bundle/restore-step'
import type { Id } from '../../src/domain/model/kernel/id'
import { bundleOf, fillWorkspace, restoredBundle } from '../bundle/filled-workspace'
import { invitationToken, newMutationId, type Actor, type Stage } from '../harness/stage'
import { person, write } from './acts'
import { scenario, type Scenario } from './scenario'

const AT = '2026-03-01T10:00:00.000Z'
const STAMPS = {
  createdAt: AT,
  createdBy: { memberId: null, via: 'app' },
  updatedAt: AT,
  updatedBy: { memberId: null, via: 'app' },
  deletedAt: null,
}

/** A whole workspace, out and in again. */
export const functionsBundle: readonly Scenario[] = [
  scenario(
    'functions/restore-whole',
    'a bundle restored beside its workspace is another one with all that was in it, and members find what is theirs',
    async ({ stage }) => {
      const { world } = stage
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const place = { ports: owner.ports, runtime: world, workspaceId: owner.workspaceId }
      await fillWorkspace(place)
      const theirs = await write(stage, member, person(world, { firstName: 'Grace', ownerId: member.memberId }))
      const { bundle, manifest } = await bundleOf(place)
      const workspaceId = await restoredBundle(bundle, place)
      expect(workspaceId).not.toBe(owner.workspaceId)
      expect((await bundleOf({ ...place, workspaceId })).manifest.counts).toEqual(manifest.counts)

      const { records, files, functions } = owner.ports
      const page = await records.list('people', {
        workspaceId,
        trash: 'include',
        limit: 10,
      })
      const { items: members } = await records.list('members', { workspaceId, limit: 10 })
      const awaited = members.find(({ status }) => status === 'invited')
      const grace = page.items.find(({ firstName }) => firstName === 'Grace')
      const { version: _version, id: _id, workspaceId: _workspace, ...kept } = theirs
      expect(grace).toMatchObject({
        ...kept,
        ownerId: awaited?.id,
        createdBy: { memberId: awaited?.id },
        updatedBy: { memberId: awaited?.id },
      })
      const { items } = await records.list('files', { workspaceId, limit: 10 })
      expect(await (await files.download({ workspaceId, path: items[0]!.path })).text()).toBe('hello')

      const { items: waiting } = await records.list('invitations', { workspaceId, limit: 10 })
      const invitationId = waiting.find(({ memberId }) => memberId === awaited?.id)!.id
      await functions.call('resend-invitation', { workspaceId, invitationId }, { mutationId: newMutationId(world) })
      const token = await invitationToken(world, member.email)
      await member.ports.functions.call('accept-invitation', { token }, { mutationId: newMutationId(world) })
      expect(await member.ports.records.get('members', awaited!.id)).toMatchObject({ status: 'active', userId: member.userId })
    },
  ),

  scenario(
    'functions/restore-hidden',
    'a workspace that is being restored is there for nobody, and only who began it goes on with it',
    async ({ stage }) => {
      const [owner, other] = [await stage.as('owner'), await stage.as('outsider')]
      const workspaceId = stage.world.newId()
      await step(stage, owner, { step: 'begin', workspaceId })
      await step(stage, owner, part(workspaceId, 'workspaces', [workspaceOf(workspaceId)]))
      const unknown = { ok: false, refusal: 'restore-unknown' }
      expect(await step(stage, other, part(workspaceId, 'tags', []))).toEqual(unknown)
      expect(await step(stage, other, { step: 'open', workspaceId, counts: {} })).toEqual(unknown)
      expect(await step(stage, owner, part(owner.workspaceId, 'tags', []))).toEqual(unknown)
      expect(await owner.ports.records.get('workspaces', workspaceId)).toBeNull()
      await step(stage, owner, { step: 'discard', workspaceId })
      expect(await step(stage, owner, { step: 'open', workspaceId, counts: {} })).toEqual(unknown)
    },
  ),

  scenario(
    'functions/restore-refused',
    'what is not valid, not all there, or names what is not there opens nothing',
    async ({ stage }) => {
      const { world } = stage
      const owner = await stage.as('owner')
      const workspaceId = world.newId()
      await step(stage, owner, { step: 'begin', workspaceId })
      await step(stage, owner, part(workspaceId, 'workspaces', [workspaceOf(workspaceId)]))
      const note = {
        body: 'Hm',
        kind: 'note',
        happenedAt: null,
        subjects: [`people/${world.newId()}`],
        mentions: [],
        pinned: false,
      }
      const answers = [
        await step(stage, owner, part(workspaceId, 'tags', [{ ...STAMPS, id: world.newId(), name: '', colour: 'red' }])),
        await step(stage, owner, { step: 'open', workspaceId, counts: { workspaces: 1, tags: 1 } }),
        await step(stage, owner, part(workspaceId, 'notes', [{ ...STAMPS, ...note, id: world.newId() }])),
        await step(stage, owner, { step: 'open', workspaceId, counts: { workspaces: 1, notes: 1 } }),
      ]
      expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal))).toEqual([
        'bundle-invalid',
        'bundle-incomplete',
        'ok',
        'bundle-foreign',
      ])
      expect(await owner.ports.records.get('workspaces', workspaceId)).toBeNull()
    },
  ),
]

function step({ world }: Stage, { ports }: Actor, input: RestoreStep) {
  return ports.functions.call('import-bundle', input, { mutationId: newMutationId(world) })
}

function part(workspaceId: Id, collection: 'workspaces' | 'tags' | 'notes', lines: readonly object[]): RestoreStep {
  return { step: 'records', workspaceId, parts: [{ collection, records: lines }] }
}

function workspaceOf(id: Id): object {
  const region = { currency: 'EUR', country: 'PT', locale: 'en', timeZone: 'Europe/Lisbon', weekStart: 'monday' }
  return { ...STAMPS, id, name: 'Restored', slug: 'restored', ...region, memberVisibility: 'everything' }
}
