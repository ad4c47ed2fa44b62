import { recordsPath } from '../../model/bundle/bundle-format'
import type { Id } from '../../model/kernel/id'
import type { CollectionName } from '../../model/records/collections'
import { mutationIdOf } from '../../model/records/meta'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import type { RestoreTools } from './archive'
import type { CheckedBundle } from './check-bundle'
import { readExport } from './read-export'

const TIMEOUT_MS = 180_000

/** The workspace's address may have been taken, and whoever restored it is its owner now: those two are counted only. */
const COUNTED: ReadonlySet<CollectionName> = new Set<CollectionName>(['workspaces', 'members'])

/**
 * Exports what was restored and compares it with the bundle, collection by collection: by sums, or where ids are new by counts.
 *
 * @returns the collections that are not as they were; none when all is well
 */
export async function differingCollections(
  { manifest }: CheckedBundle,
  restored: { readonly workspaceId: Id; readonly hasNewIds: boolean },
  target: {
    readonly ports: Pick<Ports, 'functions' | 'files'>
    readonly runtime: Pick<Runtime, 'newId' | 'turn'>
    readonly tools: Pick<RestoreTools, 'sha256'>
  },
): Promise<readonly CollectionName[]> {
  const { ports, runtime, tools } = target
  const { workspaceId, hasNewIds } = restored
  const options = { mutationId: mutationIdOf(runtime.newId()), timeoutMs: TIMEOUT_MS }
  const answer = await ports.functions.call('export-workspace', { workspaceId }, options)
  if (!answer.ok) return Object.keys(manifest.counts) as CollectionName[]
  const { lines } = await readExport(
    await ports.files.download({ workspaceId, path: answer.value.path }, { timeoutMs: TIMEOUT_MS }),
    runtime.turn,
  )
  const sums = new Map(manifest.parts.map(({ path, sha256 }) => [path, sha256]))
  const differing: CollectionName[] = []
  for (const [collection, count] of Object.entries(manifest.counts) as [CollectionName, number][]) {
    const there = lines.get(collection)
    const isCounted = hasNewIds || COUNTED.has(collection)
    const isSame = isCounted
      ? (there?.count ?? 0) >= count
      : there !== undefined && (await tools.sha256(there.text.blob())) === sums.get(recordsPath(collection))
    if (!isSame) differing.push(collection)
  }
  return differing
}
