import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import { isSame } from '../../../src/domain/model/records/merge-fields'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { PendingCommit } from '../../../src/ports/sync.port'
import type { Actor } from '../../harness/stage'
import { MOST, WATCHED } from '../replica-programs/whole-device'
import { keyOf } from '../replica-programs/wishes'
import type { StormDevice } from './storm-device'
import type { StormWorld } from './storm-world'

/** Every wait between two attempts is over by the end of it, several times. */
const LONGEST_MS = 30_000
/** Each after as long as a server in this process may really take. */
const MOST_LOOKS = 10
const LOOKS_MS = [1000, 2000, 5000, 10_000, ...Array<number>(12).fill(LONGEST_MS)]

/** Waits until all that waited has arrived, without any hand, and asks whether everything is as it was to be. */
export async function judge(world: StormWorld): Promise<void> {
  let left: string | null = 'nothing was looked at'
  for (const waitMs of LOOKS_MS) {
    await world.time.advance(waitMs)
    if (waitMs === LONGEST_MS) await world.leap()
    left = await unsettled(world)
    if (left === null || world.broken.length > 0) break
  }
  if (left !== null) world.broken.push(left)
  if (world.broken.length > 0) return
  await tellHistory(world)
  world.wishes.judge(await truthFor(world, world.owner))
  world.broken.push(...world.wishes.broken, ...(await missing(world)))
}

async function unsettled(world: StormWorld): Promise<string | null> {
  for (const device of world.devices) {
    const waits = await waitsOn(world, device)
    if (waits !== null) return waits
  }
  const differences = await Promise.all(
    world.devices.map(async ({ id, tab, person }) => {
      const other = differenceOf(tab?.shown ?? new Map(), await truthFor(world, person))
      return other === null ? null : `${id}: ${other}`
    }),
  )
  return differences.find((difference) => difference !== null) ?? null
}

async function waitsOn(world: StormWorld, device: StormDevice): Promise<string | null> {
  const { tab } = device
  if (tab === null) return `${device.id} is not open`
  // What a person has to decide, else what goes by itself.
  const entry = tab.outbox.find((each) => !('what' in each)) ?? tab.outbox[0]
  if (entry === undefined) return null
  if (!('what' in entry)) await decide(world, device, entry)
  return `${device.id} still waits with ${JSON.stringify(entry)}`
}

/** Only what is a person's to decide: the rest goes on by itself. */
async function decide(world: StormWorld, device: StormDevice, entry: PendingCommit): Promise<void> {
  const { wishes } = world
  const { mutationId, mutations, state } = entry
  const { tab, person } = device
  if (state.kind === 'waiting' || tab === null) return
  if (state.kind === 'refused') {
    // What was in the trash could not be changed then, whoever has restored it since.
    const wasInTrash = entry.before.some((record) => typeof record?.deletedAt === 'string')
    const isNew = mutations.every(({ kind, collection }) => kind === 'create' && collection !== 'tags')
    if (isNew || (!wasInTrash && (await isTaken(world, person, mutations))))
      device.broken.push(`${device.id} lists as not accepted what nobody refuses: ${JSON.stringify(entry)}`)
    for (const wish of wishes.of(mutations)) wish.isOver = true
    await tab.replica.sync.discard(mutationId)
    return
  }
  for (const [place, mutation] of mutations.entries()) {
    const current = state.current[place] ?? null
    for (const wish of wishes.of(mutations).filter(({ key }) => key === keyOf(mutation)))
      wish.saw.add(current === null ? null : (Reflect.get(current, wish.field) ?? null))
  }
  await tab.replica.sync.resolve(mutationId, 'mine')
}

/** Would the rules take it now, from the same person? */
async function isTaken(world: StormWorld, { ports, workspaceId }: Actor, mutations: readonly Mutation[]): Promise<boolean> {
  const again = mutations.map((mutation) =>
    mutation.kind === 'create' ? mutation : { ...mutation, expect: 'any' },
  ) as Mutation[]
  const outcomes = ports.records.commit(again, { workspaceId, mutationId: mutationIdOf(world.newId()) })
  return outcomes.then(
    (committed) => committed.every(({ status }) => status === 'written'),
    () => false,
  )
}

/** Every value that stood anywhere, in order, as the database itself wrote it down. */
async function tellHistory(world: StormWorld): Promise<void> {
  const { backend, wishes, owner } = world
  const rows = await backend.sql<
    { version: string; collection: string; id: string; changes: Record<string, [unknown, unknown]> }[]
  >`
    select version, object_collection as collection, object_id as id, changes from public.activities
    where workspace_id = ${owner.workspaceId} and version > ${world.version} order by version`
  for (const { collection, id, changes } of rows) {
    for (const [field, [before, after]] of Object.entries(changes)) {
      const key = keyOf({ collection: collection as CollectionName, id } as Pick<Mutation, 'collection' | 'id'>)
      wishes.committed(key, { [field]: before } as unknown as AnyRecord)
      wishes.committed(key, { [field]: after } as unknown as AnyRecord)
    }
  }
  world.version = Math.max(world.version, ...rows.map(({ version }) => Number(version)))
}

/** Files and calls that a device took are there, once. */
async function missing(world: StormWorld): Promise<readonly string[]> {
  const { backend, owner, kept, guests } = world
  const { workspaceId, ports } = owner
  const broken: string[] = []
  for (const { path, id, body } of kept.splice(0)) {
    const record = await answered(world, () => ports.records.get('files', id))
    // Its person went to the trash, and it with them.
    if (record?.deletedAt !== null) continue
    const download = async () => (await ports.files.download({ workspaceId, path })).text()
    const bytes = await answered(world, download).catch(() => null)
    if (record.status !== 'ready' || bytes !== body) broken.push(`${path} was kept, and is ${record.status} with ${bytes}`)
  }
  for (const email of guests) {
    const [found] =
      await backend.sql`select count(*) from public.invitations where workspace_id = ${workspaceId} and email = ${email}`
    if (Number(found?.['count']) !== 1) broken.push(`${email} was invited ${found?.['count']} times`)
  }
  guests.clear()
  return broken
}

/** All that one person may see, over a connection that nothing befalls. */
async function truthFor(world: StormWorld, { ports, workspaceId }: Actor): Promise<ReadonlyMap<string, AnyRecord>> {
  const pages = await Promise.all(
    WATCHED.map(async (collection) => {
      const options = { workspaceId, limit: MOST, trash: 'include' } as const
      const { items } = await answered(world, () => ports.records.list(collection, options))
      return items.map((record) => [`${collection}/${record.id}`, record] as const)
    }),
  )
  return new Map<string, AnyRecord>(pages.flat())
}

/**
 * The judge's own session may be renewed while a server that was restarted is not yet up. It looks again once that server may be,
 * and supabase-js asks for a token again.
 */
async function answered<T>(world: StormWorld, look: () => Promise<T>): Promise<T> {
  for (let left = MOST_LOOKS; ; left -= 1) {
    try {
      return await look()
    } catch (error) {
      if (left === 0 || !isPortError(error, 'net/timeout', 'net/offline', 'net/unavailable')) throw error
      await world.time.patience()
      await world.time.advance(LONGEST_MS)
    }
  }
}

function differenceOf(shown: ReadonlyMap<string, AnyRecord>, truth: ReadonlyMap<string, AnyRecord>): string | null {
  for (const [key, record] of shown)
    if (!isSame(record, truth.get(key))) return `${key} is ${JSON.stringify(record)}, not ${JSON.stringify(truth.get(key))}`
  for (const key of truth.keys()) if (!shown.has(key)) return `${key} is missing`
  return null
}
