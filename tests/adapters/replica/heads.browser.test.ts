import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IndexedDisks } from '../../../src/adapters/replica/disk/indexed-disks'
import { openReplica, type ReplicaConnection } from '../../../src/adapters/replica/open-replica'
import { webTabs } from '../../../src/adapters/replica/tabs/web-tabs'
import type { Page } from '../../../src/domain/model/query/ast'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import type { Live } from '../../../src/ports/records.port'
import { company, person, write } from '../../contracts/acts'
import type { World } from '../../harness/harness'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { Listener } from '../../harness/listener'
import { memoryHarness } from '../../harness/memory.harness'
import { newMutationId, openStage, type Actor, type Stage } from '../../harness/stage'
import { newId } from './disk/disk-world'
import { databasesOfTest } from './disk/indexed-world'

const PATIENCE_MS = 20_000

let world: World
let stage: Stage
let owner: Actor
/** Whose replica it is. */
let reader: Actor
let backend = ''
let opened: ReplicaConnection[] = []
let runtime: LeapingRuntime
/** How far the device's clock has gone on while the browser was closed. */
let awayMs = 0
/** Lets the rows be read. */
let release = () => {}

beforeEach(async () => {
  world = await memoryHarness.open()
  stage = await openStage(world)
  owner = await stage.as('owner')
  reader = owner
  awayMs = 0
  backend = `heads ${newId()}`
  await write(stage, owner, person(world, { firstName: 'Ada' }))
})

afterEach(async () => {
  release()
  vi.restoreAllMocks()
  await closeAll()
  await world.close()
  for (const name of await databasesOfTest(backend)) indexedDB.deleteDatabase(name)
})

class LaterRuntime extends LeapingRuntime {
  override now(): number {
    return super.now() + awayMs
  }
}

function open(build = 'this'): ReplicaConnection {
  runtime = new LaterRuntime()
  const replica = openReplica({ ports: reader.ports, runtime, backend, disks: new IndexedDisks(runtime), tabs: webTabs, build })
  opened.push(replica)
  return replica
}

async function closeAll(): Promise<void> {
  for (const replica of opened) await replica.close()
  opened = []
}

/** The browser started anew, with rows that cannot be read yet. */
async function openHeld(build?: string): Promise<ReplicaConnection> {
  await closeAll()
  const promise = new Promise<void>((resolve) => (release = resolve))
  vi.spyOn(globalThis.scheduler, 'postTask').mockImplementation(() => promise)
  return open(build)
}

type People = Page<{ readonly firstName?: string }>

function list({ ports }: ReplicaConnection, name: ReadableName = 'people', limit = 100) {
  const answers: Live<People>[] = []
  const stream$ = ports.records.watch(name, { workspaceId: owner.workspaceId, limit, count: 'exact' } as never)
  const listening = stream$.subscribe((live) => answers.push(live as never))
  const names = () => answers.map(({ value }) => namesOf(value))
  const answersShown = () => answers.map(({ freshness }, index) => `${names()[index]}, ${freshness}`)
  return { names, answersShown, stop: () => listening.unsubscribe() }
}

/** The texts of one store of the replica. */
async function stored(store: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of await databasesOfTest(backend)) {
    const db = await openDB(name)
    if (db.objectStoreNames.contains(store)) found.push(...(await db.getAll(store)).map((value) => JSON.stringify(value)))
    db.close()
  }
  return found
}

const heads = () => stored('heads')

/** What the stored heads of people answer. */
async function headNames(): Promise<readonly string[]> {
  const answers = (await heads()).map((head) => JSON.parse((JSON.parse(head) as { readonly answer: string }).answer) as People)
  return answers.map(namesOf)
}

function namesOf({ items }: People): string {
  return items.map(({ firstName }) => firstName).join()
}

/** Shows people until the head of the list is stored. */
async function shown(expected: string, limit = 100): Promise<void> {
  const replica = open()
  const whole = new Listener(replica.sync.state(owner.workspaceId), PATIENCE_MS)
  await whole.until(({ phase }) => phase.kind === 'whole')
  const people = list(replica, 'people', limit)
  // The next answer of the server: a replica whose server never answered after it was filled is not shown offline.
  await write(stage, owner, company(world))
  await expect.poll(() => people.names().at(-1)).toBe(expected)
  const isSeen = async () => (await runtime.advance(500), (await stored('meta')).some((state) => /"seenAt":"/.test(state)))
  await expect.poll(isSeen, { timeout: PATIENCE_MS }).toBe(true)
  // Rows in the journal are read at once, those in chunks when the page has time.
  await runtime.advance(61_000)
  await expect.poll(() => stored('chunks'), { timeout: PATIENCE_MS }).not.toEqual([])
  const isKept = async () => (await runtime.advance(1500), (await headNames()).includes(expected))
  await expect.poll(isKept, { timeout: PATIENCE_MS }).toBe(true)
  people.stop()
  whole.stop()
}

describe('a head of a replica', () => {
  it('is there before the rows are read, without a connection too, and is what they say then', async () => {
    await shown('Ada')
    owner.connection.cut()

    const people = list(await openHeld())
    await expect.poll(people.names).toEqual(['Ada'])
    release()
    vi.restoreAllMocks()
    await expect.poll(() => opened[0]!.replicas.all[0]?.isOpening).toBe(false)

    expect(people.names()).toEqual(['Ada'])
    people.stop()
    owner.connection.restore()
  })

  it('has as many rows as a page of the server', async () => {
    const others = Array.from({ length: 300 }, () => person(world, { firstName: 'Ada' }))
    const commit = (from: number, to: number) =>
      owner.ports.records.commit(others.slice(from, to), { workspaceId: owner.workspaceId, mutationId: newMutationId(world) })
    for (const from of [0, 100, 200]) await commit(from, from + 100)
    const names = Array.from({ length: 301 }, () => 'Ada').join()
    await shown(names, 500)

    const people = list(await openHeld(), 'people', 500)
    await expect.poll(people.names).toEqual([names])
    people.stop()
  })

  it.each([
    ['by another build', 'another', 100],
    ['to another question', 'this', 99],
  ] as const)('waits for the rows where it was answered %s', async (_, build, limit) => {
    await shown('Ada')
    owner.connection.cut()

    const replica = await openHeld(build)
    const people = list(replica, 'people', limit)
    await heads()
    await runtime.advance(100)
    expect(people.names()).toEqual([])
    release()
    vi.restoreAllMocks()
    await expect.poll(people.names).toEqual(['Ada'])
    people.stop()
    owner.connection.restore()
  })

  it('is stale until the server has answered, and gives way to what was written elsewhere meanwhile', async () => {
    await shown('Ada')
    await closeAll()
    const { items } = await owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 1 })
    const [{ id, version }] = items as never as [{ readonly id: Id; readonly version: never }]
    await write(stage, owner, { kind: 'update', collection: 'people', id, patch: { firstName: 'Bea' }, expect: version })

    const people = list(await openHeld())
    await expect.poll(people.answersShown).toEqual(['Ada, stale'])
    release()
    vi.restoreAllMocks()
    await expect.poll(() => people.answersShown().at(-1)).toBe('Bea, live')
    people.stop()
  })

  it.each(['this tab', 'another tab'])('goes with the next step of %s, of what waits to be sent too', async (tab) => {
    await shown('Ada')
    owner.connection.cut()
    const [here] = opened as [ReplicaConnection]
    const { ports, sync } = tab === 'this tab' ? here : open()
    const whole = new Listener(sync.state(owner.workspaceId), PATIENCE_MS)
    await whole.until(({ phase }) => phase.kind === 'whole')
    whole.stop()
    const bob = person(world, { firstName: 'Bob' })
    await ports.records.commit([bob], { workspaceId: owner.workspaceId, mutationId: newMutationId(world) })

    expect(await heads()).toEqual([])
    owner.connection.restore()
  })

  it('is not shown to another account of this browser', async () => {
    await shown('Ada')
    reader = await stage.as('member')
    reader.connection.cut()

    const replica = await openHeld()
    const people = list(replica)
    await expect.poll(() => replica.replicas.all.length).toBe(1)
    release()
    vi.restoreAllMocks()
    await expect.poll(() => replica.replicas.all[0]?.isOpening).toBe(false)
    expect(people.answersShown()).toEqual([])
    people.stop()
    reader.connection.restore()
  })

  it('is not shown once two weeks went by without an answer of the server', async () => {
    await shown('Ada')
    owner.connection.cut()
    await closeAll()
    awayMs = 15 * 24 * 60 * 60 * 1000

    const replica = await openHeld()
    const people = list(replica)
    expect((await heads()).length).toBe(1)
    release()
    vi.restoreAllMocks()
    await expect.poll(() => replica.replicas.all[0]?.isOpening).toBe(false)
    expect(people.answersShown()).toEqual([])
    people.stop()
    owner.connection.restore()
  })

  it('leaves the device when one signs out', async () => {
    await shown('Ada')
    await owner.ports.auth.signOut('this-device')
    await expect.poll(() => databasesOfTest(backend)).toEqual([])
  })

  it('leaves the device with the workspace that was taken from somebody', async () => {
    reader = await stage.as('member')
    await shown('Ada')
    const patch = { status: 'deactivated' } as const
    await write(stage, owner, { kind: 'update', collection: 'members', id: reader.memberId, patch, expect: 'any' })
    await expect.poll(heads).toEqual([])
    await expect.poll(async () => (await databasesOfTest(backend)).filter((name) => name.includes('/replica/'))).toEqual([])
  })
})
