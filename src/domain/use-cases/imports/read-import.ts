import { LINKING, recordKey, touchesOf, type CurrentRecord, type Touch } from '../../model/imports/writing/undo/touch'
import { finish } from '../../model/kernel/in-slices'
import type { Id } from '../../model/kernel/id'
import type { AnyCondition, PageCursor } from '../../model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../model/records/collections'
import type { RecordsPort } from '../../../ports/records.port'

/** Chunks asked for at once: one may be long. */
const CHUNKS = 50
/** Records asked for at once: where they are near, reading more would hold up a frame. */
const PAGE = 2000

export interface ReadPorts {
  readonly records: Pick<RecordsPort, 'list' | 'capabilities'>
  /** Resolves after the screen had its turn. */
  readonly pace: () => Promise<unknown>
}

type Job = Pick<RecordOf<'imports'>, 'id' | 'workspaceId'>
type Chunks = readonly RecordOf<'importChunks'>[]

/** What an import did, in the order in which it did it. */
export async function readChunks(job: Job, ports: ReadPorts): Promise<Chunks> {
  const pages: Chunks[] = []
  for await (const page of chunkPages(job, ports)) pages.push(page)
  return pages.flat()
}

/** The same, piece by piece. */
export async function* chunkPages(job: Job, { records, pace }: ReadPorts): AsyncGenerator<Chunks, void> {
  const query = {
    workspaceId: job.workspaceId,
    where: { op: 'eq', field: 'importId', value: job.id },
    orderBy: [{ field: 'position', direction: 'asc', empty: 'last' }],
    limit: CHUNKS,
  } as const
  for (let after: PageCursor | null | undefined; after !== null;) {
    const page = await records.list('importChunks', { ...query, ...(after === undefined ? {} : { after }) })
    yield page.items
    after = page.next
    await pace()
  }
}

export interface ImportTraces {
  readonly touches: ReadonlyMap<string, Touch>
  /** By key, all that was written since the import began and can have to do with it; trashed records too. */
  readonly records: ReadonlyMap<string, CurrentRecord>
}

/** What undoing an import has to look at. Whatever names a record that the import made was written to since it began. */
export async function readTraces(
  job: Pick<RecordOf<'imports'>, 'id' | 'workspaceId' | 'createdAt'>,
  ports: ReadPorts,
): Promise<ImportTraces> {
  const touches = await finish(touchesOf(await readChunks(job, ports)), ports.pace)
  return { touches, records: await readSince(job, touches, ports) }
}

/** All that was written since then, of the collections of these records and of those that can name them; trashed ones, too. */
export async function readSince(
  { workspaceId, createdAt }: Pick<RecordOf<'imports'>, 'workspaceId' | 'createdAt'>,
  touches: ImportTraces['touches'],
  ports: ReadPorts,
): Promise<ImportTraces['records']> {
  const collections = new Set<CollectionName>([...LINKING, ...Array.from(touches.values(), ({ collection }) => collection)])
  const found = new Map<string, CurrentRecord>()
  const where: AnyCondition = { op: 'gte', field: 'updatedAt', value: createdAt }
  for (const collection of collections) {
    await eachPage(collection, { workspaceId, where }, ports, (items) => {
      for (const record of items) found.set(recordKey(collection, record.id), { collection, record })
    })
  }
  return found
}

async function eachPage(
  collection: CollectionName,
  filter: { readonly workspaceId: Id; readonly where: AnyCondition },
  { records, pace }: ReadPorts,
  take: (items: readonly AnyRecord[]) => void,
): Promise<void> {
  // Which conditions a collection takes is only known of one that is named; the field is one that all have.
  const list = records.list.bind(records) as unknown as AnyList
  const query = { ...filter, trash: 'include', limit: Math.min(PAGE, records.capabilities.maxPageSize) } as const
  for (let after: PageCursor | null | undefined; after !== null;) {
    const page = await list(collection, { ...query, ...(after === undefined ? {} : { after }) })
    take(page.items)
    after = page.next
    await pace()
  }
}

type AnyList = (
  collection: CollectionName,
  query: { readonly workspaceId: Id; readonly where: AnyCondition; readonly trash: 'include'; readonly limit: number },
) => Promise<{ readonly items: readonly AnyRecord[]; readonly next: PageCursor | null }>
