import { expect } from 'vitest'
import type { FunctionInput, FunctionName, FunctionOutput } from '../../src/domain/model/functions/catalogue'
import type { Id } from '../../src/domain/model/kernel/id'
import { isSigned } from '../../src/domain/model/integrations/signature'
import { subjectOf } from '../../src/domain/model/records/subject'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { boardOf, commit, company, deal, person, refusal, turn, wild, write } from './acts'
import { scenario, type Scenario } from './scenario'

const ADA = { firstName: 'Ada', emails: [{ value: 'ada@engine.example', label: null, primary: true }] }

const MAIL = [
  'From: Ada Lovelace <Ada@Engine.example>',
  'To: sales@acme.example',
  'Subject: Ten looms',
  'Date: Fri, 20 Nov 2026 10:00:00 +0000',
  'Message-ID: <1@engine.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Can you do <b>ten</b>?',
  '--x',
  'Content-Type: text/plain; name=list.txt',
  'Content-Disposition: attachment; filename=list.txt',
  '',
  'one',
  '--x--',
  '',
].join('\r\n')

/** What goes to programs of others, and comes from them. */
export const functionsIntegrations: readonly Scenario[] = [
  scenario('functions/webhooks-told', 'a webhook is told what it asked for, once and signed', async ({ stage }) => {
    const admin = await stage.as('admin')
    const webhook = await hooked(stage, admin, ['created'])
    const ada = await write(stage, admin, person(stage.world, ADA))
    await commit(stage, admin, [{ kind: 'trash', collection: 'people', id: ada.id, expect: 'any' }])
    await stage.world.advance(2000)
    const first = await called(stage, admin, 'deliver-webhooks', { workspaceId: admin.workspaceId })
    const again = await called(stage, admin, 'deliver-webhooks', { workspaceId: admin.workspaceId })
    const [delivery, ...others] = await stage.world.hook.deliveries()
    const { secret } = await called(stage, admin, 'webhook-secret', { workspaceId: admin.workspaceId, webhookId: webhook.id })
    const { headers, body } = delivery!
    const message = { id: headers['webhook-id']!, timestamp: Number(headers['webhook-timestamp']), body }
    const about = { secret, nowMs: stage.world.now() }
    expect({
      delivered: [first, again, others],
      body: JSON.parse(body),
      signed: await isSigned(message, headers['webhook-signature']!, about),
      forged: await isSigned({ ...message, body: `${body} ` }, headers['webhook-signature']!, about),
    }).toMatchObject({
      delivered: [{ delivered: 1, refused: 0 }, { delivered: 0, refused: 0 }, []],
      body: {
        type: 'created',
        data: { workspaceId: admin.workspaceId, objectId: ada.id, label: 'Ada', actorId: admin.memberId },
      },
      signed: true,
      forged: false,
    })
  }),

  scenario('functions/webhooks-retried', 'what a webhook refuses is kept for it, and comes again later', async ({ stage }) => {
    const owner = await stage.as('owner')
    const webhook = await hooked(stage, owner, ['created'])
    await write(stage, owner, person(stage.world, ADA))
    await stage.world.advance(2000)
    stage.world.hook.answerWith(500)
    const deliver = () => called(stage, owner, 'deliver-webhooks', { workspaceId: owner.workspaceId })
    const refused = await deliver()
    const after = await owner.ports.records.get('webhooks', webhook.id)
    const tooSoon = await deliver()
    stage.world.hook.answerWith(200)
    await stage.world.advance(61_000)
    const taken = await deliver()
    const ids = (await stage.world.hook.deliveries()).map(({ headers }) => headers['webhook-id'])
    expect([refused, tooSoon, taken]).toEqual([
      { delivered: 0, refused: 1 },
      { delivered: 0, refused: 0 },
      { delivered: 1, refused: 0 },
    ])
    expect(after).toMatchObject({ failures: 1, lastStatus: 500, status: 'active' })
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    expect(await owner.ports.records.get('webhooks', webhook.id)).toMatchObject({
      failures: 0,
      lastStatus: 200,
      nextAttemptAt: null,
    })
  }),

  scenario('functions/webhooks-backlog', 'a long backlog is told to its end, in order and once', async ({ stage }) => {
    const admin = await stage.as('admin')
    await hooked(stage, admin, ['created'])
    const companies = Array.from({ length: 250 }, (_, at) => company(stage.world, { name: `Loom ${at}` }))
    await commit(stage, admin, companies)
    await stage.world.advance(2000)
    const deliver = () => called(stage, admin, 'deliver-webhooks', { workspaceId: admin.workspaceId })
    const [delivered, again] = [await deliver(), await deliver()]
    // Newest first; not every set shows more.
    const ids = (await stage.world.hook.deliveries()).slice(0, 50).map(({ headers }) => headers['webhook-id']!)
    expect([delivered, again, new Set(ids).size, ids]).toEqual([
      { delivered: 250, refused: 0 },
      { delivered: 0, refused: 0 },
      50,
      ids.toSorted((a, b) => (a < b ? 1 : -1)),
    ])
  }),

  scenario(
    'functions/webhooks-paused',
    'a webhook is paused when whoever made it may manage none any more',
    async ({ stage }) => {
      const [owner, admin] = [await stage.as('owner'), await stage.as('admin')]
      const [theirs, mine] = [await hooked(stage, admin, ['created']), await hooked(stage, owner, ['created'])]
      const statuses = async () =>
        Promise.all([theirs, mine].map(async ({ id }) => (await owner.ports.records.get('webhooks', id))?.status))
      const change = (patch: object) =>
        commit(stage, owner, [wild({ kind: 'update', collection: 'members', id: admin.memberId, expect: 'any', patch })])
      await change({ title: 'Admin' })
      expect(await statuses()).toEqual(['active', 'active'])
      await change({ role: 'member' })
      expect(await statuses()).toEqual(['paused', 'active'])
      await change({ role: 'admin' })
      await commit(stage, owner, [
        { kind: 'update', collection: 'webhooks', id: theirs.id, expect: 'any', patch: { status: 'active' } },
      ])
      const heirs = { people: null, companies: null, deals: null, tasks: null }
      await called(stage, owner, 'deactivate-member', { workspaceId: owner.workspaceId, memberId: admin.memberId, heirs })
      await write(stage, owner, person(stage.world, ADA))
      await stage.world.advance(2000)
      const delivered = await called(stage, owner, 'deliver-webhooks', { workspaceId: owner.workspaceId })
      expect([await statuses(), delivered]).toEqual([['paused', 'active'], { delivered: 1, refused: 0 }])
    },
  ),

  scenario(
    'functions/webhooks-renewed',
    'a renewed secret signs at once, and the one before along with it for a day',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { workspaceId } = owner
      const { id: webhookId } = await hooked(stage, owner, ['created'])
      const ask = (renew: boolean) => called(stage, owner, 'webhook-secret', { workspaceId, webhookId, renew })
      const [former, renewed] = [await ask(false), await ask(true)]
      const signedBy = async () => {
        await write(stage, owner, person(stage.world))
        await stage.world.advance(2000)
        await called(stage, owner, 'deliver-webhooks', { workspaceId })
        const [{ headers, body } = { headers: {}, body: '' }] = await stage.world.hook.deliveries()
        const message = { id: headers['webhook-id']!, timestamp: Number(headers['webhook-timestamp']), body }
        const by = ({ secret }: { readonly secret: string }) =>
          isSigned(message, headers['webhook-signature']!, { secret, nowMs: stage.world.now() })
        return [await by(former), await by(renewed)]
      }
      expect([former.formerUntil, typeof renewed.formerUntil, await signedBy()]).toEqual([null, 'string', [true, true]])
      await stage.world.advance(24 * 3_600_000)
      expect([await signedBy(), await ask(false)]).toEqual([[false, true], { secret: renewed.secret, formerUntil: null }])
    },
  ),

  scenario('functions/webhooks-managers', 'webhooks and their secrets are the managers’ alone', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const webhook = await hooked(stage, owner, ['won'])
    expect(await member.ports.records.get('webhooks', webhook.id)).toBeNull()
    const { workspaceId } = owner
    await refusal(called(stage, member, 'webhook-secret', { workspaceId, webhookId: webhook.id }), 'access/denied')
    await refusal(called(stage, member, 'deliver-webhooks', { workspaceId }), 'access/denied')
    await refusal(called(stage, member, 'capture-address', { workspaceId, renew: false }), 'access/denied')
  }),

  scenario('functions/calendar', 'a calendar has the caller’s open tasks, and no line that a title adds', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const task = (assigneeId: Actor['memberId'], title: string) =>
      ({
        kind: 'create',
        collection: 'tasks',
        id: stage.world.newId(),
        data: { title, assigneeId, dueOn: '2026-12-01' },
      }) as const
    await commit(stage, owner, [
      wild(task(member.memberId, 'Call, Ada; now')),
      wild(task(owner.memberId, 'Not hers')),
      wild({
        ...task(member.memberId, 'Done'),
        data: { title: 'Done', assigneeId: member.memberId, dueOn: '2026-12-01', status: 'done' },
      }),
    ])
    const { calendar } = await called(stage, member, 'calendar-feed', { workspaceId: member.workspaceId })
    const lines = calendar.split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines.filter((line) => /^(SUMMARY|DTSTART)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      String.raw`SUMMARY:Call\, Ada\; now`,
    ])
  }),

  scenario('functions/calendar-hidden', 'neither calendar nor digest tells of a deal that one may not see', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const board = await boardOf(owner)
    const [mine, theirs] = [member.memberId, owner.memberId].map((ownerId) => deal(stage.world, board, { ownerId }))
    const about = (dealId: Id, title: string) => ({
      kind: 'create' as const,
      collection: 'tasks' as const,
      id: stage.world.newId(),
      data: { title, assigneeId: member.memberId, dueOn: '2020-01-01' as never, subjects: [subjectOf('deals', dealId)] },
    })
    await commit(stage, owner, [
      wild({
        kind: 'update',
        collection: 'workspaces',
        id: owner.workspaceId,
        patch: { memberVisibility: 'own-and-unassigned-deals' },
        expect: 'any',
      }),
      mine!,
      theirs!,
      about(theirs!.id, 'Secret'),
    ])
    const { workspaceId } = member
    expect(await called(stage, member, 'daily-digest', { workspaceId })).toEqual({ mailed: false })
    await commit(stage, owner, [about(mine!.id, 'Open')])
    const { calendar } = await called(stage, member, 'calendar-feed', { workspaceId })
    expect(calendar.match(/(?<=SUMMARY:).*(?=\r)/g)).toEqual(['Open'])
  }),

  scenario('functions/mail-captured', 'a mail becomes one note on whom it is from, with its attachments', async ({ stage }) => {
    const member = await stage.as('member')
    const ada = await write(stage, member, person(stage.world, ADA))
    const { workspaceId } = member
    const capture = () => called(stage, member, 'capture-email', { workspaceId, message: btoa(MAIL) })
    const { noteId } = await capture()
    expect(await capture()).toEqual({ noteId })
    const note = await member.ports.records.get('notes', noteId)
    const files = await member.ports.records.list('files', { workspaceId, limit: 9 })
    expect({ note, files: files.items }).toMatchObject({
      note: {
        kind: 'email',
        body: String.raw`**Ten looms**` + '\n\n' + String.raw`Can you do \<b\>ten\</b\>?`,
        happenedAt: '2026-11-20T10:00:00.000Z',
        subjects: [subjectOf('people', ada.id)],
      },
      files: [{ name: 'list.txt', mime: 'text/plain', status: 'ready', subject: subjectOf('people', ada.id) }],
    })
    const blob = await member.ports.files.download({ workspaceId, path: files.items[0]!.path })
    expect((await blob.text()).trim()).toBe('one')
  }),

  scenario(
    'functions/mail-deleted',
    'a mail that was deleted for good and is sent again does not come back',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      await write(stage, owner, person(stage.world, ADA))
      const { workspaceId } = owner
      const capture = () =>
        owner.ports.functions.call(
          'capture-email',
          { workspaceId, message: btoa(MAIL) },
          { mutationId: newMutationId(stage.world) },
        )
      const { noteId } = await called(stage, owner, 'capture-email', { workspaceId, message: btoa(MAIL) })
      const [file] = (await owner.ports.records.list('files', { workspaceId, limit: 9 })).items
      const gone = { ok: false, refusal: 'mail-deleted' }
      // The note alone, then what came with it.
      await deleted('notes', noteId)
      expect(await capture()).toEqual(gone)
      await deleted('files', file!.id)
      expect(await capture()).toEqual(gone)
      const left = [await owner.ports.records.get('notes', noteId), await owner.ports.records.get('files', file!.id)]
      expect(left).toEqual([null, null])

      async function deleted(collection: 'notes' | 'files', id: Id): Promise<void> {
        await commit(stage, owner, [turn('trash', collection, id)])
        await commit(stage, owner, [turn('purge', collection, id)])
      }
    },
  ),

  scenario('functions/mail-suppressed', 'a mail with the Message-ID of another is a note of its own', async ({ stage }) => {
    const member = await stage.as('member')
    await write(stage, member, person(stage.world, ADA))
    const { workspaceId } = member
    const capture = (message: string) => called(stage, member, 'capture-email', { workspaceId, message: btoa(message) })
    const forged = await capture(MAIL.replace('Can you do', 'Never mind'))
    const attached = await capture(MAIL.replace('\r\none\r\n', '\r\ntwo\r\n'))
    const { noteId } = await capture(MAIL)
    expect(new Set([forged.noteId, attached.noteId, noteId]).size).toBe(3)
    expect((await member.ports.records.get('notes', noteId))?.body).toContain('Can you do')
  }),

  scenario(
    'functions/mail-cleaned',
    'what a record would not keep of a mail is cleaned, and the mail is there',
    async ({ stage }) => {
      const member = await stage.as('member')
      const ada = await write(stage, member, person(stage.world, ADA))
      const { workspaceId } = member
      const to = Array.from({ length: 3000 }, (_, at) => `a${at}@nobody.example`).join(',\r\n ')
      const hostile = MAIL.replace('sales@acme.example', to)
        .replace('Ten looms', `Ten\u0007\u202E ${'x'.repeat(900)}`)
        .replace('Fri, 20 Nov 2026', 'Fri, 20 Nov 0026')
        .replace('Can you do', `\u0000\u001B[2J${'\\'.repeat(60_000)}${'y'.repeat(90_000)}`)
        .replace('filename=list.txt', `filename="${'\u0001  a'.repeat(200)}.txt"`)
      const { noteId } = await called(stage, member, 'capture-email', {
        workspaceId,
        message: btoa(unescape(encodeURIComponent(hostile))),
      })
      const note = await member.ports.records.get('notes', noteId)
      const files = await member.ports.records.list('files', { workspaceId, limit: 9 })
      expect([note?.subjects, files.items.map(({ status }) => status)]).toEqual([[subjectOf('people', ada.id)], ['ready']])
      expect(note?.body.length).toBeLessThanOrEqual(100_000)
    },
  ),

  scenario('functions/mail-refused', 'a mail of nobody known, or that is none, is refused by name', async ({ stage }) => {
    const [owner, viewer] = [await stage.as('owner'), await stage.as('viewer')]
    const { workspaceId } = owner
    const answer = (message: string, actor: Actor) =>
      actor.ports.functions.call(
        'capture-email',
        { workspaceId, message: btoa(message) },
        { mutationId: newMutationId(stage.world) },
      )
    expect([await answer(MAIL, owner), await answer('hello', owner)]).toEqual([
      { ok: false, refusal: 'mail-of-nobody' },
      { ok: false, refusal: 'mail-unreadable' },
    ])
    await refusal(answer(MAIL, viewer), 'access/denied')
  }),

  scenario('functions/digest', 'what is due is mailed to whom it is due from, and nothing when nothing is', async ({ stage }) => {
    const member = await stage.as('member')
    const { workspaceId, memberId, email } = member
    const before = await called(stage, member, 'daily-digest', { workspaceId })
    await write(stage, member, {
      kind: 'create',
      collection: 'tasks',
      id: stage.world.newId(),
      data: { title: 'Call Ada', assigneeId: memberId, dueOn: '2020-01-01' as never },
    })
    const after = await called(stage, member, 'daily-digest', { workspaceId })
    expect([before, after]).toEqual([{ mailed: false }, { mailed: true }])
    const mail = await stage.world.lastMailTo(email)
    expect(mail?.url.pathname).toMatch(/^\/w\/[^/]+\/tasks$/)
  }),

  scenario('functions/links', 'a renewed secret is another one, and else it stays', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { workspaceId } = owner
    const ask = (renew: boolean) => called(stage, owner, 'capture-address', { workspaceId, renew })
    const [first, same, other] = [await ask(false), await ask(false), await ask(true)]
    expect([same.secret === first.secret, other.secret === first.secret]).toEqual([true, false])
    expect(same).toEqual(first)
  }),
]

/** The value of a call that is not refused. */
async function called<N extends FunctionName>(
  { world }: Stage,
  actor: Actor,
  name: N,
  input: FunctionInput<N>,
): Promise<FunctionOutput<N>> {
  const answer = await actor.ports.functions.call(name, input, { mutationId: newMutationId(world) })
  if (!answer.ok) throw new Error(`refused: ${answer.refusal}`)
  return answer.value
}

function hooked(stage: Stage, actor: Actor, events: ('created' | 'won')[]) {
  const data = { url: stage.world.hook.url, events }
  return write(stage, actor, { kind: 'create', collection: 'webhooks', id: stage.world.newId(), data })
}
