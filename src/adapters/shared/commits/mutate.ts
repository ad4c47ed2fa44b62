import { namesSecret } from '../../../domain/model/access/secret-fields'
import { mayChangeMember } from '../../../domain/model/access/member-change'
import { may, type Verb } from '../../../domain/model/access/policy'
import type { Sight } from '../../../domain/model/access/visibility'
import { hasAbsorbed } from '../../../domain/model/duplicates/merge'
import type { FieldRule } from '../../../domain/model/errors/field-problem'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName, Collections, RecordOf } from '../../../domain/model/records/collections'
import type { Mutation, WritableName } from '../../../domain/model/records/mutation'
import { referencesOf, type Reference } from '../../../domain/model/records/references'
import { SCHEMAS, type StoredName, validateRecord } from '../../../domain/model/records/schemas'
import { settle } from '../../../domain/model/records/settle'
import type { TimelineRedaction } from '../../../domain/use-cases/functions/function-context'
import type { Batch } from './batch'
import { demandCustom, patched } from './custom-fields'
import { dataOf } from './shaped-record'

/** Who writes; `null`: the backend itself, which has all rights. */
export interface Writer {
  readonly member: RecordOf<'members'>
  /** `null`: the writer may read everything. */
  readonly sight: Sight
}

export type Write = Mutation | ElevatedInvitation | Redaction

type Redaction = TimelineRedaction & { readonly expect: 'any' }

/** Writes that only the backend may make. */
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
 * Applies one write to the batch, unless it conflicts.
 *
 * @returns the current record, if its version is not the expected one
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
  const before = readableRecord(batch, collection, { id, writer })
  if (writer !== null) demandRight(write, before, writer)
  if (kind === 'create') {
    if (before !== null || batch.get(collection, id) !== null) throw duplicate(collection, id)
    const after = checked(batch, collection, { before: null, after: write.data, writer })
    if (batch.wasPurged(collection, id) && !isSplitFrom(batch, collection, id)) throw duplicate(collection, id)
    batch.create(collection, id, after)
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

/** A record that was merged and then purged returns under its id when the merge is split. */
function isSplitFrom(batch: Batch, collection: CollectionName, id: Id): boolean {
  for (const merge of batch.workspace.all('merges')) if (hasAbsorbed(merge, collection, id)) return true
  return false
}

/**
 * Whether the writer's role allows such writes at all, whoever owns the record. Checked for all writes before any of them is
 * applied. @throws access/denied
 */
export function demandGranted({ collection, kind }: Write, { member }: Writer): void {
  if ((kind as string) !== 'read' && may(member.role, `${collection}.${kind}`, { own: true })) return
  throw denied(collection, kind)
}

/** Only the backend writes activities. */
function redact(batch: Batch, { id, kind, patch }: Redaction, writer: Writer | null): null {
  const before = writer === null ? batch.get('activities', id) : null
  if (before === null) throw denied('activities', kind)
  batch.replace('activities', before, { ...dataOf(before), ...patch })
  return null
}

function readableRecord<K extends StoredName>(
  batch: Batch,
  collection: K,
  { id, writer }: { readonly id: Id; readonly writer: Writer | null },
): RecordOf<K> | null {
  const record = batch.get(collection, id)
  // For a writer who may not read it, the record does not exist.
  return record !== null && writer?.sight(collection)?.(record as never) === false ? null : record
}

function demandRight({ collection, kind }: Write, before: RecordOf<CollectionName> | null, { member }: Writer): void {
  const own = before === null ? kind === 'create' : ownerOf(collection, before) === member.id
  const verb: Verb = kind
  if (!may(member.role, `${collection}.${verb}`, { own })) throw denied(collection, kind)
}

/** The member the record belongs to. */
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
  if (writer !== null && namesSecret(collection, old, patch)) throw denied(collection, 'update')
  const after = checked(batch, collection, { before: old, after: patched(collection, old, patch), writer })
  if (collection === 'members' && writer !== null) demandMemberRight(batch, before.id, { after, writer })
  batch.replace(collection, before, after)
}

function demandMemberRight(batch: Batch, id: Id, { after, writer }: { readonly after: unknown; readonly writer: Writer }): void {
  const before = batch.get('members', id)
  const isAllowed = before !== null && mayChangeMember(writer.member, before, after as Collections['members'])
  if (!isAllowed) throw denied('members', 'update')
}

/** Checks that the record is valid, that the change is allowed, and that its references exist. @throws record/invalid */
function checked<K extends StoredName>(
  batch: Batch,
  collection: K,
  step: { readonly before: Collections[K] | null; readonly after: unknown; readonly writer: Writer | null },
): Collections[K] {
  const valid = validateRecord(collection as WritableName, step.after)
  if (!valid.ok) throw portError('record/invalid', { fields: valid.fields })
  const after = valid.value as unknown as Collections[K]
  demandReferences(batch, collection, { ...step, after })
  demandCustom(batch, collection, { before: step.before, after })
  const settled = settle(collection, step.before, { after, context: batch.context })
  if (!settled.ok) throw portError('record/invalid', { fields: settled.fields })
  return settled.value
}

function demandReferences<K extends StoredName>(
  batch: Batch,
  collection: K,
  step: { readonly before: Collections[K] | null; readonly after: Collections[K]; readonly writer: Writer | null },
): void {
  const dangling = referencesOf(collection, step.after).filter((reference) => {
    const named = batch.get(reference.collection, reference.id)
    return named === null || isNewlyHidden(collection, { ...step, reference, named })
  })
  if (dangling.length === 0) return
  const fields = Object.fromEntries(dangling.map(({ path }) => [path, { rule: 'unknown-reference' } as const]))
  throw portError('record/invalid', { fields })
}

/** For a writer who may not read it, the referenced record does not exist; an earlier reference may stay. */
function isNewlyHidden<K extends StoredName>(
  collection: K,
  naming: {
    readonly before: Collections[K] | null
    readonly reference: Reference
    readonly named: AnyRecord
    readonly writer: Writer | null
  },
): boolean {
  const { before, reference, named, writer } = naming
  if (writer?.sight(reference.collection)?.(named) !== false) return false
  const known = before === null ? [] : referencesOf(collection, before)
  return !known.some(({ collection: other, id }) => other === reference.collection && id === reference.id)
}

function invalid(field: string, rule: FieldRule): PortError {
  return portError('record/invalid', { fields: { [field]: { rule } } })
}

function duplicate(collection: CollectionName, id: Id): PortError {
  return portError('record/duplicate', { collection, fields: ['id'], id })
}

function denied(collection: string, action: string): PortError {
  return portError('access/denied', { action, collection })
}
