import type { Id } from '../../domain/model/kernel/id'
import { PUSH_KINDS, type PushKind } from '../../domain/model/push/push-device'
import { forgetPreference, forgetPreferences, readPreference, writePreference } from './preferences'

/** What is pushed to this browser for a member, as they last chose here; nothing: it is off. */
export function pushedKinds(memberId: Id): readonly PushKind[] {
  const chosen = readPreference(`push.${memberId}`)?.split(' ') ?? []
  return PUSH_KINDS.filter((kind) => chosen.includes(kind))
}

export function keepPushedKinds(memberId: Id, kinds: readonly PushKind[]): void {
  if (kinds.length === 0) forgetPreference(`push.${memberId}`)
  else writePreference(`push.${memberId}`, kinds.join(' '))
}

/** Whoever signs out is notified here again when they say so, and not before. */
export function forgetPushedKinds(): void {
  forgetPreferences('push.')
}
