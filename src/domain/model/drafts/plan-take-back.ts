import type { CurrentRecord, Touch } from '../imports/writing/undo/touch'
import { isUntouched, recordKey, touch } from '../imports/writing/undo/touch'
import { planUndo, type UndoAct, type UndoInput, type UndoPlan } from '../imports/writing/undo/plan-undo'
import type { RecordOf } from '../records/collections'
import type { Mutation } from '../records/mutation'
import { readDraftLog } from './draft-text'

/** What drafts wrote, record by record. */
export interface DraftTraces {
  readonly touches: ReadonlyMap<string, Touch>
  /** Records that were there before and went to the trash, or came out of it. */
  readonly moved: ReadonlyMap<string, Touch & { readonly kind: 'trash' | 'restore' }>
}

/** @param drafts in the order in which they were written */
export function tracesOf(drafts: readonly RecordOf<'drafts'>[]): DraftTraces {
  const touches = new Map<string, Touch>()
  const moved = new Map<string, Touch & { readonly kind: 'trash' | 'restore' }>()
  for (const draft of drafts) {
    const { via, wrote } = readDraftLog(draft.log)
    const stamp = {
      at: draft.decidedAt ?? draft.createdAt,
      by: draft.decidedAt === null ? draft.createdBy.memberId : draft.decidedBy,
      via,
    }
    for (const { collection, id, kind, changes } of wrote) {
      const key = recordKey(collection, id)
      if (kind === 'create' || kind === 'update') touch(touches, { collection, id, changes }, stamp)
      else if (touches.get(key)?.changes !== null) moved.set(key, { collection, id, changes: {}, made: null, kind, ...stamp })
    }
  }
  // What it wrote to a record last is when the record was last written to.
  for (const [key, { at, by, via }] of moved) {
    const known = touches.get(key)
    if (known !== undefined) touches.set(key, { ...known, at, by, via })
  }
  return { touches, moved }
}

interface TakeBackInput extends Pick<UndoInput, 'records'>, DraftTraces {
  readonly may: (verb: 'trash' | 'update' | 'restore', current: CurrentRecord, touch: Touch) => boolean
}

/**
 * What would take drafts back as things stand, and what stays and why; as an import is undone. What they put into the trash comes
 * out of it, and goes into it again, unless somebody else wrote to it since. Of a record that is in the trash, the fields go back
 * in a further pass.
 */
export function* planTakeBack({ touches, moved, records, may }: TakeBackInput): Generator<void, UndoPlan> {
  const { acts, left } = yield* planUndo({ touches, records, may, anyway: new Set() })
  const fields = new Set(acts.map(({ key }) => key))
  const moves = [...moved].flatMap(([key, { kind, ...trace }]): UndoAct[] => {
    const current = records.get(key)
    const verb = kind === 'trash' ? 'restore' : 'trash'
    if (current === undefined || fields.has(key) || (current.record.deletedAt === null) === (verb === 'restore')) return []
    if (!isUntouched(trace, current.record) || !may(verb, current, trace)) return []
    const { id, version } = current.record
    const mutation = { kind: verb, collection: current.collection, id, expect: version } as Mutation
    return [{ key, kind: verb === 'trash' ? 'trash' : 'restore', mutation, current }]
  })
  // What comes out of the trash may be named by what goes back.
  return {
    acts: [
      ...moves.filter(({ mutation }) => mutation.kind === 'restore'),
      ...acts,
      ...moves.filter(({ mutation }) => mutation.kind === 'trash'),
    ],
    left,
  }
}
