import type { CommitMessage, RecordCalls, Touched } from '../../src/adapters/cloudflare/protocol'
import type { Backend } from '../../src/adapters/shared/backend/backend'
import { entriesAfter } from '../../src/adapters/shared/backend/changes-after'
import { commit } from '../../src/adapters/shared/backend/commits'
import { isWhollyKnown, visibleChanges } from '../../src/adapters/shared/backend/visible-changes'
import { checkedAny, known } from '../../src/adapters/shared/checked-query'
import type { CommitEntry } from '../../src/adapters/shared/commits/commit-entry'
import type { AppliedEntry } from '../../src/adapters/shared/commits/workspace-state'
import type { Id } from '../../src/domain/model/kernel/id'
import type { PageCursor } from '../../src/domain/model/query/ast'
import { checkQuery, everythingIn } from '../../src/domain/model/records/check-query'
import type { ReadableName } from '../../src/domain/model/records/collections'
import { LIMITS } from '../../src/domain/model/records/limits'
import { listingOf } from './rows/sql-workspace-state'

/** Above this, only a pull tells what a commit touched. */
const MOST_TOUCHED = 200
/** Commits that are read from the store at once. */
const READ = 200
/** Records of one answer to `pull`. A commit is never split, so that there may be more. */
const PULLED = 500
/** Characters of one answer to `listEach`, about. */
const COPIED = 4_000_000

interface Caller {
  readonly backend: Backend
  readonly workspaceId: Id
  readonly userId: Id
  readonly log: CommitLog
}

/** The commits that the store has, in order. */
interface CommitLog {
  entriesAfter(seq: number, until: number): readonly CommitEntry[]
}

type Calls = {
  readonly [N in keyof RecordCalls]: (caller: Caller, input: RecordCalls[N]['input']) => Promise<RecordCalls[N]['answer']>
}

/** What one workspace answers of the calls of `/api/records`. */
export const RECORD_CALLS: Omit<Calls, 'workspaces' | 'send'> = {
  async getMany(caller, { collection, ids }) {
    const listing = await readyListing(caller, known(collection))
    return ids.map((id) => listing.get(id)).filter((row) => row !== null)
  },

  async list(caller, { collection, query }) {
    return (await readyListing(caller, known(collection))).page(checkedAny(collection, query, LIMITS.pageSizeMost))
  },

  async listEach(caller, { workspaceId, collections, limit, after }) {
    checkQuery('workspaces', everythingIn(workspaceId, limit))
    const pages: Record<string, RecordCalls['list']['answer']> = {}
    let length = 0
    for (const collection of collections) {
      const cursor = after[known(collection)] as PageCursor | undefined
      // A record of each is the least: what is left comes with the next answer.
      const most = length > COPIED ? 1 : limit
      const query = { ...everythingIn(workspaceId, most, cursor), count: cursor === undefined ? 'exact' : 'none' } as const
      const page = (await readyListing(caller, collection)).page(checkedAny(collection, query, LIMITS.pageSizeMost))
      length += JSON.stringify(page.items).length
      pages[collection] = page
    }
    return pages
  },

  async commit({ backend, workspaceId, userId }, { mutations, mutationId, via, after }) {
    const outcomes = await commit(backend, { workspaceId, userId, mutations, mutationId, via, after })
    const entry = backend.workspace(workspaceId)?.log.findLast((one) => one.mutationId === mutationId)
    return { outcomes, touched: entry === undefined ? [] : touchedBy(entry) }
  },

  async pull({ backend, workspaceId, userId, log }, { after }) {
    await backend.ready(workspaceId, 'all')
    const reader = backend.readerOf(workspaceId, userId, 'changes')
    const { seq } = reader.workspace
    const from = after === null ? seq : backend.cursors.read(workspaceId, after)
    if (from === null || from > seq) return 'gap'
    const entries = entriesAfter(from, reader, (seen) => log.entriesAfter(seen, seen + READ))
    if (entries === null || !entries.every((entry) => isWhollyKnown(entry, reader))) return 'gap'
    const at = (version: number) => backend.cursors.at(workspaceId, version)
    const commits: CommitMessage[] = []
    let [pulled, records] = [from, 0]
    for (const entry of entries) {
      if (records >= PULLED) break
      const changes = visibleChanges(entry, reader)
      records += changes.length
      pulled = entry.seq
      if (changes.length > 0)
        commits.push({ before: at(entry.seq - 1), after: at(entry.seq), mutationId: entry.mutationId, changes })
    }
    return { commits, cursor: at(pulled), more: pulled < seq }
  },
}

/** `null`: too many to name. */
export function touchedBy({ changes }: AppliedEntry): readonly Touched[] | null {
  return changes.length > MOST_TOUCHED ? null : changes.map(({ collection, id }) => [collection, id])
}

/** @throws access/denied */
async function readyListing({ backend, workspaceId, userId }: Caller, name: ReadableName) {
  await backend.ready(workspaceId, name)
  return listingOf(backend.readerOf(workspaceId, userId, 'read'), name)
}
