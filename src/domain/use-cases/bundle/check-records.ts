import { BUNDLE_COLLECTIONS, bytesPath, recordsPath, type Manifest } from '../../model/bundle/manifest'
import { restoredRecord, type ReadRecord } from '../../model/bundle/restored-record'
import { fileIdIn } from '../../model/files/file-path'
import type { CollectionName } from '../../model/records/collections'
import { referencesOf } from '../../model/records/references'
import type { Turn } from '../../../ports/runtime.port'
import type { ArchiveReader } from './archive'
import type { CheckedBundle } from './checked-bundle'
import { linesOf } from './lines-of'
import type { BundleProblem } from './read-manifest'

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
