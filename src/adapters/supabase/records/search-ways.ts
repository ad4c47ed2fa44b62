import { portError } from '../../../domain/model/errors/port-error'
import type { AnyQuery } from '../../../domain/model/query/ast'
import { searchWords } from '../../../domain/model/kernel/text-fold'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Runtime } from '../../../ports/runtime.port'
import type { Database } from '../client'
import { snakeCase } from './columns'
import { isStorable } from './value-tests'

/**
 * How the rows of a search are found: looked up in an index, all of them before the first is shown, or walked in the wanted
 * order until a page is full.
 */
export type SearchWay = 'look-up' | 'walk'

/** Collections searched through a database function, `search_<table>`; the others have few records. */
const LOOKED_UP: ReadonlySet<ReadableName> = new Set([
  'people',
  'companies',
  'deals',
  'tasks',
  'notes',
  'personRows',
  'companyRows',
  'dealRows',
])

/** The number of texts in a full sample. */
const SAMPLE_SIZE = 200
/** Of a full sample: with more hits, walking fills a first page sooner than looking up and sorting all rows. */
const FEW_HITS = 4
/** The fewest letters a trigram index can look up. With fewer, all rows are read, which has to be worth it. */
const LETTERS_LOOKED_UP = 3
/** A wrong choice makes a search slow, but not wrong. */
const SAMPLE_LIFETIME_MS = 60_000

interface Sample {
  readonly texts: readonly string[]
  readonly until: number
}

/** Chooses the faster way by a sample of the searched texts. */
export class SearchWays {
  private readonly runtime: Pick<Runtime, 'now'>
  private readonly samples = new Map<string, Sample>()

  constructor(runtime: Pick<Runtime, 'now'>) {
    this.runtime = runtime
  }

  /** @throws net/*, auth/signed-out, access/denied */
  async of(supabase: Database, collection: ReadableName, query: AnyQuery, signal: AbortSignal): Promise<SearchWay> {
    const words = query.search === undefined ? [] : searchWords(query.search)
    if (words.length === 0 || query.workspaceId === null || !LOOKED_UP.has(collection)) return 'walk'
    // No row can contain it, so there is nothing to look up.
    if (!words.every(isStorable)) return 'walk'
    // A spelling that is not there yet is rare, and walking would try all of them on each row.
    if (query.similar === true) return 'look-up'
    const key = `${collection} ${query.workspaceId}`
    const known = this.samples.get(key)
    if (known !== undefined && known.until > this.runtime.now()) return wayThrough(known.texts, words)
    const texts = await readSample(supabase, { collection, workspaceId: query.workspaceId, signal })
    this.samples.set(key, { texts, until: this.runtime.now() + SAMPLE_LIFETIME_MS })
    return wayThrough(texts, words)
  }
}

export function wayThrough(sample: readonly string[], words: readonly string[]): SearchWay {
  if (sample.length < SAMPLE_SIZE) return 'walk'
  const hits = sample.filter((text) => words.every((word) => text.includes(word))).length
  const isInIndex = words.some((word) => Array.from(word).length >= LETTERS_LOOKED_UP)
  return hits > (isInIndex ? FEW_HITS : 0) ? 'walk' : 'look-up'
}

async function readSample(
  supabase: Database,
  request: { readonly collection: ReadableName; readonly workspaceId: string; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  const { collection, workspaceId, signal } = request
  const args = { readable: snakeCase(collection), workspace_id: workspaceId }
  const { data, error, status } = await supabase.client.rpc('search_sample', args, { get: true }).abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, collection })
  const texts: unknown = data
  if (!Array.isArray(texts)) throw portError('net/unavailable', {}, texts)
  return texts.filter((text) => typeof text === 'string')
}
