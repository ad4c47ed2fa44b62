import * as v from 'valibot'
import { id, instant } from '../kernel/fields'
import type { CollectionName } from '../records/collections'
import { SCHEMAS } from '../records/schemas'

/** Of the container: where its parts are and what the manifest says. */
export const BUNDLE_FORMAT = 1
/** Of the records in it. */
export const BUNDLE_SCHEMA = 1

export const MANIFEST_PATH = 'manifest.json'

/** In one order for every bundle; the timeline, which tells of the others, at the end. */
export const BUNDLE_COLLECTIONS: readonly CollectionName[] = [...(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]), 'activities']

/** What people read in a spreadsheet, beside the lines that programs read. */
export const TABLE_COLLECTIONS = ['people', 'companies', 'deals', 'tasks', 'notes'] as const
export type TableCollection = (typeof TABLE_COLLECTIONS)[number]

export function recordsPath(collection: CollectionName): string {
  return `records/${collection}.jsonl`
}

export function tablePath(collection: TableCollection): string {
  return `tables/${collection}.csv`
}

export function bytesPath(fileId: string): string {
  return `files/${fileId}`
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What the bundle says of itself; every other part is named in it, with its size and sum. */
export const manifestSchema = v.object({
  portside: v.literal('bundle'),
  format: count,
  schema: count,
  exportedAt: instant,
  /** The member who asked for it. */
  exportedBy: id,
  workspace: v.object({ id, name: v.string() }),
  /** Records by collection; what is not named has none. */
  counts: v.record(v.string(), count),
  parts: v.array(v.object({ path: v.string(), bytes: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })),
  /** Files that are ready by their record, and whose bytes the backend did not have. */
  missingFiles: v.array(id),
})

export type Manifest = v.InferOutput<typeof manifestSchema>
export type BundlePart = Manifest['parts'][number]
