import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import { expect, test } from 'vitest'
import { openReplica } from '../../../src/adapters/replica/open-replica'
import type { Session } from '../../../src/domain/model/session/session'
import { person, write } from '../../contracts/acts'
import { Listener } from '../../harness/listener'
import { instead } from '../../harness/instead'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { memoryHarness } from '../../harness/memory.harness'
import { newMutationId, openStage, type Actor, type Stage } from '../../harness/stage'
import { found } from './disk/disk-world'
import { MemoryDevice } from '../../support/replica/memory-device'

test('a session that is ended from elsewhere takes the copy with it, but for what was never sent', async () => {
  for (const unsent of [0, 1]) {
    const world = await memoryHarness.open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const lost = await stage.elsewhere(owner)
    const device = new MemoryDevice()
    const { disks, tabs } = device.openTab()
    const replica = openReplica({ ports: lost.ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
    const at = { ...lost, ports: replica.ports }
    const session = new Listener(lost.ports.auth.session$, 10_000)
    const state = new Listener(replica.sync.state(lost.workspaceId), 10_000)
    await state.until(({ phase }) => phase.kind === 'whole')
    if (unsent > 0) {
      lost.connection.cut()
      await write(stage, at, person(world))
      await state.until(({ waiting }) => waiting === 1)
    }
    const { user } = session.latest as { readonly user: { readonly id: typeof lost.workspaceId } }
    const address = { backend: 'here', userId: user.id }
    expect(await disks.addresses(address)).toHaveLength(1)
    await owner.ports.auth.signOut('everywhere')
    await session.until(({ status }) => status === 'signed-out')
    await expect.poll(() => disks.addresses(address)).toHaveLength(unsent)
    const kept = await found(disks.disk({ ...address, workspaceId: lost.workspaceId }))
    expect(kept).toMatchObject({ rows: [], cursor: null, held: [] })
    expect(kept.outbox).toHaveLength(unsent)
    for (const listener of [session, state]) listener.stop()
    await replica.close()
    await world.close()
  }
})

test('a session that ran out by itself leaves the copy to whoever signs in again', async () => {
  const world = await memoryHarness.open()
  const owner = await (await openStage(world)).as('owner')
  const here = await sessionOf(owner)
  const address = { backend: 'here', userId: owner.userId }
  const devices = [new MemoryDevice().openTab(), new MemoryDevice().openTab()] as const
  const ended = await Promise.all(
    devices.map(async ({ disks, tabs }) => {
      const session$ = new BehaviorSubject<Session>(here)
      const ports = { ...owner.ports, auth: instead(owner.ports.auth, { session$ }) }
      const replica = openReplica({ ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
      const state = new Listener(replica.sync.state(owner.workspaceId), 10_000)
      await state.until(({ phase }) => phase.kind === 'whole')
      state.stop()
      return { session$, replica }
    }),
  )
  ended[0]?.session$.next({ status: 'signed-out', reason: 'expired' })
  ended[1]?.session$.next({ status: 'signed-out', reason: 'user' })
  // Begun later, and over.
  await expect.poll(() => devices[1].disks.addresses(address)).toHaveLength(0)
  expect(await devices[0].disks.addresses(address)).toHaveLength(1)
  for (const { replica } of ended) await replica.close()
  await world.close()
})

test('a copy whose session is not to be found any more goes at the next start, but for what was never sent', async () => {
  for (const unsent of [0, 1]) {
    const { world, device, member, close } = await copied(unsent)
    await close()
    const { disks, tabs } = device.openTab()
    const nobody = await world.connect()
    const replica = openReplica({ ports: nobody.ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
    await expect.poll(() => disks.addresses({ backend: 'here', userId: member.userId })).toHaveLength(unsent)
    const address = { backend: 'here', userId: member.userId, workspaceId: member.workspaceId }
    await expect.poll(async () => (await found(disks.disk(address))).rows).toEqual([])
    expect((await disks.outbox(address)).outbox).toHaveLength(unsent)
    await replica.close()
    await world.close()
  }
})

test('what was never sent waits for its author while somebody else is signed in, who sees none of it', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const [member, owner] = [await stage.as('member'), await stage.as('owner')]
  const [ofMember, ofOwner] = await Promise.all([member, owner].map(sessionOf))
  const device = new MemoryDevice()
  const { disks, tabs } = device.openTab()
  const session$ = new BehaviorSubject(ofMember!)
  const ports = { ...member.ports, auth: instead(member.ports.auth, { session$ }) }
  const replica = openReplica({ ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
  const state = new Listener(replica.sync.state(member.workspaceId), 10_000)
  await state.until(({ phase }) => phase.kind === 'whole')
  member.connection.cut()
  await write(stage, { ...member, ports: replica.ports }, person(world, { firstName: 'Grace' }))
  await state.until(({ waiting }) => waiting === 1)
  const address = { backend: 'here', userId: member.userId, workspaceId: member.workspaceId }

  // Straight from one to the other, as by a link of another account.
  session$.next(ofOwner!)
  await expect.poll(async () => (await found(disks.disk(address))).rows).toEqual([])
  const kept = await disks.outbox(address)
  const seen = await replica.sync.unsent()
  state.stop()
  await replica.close()
  expect([kept.outbox.length, seen]).toEqual([1, 0])

  member.connection.restore()
  const later = device.openTab()
  const again = openReplica({ ...later, ports: member.ports, runtime: new LeapingRuntime(), backend: 'here' })
  const news = new Listener(again.sync.state(member.workspaceId), 10_000)
  await news.until(({ phase, waiting }) => phase.kind === 'whole' && waiting === 0)
  const { items } = await owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 5 })
  expect(items.map(({ firstName }) => firstName)).toEqual(['Grace'])
  news.stop()
  await again.close()
  await world.close()
})

test('a workspace that was taken from somebody leaves their device, though they never look there again', async () => {
  const { world, stage, device, member, close } = await copied(0)
  await close()
  const owner = await stage.as('owner')
  await turnOut(stage, owner, member)
  const { disks, tabs } = device.openTab()
  const runtime = new LeapingRuntime()
  const again = await stage.elsewhere(member)
  const replica = openReplica({ ports: again.ports, runtime, disks, tabs, backend: 'here' })
  const address = { backend: 'here', userId: member.userId }
  expect(await disks.addresses(address)).toHaveLength(1)
  await runtime.advance(6000)
  await expect.poll(() => disks.addresses(address)).toEqual([])
  await replica.close()
  expect(runtime.dueTasks).toBe(0)
  await world.close()
})

test('whoever loses a workspace is shown what was not sent, while they are here, and nothing is kept', async () => {
  for (const isOpen of [true, false]) {
    const { world, stage, device, member, replica: first, close } = await copied(1)
    if (!isOpen) await close()
    const owner = await stage.as('owner')
    await turnOut(stage, owner, member)
    const [{ disks, tabs }, runtime] = [device.openTab(), new LeapingRuntime()]
    const here = isOpen ? member : await stage.elsewhere(member)
    const replica = isOpen ? first : openReplica({ ports: here.ports, runtime, disks, tabs, backend: 'here' })
    const dropped = new Listener(replica.sync.dropped$, 10_000)
    expect(dropped.latest).toEqual([])
    if (isOpen) member.connection.restore()
    else await runtime.advance(6000)
    const lost = await dropped.until((all) => all.length > 0)
    const workspace = await owner.ports.records.get('workspaces', owner.workspaceId)
    const works = [{ mutations: [{ collection: 'people', data: { firstName: 'Ada' } }] }]
    expect(lost).toMatchObject([{ workspaceId: owner.workspaceId, workspace: workspace?.name, works }])
    await expect.poll(() => disks.addresses({ backend: 'here', userId: member.userId })).toEqual([])
    // Nor is it shown to whoever signs in next.
    await here.ports.auth.signOut('this-device')
    await dropped.until((all) => all.length === 0)
    dropped.stop()
    await (isOpen ? close() : replica.close())
    await world.close()
  }
})

test('what was written in a workspace that nobody has open is sent all the same', async () => {
  const { world, stage, device, member, close } = await copied(1)
  await close()
  const { disks, tabs } = device.openTab()
  const runtime = new LeapingRuntime()
  const again = await stage.elsewhere(member)
  const replica = openReplica({ ports: again.ports, runtime, disks, tabs, backend: 'here' })
  await runtime.advance(6000)
  await expect.poll(() => replica.sync.unsent()).toBe(0)
  await expect.poll(async () => (await runtime.advance(4000), replica.replicas.all)).toEqual([])
  await replica.close()
  await world.close()
})

test('what was never sent forgets how a record was that has been erased since', async () => {
  const { world, stage, device, member, replica, close } = await copied(0)
  const owner = await stage.as('owner')
  const ada = await write(stage, owner, person(world, { firstName: 'Zerubbabel' }))
  const people = new Listener(replica.ports.records.watch('people', { workspaceId: member.workspaceId, limit: 5 }), 10_000)
  await people.until(({ value }) => value.items.length > 0)
  people.stop()
  member.connection.cut()
  const patch = { jobTitle: 'Builder' }
  const change = { kind: 'update', collection: 'people', id: ada.id, patch, expect: ada.version } as const
  const options = { workspaceId: member.workspaceId, mutationId: newMutationId(world) }
  await replica.ports.records.commit([change], options)
  const { disks } = device.openTab()
  const address = { backend: 'here', userId: member.userId, workspaceId: member.workspaceId }
  const kept = async () => JSON.stringify((await disks.outbox(address)).outbox)
  expect(await kept()).toContain('Zerubbabel')
  const input = { workspaceId: owner.workspaceId, personId: ada.id }
  await owner.ports.functions.call('erase-person', input, { mutationId: newMutationId(world) })
  member.connection.restore()
  await expect.poll(kept).not.toContain('Zerubbabel')
  // It is still there, for a person to decide.
  expect(await kept()).toContain('Builder')
  await close()
  await world.close()
})

/** A device that holds the workspace of a member, who wrote as much while offline. */
async function copied(unsent: number) {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const member = await stage.as('member')
  const device = new MemoryDevice()
  const { disks, tabs } = device.openTab()
  const replica = openReplica({ ports: member.ports, runtime: new LeapingRuntime(), disks, tabs, backend: 'here' })
  const state = new Listener(replica.sync.state(member.workspaceId), 10_000)
  await state.until(({ phase }) => phase.kind === 'whole')
  if (unsent > 0) {
    member.connection.cut()
    await write(stage, { ...member, ports: replica.ports }, person(world))
    await state.until(({ waiting }) => waiting === unsent)
  }
  const close = async (): Promise<void> => {
    state.stop()
    await replica.close()
    member.connection.restore()
  }
  return { world, stage, device, member, replica, close }
}

async function turnOut(stage: Stage, owner: Actor, { memberId }: Actor): Promise<void> {
  const patch = { status: 'deactivated' } as const
  await write(stage, owner, { kind: 'update', collection: 'members', id: memberId, patch, expect: 'any' })
}

function sessionOf({ ports }: Actor): Promise<Session> {
  return firstValueFrom(ports.auth.session$.pipe(filter(({ status }) => status === 'signed-in')))
}
