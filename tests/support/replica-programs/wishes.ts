import type { AnyRecord } from '../../../src/domain/model/records/collections'
import type { Mutation } from '../../../src/domain/model/records/mutation'

/** A value that one person wrote to one field, and nobody else ever writes. */
export interface Wish {
  readonly deviceId: string
  readonly key: string
  readonly field: string
  readonly token: string
  /** What stood there for the person who wrote; a decision adds what was shown then. */
  readonly saw: Set<unknown>
  /** It was answered that it is written. */
  isPromised: boolean
  /** Given up, refused, or taken with the workspace. */
  isOver: boolean
  /** The set behind answered that it is written. */
  isDone: boolean
}

/** What people wished, and what the truth became, field by field. */
export class Wishes {
  readonly all: Wish[] = []
  readonly broken: string[] = []
  /** Something was missed: what stood in between is not known. */
  isInexact = false
  private readonly byToken = new Map<string, Wish>()
  /** By record and field, the values that stood there, one after the other. */
  private readonly stood = new Map<string, unknown[]>()

  declare(mutations: readonly Mutation[], deviceId: string, shown: ReadonlyMap<string, AnyRecord>): readonly Wish[] {
    const wishes = mutations.flatMap((mutation) => {
      const key = keyOf(mutation)
      const seen = shown.get(key)
      return tokensIn(mutation).map(([field, token]): Wish => {
        const saw = new Set<unknown>([seen === undefined ? null : (Reflect.get(seen, field) ?? null)])
        return { deviceId, key, field, token, saw, isPromised: false, isOver: false, isDone: false }
      })
    })
    this.all.push(...wishes)
    for (const wish of wishes) this.byToken.set(wish.token, wish)
    return wishes
  }

  of(mutations: readonly Mutation[]): readonly Wish[] {
    return mutations.flatMap((mutation) => tokensIn(mutation).flatMap(([, token]) => this.byToken.get(token) ?? []))
  }

  done(mutations: readonly Mutation[]): void {
    for (const wish of this.of(mutations)) wish.isDone = true
  }

  /** The server's record, as some commit left it. */
  committed(key: string, record: AnyRecord): void {
    for (const [field, value] of Object.entries<unknown>({ ...record })) {
      const at = `${key} ${field}`
      const stood = this.stood.get(at) ?? []
      this.stood.set(at, stood)
      const before = stood.at(-1) ?? null
      if (before === value || (before === null && value === null)) continue
      const wish = typeof value === 'string' ? this.byToken.get(value) : undefined
      if (wish !== undefined) this.check(wish, { before, hasStood: stood.includes(value) })
      stood.push(value)
    }
  }

  /** @param rows the truth, as whoever sees everything sees it */
  judge(rows: ReadonlyMap<string, AnyRecord>): void {
    for (const { key, field, token, deviceId, isPromised, isOver, isDone } of this.all) {
      if (!isPromised || isOver || isDone) continue
      const isThere = this.stood.get(`${key} ${field}`)?.includes(token) === true
      const row = rows.get(key)
      // Who throws a record away for good takes with it what was on its way there: that was said when it was refused.
      if (!isThere && (row === undefined || Reflect.get(row, field) !== token))
        this.broken.push(`${key} ${field}=${token} of ${deviceId} was promised and is lost`)
    }
  }

  private check(wish: Wish, { before, hasStood }: { readonly before: unknown; readonly hasStood: boolean }): void {
    if (this.isInexact) return
    const { key, field, token } = wish
    if (hasStood) this.broken.push(`${key} ${field}=${token} was written twice`)
    else if (!this.wasSeen(wish, before)) this.broken.push(`${key} ${field}=${token} overwrote ${String(before)} unseen`)
  }

  private wasSeen({ deviceId, saw }: Wish, value: unknown): boolean {
    // One's own, of another tab or decided late, is nobody else's loss.
    if (typeof value === 'string' && this.byToken.get(value)?.deviceId === deviceId) return true
    const looked = new Set<unknown>()
    const toLook = [...saw]
    for (let seen = toLook.pop(); seen !== undefined; seen = toLook.pop()) {
      if (seen === value) return true
      if (looked.has(seen)) continue
      looked.add(seen)
      const earlier = typeof seen === 'string' ? this.byToken.get(seen) : undefined
      if (earlier?.deviceId === deviceId) toLook.push(...earlier.saw)
    }
    return false
  }
}

export function keyOf({ collection, id }: Pick<Mutation, 'collection' | 'id'>): string {
  return `${collection}/${id}`
}

const TOKEN = /^wish /

export function tokenOf(seed: number, index: number): string {
  return `wish ${seed}.${index}`
}

function tokensIn(mutation: Mutation): readonly (readonly [field: string, token: string])[] {
  const values = mutation.kind === 'create' ? mutation.data : mutation.kind === 'update' ? mutation.patch : {}
  return Object.entries<unknown>({ ...values }).flatMap(([field, value]) =>
    typeof value === 'string' && TOKEN.test(value) ? [[field, value] as const] : [],
  )
}
