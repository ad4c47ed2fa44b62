import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Mapping } from '../../../domain/model/imports/mapping'
import { type Source, collectionOf, fieldOf } from '../../../domain/model/imports/targets'
import { isSameProgram } from '../../../domain/model/imports/writing/import-log'
import type { Id } from '../../../domain/model/kernel/id'
import type { PageCursor } from '../../../domain/model/query/ast'
import { readChunks } from '../../../domain/use-cases/imports/read-import'
import type { RecordsPort } from '../../../ports/records.port'
import type { DraftState } from './draft-state'
import type { ImportClient } from './import-client'
import type { Known } from './import-messages'

interface KnownOf {
  readonly workspaceId: Id
  /** Those that rows are compared with. */
  readonly collections: readonly ImportCollection[]
  readonly next: () => Promise<unknown>
}

/** A record is copied to the worker: few enough at once that it does not hold up a frame. */
const PAGE = 500

const NONE: Omit<Known, 'reset'> = { people: [], companies: [], deals: [], tasks: [], notes: [] }

/** Hands what the workspace has to the worker, page by page, the screen drawn in between. */
export async function loadKnown(
  records: RecordsPort,
  client: ImportClient,
  { workspaceId, collections, next }: KnownOf,
): Promise<void> {
  await client.ask('know', { ...NONE, reset: true })
  const limit = Math.min(PAGE, records.capabilities.maxPageSize)
  for (const collection of collections) {
    for (let after: PageCursor | null | undefined; after !== null;) {
      const page = await records.list(collection, { workspaceId, limit, ...(after === undefined ? {} : { after }) })
      await client.ask('know', { ...NONE, reset: false, [collection]: page.items })
      after = page.next
      await next()
    }
  }
}

interface NamedOf {
  readonly workspaceId: Id
  readonly source: Source
  readonly next: () => Promise<unknown>
}

/** Earlier imports that are looked through: a house is moved in one go. */
const LATEST = 50
/** Copying them to the worker is to hold up no frame. */
const LOGS_AT_ONCE = 20

/** Does the file say by what its program knows its records? */
export function namesIds(mapping: Mapping): boolean {
  return mapping.some(({ target }) => target !== null && /\.(recordId|related)$/.test(target))
}

/**
 * Tells the worker what earlier files called their records, so that this one links to them. What cannot be had is left out:
 * the rows say which ids nobody has.
 */
export async function loadNamed(
  records: RecordsPort,
  client: ImportClient,
  { workspaceId, source, next }: NamedOf,
): Promise<void> {
  const { items } = await records
    .list('imports', { workspaceId, orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }], limit: LATEST })
    .catch(() => ({ items: [] }))
  for (const job of items) {
    if (job.status === 'undone' || job.mapping?.includes('recordId') !== true) continue
    const isSame = isSameProgram(job.source ?? 'other', source)
    const chunks = await readChunks(job, { records, pace: next }).catch(() => [])
    for (let at = 0; at < chunks.length; at += LOGS_AT_ONCE) {
      await client.ask('named', { logs: chunks.slice(at, at + LOGS_AT_ONCE).map(({ log }) => log), isSame })
      await next()
    }
  }
}

/** People and companies always; deals where a column tells of one; tasks and notes where the file knows them by ids. */
export function comparedWith({
  mapping,
  primary,
  view,
}: Pick<DraftState, 'mapping' | 'primary' | 'view'>): readonly ImportCollection[] {
  const told = new Set(mapping.flatMap(({ target }) => (target === null ? [] : [collectionOf(target)])))
  // What something is related to by its id or name may be a deal.
  const isRelated = mapping.some(({ target }) => target !== null && fieldOf(target) === 'related')
  const hasIds = mapping.some(({ target }) => target === `${primary}.recordId`)
  const isOwn = view?.guess.source === 'portside'
  return [
    'people',
    'companies',
    ...(told.has('deals') || isRelated || isOwn ? (['deals'] as const) : []),
    ...((isOwn || hasIds) && (primary === 'tasks' || primary === 'notes') ? [primary] : []),
  ]
}
