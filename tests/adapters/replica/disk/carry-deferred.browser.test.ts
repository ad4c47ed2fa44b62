import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserRuntime } from '../../../../src/adapters/browser/runtime'
import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import { databaseOf, deferredOf } from '../../../../src/adapters/replica/disk/replica-database'
import type { ReplicaOwner } from '../../../../src/adapters/replica/disk/replica-disks'
import type { Id } from '../../../../src/domain/model/kernel/id'
import { ended, entry, foundAt, newId, SEEN, type DiskWorld } from './disk-world'
import { databasesOfTest, indexedWorld } from './indexed-world'

let world: DiskWorld
let owner: ReplicaOwner
let workspaceId: Id

beforeEach(() => {
  world = indexedWorld()
  owner = { backend: world.backend, userId: newId() }
  workspaceId = newId()
})
afterEach(async () => {
  await ended(world)
})

const address = (of = workspaceId) => ({ ...owner, workspaceId: of })
const isLeft = async () => (await databasesOfTest(world.backend)).includes(deferredOf(owner))

/** Items as the program before this one wrote them, letter by letter. */
const fileItem = (order: number, more: object = {}) => {
  const id = newId()
  const file = {
    kind: 'file',
    id,
    name: 'offer.pdf',
    path: `people/${newId()}/${id}`,
    sizeBytes: 3,
    resume: null,
    isStored: false,
  }
  return { mutationId: newId(), workspaceId, order, at: SEEN, what: { ...file, ...more }, refusal: null }
}
const callItem = (order: number, more: object = {}) => {
  const input = { workspaceId, email: 'new@example.com', role: 'member' }
  const what = { kind: 'call', name: 'invite-member', input }
  return { mutationId: newId(), workspaceId, order, at: SEEN, what, refusal: null, ...more }
}

/** The database of that program, in the format that it had. */
async function kept(items: readonly { readonly mutationId: string }[], bytes: Readonly<Record<string, unknown>> = {}) {
  const db = await openDB(deferredOf(owner), 1, {
    upgrade: (made) => {
      made.createObjectStore('items')
      made.createObjectStore('bytes')
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  for (const item of items) await db.put('items', JSON.stringify(item), item.mutationId)
  for (const [mutationId, body] of Object.entries(bytes)) await db.put('bytes', body, mutationId)
  return db
}

/** The replica of that program: without a place for bytes. */
async function keptOutbox(...entries: readonly OutboxEntry[]): Promise<void> {
  const db = await openDB(databaseOf(address()), 1, {
    upgrade: (made) => {
      for (const store of ['meta', 'chunks', 'outbox']) made.createObjectStore(store)
      made.createObjectStore('journal', { autoIncrement: true })
    },
  })
  for (const each of entries) await db.put('outbox', JSON.stringify(each), each.mutationId)
  db.close()
}

const asBytes = async (text: string) => ({ bytes: await new Blob([text]).arrayBuffer(), type: 'text/plain' })
const contentOf = async (blob: Blob | null) => [await blob?.text(), blob?.type]

it('files and calls of an earlier program are in the one outbox, in their order among the commits, with their bytes', async () => {
  const elsewhere = newId()
  const [commit, file, call, blob, other] = [
    entry(1),
    fileItem(2),
    callItem(3),
    fileItem(4),
    { ...fileItem(1), workspaceId: elsewhere },
  ]
  await keptOutbox(commit)
  const bytes = { [file.mutationId]: await asBytes('abc'), [blob.mutationId]: new Blob(['xyz'], { type: 'text/html' }) }
  ;(await kept([file, call, blob, other], { ...bytes, [other.mutationId]: await asBytes('def') })).close()

  const disk = world.openTab().disks.disk(address())
  const { outbox, unreadable } = await disk.open(() => undefined)
  expect([outbox.map(({ mutationId }) => mutationId), unreadable]).toEqual([
    [commit.mutationId, file.mutationId, call.mutationId, blob.mutationId],
    [],
  ])
  const { isStored: _, ...work } = file.what as { isStored?: boolean }
  const empty = { via: 'app', mutations: [], before: [], state: { kind: 'waiting' }, isAwaited: false }
  expect(outbox.slice(1, 3)).toEqual([
    { mutationId: file.mutationId, order: 2, at: SEEN, ...empty, work },
    { mutationId: call.mutationId, order: 3, at: SEEN, ...empty, work: call.what },
  ])
  const bytesOf = async ({ mutationId }: { readonly mutationId: Id }) => contentOf(await disk.bytes(mutationId as never))
  expect(await Promise.all([file, blob].map(bytesOf))).toEqual([
    ['abc', 'text/plain'],
    ['xyz', 'text/html'],
  ])
  await disk.close()
  expect((await foundAt(world, address(elsewhere))).outbox).toMatchObject([{ mutationId: other.mutationId }])
  expect(await isLeft()).toBe(false)
})

it('what was refused stays refused, and a file whose bytes are stored has only its record left to be written', async () => {
  const error = { code: 'access/denied', details: { action: 'invite' } }
  const [refused, declined] = [
    callItem(1, { refusal: { kind: 'refused', error } }),
    callItem(2, { refusal: { kind: 'declined', refusal: 'member/known' } }),
  ]
  const stored = fileItem(3, { isStored: true })
  ;(await kept([refused, declined, stored])).close()

  const { outbox } = await foundAt(world, address())
  const ready = {
    kind: 'update',
    collection: 'files',
    id: stored.what.id,
    patch: { status: 'ready' },
    expect: 'any',
  }
  expect(outbox).toMatchObject([
    { state: { kind: 'refused', error } },
    { state: { kind: 'declined', refusal: 'member/known' } },
    { state: { kind: 'waiting' }, mutations: [ready], work: { kind: 'file' } },
  ])
})

it('a file whose record was on its way to be ready is one entry, which is sent once', async () => {
  const file = fileItem(2, { isStored: true })
  const id = file.what.id
  const ready = { kind: 'update', collection: 'files', id, patch: { status: 'ready' }, expect: 'any' } as const
  const commit = { ...entry(3, { mutations: [ready], before: [null] }), mutationId: file.mutationId as never }
  await keptOutbox(commit)
  ;(await kept([file])).close()

  expect((await foundAt(world, address())).outbox).toMatchObject([{ ...commit, work: { kind: 'file', id } }])
})

it('nothing is lost or doubled if it is interrupted before it deletes what it has moved', async () => {
  const items = [fileItem(1), callItem(2), fileItem(3)] as const
  const [first] = items
  const body = await asBytes('abc')
  ;(await kept(items.slice(0, 2), { [first.mutationId]: body })).close()
  expect((await foundAt(world, address())).outbox).toHaveLength(2)
  ;(await kept([first, items[2]], { [first.mutationId]: body, [items[2].mutationId]: body })).close()

  // The next start.
  const next = indexedWorld(browserRuntime(), world.backend)
  const disk = next.openTab().disks.disk(address())
  const { outbox } = await disk.open(() => undefined)
  expect(outbox.map(({ mutationId }) => mutationId)).toEqual(items.map(({ mutationId }) => mutationId))
  expect(await contentOf(await disk.bytes(first.mutationId as never))).toEqual(['abc', 'text/plain'])
  expect(await isLeft()).toBe(false)
  await ended(next)
})

it('what cannot be read stays where it is, and does not hold up the rest; signing out deletes it', async () => {
  const file = fileItem(1)
  const db = await kept([file], { [file.mutationId]: await asBytes('abc') })
  await db.put('items', '{"mutationId":', 'torn')
  db.close()

  const { disks } = world.openTab()
  expect((await disks.outbox(address())).outbox).toMatchObject([{ mutationId: file.mutationId }])
  expect(await isLeft()).toBe(true)
  await disks.wipe(owner)
  expect(await databasesOfTest(world.backend)).toEqual([])
})

it('an earlier program that has it open writes to it no more', async () => {
  const file = fileItem(1)
  const db = await kept([file], { [file.mutationId]: await asBytes('abc') })

  expect((await foundAt(world, address())).outbox).toMatchObject([{ mutationId: file.mutationId }])
  await expect(db.put('items', '{}', 'late')).rejects.toThrow('connection is closing')
})

it('a tab of an earlier program that is asleep is not waited for, and what it held is there at the next start', async () => {
  const file = fileItem(1)
  ;(await kept([file], { [file.mutationId]: await asBytes('abc') })).close()
  const asleep = await openDB(deferredOf(owner), 1)
  expect((await foundAt(world, address())).outbox).toEqual([])
  asleep.close()
  await expect.poll(isLeft).toBe(false)

  const next = indexedWorld(browserRuntime(), world.backend)
  expect((await foundAt(next, address())).outbox).toMatchObject([{ mutationId: file.mutationId }])
  await ended(next)
})

it('bytes are kept with their entry, stay with it, and go with it', async () => {
  const mine = { ...entry(1), work: { ...fileItem(1).what, resume: null } as never }
  const [disk, other] = [world.openTab().disks.disk(address()), world.openTab().disks.disk(address())]
  await Promise.all([disk, other].map((each) => each.open(() => undefined)))
  await disk.write({ outbox: { put: [mine] } }, new Map([[mine.mutationId, new Blob(['abc'], { type: 'text/plain' })]]))
  await disk.write({ outbox: { put: [{ ...mine, order: 2 }] } })
  expect(await contentOf(await other.bytes(mine.mutationId))).toEqual(['abc', 'text/plain'])
  await other.write({ outbox: { remove: [mine.mutationId] } })
  expect(await disk.bytes(mine.mutationId)).toBeNull()
})
