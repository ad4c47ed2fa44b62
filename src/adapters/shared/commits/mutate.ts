import { mayChangeMember } from '../../../domain/model/access/member-change'
import { may, type Verb } from '../../../domain/model/access/policy'
import type { Sight } from '../../../domain/model/access/visibility'
import type { FieldRule } from '../../../domain/model/errors/field-problem'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { CollectionName, Collections, RecordOf } from '../../../domain/model/records/collections'
import type { Mutation, WritableName } from '../../../domain/model/records/mutation'
import { REFERENCES, referencesOf } from '../../../domain/model/records/references'
import { SCHEMAS, type StoredName } from '../../../domain/model/records/schemas'
import { settle } from '../../../domain/model/records/settle'
import { validateRecord } from '../../../domain/model/records/validate'
import type { TimelineRedaction } from '../../../domain/use-cases/functions/function-context'
import type { Batch } from './batch'
import { demandCustom, patched } from './custom-fields'
import { dataOf } from './data-of'

/** Who writes; `null`: the backend itself, which no role binds. */
export interface Writer {
  readonly member: RecordOf<'members'>
  /** `null`: the writer may read everything. */
  readonly sight: Sight
}

export type Write = Mutation | ElevatedInvitation | Redaction

type Redaction = TimelineRedaction & { readonly expect: 'any' }

/** What only the backend may write, beside what clients may. */
type ElevatedInvitation =
  | {
      readonly kind: 'create'
      readonly collection: 'invitations'
      readonly id: Id
      readonly data: Partial<Collections['invitations']>
    }
  | {
      readonly kind: 'update'
      readonly collection: 'invitations'
      readonly id: Id
      readonly patch: Partial<Collections['invitations']>
      readonly expect: 'any'
    }

/**
 * Does one write to the batch, or says that it conflicts.
 *
 * @returns the record as it stands, when it is not what the writer saw
 * @throws access/denied, record/invalid, record/missing, record/duplicate
 */
export function mutate(
  batch: Batch,
  write: Write,
  writer: Writer | null,
): { readonly current: RecordOf<CollectionName> | null } | null {
  if (write.collection === 'activities') return redact(batch, write, writer)
  const { collection, id, kind } = write
  if (!Object.hasOwn(SCHEMAS, collection)) throw portError('access/denied', { action: kind, collection })
  if (!isId(id)) throw invalid('id', 'type')
  const before = seen(batch, collection, { id, writer })
  if (writer !== null) demandRight(write, before, writer)
  if (kind === 'create') {
    if (before !== null || batch.get(collection, id) !== null)
      throw portError('record/duplicate', { collection, fields: ['id'], id })
    batch.create(collection, id, checked(batch, collection, { before: null, after: write.data }))
    return null
  }
  const expected = write.expect
  if (expected !== 'any' && expected !== before?.version) return { current: before }
  if (before === null) throw portError('record/missing', { collection, id })
  if ((before.deletedAt === null) !== (kind === 'update' || kind === 'trash')) throw invalid('deletedAt', 'not-allowed-now')
  if (kind === 'purge') batch.purge(collection, id)
  else if (kind === 'update') update(batch, collection, { before, patch: write.patch, writer })
  else batch.setTrashed(collection, before, kind === 'trash')
  return null
}

/** Lines of the timeline are the backend's: no client writes one. */
function redact(batch: Batch, { id, kind, patch }: Redaction, writer: Writer | null): null {
  const before = writer === null ? batch.get('activities', id) : null
  if (before === null) throw denied('activities', kind)
  batch.replace('activities', before, { ...dataOf(before), ...patch })
  return null
}

function seen<K extends StoredName>(
  batch: Batch,
  collection: K,
  { id, writer }: { readonly id: Id; readonly writer: Writer | null },
): RecordOf<K> | null {
  const record = batch.get(collection, id)
  // To a writer who may not read it, the record is not there.
  return record !== null && writer?.sight(collection)?.(record as never) === false ? null : record
}

function demandRight({ collection, kind }: Write, before: RecordOf<CollectionName> | null, { member }: Writer): void {
  const own = before === null ? kind === 'create' : ownerOf(collection, before) === member.id
  const verb: Verb = kind
  if (!may(member.role, `${collection}.${verb}`, { own })) throw denied(collection, kind)
}

/** Whose the record is. */
function ownerOf(collection: CollectionName, record: RecordOf<CollectionName>): Id | null {
  if (collection === 'members') return record.id
  if (collection === 'notifications' && 'memberId' in record) return record.memberId
  return record.createdBy.memberId
}

function update<K extends StoredName>(
  batch: Batch,
  collection: K,
  step: { readonly before: RecordOf<K>; readonly patch: object; readonly writer: Writer | null },
): void {
  const { before, patch, writer } = step
  const old = dataOf(before)
  const after = checked(batch, collection, { before: old, after: patched(collection, old, patch) })
  if (collection === 'members' && writer !== null) demandMemberRight(batch, before.id, { after, writer })
  batch.replace(collection, before, after)
}

function demandMemberRight(batch: Batch, id: Id, { after, writer }: { readonly after: unknown; readonly writer: Writer }): void {
  const before = batch.get('members', id)
  const isAllowed = before !== null && mayChangeMember(writer.member, before, after as Collections['members'])
  if (!isAllowed) throw denied('members', 'update')
}

/** Valid by itself, a legal step from what was before, and naming only what is there. @throws record/invalid */
function checked<K extends StoredName>(
  batch: Batch,
  collection: K,
  step: { readonly before: Collections[K] | null; readonly after: unknown },
): Collections[K] {
  const valid = validateRecord(collection as WritableName, step.after)
  if (!valid.ok) throw portError('record/invalid', { fields: valid.fields })
  const after = valid.value as unknown as Collections[K]
  demandReferences(batch, collection, after)
  demandCustom(batch, collection, { before: step.before, after })
  const settled = settle(collection, step.before, { after, context: batch.context })
  if (!settled.ok) throw portError('record/invalid', { fields: settled.fields })
  return settled.value
}

function demandReferences<K extends StoredName>(batch: Batch, collection: K, data: Collections[K]): void {
  if (!Object.hasOwn(REFERENCES, collection)) return
  const dangling = referencesOf(collection as WritableName, data as never).filter(
    (reference) => batch.get(reference.collection, reference.id) === null,
  )
  if (dangling.length === 0) return
  const fields = Object.fromEntries(dangling.map(({ path }) => [path, { rule: 'unknown-reference' } as const]))
  throw portError('record/invalid', { fields })
}

function invalid(field: string, rule: FieldRule): PortError {
  return portError('record/invalid', { fields: { [field]: { rule } } })
}

function denied(collection: string, action: string): PortError {
  return portError('access/denied', { action, collection })
}
