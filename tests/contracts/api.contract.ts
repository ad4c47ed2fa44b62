import { expect } from 'vitest'
import type { FunctionInput } from '../../src/domain/model/functions/catalogue'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { LIMITS } from '../../src/domain/model/records/limits'
import { subjectOf } from '../../src/domain/model/records/subject'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { boardOf, deal, note, person, present, refusal, write } from './acts'
import { callerOf, keyOf, program } from './program'
import { scenario, type Scenario } from './scenario'

const ADA = { firstName: 'Ada', lastName: 'Lovelace' }

/** What programs are promised that come with a key. */
export const api: readonly Scenario[] = [
  scenario('api/who', 'a program learns where it is, as whom it acts, and what for', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ask } = await program(stage, owner, { name: 'Till', scope: 'read' })
    const { status, body } = await ask('GET', '/me')
    expect([status, body]).toMatchObject([
      200,
      {
        workspace: { id: stage.workspaceId },
        member: { id: owner.memberId, role: 'owner' },
        key: { name: 'Till', scope: 'read' },
      },
    ])
  }),

  scenario('api/write', 'what a program writes is there for everybody, and says so', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const people = listen(owner.ports.records.watch('people', { workspaceId: stage.workspaceId, limit: 10 }))
    await people.until(({ value }) => value.items.length === 0)
    const { ask } = await program(stage, owner, { scope: 'write' })
    const made = await ask('POST', '/people', { data: ADA })
    await people.until(({ value }) => value.items.some(({ firstName }) => firstName === 'Ada'))
    const ada = made.body as RecordOf<'people'>
    const read = await ask('GET', `/people/${ada.id}`)
    const lines = await ask('GET', `/people/${ada.id}/timeline`)
    expect([made.status, made.headers.get('location'), read.body, read.headers.get('etag')]).toEqual([
      201,
      `people/${ada.id}`,
      ada,
      `"${ada.version}"`,
    ])
    expect(ada.createdBy).toEqual({ memberId: owner.memberId, via: 'api' })
    expect(lines.body).toMatchObject({ items: [{ verb: 'created', source: 'api', actorId: owner.memberId }] })
  }),

  scenario('api/versions', 'a program that names a version changes no other', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ask } = await program(stage, owner, { scope: 'write' })
    const ada = (await ask('POST', '/people', { data: ADA })).body as RecordOf<'people'>
    const first = await ask('PATCH', `/people/${ada.id}`, { patch: { jobTitle: 'Analyst' } }, { 'if-match': `"${ada.version}"` })
    const late = await ask('PATCH', `/people/${ada.id}`, { patch: { jobTitle: 'Poet' } }, { 'if-match': `"${ada.version}"` })
    expect([first.status, late.status, late.body]).toMatchObject([
      200,
      412,
      { code: 'record/conflict', current: { id: ada.id, jobTitle: 'Analyst' } },
    ])
    const gone = await ask('DELETE', `/people/${ada.id}`)
    const back = await ask('POST', `/people/${ada.id}/restore`)
    expect([gone.body, back.body]).toMatchObject([{ deletedAt: expect.any(String) }, { deletedAt: null, jobTitle: 'Analyst' }])
  }),

  scenario('api/repeat', 'the same key of a call does the same thing once', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ask } = await program(stage, owner, { scope: 'write' })
    const again = { 'idempotency-key': 'order 17' }
    const first = await ask('POST', '/people', { data: ADA }, again)
    const second = await ask('POST', '/people', { data: ADA }, again)
    const all = await ask('GET', '/people?total=true')
    expect([first.status, second.status, second.body]).toEqual([201, 200, first.body])
    expect(all.body).toMatchObject({ total: 1 })
  }),

  scenario('api/batch', 'several changes are done together or not at all', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ask } = await program(stage, owner, { scope: 'write' })
    const create = (data: object) => ({ kind: 'create', collection: 'people', data })
    const bad = await ask('POST', '/commits', { mutations: [create(ADA), create({})] })
    const none = await ask('GET', '/people')
    const good = await ask('POST', '/commits', { mutations: [create(ADA), create({ firstName: 'Charles' })] })
    expect([bad.status, bad.body, none.body]).toMatchObject([422, { code: 'record/invalid' }, { items: [] }])
    expect([good.status, good.body]).toMatchObject([200, { outcomes: [{ status: 'written' }, { status: 'written' }] }])
  }),

  scenario(
    'api/rehearsal',
    'a commit can be rehearsed: it is answered as it would be, and nothing is written',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { ask } = await program(stage, owner, { scope: 'write' })
      const ada = (await ask('POST', '/people', { data: ADA })).body as RecordOf<'people'>
      const { cursor } = (await ask('GET', '/changes')).body as { cursor: string }
      const mutations = [
        { kind: 'create', collection: 'people', data: { firstName: 'Charles' } },
        { kind: 'update', collection: 'people', id: ada.id, patch: { jobTitle: 'Analyst' }, expect: ada.version },
      ]
      const again = { 'idempotency-key': 'a rehearsal' }
      const rehearsed = await ask('POST', '/commits?rehearsal=true', { mutations }, again)
      const bad = await ask('POST', '/commits?rehearsal=true', { mutations: [{ ...mutations[0], data: {} }] })
      const after = await ask('GET', `/changes?after=${encodeURIComponent(cursor)}`)
      const done = await ask('POST', '/commits', { mutations }, again)
      const outcomes = [
        { status: 'written', record: { firstName: 'Charles' }, replayed: false },
        { status: 'written', record: { id: ada.id, jobTitle: 'Analyst' }, replayed: false },
      ]
      expect([rehearsed.body, bad.status, after.body]).toMatchObject([{ outcomes }, 422, { changes: [] }])
      expect([done.status, done.body]).toMatchObject([200, { outcomes }])
    },
  ),

  scenario(
    'api/undo',
    'what a commit did is taken back as a whole by what it answers, unless somebody went on from it',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { ask } = await program(stage, owner, { scope: 'write' })
      const ada = (await ask('POST', '/people', { data: ADA })).body as RecordOf<'people'>
      const mutations = [
        { kind: 'create', collection: 'companies', data: { name: 'Engines' } },
        { kind: 'update', collection: 'people', id: ada.id, patch: { jobTitle: 'Analyst', lifecycle: 'customer' } },
      ]
      const first = (await ask('POST', '/commits', { mutations })).body as { undo: object[] }
      const back = await ask('POST', '/commits', { mutations: first.undo })
      const [companies, found] = [await ask('GET', '/companies'), await ask('GET', `/people/${ada.id}`)]
      expect([back.status, companies.body, found.body]).toMatchObject([
        200,
        { items: [] },
        { jobTitle: null, lifecycle: ada.lifecycle },
      ])

      const second = (await ask('POST', '/commits', { mutations: [mutations[1]!] })).body as { undo: object[] }
      await write(stage, owner, { kind: 'update', collection: 'people', id: ada.id, patch: { jobTitle: 'Poet' }, expect: 'any' })
      const late = await ask('POST', '/commits', { mutations: second.undo })
      expect([late.status, late.body]).toMatchObject([409, { code: 'record/conflict', current: { jobTitle: 'Poet' } }])
    },
  ),

  scenario('api/phones', 'a phone number is read as on a screen, by the country of the workspace', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ask } = await program(stage, owner, { scope: 'write' })
    const phones = [{ raw: '030 901820' }, { raw: '+43 1 4000' }, { raw: 'reception' }]
    const made = await ask('POST', '/people', { data: { ...ADA, phones } })
    const { id } = made.body as RecordOf<'people'>
    const changed = await ask('PATCH', `/people/${id}`, { patch: { phones: [{ raw: '030 901821' }] } })
    const country = (await owner.ports.records.get('workspaces', stage.workspaceId))?.country
    expect([country, made.body, changed.body]).toMatchObject([
      'DE',
      { phones: [{ raw: '030 901820', e164: '+4930901820' }, { e164: '+4314000' }, { raw: 'reception', e164: null }] },
      { phones: [{ e164: '+4930901821' }] },
    ])
  }),

  scenario('api/deals', 'a deal that names no stage goes to the first, after those that are there', async ({ stage }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const { ask } = await program(stage, owner, { scope: 'write' })
    const create = (title: string) => ({ kind: 'create', collection: 'deals', data: { title } })
    await ask('POST', '/deals', { data: { title: 'One' } })
    await ask('POST', '/commits', { mutations: [create('Two'), create('Three')] })
    const orderBy = [{ field: 'rank', direction: 'asc', empty: 'last' }] as const
    const { items } = await owner.ports.records.list('deals', { workspaceId: stage.workspaceId, orderBy, limit: 10 })
    expect(items.map(({ title, stageId }) => [title, stageId])).toEqual(
      ['One', 'Two', 'Three'].map((title) => [title, board.open[0].id]),
    )
  }),

  scenario('api/lists', 'a program asks as views do, and reads page by page', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const firstName of ['Ada', 'Bob', 'Cyd']) {
      const lifecycle = firstName === 'Bob' ? 'lead' : 'customer'
      await write(stage, owner, person(stage.world, { firstName, lifecycle }))
    }
    const { ask } = await program(stage, owner, { scope: 'read' })
    const some = await ask('GET', '/people?filter=lifecycle:any-of:customer&sort=name')
    const first = (await ask('GET', '/people?sort=-name&limit=2')).body as { items: { firstName: string }[]; next: string }
    const rest = await ask('GET', `/people?sort=-name&limit=2&cursor=${encodeURIComponent(first.next)}`)
    const wrong = await ask('GET', '/people?filter=shoeSize:equals:43')
    expect(some.body).toMatchObject({ items: [{ firstName: 'Ada' }, { firstName: 'Cyd' }], next: null, total: null })
    expect([first, rest.body]).toMatchObject([
      { items: [{ firstName: 'Cyd' }, { firstName: 'Bob' }] },
      { items: [{ firstName: 'Ada' }], next: null },
    ])
    expect([wrong.status, wrong.body]).toMatchObject([422, { fields: { filter: { rule: 'unknown-field' } } }])
  }),

  scenario('api/search', 'a program finds people, companies and deals by words', async ({ stage }) => {
    const owner = await stage.as('owner')
    const ada = await write(stage, owner, person(stage.world, ADA))
    await write(stage, owner, deal(stage.world, await boardOf(owner), { title: 'Looms for Lovelace' }))
    const { ask } = await program(stage, owner, { scope: 'read' })
    const found = await ask('GET', '/search?q=lovelace')
    expect(found.body).toMatchObject({
      items: [
        { collection: 'people', id: ada.id },
        { collection: 'deals', name: 'Looms for Lovelace' },
      ],
    })
  }),

  scenario('api/figures', 'a program reads the sums that reports are made of', async ({ stage }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    await write(stage, owner, deal(stage.world, board, { amountMinor: 1200 }))
    const { ask } = await program(stage, owner, { scope: 'read' })
    const { body } = await ask('GET', '/figures/stageTotals')
    expect((body as { items: object[] }).items).toContainEqual(expect.objectContaining({ stageId: board.open[0].id, count: 1 }))
  }),

  scenario('api/changes', 'a program follows what is written, from where it was', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ask } = await program(stage, owner, { scope: 'read' })
    const { cursor } = (await ask('GET', '/changes')).body as { cursor: string }
    const ada = await write(stage, owner, person(stage.world, ADA))
    const after = await ask('GET', `/changes?after=${encodeURIComponent(cursor)}`)
    const foreign = await ask('GET', '/changes?after=nonsense')
    expect(after.body).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ collection: 'people', id: ada.id })]),
      more: false,
    })
    expect([foreign.status, foreign.body]).toMatchObject([400, { code: 'query/bad-cursor' }])
  }),

  scenario('api/stream', 'a program is told each change as it happens, and goes on where it broke off', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { follow } = await program(stage, owner, { scope: 'read' })
    const first = await follow()
    const ada = await write(stage, owner, person(stage.world, ADA))
    const told = await first.until(stage, (text) => text.includes(ada.id))
    await first.close()
    const bob = await write(stage, owner, person(stage.world, { firstName: 'Bob' }))
    const ids = [...told.matchAll(/^id: (.*)$/gm)].map(([, id]) => present(id))
    const second = await follow(present(ids.at(-1)))
    const rest = await second.until(stage, (text) => text.includes(bob.id))
    await second.close()
    expect(rest).not.toContain(ada.id)
  }),

  scenario('api/files', 'a program attaches a file and reads it back', async ({ stage }) => {
    const owner = await stage.as('owner')
    const ada = await write(stage, owner, person(stage.world, ADA))
    const { ask, send } = await program(stage, owner, { scope: 'write' })
    const subject = subjectOf('people', ada.id)
    const sent = await send('POST', `/files?subject=${subject}&name=list.txt`, new Blob(['ten looms'], { type: 'text/plain' }))
    const file = (await sent.json()) as RecordOf<'files'>
    const read = await send('GET', `/files/${file.id}/content`)
    expect([sent.status, file]).toMatchObject([201, { name: 'list.txt', status: 'ready', subject, sizeBytes: 9 }])
    expect([read.status, await read.text(), read.headers.get('content-disposition')]).toEqual([
      200,
      'ten looms',
      "attachment; filename*=UTF-8''list.txt",
    ])
    const listed = await ask('GET', '/files')
    expect(listed.body).toMatchObject({ items: [{ id: file.id }] })
  }),

  scenario('api/files-refused', 'a file that is not taken leaves nothing behind', async ({ stage }) => {
    const owner = await stage.as('owner')
    const ada = await write(stage, owner, person(stage.world, ADA))
    const { ask, send } = await program(stage, owner, { scope: 'write' })
    const to = `/files?subject=${subjectOf('people', ada.id)}&name=page`
    const page = await send('POST', to, new Blob(['<script>'], { type: 'text/html' }))
    const long = await send('POST', to, new Blob([new Uint8Array(LIMITS.fileBytes + 1)], { type: 'text/plain' }))
    const listed = await ask('GET', '/files')
    expect([page.status, long.status, listed.body]).toMatchObject([413, 413, { items: [] }])
  }),

  scenario('api/scope', 'a key for reading writes nothing, and none writes settings or purges', async ({ stage }) => {
    const owner = await stage.as('owner')
    const reading = await program(stage, owner, { scope: 'read' })
    const writing = await program(stage, owner, { scope: 'write' })
    const purge = { kind: 'purge', collection: 'people', id: stage.world.newId(), expect: 'any' }
    const answers = [
      await reading.ask('POST', '/people', { data: ADA }),
      await writing.ask('POST', '/stages', { data: { name: 'Mine' } }),
      await writing.ask('PATCH', `/members/${owner.memberId}`, { patch: { role: 'viewer' } }),
      await writing.ask('POST', '/commits', { mutations: [purge] }),
      await writing.ask('POST', '/commits', { mutations: [{ kind: 'create', collection: 'people', data: ADA }], via: 'import' }),
      await writing.ask('GET', '/webhooks'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 422, 422, 422, 403, 422])
  }),

  scenario('api/robots', 'a robot may what its role may, under its own name', async ({ stage }) => {
    const owner = await stage.as('owner')
    const viewer = await program(stage, owner, { name: 'Screen', scope: 'write', robot: 'viewer' })
    const member = await program(stage, owner, { name: 'Shop', scope: 'write', robot: 'member' })
    const refused = await viewer.ask('POST', '/people', { data: ADA })
    const made = await member.ask('POST', '/people', { data: ADA })
    const shown = await viewer.ask('GET', '/people')
    const { createdBy } = made.body as RecordOf<'people'>
    const robot = await owner.ports.records.get('members', present(createdBy.memberId))
    expect([refused.status, made.status, (shown.body as { items: object[] }).items.length]).toEqual([403, 201, 1])
    expect(robot).toMatchObject({ displayName: 'Shop', role: 'member', userId: robot?.id })
  }),

  scenario('api/revoked', 'a key that is revoked, expired or made up opens nothing', async ({ stage }) => {
    const owner = await stage.as('owner')
    const revoked = await program(stage, owner, { scope: 'write' })
    const soon = new Date(stage.world.now() + 60_000).toISOString() as FunctionInput<'create-api-key'>['expiresAt']
    const short = await program(stage, owner, { scope: 'write', expiresAt: soon })
    const before = [await revoked.ask('GET', '/me'), await short.ask('GET', '/me')]
    await callerOf(stage, owner)('revoke-api-key', { workspaceId: stage.workspaceId, keyId: revoked.keyId })
    await stage.world.advance(120_000)
    const madeUp = keyOf(stage, revoked.key.replace(/.{8}$/, '00000000'))
    const after = [
      await revoked.ask('GET', '/me'),
      await short.ask('GET', '/me'),
      await madeUp('GET', '/me'),
      await keyOf(stage, 'x')('GET', '/me'),
    ]
    expect(before.map(({ status }) => status)).toEqual([200, 200])
    expect(after.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      after.map(() => [401, 'auth/signed-out']),
    )
  }),

  scenario('api/leaves', 'a key ends with the member it acts as, also in the middle of a stream', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { key, follow, ask } = await program(stage, await stage.as('admin'), { scope: 'read' })
    expect(key).toContain('portside_')
    const stream = await follow()
    const { memberId } = await stage.as('admin')
    const heirs = { people: null, companies: null, deals: null, tasks: null }
    await callerOf(stage, owner)('deactivate-member', { workspaceId: stage.workspaceId, memberId, heirs })
    const told = await stream.until(stage, (text) => text.includes('event: problem'))
    expect(told).toContain('auth/signed-out')
    expect((await ask('GET', '/me')).status).toBe(401)
  }),

  scenario('api/one-workspace', 'a key shows its own workspace, whatever else its member belongs to', async ({ stage }) => {
    const owner = await stage.as('owner')
    const elsewhere = await anotherWorkspace(stage, owner)
    const theirs = { ...owner, workspaceId: elsewhere }
    const hidden = await write(stage, theirs, person(stage.world, { firstName: 'Hidden' }))
    const { ask } = await program(stage, owner, { scope: 'write' })
    const answers = [
      await ask('GET', `/people/${hidden.id}`),
      await ask('PATCH', `/people/${hidden.id}`, { patch: { firstName: 'Found' } }),
      await ask('GET', `/people/${hidden.id}/timeline`),
    ]
    const list = await ask('GET', '/people')
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200])
    expect([answers[2]!.body, list.body]).toMatchObject([{ items: [] }, { items: [] }])
  }),

  scenario('api/hidden', 'a program sees no more than the member it acts as', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { ports } = owner
    const patch = { memberVisibility: 'own-and-unassigned-deals' } as const
    await ports.records.commit([{ kind: 'update', collection: 'workspaces', id: stage.workspaceId, patch, expect: 'any' }], {
      workspaceId: stage.workspaceId,
      mutationId: newMutationId(stage.world),
    })
    const mine = await write(stage, owner, deal(stage.world, await boardOf(owner), { ownerId: owner.memberId }))
    await write(stage, owner, note(stage.world))
    const { ask } = await program(stage, owner, { scope: 'read', robot: 'member' })
    const answers = [await ask('GET', `/deals/${mine.id}`), await ask('GET', '/deals'), await ask('GET', '/search?q=looms')]
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200])
    expect(answers.slice(1).map(({ body }) => body)).toMatchObject([{ items: [] }, { items: [] }])
  }),

  scenario('api/keys-managers', 'only owners and admins make keys, and see and revoke those of others', async ({ stage }) => {
    const member = await stage.as('member')
    const call = callerOf(stage, member)
    const { workspaceId } = stage
    const key = { workspaceId, name: 'Mine', scope: 'read', expiresAt: null, robot: null } as const
    await refusal(call('create-api-key', key), 'access/denied')
    const { keyId } = await program(stage, await stage.as('owner'), { scope: 'read' })
    expect((await call('list-api-keys', { workspaceId })).keys).toEqual([])
    await expect(call('revoke-api-key', { workspaceId, keyId })).rejects.toThrow('key-unknown')
  }),
]

async function anotherWorkspace(stage: Stage, actor: Actor) {
  const input = { name: 'Other', currency: 'EUR', country: 'DE', locale: 'de-DE', timeZone: 'Europe/Berlin', sample: false }
  return (await callerOf(stage, actor)('create-workspace', input)).workspaceId
}
