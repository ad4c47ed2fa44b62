import type { Id } from '../kernel/id'
import { LIMITS } from '../records/limits'

export interface Mentionable {
  readonly id: Id
  readonly displayName: string
}

/** What may follow a name; a letter would make it another one. */
const ENDS = /^(?![\p{L}\p{N}_])/u
/** Before an `@` that names somebody; elsewhere it is part of an address. */
const BEGINS = /(^|[\s([{"'*_>-])$/

/** The members a text names as `@Name`, each once, in the order of the list. Of two names that begin alike, the longer one. */
export function mentionedIn(body: string, members: readonly Mentionable[]): Id[] {
  const byLength = members.toSorted((a, b) => b.displayName.length - a.displayName.length)
  const found = new Set<Id>()
  for (let at = body.indexOf('@'); at !== -1; at = body.indexOf('@', at + 1)) {
    if (!BEGINS.test(body.slice(0, at))) continue
    const rest = body.slice(at + 1)
    const named = byLength.find(({ displayName }) => rest.startsWith(displayName) && ENDS.test(rest.slice(displayName.length)))
    if (named !== undefined) found.add(named.id)
  }
  return members.flatMap(({ id }) => (found.has(id) ? [id] : [])).slice(0, LIMITS.mentions)
}
