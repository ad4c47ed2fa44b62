import type { Mutation } from '../../../records/mutation'
import { orderOf, type UndoAct, type UndoInput } from './plan-undo'
import type { CurrentRecord } from './touch'

/**
 * What an import made and is in the trash, back from it, and the fields that were archived with it: what others name comes
 * before them.
 */
export function planRestore({ touches, records, may }: Pick<UndoInput, 'touches' | 'records'> & Restoring): readonly UndoAct[] {
  const acts = [...touches].flatMap(([key, touch]): UndoAct[] => {
    const current = records.get(key)
    if (touch.changes !== null || current === undefined || !(isTrashed(current) || isArchived(current))) return []
    if (!may(current.collection === 'fieldDefinitions' ? 'update' : 'restore', current, touch)) return []
    return [{ key, kind: 'trash', mutation: restoreOf(current), current }]
  })
  return acts.some(({ current }) => isTrashed(current)) ? acts.toSorted((a, b) => orderOf(b) - orderOf(a)) : []
}

interface Restoring {
  readonly may: (
    verb: 'restore' | 'update',
    ...about: Parameters<UndoInput['may']> extends [unknown, ...infer Rest] ? Rest : never
  ) => boolean
}

/** A field is in no trash. */
export function isTrashed({ record }: CurrentRecord): boolean {
  return record.deletedAt !== null
}

function isArchived({ record }: CurrentRecord): boolean {
  return 'archived' in record && record.archived
}

function restoreOf({ collection, record }: CurrentRecord): Mutation {
  const { id, version } = record
  const restored = { kind: 'restore', collection, id, expect: version }
  const unarchived = { kind: 'update', collection, id, patch: { archived: false }, expect: version }
  // Collection and record are of one another, which the compiler cannot follow through the union.
  return (collection === 'fieldDefinitions' ? unarchived : restored) as Mutation
}
