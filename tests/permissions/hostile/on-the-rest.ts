import { NEVER, startWith } from 'rxjs'
import { commit, person, wild } from '../../contracts/acts'
import { bytes, stored } from '../../contracts/uploads'
import { attempt, firstOf, type Attempt } from './attempt'
import type { Cast, Who } from './cast'

/** Roles, rights and the shape of a commit. */
export const COMMITTING: readonly Attempt[] = [
  makes('viewer', 'viewer', { role: 'member' }),
  makes('member', 'member', { role: 'admin' }),
  makes('admin', 'admin', { role: 'owner' }),
  makes('admin', 'member', { role: 'owner' }),
  makes('admin', 'owner', { role: 'viewer' }),
  makes('admin', 'owner', { displayName: 'Nobody' }),
  makes('deactivated', 'deactivated', { status: 'active' }),
  makes('outsider', 'member', { role: 'owner' }),
  makes('owner', 'owner', { role: 'member' }, 'workspace/last-owner'),
  makes('owner', 'owner', { status: 'deactivated' }, 'workspace/last-owner'),
  commits('owner', 'nothing', 'record/invalid', () => []),
  commits('owner', '501 people', 'record/invalid', ({ stage }) => Array.from({ length: 501 }, () => person(stage.world))),
  commits('owner', 'to a collection that there is not', ['access/denied', 'record/invalid'], ({ stage }) => [
    { kind: 'create', collection: 'auditLog', id: stage.world.newId(), data: {} },
  ]),
  commits('owner', 'to an object’s prototype', ['access/denied', 'record/invalid'], ({ stage }) => [
    { kind: 'create', collection: '__proto__', id: stage.world.newId(), data: {} },
  ]),
  commits('owner', 'a deed that there is not', ['record/invalid', 'access/denied'], ({ targets }) => [
    { kind: 'truncate', collection: 'people', id: targets.people, expect: 'any' },
  ]),
  commits('owner', 'an id that is none', 'record/invalid', () => [
    { kind: 'create', collection: 'people', id: "1' or '1'='1", data: { firstName: 'Ada' } },
  ]),
  commits('owner', 'a text of 5 million characters', 'record/invalid', ({ stage }) => [
    person(stage.world, { firstName: 'a'.repeat(5_000_000) }),
  ]),
  commits('owner', 'a note of 5 million characters', 'record/invalid', ({ stage }) => [
    { kind: 'create', collection: 'notes', id: stage.world.newId(), data: { body: 'a'.repeat(5_000_000) } },
  ]),
  commits('owner', 'a person with 5,000 addresses', 'record/invalid', ({ stage }) => [
    person(stage.world, {
      emails: Array.from({ length: 5000 }, (_, index) => ({ email: `a${index}@example.com`, label: 'work' })),
    } as never),
  ]),
  commits('owner', 'a person with 5,000 tags', 'record/invalid', ({ stage, targets }) => [
    person(stage.world, { tagIds: Array.from({ length: 5000 }, () => targets.tags) }),
  ]),
  commits('owner', 'a link that runs a script', 'record/invalid', ({ stage }) => [
    person(stage.world, { links: [{ url: 'javascript:alert(1)', label: null }] }),
  ]),
  commits('owner', 'a webhook into their own network', 'record/invalid', ({ stage }) => [
    { kind: 'create', collection: 'webhooks', id: stage.world.newId(), data: { url: 'file:///etc/passwd', events: ['won'] } },
  ]),
  attempt('viewer', 'has the answer of a commit that an owner made', 'access/denied', (cast) =>
    commit(cast.stage, cast.who('viewer'), [person(cast.stage.world)], { mutationId: cast.made }),
  ),
  attempt('owner', 'says that a commit came by a function', 'record/invalid', (cast) =>
    commit(cast.stage, cast.who('owner'), [person(cast.stage.world)], { via: 'function' as never }),
  ),
]

/** What a query may be. */
export const QUERYING: readonly Attempt[] = [
  asks('a field that there is not', { where: { op: 'eq', field: 'passwordHash', value: 'x' } }),
  asks('a field of an object’s prototype', { where: { op: 'eq', field: '__proto__', value: 'x' } }),
  asks('a field that is an expression', { where: { op: 'eq', field: 'id) or (true', value: 'x' } }),
  asks('an order by a field that there is not', {
    orderBy: [{ field: 'passwordHash', direction: 'asc', empty: 'last' }],
  }),
  asks('a page of a forged cursor', { after: 'eyJpZCI6IjEifQ' }, 'query/bad-cursor'),
  asks('a page of a cursor that is an expression', { after: "' or true --" }, 'query/bad-cursor'),
  attempt('outsider', 'lists workspaces without naming one, and looks for others', 'nothing', async ({ who, elsewhere }) => {
    const { items } = await who('outsider').ports.records.list('workspaces', { workspaceId: null, limit: 100 })
    return items.filter(({ id }) => id !== elsewhere)
  }),
  attempt('stranger', 'lists workspaces without naming one', 'auth/signed-out', ({ who }) =>
    who('stranger').ports.records.list('workspaces', { workspaceId: null, limit: 100 }),
  ),
]

/** Who is where, and what is typed. */
export const LISTENING: readonly Attempt[] = (['outsider', 'deactivated', 'stranger'] as const).flatMap((who) => {
  const refused = who === 'stranger' ? 'auth/signed-out' : 'access/denied'
  const events = (cast: Cast) => cast.who(who).ports.events
  const about = ({ targets }: Cast) => `people/${targets.people}`
  const presence = (cast: Cast) => ({ memberId: cast.who('owner').memberId, editing: null })
  return [
    attempt(who, 'hears how an import goes', refused, (cast) =>
      firstOf(events(cast).messages('workspace', { workspaceId: cast.here, about: null }, 'import-progress')),
    ),
    attempt(who, 'sees who is there', refused, (cast) =>
      firstOf(events(cast).peers('workspace', { workspaceId: cast.here, about: null })),
    ),
    attempt(who, 'sees who is at a record', refused, (cast) =>
      firstOf(events(cast).peers('record', { workspaceId: cast.here, about: about(cast) })),
    ),
    attempt(who, 'says that a colleague is at a record', refused, (cast) =>
      firstOf(events(cast).announce('record', { workspaceId: cast.here, about: about(cast) }, NEVER_BUT(presence(cast)))),
    ),
    attempt(who, 'says that somebody types', refused, (cast) =>
      events(cast).send('record', { workspaceId: cast.here, about: about(cast) }, 'typing', { field: 'firstName' }),
    ),
  ]
})

/** Bytes. What only a raw request can ask of the bucket is tried in `tests/backend/attachments.test.ts`. */
export const STORING: readonly Attempt[] = [
  ...(['outsider', 'deactivated', 'stranger'] as const).flatMap((who) => {
    const refused = who === 'stranger' ? 'auth/signed-out' : 'access/denied'
    return [
      attempt(who, 'reads a file', refused, (cast) => cast.who(who).ports.files.download(fileOf(cast))),
      attempt(who, 'stores a file', refused, (cast) => stored(cast.who(who).ports.files.upload(fileOf(cast), bytes(1)))),
      attempt(who, 'removes a file', refused, (cast) => cast.who(who).ports.files.remove([fileOf(cast)])),
    ]
  }),
  attempt('viewer', 'stores a file', 'access/denied', (cast) =>
    stored(cast.who('viewer').ports.files.upload(fileOf(cast), bytes(1))),
  ),
  attempt('viewer', 'removes a file', 'access/denied', (cast) => cast.who('viewer').ports.files.remove([fileOf(cast)])),
  ...['../', '..%2f', '/', '//', './', '%00', '\\'].flatMap((way) => [
    attempt('outsider', `reads from one workspace into another by "${way}"`, ['file/missing', 'access/denied'], (cast) =>
      cast
        .who('outsider')
        .ports.files.download({ workspaceId: cast.elsewhere, path: `${way}${cast.here}/people/${cast.targets.people}/x` }),
    ),
    attempt('outsider', `stores from one workspace into another by "${way}"`, ['access/denied', 'file/rejected'], (cast) =>
      stored(
        cast
          .who('outsider')
          .ports.files.upload(
            { workspaceId: cast.elsewhere, path: `${way}${cast.here}/people/${cast.targets.people}/x` },
            bytes(1),
          ),
      ),
    ),
  ]),
]

const NEVER_BUT = <T>(state: T) => NEVER.pipe(startWith(state))

function fileOf({ here, targets }: Cast) {
  return { workspaceId: here, path: `people/${targets.people}/${targets.files}` }
}

function makes(who: Who, whom: Who, patch: object, refused = 'access/denied'): Attempt {
  return attempt(who, `writes ${JSON.stringify(patch)} to the member who is ${whom}`, refused, (cast) =>
    commit(
      cast.stage,
      cast.who(who),
      [wild({ kind: 'update', collection: 'members', id: cast.who(whom).memberId, patch, expect: 'any' })],
      { workspaceId: cast.here },
    ),
  )
}

function commits(who: Who, what: string, refused: Attempt['refused'], mutations: (cast: Cast) => readonly object[]): Attempt {
  return attempt(who, `commits ${what}`, refused, (cast) =>
    commit(cast.stage, cast.who(who), mutations(cast).map(wild), { workspaceId: cast.here }),
  )
}

function asks(what: string, query: object, refused = 'record/invalid'): Attempt {
  return attempt('owner', `asks for ${what}`, refused, ({ who, here }) =>
    who('owner').ports.records.list('people', { workspaceId: here, limit: 5, ...query }),
  )
}
