import { may } from '../../model/access/policy'
import { asPortError, type PortError } from '../../model/errors/port-error'
import type { ImportStatus } from '../../model/imports/writing/import-job'
import { isTrashed, planRestore } from '../../model/imports/writing/undo/plan-restore'
import { planUndo, type LeftRecord, type UndoAct, type UndoPlan } from '../../model/imports/writing/undo/plan-undo'
import { isVouchedFor, recordKey, touchesOf, type CurrentRecord, type Touch } from '../../model/imports/writing/undo/touch'
import { finish } from '../../model/kernel/in-slices'
import type { Id } from '../../model/kernel/id'
import type { CollectionName, RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { mutationIdOf } from '../../model/records/meta'
import type { Role } from '../../model/workspaces/workspace'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { chunkPace } from './chunks'
import { chunkPages, readTraces, type ReadPorts } from './read-import'
import { writeActs } from './write-acts'

export interface UndoRequest {
  readonly job: Pick<RecordOf<'imports'>, 'id' | 'workspaceId' | 'createdAt'>
  readonly member: { readonly id: Id; readonly role: Role }
  /** Keys of records that go, or go back, whatever happened to them since. */
  readonly anyway: ReadonlySet<string>
}

export interface UndoPorts extends ReadPorts {
  readonly records: Pick<RecordsPort, 'list' | 'capabilities' | 'commit'>
  readonly runtime: Pick<Runtime, 'newId' | 'now'>
  /** As an import's own. */
  readonly pace: () => Promise<number>
}

export interface UndoOptions {
  /** Aborting ends it between two commits; doing it again goes on. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void
}

export type UndoEnd =
  | { readonly status: 'undone' | 'partly-undone'; readonly left: readonly LeftRecord[]; readonly written: number }
  /** Nothing is half-done: doing it again goes on with what is left. `null`: it was asked for. */
  | { readonly status: 'paused'; readonly error: PortError | null }

/** Tries after which what others keep changing is left to them. */
const PASSES = 4

/** What undoing would do and leave as things stand; writes nothing. @throws net/*, access/denied */
export async function previewUndo({ job, member, anyway }: UndoRequest, ports: ReadPorts): Promise<UndoPlan> {
  const traces = await readTraces(job, ports)
  return finish(planUndo({ ...traces, may: rightsOf(member), anyway }), ports.pace)
}

/**
 * Undoes an import: plans what is to be taken back as things stand, writes it in batches, and plans again until nothing is
 * to be done. So it needs to remember nothing, and goes on where it was cut off by being done again.
 */
export async function undoImport(request: UndoRequest, ports: UndoPorts, options: UndoOptions): Promise<UndoEnd> {
  const { signal } = options
  const refused = new Set<string>()
  let written = 0
  const pace = chunkPace()
  try {
    await turnTo('undoing', request, ports)
    for (let pass = 1; ; pass += 1) {
      const { acts, left } = await previewUndo(request, ports)
      const open = acts.filter(({ key }) => !refused.has(key))
      if (signal.aborted) return { status: 'paused', error: null }
      if (open.length === 0 || pass > PASSES) {
        const rest = [...left, ...acts.flatMap(refusedRecord)]
        const status = rest.length === 0 ? 'undone' : 'partly-undone'
        await turnTo(status, request, ports)
        return { status, left: rest, written }
      }
      for (let at = 0; at < open.length && !signal.aborted;) {
        options.onProgress({ done: at, total: open.length })
        const next = open.slice(at, at + pace.operations)
        const begunAt = ports.runtime.now()
        written += await writeActs(next, { workspaceId: request.job.workspaceId, ports, refused })
        const answerMs = ports.runtime.now() - begunAt
        at += next.length
        pace.adapt({ longestFrameMs: await ports.pace(), answerMs, operationsARow: 1 })
      }
    }
  } catch (error) {
    return { status: 'paused', error: asPortError(error, 'undo-import') }
  }
}

async function turnTo(status: ImportStatus, request: UndoRequest, ports: UndoPorts): Promise<void> {
  const { id, workspaceId } = request.job
  const mutation = { kind: 'update', collection: 'imports', id, patch: { status }, expect: 'any' } as const
  await ports.records.commit([mutation], { workspaceId, mutationId: mutationIdOf(ports.runtime.newId()) })
}

/** What the import made and is in the trash since, and the fields that come back with it. @throws net/*, access/denied */
export async function trashedOf({ job, member }: RestoreRequest, ports: ReadPorts): Promise<readonly UndoAct[]> {
  const traces = await readTraces(job, ports)
  return planRestore({ ...traces, may: rightsOf(member) })
}

/** Is any of it in the trash? Looks no further than the first that is. @throws net/*, access/denied */
export async function hasTrashed({ job, member }: RestoreRequest, ports: TrashPorts): Promise<boolean> {
  for await (const chunks of chunkPages(job, ports)) {
    const touches = await finish(touchesOf(chunks), ports.pace)
    const made = [...touches].filter(([, { changes }]) => changes === null)
    for (let at = 0; at < made.length; at += LIMITS.pageSize) {
      const some = new Map(made.slice(at, at + LIMITS.pageSize))
      const records = await readTouched(some.values(), ports)
      if (planRestore({ touches: some, records, may: rightsOf(member) }).length > 0) return true
    }
  }
  return false
}

type TrashPorts = Omit<ReadPorts, 'records'> & { readonly records: Pick<RecordsPort, 'list' | 'capabilities' | 'getMany'> }

async function readTouched(touches: Iterable<Touch>, { records }: TrashPorts): Promise<ReadonlyMap<string, CurrentRecord>> {
  const ids = new Map<CollectionName, Id[]>()
  for (const { collection, id } of touches) ids.set(collection, [...(ids.get(collection) ?? []), id])
  const found = new Map<string, CurrentRecord>()
  for (const [collection, wanted] of ids) {
    for (const [id, record] of await records.getMany(collection, wanted))
      found.set(recordKey(collection, id), { collection, record })
  }
  return found
}

type RestoreRequest = Pick<UndoRequest, 'job' | 'member'>

/** Takes all of it out of the trash again, which alone is counted. @throws net/*, access/denied */
export async function restoreImport(
  request: RestoreRequest,
  ports: UndoPorts,
): Promise<{ readonly restored: number; readonly left: number }> {
  const all = await trashedOf(request, ports)
  const acts = all.filter(({ current }) => isTrashed(current))
  const writing = { workspaceId: request.job.workspaceId, ports, refused: new Set<string>() }
  const pace = chunkPace()
  await writeActs(
    all.filter(({ current }) => !isTrashed(current)),
    writing,
  )
  let restored = 0
  for (let at = 0; at < acts.length;) {
    const next = acts.slice(at, at + pace.operations)
    const begunAt = ports.runtime.now()
    restored += await writeActs(next, writing)
    at += next.length
    const answerMs = ports.runtime.now() - begunAt
    pace.adapt({ longestFrameMs: await ports.pace(), answerMs, operationsARow: 1 })
  }
  return { restored, left: acts.length - restored }
}

function rightsOf({ id, role }: UndoRequest['member']) {
  return (verb: 'trash' | 'update' | 'restore', current: CurrentRecord, touch: Touch) =>
    may(role, `${current.collection}.${verb}`, { own: current.record.createdBy.memberId === id }) &&
    isVouchedFor(touch, current, id)
}

function refusedRecord({ key, kind, current }: UndoAct): readonly LeftRecord[] {
  return [{ ...current, key, kind: kind === 'trash' ? 'created' : 'updated', why: 'refused', linkedBy: [], fields: [] }]
}
