import * as v from 'valibot'
import { VERBS } from '../activity/activity'
import { choice, id, instant, nullable, says } from '../kernel/fields'
import { url } from '../kernel/contact-fields'

export const WEBHOOK_STATUSES = ['active', 'paused', 'failing'] as const

/** For so long after a secret was renewed every delivery is signed with the one before, too. */
export const FORMER_SECRET_MS = 24 * 3_600_000

const count = v.pipe(v.number(says('type')), v.integer(says('type')), v.minValue(0, says('too-small')))

/**
 * An address that is told what happens in a workspace, line by line of its timeline. Its secret is worked out from its id
 * and the backend's key, and kept nowhere.
 */
export const webhookSchema = v.strictObject({
  url: v.pipe(url, v.minLength(1, says('required'))),
  /** Verbs of the timeline. */
  events: v.pipe(
    v.array(choice(VERBS), says('type')),
    v.minLength(1, says('required')),
    v.maxLength(VERBS.length, says('too-many')),
  ),
  /** `failing`: given up after too many refusals, until somebody makes it active again. */
  status: v.optional(choice(WEBHOOK_STATUSES), 'active'),
  /** When the last line that was delivered or passed over happened, and which it is; `null`: none since it was made. */
  reachedAt: nullable(instant),
  reachedId: nullable(id),
  /** Refusals in a row. */
  failures: v.optional(count, 0),
  /** `null`: as soon as something happens. */
  nextAttemptAt: nullable(instant),
  lastAttemptAt: nullable(instant),
  /** HTTP status of the last answer; `null` where there was none. */
  lastStatus: nullable(count),
  /** The secret is derived from it; `null`: from the webhook's own id. Another id gives another secret. */
  secretId: nullable(id),
  /** The one before, which signs along for `FORMER_SECRET_MS`. */
  formerSecretId: nullable(id),
  secretRenewedAt: nullable(instant),
})

export type Webhook = Readonly<v.InferOutput<typeof webhookSchema>>
