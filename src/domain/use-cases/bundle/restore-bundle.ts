import type { FilesPort } from '../../../ports/files.port'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import { BUNDLE_COLLECTIONS, bytesPath, recordsPath, restoredRecord } from '../../model/bundle/bundle-format'
import { portError } from '../../model/errors/port-error'
import type { RestorePart, RestoreStep } from '../../model/bundle/restore-step'
import type { Answer, Refusal } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import type { CollectionName } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { mutationIdOf } from '../../model/records/meta'
import type { Workspace } from '../../model/workspaces/workspace'
import type { CheckedBundle } from './check-bundle'
import { linesOf } from './lines-of'

export interface RestoreProgress {
  readonly step: 'records' | 'files'
  readonly done: number
  readonly total: number
}

export interface RestoreOptions {
  readonly runtime: Pick<Runtime, 'newId' | 'turn'>
  /** What a workspace beside the one of the bundle has behind its name, so that one can tell them apart. */
  readonly markOf: (workspace: Workspace) => string
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: RestoreProgress) => void
}

export type Restored =
  | { readonly ok: true; readonly workspaceId: Id; readonly name: string; readonly hasNewIds: boolean }
  | { readonly ok: false; readonly refusal: Refusal<'import-bundle'> }

/** What names a record comes after it; files name what they are about by a subject, which is looked at in the end. */
const FIRST: readonly CollectionName[] = ['workspaces', 'files', 'members', 'invitations', 'tags', 'fieldDefinitions']
const THEN: readonly CollectionName[] = ['pipelines', 'stages', 'lostReasons', 'companies', 'people', 'deals']
const ORDER: readonly CollectionName[] = [...new Set([...FIRST, ...THEN, ...BUNDLE_COLLECTIONS])]

const CHUNK_CHARS = 400_000
const TIMEOUT_MS = 60_000

/**
 * Restores a bundle as a workspace of the caller's. Nobody sees it before it is whole; where it fails or is called off, what
 * was there of it is taken away.
 *
 * @throws net/*, store/full, call/cancelled, and what else the ports do
 */
export async function restoreBundle(
  bundle: CheckedBundle,
  { functions, files }: Pick<Ports, 'functions' | 'files'>,
  { runtime, markOf, signal, onProgress = () => undefined }: RestoreOptions,
): Promise<Restored> {
  const call = (step: RestoreStep): Promise<Answer<'import-bundle'>> => {
    const options = { mutationId: mutationIdOf(runtime.newId()), timeoutMs: TIMEOUT_MS }
    return functions.call('import-bundle', step, signal === undefined ? options : { ...options, signal })
  }
  const { manifest } = bundle
  const wanted = manifest.workspace.id
  const begun = await call({ step: 'begin', workspaceId: wanted })
  if (!begun.ok) return begun
  const { workspaceId } = begun.value
  const hasNewIds = workspaceId !== wanted
  const newIds = hasNewIds ? new NewIds(bundle.ids, () => runtime.newId()) : null
  newIds?.set(wanted, workspaceId)
  const renamed = (text: string) => newIds?.in(text) ?? text
  let { name } = manifest.workspace

  try {
    const total = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)
    let done = 0
    for await (const parts of chunksOf(bundle, { renamed, turn: runtime.turn })) {
      onProgress({ step: 'records', done, total })
      const answer = await call({ step: 'records', workspaceId, parts: parts.map(marked) })
      if (!answer.ok) return await discarded(answer)
      done += parts.reduce((sum, { records }) => sum + records.length, 0)
    }
    for (const [index, { id, path, mime }] of bundle.files.entries()) {
      onProgress({ step: 'files', done: index, total: bundle.files.length })
      const bytes = await bundle.archive.read(bytesPath(id))
      await uploaded(files, { workspaceId, path: renamed(path) }, { body: bytes.slice(0, bytes.size, mime), signal })
    }
    const opened = await call({ step: 'open', workspaceId, counts: manifest.counts })
    return opened.ok ? { ok: true, workspaceId, name, hasNewIds } : await discarded(opened)
  } catch (error) {
    await discard()
    throw error
  }

  function marked(part: RestorePart): RestorePart {
    if (!hasNewIds || part.collection !== 'workspaces') return part
    const records = part.records.map((line) => {
      const read = restoredRecord('workspaces', line)
      if (!read.ok) return line
      name = markedName(read.value.data.name, markOf(read.value.data))
      return { ...Object(line), name }
    })
    return { ...part, records }
  }
  async function discarded(refused: Extract<Restored, { readonly ok: false }>): Promise<Restored> {
    await discard()
    return refused
  }
  /** What cannot be taken away now goes when the next one is begun. */
  async function discard(): Promise<void> {
    const options = { mutationId: mutationIdOf(runtime.newId()), timeoutMs: TIMEOUT_MS }
    await functions.call('import-bundle', { step: 'discard', workspaceId }, options).catch(() => undefined)
  }
}

/** The mark stays whole, whatever the name's length. */
function markedName(name: string, mark: string): string {
  const suffix = ` (${mark})`
  return name.slice(0, LIMITS.name - suffix.length).replace(/[\ud800-\udbff]$/, '') + suffix
}

/** As many records of one collection after the other as one call takes: most workspaces are a few calls. */
async function* chunksOf(
  { manifest, archive }: CheckedBundle,
  { renamed, turn }: { readonly renamed: (text: string) => string; readonly turn: Runtime['turn'] },
): AsyncGenerator<readonly RestorePart[]> {
  let parts: { readonly collection: CollectionName; readonly records: unknown[] }[] = []
  let count = 0
  let chars = 0
  for (const collection of ORDER) {
    if ((manifest.counts[collection] ?? 0) === 0) continue
    parts.push({ collection, records: [] })
    for await (const line of linesOf((await archive.read(recordsPath(collection))).stream(), turn)) {
      if (count === LIMITS.batchOperations || (count > 0 && chars + line.length > CHUNK_CHARS)) {
        yield parts
        parts = [{ collection, records: [] }]
        count = 0
        chars = 0
      }
      parts.at(-1)?.records.push(JSON.parse(renamed(line)))
      count += 1
      chars += line.length
    }
  }
  if (count > 0) yield parts
}

function uploaded(
  files: FilesPort,
  target: { readonly workspaceId: Id; readonly path: string },
  { body, signal }: { readonly body: Blob; readonly signal: AbortSignal | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = files.upload(target, body).subscribe({
      complete: resolve,
      error: (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
    })
    signal?.addEventListener('abort', () => {
      upload.unsubscribe()
      reject(portError('call/cancelled', {}))
    })
  })
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** An id's time and order: what it shares with the one that takes its place. */
const KEPT_CHARS = 19

/**
 * Other ids for all that a bundle holds, wherever they stand: in references, paths, mentions, conditions of views, lines of
 * the timeline. An id that names nothing in the bundle stays as it is, for it may be somebody's own text.
 */
export class NewIds {
  private readonly ids = new Map<string, string>()

  constructor(known: Iterable<string>, newId: () => Id) {
    for (const id of known) this.ids.set(id, `${id.slice(0, KEPT_CHARS)}${newId().slice(KEPT_CHARS)}`)
  }

  set(id: string, other: string): void {
    this.ids.set(id, other)
  }

  in(text: string): string {
    return text.replace(IDS, (id) => this.ids.get(id) ?? id)
  }
}
