import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Id } from '../../../domain/model/kernel/id'
import { parsedJson } from '../../shared/parsed-json'
import type { KeptBytes } from '../../shared/store/kept-bytes'
import type { StoreDatabase } from '../../shared/store/store-database'
import type { KeptFile, OutboxEntry, OutboxState, Undelivered } from '../core/outbox-entry'
import { databaseNames, deleteStore } from '../../shared/store/whole-databases'
import { databaseOf, deferredOf, openReplicaDatabase } from './replica-database'
import type { ReplicaOwner } from './replica-disks'

/** Earlier versions of the app open format 1. Once it is 2, none of them can write here any more. */
const FORMAT = 2

interface Schema extends DBSchema {
  /** One item each, as JSON text, under its mutation. */
  items: { key: string; value: string }
  /** The bytes of files, under the same. */
  bytes: { key: string; value: KeptBytes | Blob }
}

/** A file or a call as an earlier version of the app stored it. */
interface Item extends Pick<OutboxEntry, 'mutationId' | 'order' | 'at'> {
  readonly workspaceId: Id
  readonly what: Exclude<Undelivered['work'], KeptFile> | (KeptFile & { readonly isStored: boolean })
  readonly refusal: Extract<OutboxState, { readonly kind: 'refused' | 'declined' }> | null
}

/**
 * Earlier versions of the app stored pending files and calls in one database per person. This moves them to the outboxes of their
 * workspaces. Each is written there before it is deleted here, so that a crash loses none; what cannot be read stays here.
 */
export async function carryDeferred(owner: ReplicaOwner): Promise<void> {
  const name = deferredOf(owner)
  if (!(await databaseNames()).includes(name)) return
  await new Promise<void>((resolve, reject) => {
    // A sleeping tab of an earlier version may hold the database. Nothing waits for that tab: the next start tries again.
    void navigator.locks.request(`${name}/carry`, () => carryFrom(name, { owner, blocked: resolve })).then(resolve, reject)
  })
}

async function carryFrom(
  name: string,
  { owner, blocked }: { readonly owner: ReplicaOwner; readonly blocked: () => void },
): Promise<void> {
  if (!(await databaseNames()).includes(name)) return
  const db = await openDB<Schema>(name, FORMAT, {
    upgrade: (made, before) => {
      if (before > 0) return
      made.createObjectStore('items')
      made.createObjectStore('bytes')
    },
    blocked,
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  try {
    const items = (await db.getAll('items')).map((text) => parsedJson(text) as Item | null).filter((item) => item !== null)
    for (const workspaceId of new Set(items.map((item) => item.workspaceId))) {
      const replica = await openReplicaDatabase(databaseOf({ ...owner, workspaceId }))
      try {
        for (const item of items) if (item.workspaceId === workspaceId) await carry(db, replica, item)
      } finally {
        replica.close()
      }
    }
    if ((await db.count('items')) > 0) return
  } finally {
    db.close()
  }
  await deleteStore(name)
}

async function carry(db: IDBPDatabase<Schema>, replica: StoreDatabase, item: Item): Promise<void> {
  const { mutationId } = item
  const bytes = await db.get('bytes', mutationId)
  const there = replica.transaction(['outbox', 'bytes'], 'readwrite', { durability: 'strict' })
  const outbox = there.objectStore('outbox')
  const known = parsedJson((await outbox.get(mutationId)) ?? null) as OutboxEntry | null
  await Promise.all([
    outbox.put(JSON.stringify(entryOf(item, known)), mutationId),
    bytes === undefined ? undefined : there.objectStore('bytes').put(bytes, mutationId),
    there.done,
  ])
  const here = db.transaction(['items', 'bytes'], 'readwrite', { durability: 'strict' })
  await Promise.all([here.objectStore('items').delete(mutationId), here.objectStore('bytes').delete(mutationId), here.done])
}

/** @param known the pending commit with the same id that marks the file's record as ready, if there is one */
function entryOf({ mutationId, order, at, what, refusal }: Item, known: OutboxEntry | null): OutboxEntry {
  const empty = { mutations: [], before: [], isAwaited: false } as const
  const entry = { mutationId, order, at, via: 'app', state: refusal ?? { kind: 'waiting' }, ...empty } as const
  if (what.kind === 'call') return { ...entry, work: what }
  const { isStored, ...work } = what
  if (known?.state.kind === 'waiting' || known?.state.kind === 'acknowledged') return { ...known, work }
  if (!isStored || refusal !== null) return { ...entry, work }
  const ready = { kind: 'update', collection: 'files', id: work.id, patch: { status: 'ready' }, expect: 'any' } as const
  return { ...entry, mutations: [ready], before: [null], work }
}
