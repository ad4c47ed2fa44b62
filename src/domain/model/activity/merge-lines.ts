import type { Merge } from '../duplicates/merge'
import type { Subject } from '../records/subject'
import type { Activity, Verb } from './activity'
import { readSubject, subjectOf } from '../records/subject'

/** A write of a merge, done. */
export interface MergeWrite {
  readonly kind: 'create' | 'update' | 'trash' | 'restore' | 'purge'
  readonly before: Merge | null
  readonly after: Merge | null
}

/** What a merge that is made or undone makes of the other lines of its commit. */
export interface MergeStep {
  /** The lines that say it by halves, and what they say instead. */
  readonly verbs: ReadonlyMap<Verb, Verb>
  readonly kept: Subject
  readonly absorbed: ReadonlySet<Subject>
}

const MADE: MergeStep['verbs'] = new Map([['trashed', 'merged']])
/** A record that was purged is created anew. */
const UNDONE: MergeStep['verbs'] = new Map([
  ['restored', 'unmerged'],
  ['created', 'unmerged'],
])

/** `null`: this write neither makes nor undoes a merge. */
export function mergeStep({ kind, before, after }: MergeWrite): MergeStep | null {
  if (after === null || after.kept === null) return null
  const { kept } = after
  const isMade = after.status === 'merged' && (kind === 'create' || kind === 'restore')
  const isUndone =
    (after.status === 'merged' && kind === 'trash') ||
    (kind === 'update' && before?.status === 'merged' && after.status === 'split')
  if (!isMade && !isUndone) return null
  return { verbs: isMade ? MADE : UNDONE, kept, absorbed: new Set(after.subjects.filter((each) => each !== kept)) }
}

/** The line as it is told of both records, on the timelines of both; `null`: this one stays as it is. */
export function mergeLine<A extends Activity>(line: A, { verbs, kept, absorbed }: MergeStep): A | null {
  const verb = verbs.get(line.verb)
  const { collection } = readSubject(kept)
  if (verb === undefined || line.objectCollection !== collection) return null
  const own = subjectOf(collection, line.objectId)
  return absorbed.has(own) ? { ...line, verb, subjects: [own, kept] } : null
}
