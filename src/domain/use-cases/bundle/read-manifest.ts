import * as v from 'valibot'
import { BUNDLE_FORMAT, BUNDLE_SCHEMA, MANIFEST_PATH, manifestSchema, type Manifest } from '../../model/bundle/manifest'
import type { ArchiveReader } from './archive'

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
  const told = v.safeParse(version, value)
  if (!told.success) return 'not-a-bundle'
  // What it looks like otherwise is for its own version to say.
  if (told.output.format > BUNDLE_FORMAT || told.output.schema > BUNDLE_SCHEMA) return 'newer'
  if (told.output.format < BUNDLE_FORMAT || told.output.schema < BUNDLE_SCHEMA) return 'older'
  const whole = v.safeParse(manifestSchema, value)
  return whole.success ? whole.output : 'damaged'
}
