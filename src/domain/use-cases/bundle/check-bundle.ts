import { BUNDLE_COLLECTIONS, bytesPath, recordsPath, type Manifest } from '../../model/bundle/manifest'
import { LIMITS } from '../../model/records/limits'
import type { Turn } from '../../../ports/runtime.port'
import type { ArchiveReader, RestoreTools } from './archive'
import { checkRecords } from './check-records'
import type { CheckedBundle } from './checked-bundle'
import { readManifest, type BundleProblem } from './read-manifest'

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
    if (!(await isAsTold(part, archive, tools))) return problem('damaged')
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

async function isAsTold(
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
