import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { CopyRest } from '../disk/replica-disk'
import type { CoreEvent } from './events'
import type { KeptPages } from './kept-pages'
import { keyOf, type RecordKey } from './record-key'

type Fed = Extract<CoreEvent, { readonly kind: 'fed' }>

interface Beginning {
  readonly run: number
  /** The cursor from before the first page, so that no change falls between the pages and the feed. */
  readonly cursor: ChangeCursor
  /** Commits acknowledged before the run began: the pages contain them. */
  readonly settles: readonly MutationId[]
  readonly kept: KeptPages
  /** Nothing is held yet. */
  readonly isFirst: boolean
  /** What an interrupted copy had left to read; null: the first answer will tell. */
  readonly rest: CopyRest | null
  readonly seen: Iterable<RecordKey>
}

/** A run that reads all held collections page by page. */
export class Reading {
  readonly run: number
  readonly cursor: ChangeCursor
  readonly settles: readonly MutationId[]
  readonly kept: KeptPages
  readonly seen: Set<RecordKey>
  /** Changes from the feed since the run began. A page may be older, so these are applied last. */
  readonly later: Fed[] = []
  rest: CopyRest | null
  private readonly isFirst: boolean
  /** The user may read other records since: until all are read again, nothing is answered from here. */
  private isOtherSight = false

  constructor({ run, cursor, settles, kept, isFirst, rest, seen }: Beginning) {
    this.run = run
    this.cursor = cursor
    this.settles = settles
    this.kept = kept
    this.isFirst = isFirst
    this.rest = rest
    this.seen = new Set(seen)
  }

  /** The collections of which everything is here, in a first copy. */
  get complete(): readonly CollectionName[] {
    const { rest } = this
    if (rest === null || !this.isFirst || this.isOtherSight) return []
    return rest.held.filter((collection) => rest.after[collection] === undefined)
  }

  /** The changes to show at once: those of complete collections. All are applied at the end of the run, in the order of the feed. */
  shownOf({ changes }: Fed, altersSight: (changes: readonly RecordChange[]) => boolean): readonly RecordChange[] {
    const { complete } = this
    const shown = changes.filter(({ collection }) => complete.includes(collection))
    if (shown.length === 0) return []
    this.isOtherSight = altersSight(changes)
    if (this.isOtherSight) return []
    for (const change of shown) this.seen.add(keyOf(change))
    return shown
  }
}
