import type { Mutation } from '../../../records/mutation'
import { orderOf, type UndoAct, type UndoInput } from './plan-undo'
import type { CurrentRecord } from './touch'

/** What an import made and is in the trash, back from it: what others name comes before them. */
export function planRestore({ touches, records, may }: Pick<UndoInput, 'touches' | 'records'> & Restoring): readonly UndoAct[] {
  const acts = [...touches].flatMap(([key, touch]): UndoAct[] => {
    const current = records.get(key)
    if (touch.changes !== null || current === undefined || !isTrashed(current) || !may('restore', current, touch)) return []
    return [{ key, kind: 'trash', mutation: restoreOf(current), current }]
  })
  return acts.toSorted((a, b) => orderOf(b) - orderOf(a))
}

interface Restoring {
  readonly may: (
    verb: 'restore',
    ...about: Parameters<UndoInput['may']> extends [unknown, ...infer Rest] ? Rest : never
  ) => boolean
}

function isTrashed({ record }: CurrentRecord): boolean {
  return record.deletedAt !== null || ('archived' in record && record.archived)
}

function restoreOf({ collection, record }: CurrentRecord): Mutation {
  const { id, version } = record
  const restored = { kind: 'restore', collection, id, expect: version }
  const unarchived = { kind: 'update', collection, id, patch: { archived: false }, expect: version }
  // Collection and record are of one another, which the compiler cannot follow through the union.
  return (collection === 'fieldDefinitions' ? unarchived : restored) as Mutation
}
