import { isSubjectCollection, subjectOf } from '../../../domain/model/records/subject'
import type { ApiChanges } from '../../../domain/use-cases/api/api-session'
import type { Given } from '../../../domain/use-cases/api/write-records'
import type { Asking } from './asking'
import { briefly } from './briefly'
import { describe } from './describe'
import { commitProposed, proposals, undo } from './draft-handlers'
import { draft, type Drafted, onlyPropose } from './drafting'
import { shortened } from './shortened'
import type { ToolInput, ToolName } from './tools'

export type ToolHandler<K extends ToolName> = (input: ToolInput<K>, asking: Asking) => Promise<unknown>

/** Of what is about a record, what is read along with it. */
const BESIDE = '20'
const IS_OPEN = 'status:is-not:done;status:is-not:cancelled'

export const HANDLERS: { readonly [K in ToolName]: ToolHandler<K> } = {
  describe,

  find: ({ words, limit }, { ask }) => ask('search', { q: words, limit: String(limit) }),

  async list({ limit, total, ...asked }, { ask }) {
    return shortened(await ask('listRecords', { ...asked, limit: String(limit), total: String(total) }))
  },

  async read({ collection, id }, { ask }) {
    const record = await ask('getRecord', { collection, id })
    if (!isSubjectCollection(collection)) return { record }
    const isAbout = `subjects:has:${subjectOf(collection, id)}`
    const [timeline, notes, tasks] = await Promise.all([
      ask('listTimeline', { collection, id, limit: BESIDE }),
      ask('listRecords', { collection: 'notes', filter: isAbout, limit: BESIDE }),
      ask('listRecords', { collection: 'tasks', filter: `${isAbout};${IS_OPEN}`, limit: BESIDE }),
    ])
    return { record, timeline: shortened(timeline), notes: shortened(notes), openTasks: shortened(tasks) }
  },

  figures: ({ limit, ...asked }, { ask }) => ask('listFigures', { ...asked, limit: String(limit) }),

  async changes_since({ cursor }, { ask }) {
    const found = (await ask('listChanges', { after: cursor })) as ApiChanges
    return { ...found, changes: found.changes.map(briefly) }
  },

  create: ({ collection, id, data }, asking) => one({ kind: 'create', collection, id, data }, asking),

  update: ({ collection, id, patch, version }, asking) => one({ kind: 'update', collection, id, patch, expect: version }, asking),

  trash: ({ collection, id, version }, asking) => one({ kind: 'trash', collection, id, expect: version }, asking),

  log_note: ({ collection, id, body, kind, happenedAt = null }, asking) => {
    const data = { body, kind, happenedAt, subjects: [subjectOf(collection, id)] }
    return one({ kind: 'create', collection: 'notes', data }, asking)
  },

  async commit({ rehearsal, mutations, ...words }, { ask, session }) {
    if (rehearsal) return ask('commit', { mutations, rehearsal: 'true' })
    return several(await draft(mutations, words, session))
  },

  propose_changes: async ({ mutations, ...words }, { session }) => several(await onlyPropose(mutations, words, session)),

  proposals: (asked, { session }) => proposals(asked, session),

  commit_proposed: (asked, { session }) => commitProposed(asked, session),

  undo: (asked, { session }) => undo(asked, session),
}

/** The record as it is now, or that it is proposed. */
async function one(given: Given, { session }: Asking): Promise<unknown> {
  const drafted = await draft([given], {}, session)
  return drafted.kind === 'written' ? drafted.records[0] : drafted.draft
}

function several(drafted: Drafted): unknown {
  if (drafted.kind === 'proposed') return drafted.draft
  return { outcomes: drafted.records.map((record) => ({ status: 'written', record })), draft: drafted.draftId }
}
