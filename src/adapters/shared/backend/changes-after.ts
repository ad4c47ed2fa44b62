import type { ApiChanges } from '../../../domain/use-cases/api/api-session'
import type { ChangeCursor } from '../../../ports/events.port'
import type { CommitEntry } from '../commits/commit-entry'
import type { Reader } from '../commits/reader'
import type { AppliedEntry } from '../commits/workspace-state'
import type { Backend } from './backend'
import { isWhollyKnown, visibleChanges } from './visible-changes'

/** Records of one answer. A commit is never split, so that there may be more. */
const MOST = 500

/** What the reader may know of the commits after the cursor; `null` only says where to begin. */
export function changesAfter(
  { cursors }: Pick<Backend, 'cursors'>,
  {
    reader,
    after,
    older,
  }: {
    readonly reader: Reader
    readonly after: ChangeCursor | null
    readonly older: (seq: number) => readonly CommitEntry[]
  },
): ApiChanges | 'gap' {
  const { id: workspaceId, seq } = reader.workspace
  const at = (version: number) => cursors.at(workspaceId, version)
  if (after === null) return { changes: [], cursor: at(seq), more: false }
  const from = cursors.read(workspaceId, after)
  const entries = from === null || from > seq ? null : entriesAfter(from, reader, older)
  if (from === null || entries === null || !entries.every((entry) => isWhollyKnown(entry, reader))) return 'gap'
  const changes: ApiChanges['changes'][number][] = []
  let reached = from
  for (const entry of entries) {
    if (changes.length >= MOST) break
    changes.push(...visibleChanges(entry, reader))
    reached = entry.seq
  }
  return { changes, cursor: at(reached), more: reached < seq }
}

/** The next commits; `null`: they are no longer known. @param older what a store still has of them */
export function entriesAfter(
  from: number,
  { workspace: { seq, log } }: Pick<Reader, 'workspace'>,
  older: (seq: number) => readonly CommitEntry[],
): readonly AppliedEntry[] | null {
  if (from === seq) return []
  const first = log[0]?.seq ?? seq + 1
  if (from + 1 >= first) return log.slice(from + 1 - first)
  const stored = older(from)
  return stored[0]?.seq === from + 1 ? stored.map((entry) => ({ ...entry, before: null })) : null
}
