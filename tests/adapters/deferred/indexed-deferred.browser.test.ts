import { openDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DeferredItem } from '../../../src/adapters/deferred/deferred-item'
import type { DeferredStore } from '../../../src/adapters/deferred/deferred-store'
import { indexedDeferredStores as stores, wipeDeferred } from '../../../src/adapters/deferred/indexed-deferred-stores'
import type { Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { MutationId } from '../../../src/domain/model/records/meta'
import { newId } from '../replica/disk/disk-world'

let owner: { readonly backend: string; readonly userId: Id }
let opened: DeferredStore[] = []

beforeEach(() => {
  owner = { backend: `test ${newId()}`, userId: newId() }
})
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  await wipeDeferred(owner.backend)
})

async function open(): Promise<DeferredStore> {
  const store = await stores.open(owner, true)
  if (store === null) throw new Error('nothing was made')
  opened.push(store)
  return store
}

const databases = async () =>
  (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.includes(owner.userId))

function item(): DeferredItem {
  const mutationId = newId() as string as MutationId
  const id = newId()
  const file = { kind: 'file', id, name: 'offer.pdf', path: `people/${id}`, sizeBytes: 3, resume: null, isStored: false } as const
  return { mutationId, workspaceId: newId(), order: 1, at: instantOf(0), what: file, refusal: null }
}

it('makes no database for those of whom nothing waits', async () => {
  expect([await stores.open(owner, false), await databases()]).toEqual([null, []])
})

it('has what waits, and its bytes, as they were put, in every tab and at the next start', async () => {
  const [store, other] = [await open(), await open()]
  const heard: string[] = []
  other.others$.subscribe(() => heard.push('changed'))
  const [one, two] = [item(), item()]
  await store.put(one, new Blob(['abc']))
  await store.put(two, new Blob(['xyz']))
  // Without bytes those that are there stay.
  await store.put({ ...one, order: 2 })
  await expect.poll(() => heard.length).toBe(3)
  expect(await (await other.bytes(one.mutationId))?.text()).toBe('abc')
  await other.remove([two.mutationId])
  await Promise.all([store.close(), other.close()])

  const again = await open()
  expect([await again.all(), await again.bytes(two.mutationId)]).toEqual([[{ ...one, order: 2 }], null])
})

it('is deleted beneath those who have it open, who are told that it is over', async () => {
  const store = await open()
  await store.put(item(), new Blob(['abc']))
  await stores.wipe(owner)

  await expect.poll(databases).toEqual([])
  await expect(store.all()).rejects.toMatchObject({ code: 'call/cancelled' })
  expect(await stores.open(owner, false)).toBeNull()
})

it('says of a database of a newer program that the two do not fit together', async () => {
  const store = await open()
  await store.close()
  const [name = ''] = await databases()
  const newer = await openDB(name, 99)
  newer.close()

  await expect(stores.open(owner, true)).rejects.toMatchObject({ code: 'backend/schema-mismatch' })
})
