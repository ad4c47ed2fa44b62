import { describe, expect, it } from 'vitest'
import { keepsAnOwner, mayChangeMember, mayGrant } from '../../../src/domain/model/access/member-change'
import { may, NAMED_GRANTS, RECORD_GRANTS, type Action, type NamedAction } from '../../../src/domain/model/access/policy'
import type { Id } from '../../../src/domain/model/kernel/id'
import { ROLES, type Member, type Role } from '../../../src/domain/model/workspaces/workspace'

function who(action: Action): string {
  return ROLES.filter((role) => may(role, action)).join(' ')
}

/** Point 6 of the specification, row by row, written out a second time on purpose. */
const ALL = 'owner admin member viewer'
const EDITORS = 'owner admin member'
const MANAGERS = 'owner admin'

describe('the permission table', () => {
  it.each<[string, readonly Action[], string]>([
    ['read records, files, reports', ['people.read', 'deals.read', 'notes.read', 'files.read', 'activities.read'], ALL],
    ['create and edit work', ['people.create', 'companies.update', 'deals.update', 'tasks.create', 'files.create'], EDITORS],
    ['write notes', ['notes.create'], EDITORS],
    ["edit and delete another's note", ['notes.update', 'notes.trash'], MANAGERS],
    ['trash and restore records', ['people.trash', 'people.restore', 'deals.trash', 'companies.restore'], EDITORS],
    ['purge, erase, empty the trash', ['people.purge', 'notes.purge', 'erase-person', 'empty-trash'], MANAGERS],
    ['import, bulk edit, merge', ['import', 'imports.create', 'bulk-edit', 'merge'], EDITORS],
    ['export a view', ['export-view'], EDITORS],
    ['pipelines and lost reasons', ['stages.create', 'pipelines.update', 'lostReasons.trash', 'manage-pipelines'], MANAGERS],
    ['make tags', ['tags.create', 'tags.update'], EDITORS],
    ['delete tags', ['tags.trash', 'tags.purge'], MANAGERS],
    ['invite, change a role, deactivate', ['invite-member', 'change-role', 'deactivate-member', 'invitations.read'], MANAGERS],
    ['export everything, webhooks, keys', ['export-everything', 'manage-webhooks', 'manage-keys'], MANAGERS],
    ['rename or delete the workspace', ['workspaces.update', 'workspaces.trash', 'make-owner', 'move-backend'], 'owner'],
    ['write what only the backend writes', ['activities.create', 'invitations.create', 'members.create', 'members.trash'], ''],
  ])('%s', (_, actions, roles) => {
    expect(actions.map((action) => [action, who(action)])).toEqual(actions.map((action) => [action, roles]))
  })

  it('lets a member edit and trash their own notes, and anybody their own profile', () => {
    const own = { own: true }
    expect([may('member', 'notes.trash', own), may('viewer', 'notes.update', own), may('viewer', 'members.update', own)]).toEqual(
      [true, false, true],
    )
  })

  it('gives no role more than the one above it', () => {
    const named = Object.keys(NAMED_GRANTS) as NamedAction[]
    const byRecord = Object.entries(RECORD_GRANTS).flatMap(([name, verbs]) =>
      Object.keys(verbs).map((verb) => `${name}.${verb}` as Action),
    )
    const wrong = [...named, ...byRecord].filter((action) =>
      [true, false].some((own) => {
        const granted = ROLES.map((role) => may(role, action, { own }))
        return granted.some((isGranted, index) => isGranted && index > 0 && !granted[index - 1])
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('changing a member', () => {
  const member = (id: string, role: Role, status: Member['status'] = 'active') =>
    ({
      id: id as Id,
      userId: `account of ${id}` as Id,
      role,
      status,
      displayName: id,
      title: null,
      avatarFileId: null,
      calendarFeedId: null,
      timeZone: null,
    }) satisfies Member & {
      id: Id
    }

  it.each<[string, Role, Role, Partial<Member>, boolean]>([
    ['an owner makes an owner', 'owner', 'member', { role: 'owner' }, true],
    ['an owner steps down another owner', 'owner', 'owner', { role: 'admin' }, true],
    ['an admin makes an admin', 'admin', 'viewer', { role: 'admin' }, true],
    ['an admin makes an owner', 'admin', 'member', { role: 'owner' }, false],
    ['an admin touches an owner', 'admin', 'owner', { displayName: 'x' }, false],
    ['an admin deactivates a member', 'admin', 'member', { status: 'deactivated' }, true],
    ['a member renames another', 'member', 'viewer', { displayName: 'x' }, false],
    ['a viewer promotes another', 'viewer', 'viewer', { role: 'member' }, false],
  ])('%s', (_, actor, target, patch, isAllowed) => {
    const before = member('target', target)
    expect(mayChangeMember({ id: 'actor' as Id, role: actor }, before, { ...before, ...patch })).toBe(isAllowed)
  })

  it.each(ROLES)('nobody raises their own role: %s', (role) => {
    const before = member('me', role)
    const raised = ROLES.filter((next) => ROLES.indexOf(next) < ROLES.indexOf(role))
    expect(raised.filter((next) => mayChangeMember(before, before, { ...before, role: next }))).toEqual([])
    expect(mayChangeMember(before, before, { ...before, displayName: 'x' })).toBe(true)
  })

  it('lets nobody make a robot an owner', () => {
    const robot = { ...member('robot', 'member'), userId: 'robot' as Id }
    const owner = { id: 'actor' as Id, role: 'owner' } as const
    expect(mayChangeMember(owner, robot, { ...robot, role: 'owner' })).toBe(false)
    expect(mayChangeMember(owner, robot, { ...robot, role: 'admin' })).toBe(true)
  })

  it('nobody but a manager changes a status, not even their own', () => {
    const before = member('me', 'member')
    expect(mayChangeMember(before, before, { ...before, status: 'deactivated' })).toBe(false)
  })

  it('grants by invitation what it grants by change', () => {
    expect(ROLES.map((giver) => ROLES.filter((role) => mayGrant(giver, role)).join(' '))).toEqual([
      ALL,
      'admin member viewer',
      '',
      '',
    ])
  })

  it('keeps an active owner', () => {
    const lists = [[member('a', 'owner')], [member('a', 'owner', 'deactivated'), member('b', 'admin')], []]
    expect(lists.map(keepsAnOwner)).toEqual([true, false, false])
  })
})
