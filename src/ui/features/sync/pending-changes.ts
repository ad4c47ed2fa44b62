import { changesBetween, type Changes } from '../../../domain/model/records/changes'
import type { Id } from '../../../domain/model/kernel/id'
import type { Mutation, WritableName } from '../../../domain/model/records/mutation'
import type { PendingCommit } from '../../../ports/sync.port'

/** One record that a commit is about to change, as one tells of it. */
export interface PendingChange {
  readonly id: Id
  readonly kind: Mutation['kind']
  readonly collection: WritableName
  /** What the record is called, as far as the commit tells. */
  readonly name: string | null
  /** Which values become which; of an update only, the others say it by themselves. */
  readonly changes: Changes
}

/** Kept along with a move, and nothing anybody wrote. */
const UNTOLD: ReadonlySet<string> = new Set(['stageEnteredAt', 'rank', 'position'])

export function pendingChanges({ mutations, before }: Pick<PendingCommit, 'mutations' | 'before'>): readonly PendingChange[] {
  return mutations.map((mutation, index) => {
    const { id, kind, collection } = mutation
    const was = before[index] ?? {}
    const written: object = mutation.kind === 'create' ? mutation.data : mutation.kind === 'update' ? mutation.patch : {}
    const changes = mutation.kind === 'update' ? changesBetween(was, seenWhole(was, written), UNTOLD) : {}
    return { id, kind, collection, name: nameIn(written) ?? nameIn(was), changes }
  })
}

/** A patch of the workspace's own fields names those it changes: the others are as they were. */
function seenWhole(was: object, patch: object): object {
  if (!('custom' in patch) || !('custom' in was)) return patch
  return { ...patch, custom: { ...Object(was.custom), ...Object(patch.custom) } }
}

const NAMES = ['title', 'name', 'displayName', 'label', 'body', 'url'] as const
const LONGEST = 80

/** What a record of any collection is called by its own fields; null where they do not say. */
function nameIn(record: object): string | null {
  const fields = new Map(Object.entries<unknown>({ ...record }))
  const person = [fields.get('firstName'), fields.get('lastName')].filter(isFilled).join(' ')
  const name = person === '' ? NAMES.map((field) => fields.get(field)).find(isFilled) : person
  return name?.trim().split('\n')[0]?.slice(0, LONGEST) ?? null
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
