import { isId, type Id } from '../kernel/id'
import type { CollectionName, Collections } from './collections'
import type { StoredName } from './schemas'
import { isSubject, readSubject } from './subject'

/** Where a record names another, and which. `path` is as in FieldProblems: `people.0.personId`. */
export interface Reference {
  readonly path: string
  readonly collection: CollectionName
  readonly id: Id
}

/** The field holds ids of this collection (one or a list), subjects, or a list of objects that each hold an id. */
type Target = CollectionName | 'subject' | { readonly each: string; readonly in: CollectionName }
type TargetsOf<T> = { readonly [F in keyof T]?: Target }

export const REFERENCES: { readonly [K in StoredName]: TargetsOf<Collections[K]> } = {
  workspaces: {},
  members: { avatarFileId: 'files' },
  invitations: { invitedBy: 'members', memberId: 'members' },
  people: { companyId: 'companies', ownerId: 'members', tagIds: 'tags', avatarFileId: 'files' },
  companies: { ownerId: 'members', tagIds: 'tags', logoFileId: 'files' },
  pipelines: {},
  stages: { pipelineId: 'pipelines' },
  lostReasons: {},
  deals: {
    companyId: 'companies',
    people: { each: 'personId', in: 'people' },
    pipelineId: 'pipelines',
    stageId: 'stages',
    lostReasonId: 'lostReasons',
    ownerId: 'members',
    tagIds: 'tags',
  },
  tasks: { assigneeId: 'members', subjects: 'subject' },
  notes: { subjects: 'subject', mentions: 'members' },
  files: { subject: 'subject' },
  tags: {},
  fieldDefinitions: {},
  imports: {},
  // What became of the rows stays true when the import itself is gone, as the timeline does.
  importChunks: {},
  notifications: { memberId: 'members', subject: 'subject', actorId: 'members' },
  webhooks: {},
  savedViews: {},
  merges: { subjects: 'subject', kept: 'subject', dealIds: 'deals' },
}

const NONE: readonly Reference[] = []

/** Every reference the record holds. Each must name a record of the same workspace; the backend looks them up. */
export function referencesOf<K extends StoredName>(collection: K, data: Collections[K]): readonly Reference[] {
  const targets: TargetsOf<Collections[K]> = REFERENCES[collection]
  let found = NONE
  // Most name little: nothing is made for fields that are empty.
  for (const field in targets) {
    const target = targets[field]
    const named = target === undefined ? NONE : referencesIn(field, data[field], target)
    if (named.length > 0) found = found.length === 0 ? named : [...found, ...named]
  }
  return found
}

function referencesIn(path: string, value: unknown, target: Target): readonly Reference[] {
  if (value === null || value === undefined) return NONE
  if (Array.isArray(value)) {
    if (value.length === 0) return NONE
    return value.flatMap((entry: unknown, index) => referencesIn(`${path}.${index}`, entry, target))
  }
  if (typeof target === 'object')
    return referencesIn(`${path}.${target.each}`, Reflect.get(Object(value), target.each), target.in)
  if (target !== 'subject') return isId(value) ? [{ path, collection: target, id: value }] : []
  return isSubject(value) ? [{ path, ...readSubject(value) }] : []
}
