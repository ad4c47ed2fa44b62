import { lastValueFrom, toArray } from 'rxjs'
import { expect } from 'vitest'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { FileRef, UploadEvent } from '../../src/ports/files.port'
import { newMutationId, type Actor } from '../harness/stage'
import { announced, refusal } from './acts'
import { scenario, type Play, type Scenario } from './scenario'
import { bytes, idOf, MIB, same } from './uploads'

/** What may wait for a connection, in sets that have it wait; the others refuse it at once. */
export const deferred: readonly Scenario[] = [
  scenario(
    'files/waits',
    'a file that may wait is taken offline, read here, and there once for everybody when the connection is back',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const body = bytes(MIB)
      if (!owner.ports.files.capabilities.uploadsOffline) {
        const target = await announced(stage, owner)
        owner.connection.cut()
        await refusal(waiting(owner, target, body), 'net/offline')
        return
      }
      const there = listen(
        (await stage.elsewhere(owner)).ports.records.watch('files', { workspaceId: owner.workspaceId, limit: 5 }),
      )
      const here = listen(owner.ports.records.watch('files', { workspaceId: owner.workspaceId, limit: 5 }))
      await Promise.all([inTime(() => there.times(1)), inTime(() => here.times(1))])
      owner.connection.cut()
      const target = await announced(stage, owner)
      expect((await waiting(owner, target, body)).at(-1)).toEqual({ kind: 'kept' })
      expect(await same(await owner.ports.files.download(target), body)).toBe(true)
      expect(here.latest?.value.items).toMatchObject([{ status: 'uploading', path: target.path }])
      owner.connection.restore()
      const isReady = ({ value }: { readonly value: { readonly items: readonly RecordOf<'files'>[] } }) =>
        value.items.some(({ status, id }) => status === 'ready' && id === idOf(target.path))
      await inTime(() => here.until(isReady, 'the file here'))
      await inTime(() => there.until(isReady, 'the file elsewhere'))
      const reader = await stage.elsewhere(owner)
      expect(await same(await reader.ports.files.download(target), body)).toBe(true)
    },
  ),

  scenario(
    'files/waits-survives',
    'a file that waits is there for the next tab, and goes up though the one that took it is gone',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      if (!owner.ports.files.capabilities.uploadsOffline) return
      const there = listen(
        (await stage.elsewhere(owner)).ports.records.watch('files', { workspaceId: owner.workspaceId, limit: 5 }),
      )
      await settled({ listen }, owner)
      await inTime(() => there.times(1))
      owner.connection.cut()
      const target = await announced(stage, owner)
      await waiting(owner, target, bytes(MIB))
      await owner.close()
      const again = await stage.anotherTab(owner)
      await settled({ listen }, { ...again, workspaceId: owner.workspaceId })
      expect((await again.ports.files.download(target)).size).toBe(MIB)
      again.connection.restore()
      await inTime(() => there.until(({ value: { items } }) => items.some(({ status }) => status === 'ready'), 'the file'))
    },
  ),

  scenario(
    'files/waits-trouble',
    'a file that may wait is taken where something else answers in the backend’s place, and goes up by itself',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const target = await announced(stage, owner)
      await settled({ listen }, owner)
      owner.connection.refuse('net/unavailable', {}, 3)
      if (!owner.ports.files.capabilities.uploadsOffline) return
      expect((await waiting(owner, target, bytes(10))).at(-1)).toEqual({ kind: 'kept' })
      const there = listen(
        (await stage.elsewhere(owner)).ports.records.watch('files', { workspaceId: owner.workspaceId, limit: 5 }),
      )
      await inTime(() => there.until(({ value: { items } }) => items.some(({ status }) => status === 'ready'), 'the file'))
    },
  ),

  scenario(
    'files/waits-refused',
    'a file that does not wait, or whose set has none wait, is refused offline as ever',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const target = await announced(stage, owner)
      owner.connection.cut()
      await refusal(lastValueFrom(owner.ports.files.upload(target, bytes(1))), 'net/offline')
    },
  ),

  scenario(
    'functions/waits',
    'a call that may wait is taken without a line, and made once when it is back; elsewhere it is refused at once',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const { functions, records } = owner.ports
      const { workspaceId } = owner
      const invite = (mutationId = newMutationId(stage.world)) =>
        functions.callWhenever('invite-member', { workspaceId, email: 'new@example.com', role: 'member' }, { mutationId })
      await settled({ listen }, owner)
      owner.connection.cut()
      if (!functions.capabilities.callsOffline) {
        await refusal(invite(), 'net/offline')
        owner.connection.restore()
        expect(await invite()).toMatchObject({ ok: true })
        return
      }
      const mutationId = newMutationId(stage.world)
      expect([await invite(mutationId), await invite(mutationId)]).toEqual([null, null])
      await refusal(functions.call('daily-digest', { workspaceId }, { mutationId: newMutationId(stage.world) }), 'net/offline')
      owner.connection.restore()
      const sent = listen(records.watch('invitations', { workspaceId, limit: 5 }))
      const isSent = ({ value: { items } }: { readonly value: { readonly items: readonly RecordOf<'invitations'>[] } }) =>
        items.some(({ email }) => email === 'new@example.com')
      expect((await inTime(() => sent.until(isSent, 'the invitation'))).value.items).toHaveLength(1)
    },
  ),
]

function waiting({ ports }: Pick<Actor, 'ports'>, target: FileRef, body: Blob): Promise<readonly UploadEvent[]> {
  return lastValueFrom(ports.files.upload(target, body, { mayWait: true }).pipe(toArray()))
}

/** Until the device has the workspace, where it keeps one. */
async function settled(
  { listen }: Pick<Play, 'listen'>,
  { ports, workspaceId }: Pick<Actor, 'ports' | 'workspaceId'>,
): Promise<void> {
  const members = listen(ports.records.watch('members', { workspaceId, limit: 1 }))
  await inTime(() => members.times(1))
}

/** A connection takes its time to come back, and a server its own; then several things happen one after the other. */
async function inTime<T>(step: () => Promise<T>, tries = 8): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (tries === 1) throw error
    return inTime(step, tries - 1)
  }
}
