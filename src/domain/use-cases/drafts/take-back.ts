import { may } from '../../model/access/policy'
import { planTakeBack, tracesOf } from '../../model/drafts/plan-take-back'
import type { LeftRecord, UndoPlan } from '../../model/imports/writing/undo/plan-undo'
import { isVouchedFor } from '../../model/imports/writing/undo/touch'
import { finish } from '../../model/kernel/in-slices'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { mutationIdOf } from '../../model/records/meta'
import type { Mutation } from '../../model/records/mutation'
import type { Role } from '../../model/workspaces/workspace'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { readSince, type ReadPorts } from '../imports/read-import'
import { writeActs } from '../imports/write-acts'

export interface TakeBackRequest {
  /** One that was accepted, or all of a sitting. */
  readonly drafts: readonly RecordOf<'drafts'>[]
  readonly member: { readonly id: Id; readonly role: Role }
}

export interface TakeBackPorts extends ReadPorts {
  readonly records: Pick<RecordsPort, 'list' | 'capabilities' | 'commit'>
  readonly runtime: Pick<Runtime, 'newId'>
}

/** Tries after which what others keep changing is left to them. */
const PASSES = 4

/** What taking them back would do as things stand, and what stays and why; writes nothing. @throws net/*, access/denied */
export async function previewTakeBack({ drafts, member }: TakeBackRequest, ports: ReadPorts): Promise<UndoPlan> {
  const ordered = drafts.toSorted((a, b) =>
    a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1,
  )
  const [first] = ordered
  if (first === undefined) return { acts: [], left: [] }
  const traces = tracesOf(ordered)
  const since = { workspaceId: first.workspaceId, createdAt: first.createdAt }
  const records = await readSince(since, new Map([...traces.moved, ...traces.touches]), ports)
  return finish(
    planTakeBack({
      ...traces,
      records,
      may: (verb, current, trace) =>
        may(member.role, `${current.collection}.${verb}`, { own: current.record.createdBy.memberId === member.id }) &&
        isVouchedFor(trace, current, member.id),
    }),
    ports.pace,
  )
}

/**
 * Takes all of them back: what can be, and the word that it was, in one commit where nobody writes meanwhile. Done again, it goes
 * on with what is left.
 *
 * @returns what stays as it is, and why
 */
export async function takeBack(request: TakeBackRequest, ports: TakeBackPorts): Promise<readonly LeftRecord[]> {
  const workspaceId = request.drafts[0]?.workspaceId
  if (workspaceId === undefined) return []
  const refused = new Set<string>()
  for (let pass = 1; ; pass += 1) {
    const plan = await previewTakeBack(request, ports)
    const acts = plan.acts.filter(({ key }) => !refused.has(key))
    const rest = [...plan.left, ...plan.acts.filter(({ key }) => refused.has(key) || pass > PASSES).map(refusedRecord)]
    if (acts.length === 0 || pass > PASSES) {
      await ports.records.commit(statusOf(request, rest), { workspaceId, mutationId: mutationIdOf(ports.runtime.newId()) })
      return rest
    }
    for (let at = 0; at < acts.length; at += LIMITS.batchOperations)
      await writeActs(acts.slice(at, at + LIMITS.batchOperations), { workspaceId, ports, refused })
  }
}

function statusOf({ drafts }: TakeBackRequest, left: readonly LeftRecord[]): readonly Mutation[] {
  const status = left.length === 0 ? 'taken-back' : 'partly-taken-back'
  return drafts.map(({ id }) => ({ kind: 'update', collection: 'drafts', id, patch: { status }, expect: 'any' }))
}

function refusedRecord({ key, current, mutation }: UndoPlan['acts'][number]): LeftRecord {
  const kind = mutation.kind === 'trash' ? 'created' : 'updated'
  return { ...current, key, kind, why: 'refused', linkedBy: [], fields: [] }
}
