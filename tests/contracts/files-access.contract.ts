import { expect } from 'vitest'
import { announced, boardOf, commit, deal, refusal, turn } from './acts'
import { scenario, type Scenario } from './scenario'
import { bytes, idOf, mark, ref, stored } from './uploads'

/** Who stores, reads and removes the bytes of attachments. */
export const filesAccess: readonly Scenario[] = [
  scenario(
    'files/announced',
    'bytes are taken only for a path that the same person announced, and as long as it waits',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const { world } = stage
      const [theirs, trashed, failed] = [
        await announced(stage, member),
        await announced(stage, owner),
        await announced(stage, owner),
      ]
      // Announced under another record's id than the path ends with.
      const astray = await announced(stage, owner, { path: `people/${world.newId()}/${world.newId()}` })
      await commit(stage, owner, [turn('trash', 'files', idOf(trashed.path))])
      await mark(stage, owner, failed, 'failed')
      for (const target of [ref(stage, owner), theirs, trashed, failed, astray]) {
        await refusal(stored(owner.ports.files.upload(target, bytes(1))), 'access/denied')
        await refusal(owner.ports.files.download(target), 'file/missing')
      }
    },
  ),

  scenario('files/shared', 'what one member stores, another reads once it is ready', async ({ stage }) => {
    const [owner, viewer] = [await stage.as('owner'), await stage.as('viewer')]
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await refusal(viewer.ports.files.download(target), 'file/missing')
    await mark(stage, owner, target, 'ready')
    expect((await viewer.ports.files.download(target)).size).toBe(10)
  }),

  scenario('files/roles', 'a viewer neither stores nor removes; an editor removes what others stored', async ({ stage }) => {
    const [owner, member, viewer] = [await stage.as('owner'), await stage.as('member'), await stage.as('viewer')]
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await mark(stage, owner, target, 'ready')
    await refusal(stored(viewer.ports.files.upload(ref(stage, viewer), bytes(1))), 'access/denied')
    await refusal(viewer.ports.files.remove([target]), 'access/denied')
    expect((await owner.ports.files.download(target)).size).toBe(10)
    await member.ports.files.remove([target])
    await refusal(owner.ports.files.download(target), 'file/missing')
  }),

  scenario('files/foreign-workspace', "another workspace's files are neither read, stored nor removed", async ({ stage }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await mark(stage, owner, target, 'ready')
    await refusal(outsider.ports.files.download(target), 'access/denied')
    await refusal(stored(outsider.ports.files.upload(ref(stage, owner), bytes(1))), 'access/denied')
    await refusal(outsider.ports.files.remove([target]), 'access/denied')
    const own = { ...target, workspaceId: outsider.workspaceId }
    await refusal(outsider.ports.files.download(own), 'file/missing')
    expect((await owner.ports.files.download(target)).size).toBe(10)
  }),

  scenario('files/hidden', 'whoever may not see a deal has nothing of its files', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const patch = { memberVisibility: 'own-and-unassigned-deals' } as const
    await commit(stage, owner, [{ kind: 'update', collection: 'workspaces', id: owner.workspaceId, patch, expect: 'any' }])
    const made = deal(stage.world, await boardOf(owner), { ownerId: owner.memberId })
    await commit(stage, owner, [made])
    const target = await announced(stage, owner, { subject: `deals/${made.id}` as never })
    await stored(owner.ports.files.upload(target, bytes(10)))
    await mark(stage, owner, target, 'ready')
    await refusal(member.ports.files.download(target), 'file/missing')
    await member.ports.files.remove([target])
    expect((await owner.ports.files.download(target)).size).toBe(10)
    await commit(stage, owner, [
      { kind: 'update', collection: 'deals', id: made.id, patch: { ownerId: member.memberId }, expect: 'any' },
    ])
    expect((await member.ports.files.download(target)).size).toBe(10)
  }),

  scenario(
    'files/purged-astray',
    'purging takes no bytes but the file’s own, whatever path its record gives',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const target = await announced(stage, owner)
      await stored(owner.ports.files.upload(target, bytes(10)))
      await mark(stage, owner, target, 'ready')
      const astray = { name: 'b', mime: 'text/plain', sizeBytes: 1, path: target.path, status: 'uploading' } as const
      const id = stage.world.newId()
      await commit(stage, owner, [{ kind: 'create', collection: 'files', id, data: astray }])
      await commit(stage, owner, [turn('trash', 'files', id)])
      await commit(stage, owner, [turn('purge', 'files', id)])
      expect((await owner.ports.files.download(target)).size).toBe(10)
    },
  ),

  scenario('files/purged', 'once its record is purged, the bytes of a file are gone', async ({ stage }) => {
    const owner = await stage.as('owner')
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(10)))
    await mark(stage, owner, target, 'ready')
    await commit(stage, owner, [turn('trash', 'files', idOf(target.path))])
    expect((await owner.ports.files.download(target)).size).toBe(10)
    await commit(stage, owner, [turn('purge', 'files', idOf(target.path))])
    await refusal(owner.ports.files.download(target), 'file/missing')
  }),
]
