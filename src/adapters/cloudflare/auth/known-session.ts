import * as v from 'valibot'
import type { Id } from '../../../domain/model/kernel/id'
import { parsedJson } from '../../shared/parsed-json'
import type { SessionStore } from '../../shared/session-store'

/** What the tabs of a browser know of its session. The session itself is in a cookie that no script can read. */
export type KnownSession =
  | v.InferOutput<typeof signedInShape>
  /** Ended by the backend. */
  | { readonly kind: 'ended'; readonly reason: 'expired' | 'revoked' }
  /** Ended by the person, and the backend does not know yet: the cookie is still good. */
  | { readonly kind: 'leaving' }
  /** Nobody is, or was ended by the person. */
  | { readonly kind: 'none' }

const signedInShape = v.object({
  kind: v.literal('signed-in'),
  user: v.object({ id: v.custom<Id>((id) => typeof id === 'string'), email: v.string(), name: v.string() }),
  recovery: v.boolean(),
})

const shape = v.variant('kind', [
  signedInShape,
  v.object({ kind: v.literal('ended'), reason: v.picklist(['expired', 'revoked']) }),
  v.object({ kind: v.literal('leaving') }),
])

/** Where the tabs agree on it. */
export class KnownSessions {
  private readonly store: SessionStore
  private readonly key: string

  constructor(store: SessionStore, key: string) {
    this.store = store
    this.key = key
  }

  read(): KnownSession {
    const known = v.safeParse(shape, parsedJson(this.store.getItem(this.key)))
    return known.success ? known.output : { kind: 'none' }
  }

  /** Tells the other tabs only what is new to them. */
  write(known: KnownSession): void {
    if (JSON.stringify(known) === JSON.stringify(this.read())) return
    if (known.kind === 'none') this.store.removeItem(this.key)
    else this.store.setItem(this.key, JSON.stringify(known))
  }

  isAbout(key: string | null): boolean {
    return key === null || key === this.key
  }
}
