import * as v from 'valibot'
import { choice, id, instant, line, requiredLine } from '../kernel/fields'
import { LANGUAGE_CODES } from '../kernel/language'
import { LIMITS } from '../records/limits'

/** What is pushed: two kinds of notifications, and reminders of one's own tasks. */
export const PUSH_KINDS = ['mention', 'assignment', 'reminder'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Of one member in one workspace. */
export const MOST_PUSH_DEVICES = 20

/** The point of a P-256 key as it is written out, and 16 bytes (RFC 8291, 3.2). */
const POINT = /^B[\w-]{86}$/
const SECRET = /^[\w-]{22}$/

/** What a browser says of itself, as its `PushSubscription` has it. */
export const pushSubscriptionFields = {
  endpoint: v.pipe(line(LIMITS.description), v.url('url')),
  p256dh: v.pipe(v.string('type'), v.regex(POINT, 'type')),
  auth: v.pipe(v.string('type'), v.regex(SECRET, 'type')),
}

export const pushDeviceSchema = v.strictObject({
  id,
  workspaceId: id,
  memberId: id,
  ...pushSubscriptionFields,
  /** What its person recognises it by: a browser and a system. */
  name: requiredLine(LIMITS.name),
  kinds: v.pipe(v.array(choice(PUSH_KINDS)), v.minLength(1, 'required'), v.maxLength(PUSH_KINDS.length, 'too-many')),
  /** Of the app in this browser. */
  language: choice(LANGUAGE_CODES),
  createdAt: instant,
})

/**
 * A browser that a member wants to be notified in while the app is closed. It is no record: nobody else reads it, and it is not
 * copied, exported or told.
 */
export type PushDevice = Readonly<v.InferOutput<typeof pushDeviceSchema>>

/** What its person sees of it; the address and keys stay with the backend. */
export interface PushDeviceSummary extends Pick<PushDevice, 'id' | 'name' | 'kinds' | 'createdAt'> {
  /** It is the browser that asks. */
  readonly isThis: boolean
}
