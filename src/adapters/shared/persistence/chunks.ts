import { portError } from '../../../domain/model/errors/port-error'
import { yieldToPage } from './yield-to-page'

/** How the rows of one collection are kept: each bucket is one chunk, the JSON text of its rows. */
export interface ChunkedCollection {
  /** Into how many buckets its rows are dealt by their ids; a power of two. */
  readonly buckets: number
  /** Those that have a chunk. */
  readonly filled: readonly number[]
}

/** Chunks asked for at a time: enough to keep the database busy while the last ones are parsed. */
const READ_AHEAD = 8

/**
 * Reads the chunks in the order of their buckets, one task of the page each.
 *
 * @param read undefined: there is no such chunk
 */
export async function readChunks(
  { filled }: ChunkedCollection,
  read: (bucket: number) => Promise<string | undefined>,
  take: (text: string | undefined, bucket: number) => void,
): Promise<void> {
  const ahead: Promise<string | undefined>[] = []
  for (const [index, bucket] of filled.entries()) {
    await yieldToPage()
    for (const next of filled.slice(index + ahead.length, index + READ_AHEAD)) ahead.push(read(next))
    take(await ahead.shift(), bucket)
  }
}

/** @throws store/corrupt: names the part that cannot be read */
export function parsedPart(text: string | undefined, part: string): unknown {
  if (text === undefined) throw portError('store/corrupt', { part })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw portError('store/corrupt', { part }, error)
  }
}
