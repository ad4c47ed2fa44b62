import type { CollectionName } from '../records/collections'
import type { Role } from '../workspaces/workspace'

/** `own`: only what the member made (for `members` the member itself, for `notifications` those to the member). */
export type Grant = 'any' | 'own' | 'none'
export type Verb = 'read' | 'create' | 'update' | 'trash' | 'restore' | 'purge'
export type RecordAction = `${CollectionName}.${Verb}`
type Grants = Readonly<Record<Role, Grant>>

function grant(owner: Grant, admin: Grant, member: Grant, viewer: Grant): Grants {
  return { owner, admin, member, viewer }
}

const EVERYBODY = grant('any', 'any', 'any', 'any')
const EDITORS = grant('any', 'any', 'any', 'none')
const MANAGERS = grant('any', 'any', 'none', 'none')
const OWNERS = grant('any', 'none', 'none', 'none')
const NOBODY = grant('none', 'none', 'none', 'none')
const EDITORS_THEIR_OWN = grant('any', 'any', 'own', 'none')
const ONESELF = grant('own', 'own', 'own', 'own')
const MANAGERS_AND_ONESELF = grant('any', 'any', 'own', 'own')

/*
 * The one permission table: point 6 of the product specification ("Roles and permissions"), cell by cell. The UI hides by
 * it, the memory backend enforces by it, and the database's policies say the same. What depends on the record as well is
 * in `member-change.ts` and `visibility.ts`.
 */

const WORK = { read: EVERYBODY, create: EDITORS, update: EDITORS, trash: EDITORS, restore: EDITORS, purge: MANAGERS }
const SETTINGS = { read: EVERYBODY, create: MANAGERS, update: MANAGERS, trash: MANAGERS, restore: MANAGERS, purge: MANAGERS }
const BACKEND_ONLY = { create: NOBODY, update: NOBODY, trash: NOBODY, restore: NOBODY, purge: NOBODY }

export const RECORD_GRANTS: { readonly [K in CollectionName]: Readonly<Record<Verb, Grants>> } = {
  // A workspace is made by a function; the rest is renaming and deleting it.
  workspaces: { read: EVERYBODY, create: NOBODY, update: OWNERS, trash: OWNERS, restore: OWNERS, purge: OWNERS },
  // Members come by invitation and go by deactivation: what they did stays theirs.
  members: { ...BACKEND_ONLY, read: EVERYBODY, update: MANAGERS_AND_ONESELF },
  invitations: { ...BACKEND_ONLY, read: MANAGERS },
  people: WORK,
  companies: WORK,
  pipelines: SETTINGS,
  stages: SETTINGS,
  lostReasons: SETTINGS,
  deals: WORK,
  tasks: WORK,
  notes: { ...WORK, update: EDITORS_THEIR_OWN, trash: EDITORS_THEIR_OWN, restore: EDITORS_THEIR_OWN },
  files: WORK,
  tags: { ...SETTINGS, create: EDITORS, update: EDITORS },
  // A field is archived and never deleted, so that what records hold under its key stays what it was.
  fieldDefinitions: { ...BACKEND_ONLY, read: EVERYBODY, create: MANAGERS, update: MANAGERS },
  activities: { ...BACKEND_ONLY, read: EVERYBODY },
  webhooks: { ...SETTINGS, read: MANAGERS },
  imports: { ...WORK, update: EDITORS_THEIR_OWN, trash: EDITORS_THEIR_OWN, restore: EDITORS_THEIR_OWN },
  // Written once, with its rows. Its maker and managers read it: `visibility.ts`.
  importChunks: { ...BACKEND_ONLY, read: EVERYBODY, create: EDITORS },
  // Each member has their own, and marks them read.
  notifications: { ...BACKEND_ONLY, read: EVERYBODY, update: ONESELF },
  // One that is not shared is there for its maker only: `visibility.ts`.
  savedViews: { ...WORK, update: EDITORS_THEIR_OWN, trash: EDITORS_THEIR_OWN, restore: EDITORS_THEIR_OWN },
  // Its maker and managers read it, as what an import did; only what becomes of it changes.
  drafts: { ...BACKEND_ONLY, read: EVERYBODY, create: EDITORS, update: EDITORS_THEIR_OWN },
  // Whoever may merge may split what others merged.
  merges: WORK,
  forms: SETTINGS,
  // The backend takes them from whoever fills in a form; whoever merges two people moves them along.
  submissions: { ...BACKEND_ONLY, read: EVERYBODY, update: EDITORS },
  rules: { ...SETTINGS, read: MANAGERS },
  ruleRuns: { ...BACKEND_ONLY, read: MANAGERS },
}

export const NAMED_GRANTS = {
  import: EDITORS,
  'undo-import': EDITORS_THEIR_OWN,
  'bulk-edit': EDITORS,
  merge: EDITORS,
  'export-view': EDITORS,
  'export-everything': MANAGERS,
  'erase-person': MANAGERS,
  'empty-trash': MANAGERS,
  'manage-pipelines': MANAGERS,
  'manage-fields': MANAGERS,
  'edit-others-views': MANAGERS,
  'invite-member': MANAGERS,
  'change-role': MANAGERS,
  'deactivate-member': MANAGERS,
  'manage-webhooks': MANAGERS,
  'manage-keys': MANAGERS,
  'manage-forms': MANAGERS,
  'manage-rules': MANAGERS,
  'make-owner': OWNERS,
  'rename-workspace': OWNERS,
  'delete-workspace': OWNERS,
  'move-backend': OWNERS,
} as const satisfies Readonly<Record<string, Grants>>

export type NamedAction = keyof typeof NAMED_GRANTS
export type Action = NamedAction | RecordAction

/**
 * May an active member of this role do it? A deactivated member may do nothing, not even read; ask that first.
 *
 * @param about `own`: the record was created by the member who asks (for `members`: is that member; for `notifications`: they are to that member). Default: not so.
 */
export function may(role: Role, action: Action, about: { readonly own: boolean } = { own: false }): boolean {
  const granted = GRANTS.get(action)?.[role]
  return granted === 'any' || (granted === 'own' && about.own)
}

const GRANTS: ReadonlyMap<string, Grants> = new Map<string, Grants>([
  ...Object.entries(NAMED_GRANTS),
  ...Object.entries(RECORD_GRANTS).flatMap(([collection, verbs]) =>
    Object.entries(verbs).map(([verb, grants]): [string, Grants] => [`${collection}.${verb}`, grants]),
  ),
])
