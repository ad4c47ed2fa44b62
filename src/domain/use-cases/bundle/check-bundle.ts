import * as v from 'valibot'
import type { Turn } from '../../../ports/runtime.port'
import {
  BUNDLE_COLLECTIONS,
  BUNDLE_FORMAT,
  BUNDLE_SCHEMA,
  OLDEST_BUNDLE_SCHEMA,
  bytesPath,
  type Manifest,
  MANIFEST_PATH,
  manifestSchema,
  type ReadRecord,
  recordsPath,
  restoredRecord,
} from '../../model/bundle/bundle-format'
import { fileIdIn } from '../../model/files/file-path'
import type { CollectionName } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { referencesOf } from '../../model/records/references'
import type { ArchiveReader, RestoreTools } from './archive'
import { linesOf } from './lines-of'

/** A bundle that is whole, and holds what it says. */
export interface CheckedBundle {
  readonly manifest: Manifest
  readonly archive: ArchiveReader
  /** Files whose bytes are there, with where their record says they are and what type it gives them. */
  readonly files: readonly { readonly id: string; readonly path: string; readonly mime: string }[]
  /** Ids of all records. */
  readonly ids: ReadonlySet<string>
}

/** Why a file is not restored. Nothing was written. */
export type BundleProblem =
  /** Another kind of file. */
  | 'not-a-bundle'
  /** Cut off, changed, or with parts that are not what the manifest says. */
  | 'damaged'
  | 'newer'
  | 'older'
  | 'too-large'
  /** A record that is not valid. */
  | 'invalid'
  /** It names what is not in it. */
  | 'foreign'

/** The manifest alone is read whole before anything is known of it. */
const MOST_MANIFEST_BYTES = 64 * 1024 * 1024

const version = v.looseObject({ portside: v.literal('bundle'), format: v.number(), schema: v.number() })

export async function readManifest(archive: ArchiveReader): Promise<Manifest | BundleProblem> {
  const size = archive.sizeOf(MANIFEST_PATH)
  if (size === null) return 'not-a-bundle'
  if (size > MOST_MANIFEST_BYTES) return 'too-large'
  let value: unknown
  try {
    value = JSON.parse(await (await archive.read(MANIFEST_PATH)).text())
  } catch {
    return 'damaged'
  }
  const parsed = v.safeParse(version, value)
  if (!parsed.success) return 'not-a-bundle'
  // What it looks like otherwise is for its own version to say.
  if (parsed.output.format > BUNDLE_FORMAT || parsed.output.schema > BUNDLE_SCHEMA) return 'newer'
  if (parsed.output.format < BUNDLE_FORMAT || parsed.output.schema < OLDEST_BUNDLE_SCHEMA) return 'older'
  const whole = v.safeParse(manifestSchema, value)
  return whole.success ? whole.output : 'damaged'
}

export type BundleCheck =
  | { readonly ok: true; readonly bundle: CheckedBundle }
  | { readonly ok: false; readonly problem: BundleProblem }

export interface CheckOptions {
  readonly turn: Turn
  /** How much of it was looked at, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Of the lines of records together, unpacked: far beyond what a workspace holds. */
const MOST_RECORD_BYTES = 2 ** 30
/** Text does not pack better than this; what does was made to. */
const MOST_RATIO = 500

/**
 * Looks through a whole bundle before anything is written of it: sizes, sums, every record, every reference. */
export async function checkBundle(
  file: Blob,
  tools: RestoreTools,
  { turn, onProgress = () => undefined }: CheckOptions,
): Promise<BundleCheck> {
  const archive = await tools.openArchive(file)
  if (archive === null) return problem((await beginsAsZip(file)) ? 'damaged' : 'not-a-bundle')
  const manifest = await readManifest(archive)
  if (typeof manifest === 'string') return problem(manifest)
  const size = sizeProblem(manifest, archive, file.size)
  if (size !== null) return problem(size)
  const total = manifest.parts.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  for (const part of manifest.parts) {
    if (!(await matchesManifest(part, archive, tools))) return problem('damaged')
    done += part.bytes
    onProgress(done / total)
  }
  const records = await checkRecords(manifest, archive, turn)
  if (typeof records === 'string') return problem(records)
  return { ok: true, bundle: { manifest, archive, ...records } }
}

function problem(what: BundleProblem): BundleCheck {
  return { ok: false, problem: what }
}

async function beginsAsZip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return String.fromCharCode(...start) === 'PK\u0003\u0004'
}

function sizeProblem({ parts, counts }: Manifest, archive: ArchiveReader, packedBytes: number): BundleProblem | null {
  const known = new Set<string>(BUNDLE_COLLECTIONS)
  if (Object.keys(counts).some((collection) => !known.has(collection))) return 'newer'
  const sizes = new Map(parts.map(({ path, bytes }) => [path, bytes]))
  if (sizes.size < parts.length) return 'damaged'
  if (BUNDLE_COLLECTIONS.some((collection) => (counts[collection] ?? 0) > 0 !== sizes.has(recordsPath(collection))))
    return 'damaged'
  const ofRecords = parts.filter(({ path }) => path.startsWith('records/')).reduce((sum, { bytes }) => sum + bytes, 0)
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const hasLargeFile = parts.some(({ path, bytes }) => path.startsWith(bytesPath('')) && bytes > LIMITS.fileBytes)
  if (ofRecords > MOST_RECORD_BYTES || hasLargeFile || total > packedBytes * MOST_RATIO) return 'too-large'
  return parts.every(({ path, bytes }) => archive.sizeOf(path) === bytes) ? null : 'damaged'
}

async function matchesManifest(
  { path, sha256 }: Manifest['parts'][number],
  archive: ArchiveReader,
  tools: Pick<RestoreTools, 'sha256'>,
): Promise<boolean> {
  try {
    return (await tools.sha256(await archive.read(path))) === sha256
  } catch {
    return false
  }
}

type Records = Pick<CheckedBundle, 'files' | 'ids'>

/** Every record by itself, then what they name: all of it must be in the bundle. */
export async function checkRecords(manifest: Manifest, archive: ArchiveReader, turn: Turn): Promise<Records | BundleProblem> {
  const ids = new Map<CollectionName, Set<string>>()
  const files: CheckedBundle['files'][number][] = []
  try {
    for (const collection of BUNDLE_COLLECTIONS) {
      const known = new Set<string>()
      ids.set(collection, known)
      for await (const { stamps, data } of recordsIn(collection, { manifest, archive, turn })) {
        known.add(stamps.id)
        if (collection !== 'files') continue
        const { path, mime, status } = data as ReadRecord<'files'>['data']
        const hasBytes = archive.sizeOf(bytesPath(stamps.id)) !== null
        // A path that is another's takes no bytes on any backend: such a record was never more than announced.
        if (hasBytes && fileIdIn(path) !== stamps.id) return 'foreign'
        if (hasBytes) files.push({ id: stamps.id, path, mime })
        else if (status === 'ready' && !manifest.missingFiles.includes(stamps.id)) return 'damaged'
      }
      if (known.size !== (manifest.counts[collection] ?? 0)) return 'damaged'
    }
    if (!ids.get('workspaces')?.has(manifest.workspace.id) || ids.get('workspaces')?.size !== 1) return 'foreign'
    for (const collection of BUNDLE_COLLECTIONS) {
      for await (const record of recordsIn(collection, { manifest, archive, turn }))
        if (!isWithin(collection, record, ids)) return 'foreign'
    }
  } catch {
    return 'invalid'
  }
  const all = new Set([...ids.values()].flatMap((some) => [...some]))
  return { files, ids: all }
}

/** @throws Error at the first that is not valid */
async function* recordsIn(
  collection: CollectionName,
  { manifest, archive, turn }: { readonly manifest: Manifest; readonly archive: ArchiveReader; readonly turn: Turn },
): AsyncGenerator<ReadRecord<CollectionName>> {
  if ((manifest.counts[collection] ?? 0) === 0) return
  for await (const line of linesOf((await archive.read(recordsPath(collection))).stream(), turn)) {
    const read = restoredRecord(collection, JSON.parse(line))
    if (!read.ok) throw new Error(`${collection}: ${JSON.stringify(read.fields)}`)
    yield read.value
  }
}

function isWithin(
  collection: CollectionName,
  { stamps, data }: ReadRecord<CollectionName>,
  ids: ReadonlyMap<CollectionName, ReadonlySet<string>>,
): boolean {
  const members = [stamps.createdBy.memberId, stamps.updatedBy.memberId]
  if (collection === 'activities') members.push((data as ReadRecord<'activities'>['data']).actorId)
  if (members.some((id) => id !== null && ids.get('members')?.has(id) !== true)) return false
  const named = referencesOf(collection, data as never)
  return named.every((reference) => ids.get(reference.collection)?.has(reference.id) === true)
}
