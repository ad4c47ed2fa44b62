import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import {
  BUNDLE_COLLECTIONS,
  BUNDLE_FORMAT,
  BUNDLE_SCHEMA,
  type BundlePart,
  bytesPath,
  type Manifest,
  MANIFEST_PATH,
  recordsPath,
  TABLE_COLLECTIONS,
  tablePath,
  trashTablePath,
} from '../../model/bundle/bundle-format'
import { isPortError } from '../../model/errors/port-error'
import type { Refusal } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import { instantOf } from '../../model/kernel/instant'
import type { MutationId } from '../../model/records/meta'
import { type ArchiveWriter, type BundleTools, partOf } from './archive'
import { bundleTables } from './bundle-table'
import { readExport } from './read-export'

export type ExportStep =
  | { readonly step: 'records' }
  | { readonly step: 'files'; readonly done: number; readonly total: number }
  | { readonly step: 'packing' }

export interface ExportOptions {
  readonly workspaceId: Id
  readonly memberId: Id
  readonly mutationId: MutationId
  readonly runtime: Pick<Runtime, 'now' | 'turn'>
  readonly signal?: AbortSignal
  readonly onStep?: (step: ExportStep) => void
}

export type Exported =
  | { readonly ok: true; readonly bundle: Blob; readonly manifest: Manifest }
  | { readonly ok: false; readonly refusal: Refusal<'export-workspace'> }

const EXPORT_TIMEOUT_MS = 180_000

/**
 * The whole workspace as one bundle (`docs/bundle.md`): every record, those in the trash too, tables for people, and the bytes
 * of files, one at a time. For managers only.
 *
 * @throws access/denied, net/*, internal/unexpected when what came is not whole
 */
export async function exportBundle(
  options: ExportOptions,
  { functions, files }: Pick<Ports, 'functions' | 'files'>,
  tools: BundleTools,
): Promise<Exported> {
  const { workspaceId, mutationId, runtime, signal, onStep = () => undefined } = options
  const call = { timeoutMs: EXPORT_TIMEOUT_MS, ...(signal === undefined ? {} : { signal }) }
  onStep({ step: 'records' })
  const answer = await functions.call('export-workspace', { workspaceId }, { ...call, mutationId })
  if (!answer.ok) return answer
  const read = await readExport(await files.download({ workspaceId, path: answer.value.path }, call), runtime.turn)

  const archive = tools.newArchive()
  const parts: BundlePart[] = []
  const add = async (path: string, bytes: Blob, isPacked: boolean) => {
    parts.push(await partOf(path, bytes, tools))
    await archive.add(path, bytes, isPacked)
  }
  for (const collection of BUNDLE_COLLECTIONS) {
    const lines = read.lines.get(collection)
    if (lines !== undefined) await add(recordsPath(collection), lines.text.blob(), false)
  }
  for (const collection of TABLE_COLLECTIONS) {
    const { live, trash } = await bundleTables(collection, read, runtime.turn)
    await add(tablePath(collection), live, false)
    if (trash !== null) await add(trashTablePath(collection), trash, false)
  }

  const missingFiles: Id[] = []
  const ready = read.files.filter(({ status }) => status === 'ready')
  for (const [done, { id, path }] of ready.entries()) {
    onStep({ step: 'files', done, total: ready.length })
    const bytes = await downloaded(files, { workspaceId, path }, call)
    if (bytes === null) missingFiles.push(id)
    else await add(bytesPath(id), bytes, true)
  }

  onStep({ step: 'packing' })
  const counts = Object.fromEntries([...read.lines].map(([collection, lines]) => [collection, lines.count]))
  const manifest: Manifest = {
    portside: 'bundle',
    format: BUNDLE_FORMAT,
    schema: BUNDLE_SCHEMA,
    exportedAt: instantOf(runtime.now()),
    exportedBy: options.memberId,
    workspace: { id: workspaceId, name: read.workspaceName },
    counts,
    parts,
    missingFiles,
  }
  return { ok: true, bundle: await finished(archive, manifest), manifest }
}

async function finished(archive: ArchiveWriter, manifest: Manifest): Promise<Blob> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await archive.add(MANIFEST_PATH, new Blob([text], { type: 'application/json' }), false)
  return archive.finish()
}

/** `null`: the record says that it is there, and it is not. */
async function downloaded(
  files: Ports['files'],
  file: { readonly workspaceId: Id; readonly path: string },
  call: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<Blob | null> {
  try {
    return await files.download(file, call)
  } catch (error) {
    if (isPortError(error, 'file/missing')) return null
    throw error
  }
}
