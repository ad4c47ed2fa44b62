import { isSubjectCollection, subjectOf } from '../../../domain/model/records/subject'
import type { ApiChanges } from '../../../domain/use-cases/api/api-session'
import type { Asking } from './asking'
import { briefly } from './briefly'
import { describe } from './describe'
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

  create: (asked, { ask }) => ask('createRecord', asked),

  update: ({ version, ...asked }, { ask }) => ask('updateRecord', asked, version),

  trash: ({ version, ...asked }, { ask }) => ask('trashRecord', asked, version),

  log_note: ({ collection, id, body, kind, happenedAt = null }, { ask }) =>
    ask('createRecord', { collection: 'notes', data: { body, kind, happenedAt, subjects: [subjectOf(collection, id)] } }),

  commit: ({ rehearsal, mutations }, { ask }) => ask('commit', { mutations, rehearsal: String(rehearsal) }),
}
