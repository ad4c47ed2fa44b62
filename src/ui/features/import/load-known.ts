import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { readKept, type KeptMapping } from '../../../domain/model/imports/recognising/kept-mapping'
import { type Mapping, type Source, collectionOf, fieldOf } from '../../../domain/model/imports/targets'
import { isSameProgram } from '../../../domain/model/imports/writing/import-log'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { PageCursor } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readChunks } from '../../../domain/use-cases/imports/read-import'
import type { RecordsPort } from '../../../ports/records.port'
import type { ImportClient } from './import-client'
import type { Known } from './import-messages'

/** A file as its columns are mapped, and where it is imported. */
interface MappedFile {
  readonly workspaceId: Id
  readonly mapping: Mapping
  /** What the rows are about. */
  readonly primary: ImportCollection
  readonly source: Source
  /** Resolves after the screen had its turn. */
  readonly next: () => Promise<unknown>
}

/** A record is copied to the worker: few enough at once that it does not hold up a frame. */
const PAGE = 500

const NONE: Omit<Known, 'reset'> = { people: [], companies: [], deals: [], tasks: [], notes: [] }

/** Hands what the workspace has to the worker, page by page, the screen drawn in between. */
export async function loadKnown(records: RecordsPort, client: ImportClient, file: MappedFile): Promise<void> {
  const { workspaceId, next } = file
  await client.ask('know', { ...NONE, reset: true })
  const limit = Math.min(PAGE, records.capabilities.maxPageSize)
  for (const collection of comparedWith(file)) {
    for (let after: PageCursor | null | undefined; after !== null;) {
      const page = await records.list(collection, { workspaceId, limit, ...(after === undefined ? {} : { after }) })
      await client.ask('know', { ...NONE, reset: false, [collection]: page.items })
      after = page.next
      await next()
    }
  }
  if (file.mapping.some(({ target }) => target !== null && /\.(recordId|related)$/.test(target)))
    await loadNamed(records, client, file)
}

/** People and companies always; deals if a column is about deals; tasks and notes if the file has their ids. */
function comparedWith({ mapping, primary, source }: MappedFile): readonly ImportCollection[] {
  const targets = mapping.flatMap(({ target }) => target ?? [])
  // What something is related to by its id or name may be a deal.
  const namesDeals = targets.some((target) => collectionOf(target) === 'deals' || fieldOf(target) === 'related')
  const isOwn = source === 'portside'
  const hasIds = isOwn || targets.some((target) => target === `${primary}.recordId`)
  return [
    'people',
    'companies',
    ...(namesDeals || isOwn ? (['deals'] as const) : []),
    ...(hasIds && (primary === 'tasks' || primary === 'notes') ? [primary] : []),
  ]
}

/**
 * Tells the worker what earlier files called their records, so that this one links to them. What cannot be had is left out:
 * the rows say which ids nobody has.
 */
async function loadNamed(records: RecordsPort, client: ImportClient, { workspaceId, source, next }: MappedFile): Promise<void> {
  for (const job of await latestImports(records, workspaceId)) {
    if (job.status === 'undone' || job.mapping?.includes('recordId') !== true) continue
    const isSame = isSameProgram(job.source ?? 'other', source)
    const chunks = await readChunks(job, { records, pace: next }).catch(() => [])
    await eachLogs(chunks, next, (logs) => client.ask('named', { logs, isSame }))
  }
}

/** Copying them to the worker is to hold up no frame. */
const LOGS_AT_ONCE = 20

/** What chunks say, a few of them at once. */
export async function eachLogs(
  chunks: readonly RecordOf<'importChunks'>[],
  next: () => Promise<unknown>,
  send: (logs: readonly string[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < chunks.length; at += LOGS_AT_ONCE) {
    await send(chunks.slice(at, at + LOGS_AT_ONCE).map(({ log }) => log))
    await next()
  }
}

/** Earlier imports that are looked through: a house is moved in one go. */
const LATEST = 50

/** The latest first; none where they cannot be had. */
async function latestImports(records: Pick<RecordsPort, 'list'>, workspaceId: Id): Promise<readonly RecordOf<'imports'>[]> {
  const latest = { workspaceId, limit: LATEST, orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }] } as const
  const { items } = await records.list('imports', latest).catch(() => ({ items: [] }))
  return items
}

/** An import whose mapping can be taken again. */
export interface EarlierImport {
  readonly id: Id
  readonly fileName: string
  readonly at: Instant
  readonly kept: KeptMapping
}

/** The latest imports that say how their columns were mapped, one a name of a file. All that is lost without them is a proposal. */
export async function earlierImports(records: Pick<RecordsPort, 'list'>, workspaceId: Id): Promise<readonly EarlierImport[]> {
  const found = (await latestImports(records, workspaceId)).flatMap(({ id, fileName, createdAt, mapping }): EarlierImport[] => {
    const kept = readKept(mapping)
    return kept === null ? [] : [{ id, fileName, at: createdAt, kept }]
  })
  return found.filter(({ fileName }, at) => found.findIndex((other) => other.fileName === fileName) === at)
}
