import * as v from 'valibot'
import { TOLD_COLLECTIONS, VERBS, type Activity } from '../activity/activity'
import { cleanEmail } from '../kernel/email-address'
import { choice, id, instant } from '../kernel/fields'
import { accepted, refused, type Checked } from '../records/checked'
import type { CollectionName, Collections } from '../records/collections'
import { fieldProblemsOf } from '../records/field-problems-of'
import type { RecordMeta, Via } from '../records/meta'
import { isSubject, type Subject } from '../records/subject'
import { validateRecord } from '../records/validate'

const VIAS = ['app', 'import', 'function', 'sample'] as const satisfies readonly Via[]

const stamps = {
  id,
  createdAt: instant,
  createdBy: v.strictObject({ memberId: v.nullable(id), via: choice(VIAS) }),
  updatedAt: instant,
  updatedBy: v.strictObject({ memberId: v.nullable(id), via: choice(VIAS) }),
  deletedAt: v.nullable(instant),
}
const stamped = v.looseObject(stamps)

/** Lines of the timeline, which only a backend writes: here they come from outside. */
const activitySchema: v.GenericSchema<unknown, Activity> = v.strictObject({
  actorId: v.nullable(id),
  verb: choice(VERBS),
  subjects: v.array(v.custom<Subject>(isSubject)),
  objectId: id,
  objectCollection: choice(TOLD_COLLECTIONS),
  label: v.nullable(v.string()),
  at: instant,
  changes: v.record(v.string(), v.pipe(v.tuple([v.unknown(), v.unknown()]), v.readonly())),
  source: choice(VIAS),
})

export type Stamps = Omit<RecordMeta, 'version' | 'workspaceId'>

export interface ReadRecord<K extends CollectionName> {
  readonly stamps: Stamps
  /** As it is to be kept. */
  readonly data: Collections[K]
  /** Of a member's account, where the bundle comes from. */
  readonly email: string | null
}

/** A record as a line of a bundle has it. Members are there without an account: who was active is awaited. */
export function restoredRecord<K extends CollectionName>(collection: K, line: unknown): Checked<ReadRecord<K>> {
  const read = v.safeParse(stamped, line)
  if (!read.success) return refused(fieldProblemsOf(read.issues))
  const { id: ownId, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...given } = read.output
  const member = collection === 'members' ? memberOf(given) : null
  const checked = checkedData(collection, member?.data ?? given)
  if (!checked.ok) return checked
  return accepted({
    stamps: { id: ownId, createdAt, createdBy, updatedAt, updatedBy, deletedAt },
    data: checked.value as Collections[K], // by the collection's own schema
    email: member?.email ?? null,
  })
}

function checkedData(collection: CollectionName, data: unknown): Checked<unknown> {
  if (collection !== 'activities') return validateRecord(collection, data)
  const read = v.safeParse(activitySchema, data)
  return read.success ? accepted(read.output) : refused(fieldProblemsOf(read.issues))
}

function memberOf({ email, status, ...given }: Readonly<Record<string, unknown>>) {
  return {
    email: typeof email === 'string' ? cleanEmail(email) : null,
    data: { ...given, userId: null, status: status === 'active' ? 'invited' : status },
  }
}
