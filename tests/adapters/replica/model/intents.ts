import type { Id } from '../../../../src/domain/model/kernel/id'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import { keyOf, type Rows } from './oracle-rules'
import type { ServerCommit } from './simulated-server'

/** One thing a person meant: a field set to a value nobody else ever sets, or a record trashed, restored, purged. */
export interface Intent {
  readonly userId: Id
  readonly deviceId: string
  readonly key: string
  /** The field, or the kind of the mutation. */
  readonly what: string
  readonly value: unknown
  readonly isField: boolean
  /** Those of one commit go together. */
  readonly commit: number
  /** What stood there for the person who wrote; a decided conflict adds what was shown then. */
  readonly saw: Set<unknown>
  /** Wrote over whatever it was. */
  isBlind: boolean
  readonly lineage: number
  /** The device said that it is kept. */
  isDurable: boolean
  /** The person gave it up, or the workspace was taken from them. */
  isOver: boolean
  /** In this lineage. */
  applied: number
  /** By a lineage that a restored backup ended. */
  wasLost: boolean
  /** The device learned of that backup while it still had the commit. */
  isKnownLost: boolean
}

/** What all people meant, and what the server did with it: no value may get lost, doubled, or overwrite what nobody saw. */
export class Intents {
  readonly all: Intent[] = []
  readonly violations: string[] = []
  /** By device, records whose making was given up: what is still written upon them goes with them. */
  readonly unmade = new Set<string>()
  private lineage = 0
  private readonly byToken = new Map<string, Intent>()

  /** What the person saw and asked for, before anything was done. */
  declare(mutation: Mutation, author: Pick<Intent, 'userId' | 'deviceId' | 'commit'>, seen: AnyRecord | null): void {
    const key = keyOf(mutation)
    for (const [what, value] of partsOf(mutation)) {
      const saw = new Set([seen === null ? null : Reflect.get(seen, what)])
      const isBlind = mutation.kind !== 'create' && mutation.expect === 'any'
      const isField = mutation.kind === 'update'
      const isOver = this.unmade.has(`${author.deviceId} ${key}`)
      const fate = { isDurable: false, isOver, applied: 0, wasLost: false, isKnownLost: false }
      const intent: Intent = { ...author, key, what, value, isField, saw, isBlind, lineage: this.lineage, ...fate }
      this.all.push(intent)
      this.byToken.set(tokenOf(key, what, value), intent)
    }
  }

  of(mutations: readonly Mutation[]): readonly Intent[] {
    return mutations.flatMap((mutation) =>
      partsOf(mutation).flatMap(([what, value]) => this.byToken.get(tokenOf(keyOf(mutation), what, value)) ?? []),
    )
  }

  /**
   * Has somebody on the same device meant another thing for the same field, or the whole record, without building on this?
   * Or before it, which was hidden then and is still to be written?
   */
  isWrittenOver(intent: Intent): boolean {
    const { key, what, deviceId } = intent
    const since = this.all.indexOf(intent)
    return this.all.some((each, index) => {
      if (each === intent || each.deviceId !== deviceId || each.key !== key) return false
      if (index > since) return each.what === what || isOfLife(each.what)
      const isOpen = !each.isOver && each.applied === 0
      return isOpen && each.what === what && !this.wasSeen(intent, each.value)
    })
  }

  /** Does anything of the commit, or of what the device wrote to the same record, stand against what somebody else wrote? */
  isAgainst({ commit, key, deviceId }: Intent, rows: Rows): boolean {
    const open = this.all.filter((each) => each.deviceId === deviceId && !each.isOver && each.applied === 0)
    const keys = new Set([key])
    const commits = new Set([commit])
    for (let before = -1; before !== commits.size;) {
      before = commits.size
      for (const each of open) {
        if (!keys.has(each.key) && !commits.has(each.commit)) continue
        commits.add(each.commit)
        keys.add(each.key)
      }
    }
    const toMake = new Set(open.flatMap((each) => (each.what === 'create' && !each.wasLost ? [each.key] : [])))
    const fields = open.filter((each) => commits.has(each.commit) && each.isField && !toMake.has(each.key))
    return fields.some((each) => this.standsAgainst(each, rows.get(each.key)))
  }

  /** A commit that was discarded here and carried out there all the same counts as somebody else's. */
  private standsAgainst(intent: Intent, row: AnyRecord | undefined): boolean {
    if (row === undefined || row.deletedAt !== null) return true
    const stood: unknown = Reflect.get(row, intent.what) ?? null
    const isGivenUp = this.byToken.get(tokenOf(intent.key, intent.what, stood))?.isOver === true
    return isGivenUp || !this.wasSeen(intent, stood)
  }

  /** It was of a backend that is no more, and may have been meant for a record of its alone. */
  isOfBefore({ lineage }: Intent): boolean {
    return lineage !== this.lineage
  }

  /** What a device keeps no longer, or a person gave up, need not reach the server. */
  over(which: (intent: Intent) => boolean): void {
    for (const intent of this.all) if (which(intent)) intent.isOver = true
  }

  /** The server has just done this; `before` is the record before it. */
  applied({ mutations, memberId }: ServerCommit, before: Rows): void {
    if (memberId === null) return
    const rows = new Map<string, object>(before)
    for (const mutation of mutations) {
      const key = keyOf(mutation)
      for (const [what, value] of partsOf(mutation)) this.check(key, { what, value, current: rows.get(key) })
      if (mutation.kind === 'update') rows.set(key, { ...rows.get(key), ...mutation.patch })
      if (mutation.kind === 'create') rows.set(key, mutation.data)
    }
  }

  /** A backup was put back: what these commits did never happened. */
  lost(commits: readonly ServerCommit[]): void {
    this.lineage += 1
    for (const { mutations } of commits)
      for (const intent of this.of(mutations)) {
        intent.applied = 0
        intent.wasLost = true
        intent.isKnownLost = false
      }
  }

  private check(key: string, { what, value, current }: { what: string; value: unknown; current: object | undefined }): void {
    const intent = this.byToken.get(tokenOf(key, what, value))
    if (intent === undefined) {
      if (current === undefined || Reflect.get(current, what) !== value)
        this.violations.push(`I8 ${key} ${what}=${String(value)} was written, and nobody asked for it`)
      else this.violations.push(`I8 ${key} ${what} was sent though nobody had changed it`)
      return
    }
    intent.applied += 1
    // The same mark stands for every trash of a record: those can be done again and again.
    if (intent.applied > 1 && !isOfLife(what) && this.lineage === 0)
      this.violations.push(`I2 ${key} ${what}=${String(value)} was applied twice`)
    // Versions of before a backup are given again: from then on the server itself cannot know what was seen.
    if (intent.isBlind || isOfLife(what) || current === undefined || this.lineage > 0) return
    const stood: unknown = Reflect.get(current, what) ?? null
    // One's own, of another tab or decided late, is nobody else's loss.
    const isOwn = this.byToken.get(tokenOf(key, what, stood))?.deviceId === intent.deviceId
    if (!isOwn && !this.wasSeen(intent, stood))
      this.violations.push(`I8 ${key} ${what}=${String(value)} overwrote ${String(stood)} unseen`)
  }

  /**
   * Directly, or beneath an earlier write of the same person's that was shown meanwhile. What they wrote in another tab, or
   * what was hidden when they wrote this, was not: the server tells it apart from nobody's, and asks.
   */
  private wasSeen(intent: Intent, stood: unknown): boolean {
    const looked = new Set<unknown>()
    const toLook = [...intent.saw]
    for (let value = toLook.pop(); value !== undefined; value = toLook.pop()) {
      if (value === stood) return true
      if (looked.has(value)) continue
      looked.add(value)
      const earlier = this.byToken.get(tokenOf(intent.key, intent.what, value))
      // What a backup took away leaves nothing seen beneath it: what came back there came back unseen.
      if (earlier?.deviceId === intent.deviceId && !earlier.wasLost) toLook.push(...earlier.saw)
    }
    return false
  }
}

const LIFE = new Set(['trash', 'restore', 'purge'])

function isOfLife(what: string): boolean {
  return LIFE.has(what)
}

function partsOf(mutation: Mutation): readonly (readonly [string, unknown])[] {
  if (mutation.kind === 'update') return Object.entries(mutation.patch)
  if (mutation.kind === 'create') return [['create', mutation.id]]
  return [[mutation.kind, true]]
}

function tokenOf(key: string, what: string, value: unknown): string {
  return `${key} ${what} ${JSON.stringify(value)}`
}
