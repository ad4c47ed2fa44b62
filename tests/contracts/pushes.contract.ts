import { expect } from 'vitest'
import type { Answer, FunctionInput, FunctionName } from '../../src/domain/model/functions/catalogue'
import type { Task } from '../../src/domain/model/tasks/task'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'
import { MOST_PUSH_DEVICES, PUSH_KINDS } from '../../src/domain/model/push/push-device'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { CaughtBrowser, CaughtPush } from '../../scripts/backend/push-catcher.mjs'
import { newMutationId, type Actor, type Stage } from '../harness/stage'
import { boardOf, commit, deal, person, refusal, wild, write } from './acts'
import { scenario, type Scenario } from './scenario'

/** What reaches a browser while the app is closed. */
export const pushes: readonly Scenario[] = [
  scenario('push/missing', 'a backend that pushes has all functions for it, one that does not has none', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { available } = owner.ports.functions.capabilities
    const names = ['list-push-devices', 'turn-on-push', 'turn-off-push', 'deliver-pushes'] as const
    const canPush = stage.world.pushes !== null
    expect(names.map((name) => available.has(name))).toEqual(names.map(() => canPush))
    if (canPush) return
    for (const name of names)
      await refusal(
        owner.ports.functions.call(name, inputs(owner)[name] as never, { mutationId: newMutationId(stage.world) }),
        'capability/missing',
      )
  }),

  pushing('push/pushed', 'a mention, an assignment and a reminder reach a browser, encrypted and signed', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const browser = await turnedOn(stage, member)
    const ada = await write(stage, owner, person(stage.world))
    const subject = subjectOf('people', ada.id)
    await mention(stage, owner, { memberId: member.memberId, body: 'Look here\nand there', subject })
    const remindAt = instantOf(stage.world.now() + 3_600_000)
    const task = await assign(stage, owner, { title: 'Call Ada', assigneeId: member.memberId, subjects: [subject], remindAt })
    await due(stage, member)
    const soon = messagesTo(stage, browser)
    await stage.world.advance(3_600_000)
    await due(stage, member)
    const all = messagesTo(stage, browser)
    const { path } = soon[0]!
    expect(path).toMatch(new RegExp(`^/w/[^/]+/people/${ada.id}$`))
    const name = await nameOf(owner)
    expect(all.map(({ title, body, path: to }) => ({ title, body, to }))).toEqual([
      { title: `${name} mentioned you`, body: 'Look here', to: path },
      { title: `${name} assigned you a task`, body: 'Call Ada', to: path },
      { title: 'Reminder: Call Ada', body: '', to: path },
    ])
    expect(soon).toEqual(all.slice(0, 2))
    const { key } = await called(stage, member, 'list-push-devices', { workspaceId: member.workspaceId, endpoint: null })
    const sent = requests(stage, browser)
    expect(sent.map((one) => [one.problem, one.key, one.status, one.urgency])).toEqual([
      [null, key, 201, 'normal'],
      [null, key, 201, 'normal'],
      [null, key, 201, 'high'],
    ])
    expect(new Set(sent.map(({ bytes }) => bytes)).size).toBe(1)
    expect(sent[2]).toMatchObject({ topic: task.id.replaceAll('-', ''), ttl: 86_400 })
    const { aud, exp } = sent[2]!.claims!
    const left = exp - stage.world.now() / 1000
    expect([aud, left > 3600 && left < 86_400]).toEqual([new URL(browser.endpoint).origin, true])
  }),

  pushing('push/once', 'nothing is pushed twice, and nothing that was read, is not wanted or was there before', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    await mention(stage, owner, { memberId: member.memberId, body: 'Before' })
    await stage.world.advance(2000)
    const all = await turnedOn(stage, member)
    const tasks = await turnedOn(stage, member, ['assignment'])
    await mention(stage, owner, { memberId: member.memberId, body: 'Unread' })
    await assign(stage, owner, { title: 'Call', assigneeId: member.memberId })
    await due(stage, member)
    await due(stage, member)
    expect([all, tasks].map((browser) => messagesTo(stage, browser).map(({ body }) => body))).toEqual([
      ['Unread', 'Call'],
      ['Call'],
    ])
    const refusing = await turnedOn(stage, member)
    service(stage).answerWith(refusing.endpoint, 503)
    await mention(stage, owner, { memberId: member.memberId, body: 'Read meanwhile' })
    await due(stage, member)
    await readAll(stage, member)
    service(stage).answerWith(refusing.endpoint, 201)
    await stage.world.advance(61_000)
    await due(stage, member)
    expect(requests(stage, refusing).map(({ status }) => status)).toEqual([503])
  }),

  pushing('push/retried', 'what a push service refuses comes again later, under the same topic', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const browser = await turnedOn(stage, member)
    for (const status of [429, 500]) {
      service(stage).answerWith(browser.endpoint, status, 1)
      await mention(stage, owner, { memberId: member.memberId, body: `After ${status}` })
      await due(stage, member)
      await due(stage, member)
      await stage.world.advance(61_000)
      await due(stage, member)
    }
    const sent = requests(stage, browser)
    expect(sent.map(({ status, message }) => [status, message?.body])).toEqual([
      [429, 'After 429'],
      [201, 'After 429'],
      [500, 'After 500'],
      [201, 'After 500'],
    ])
    expect([sent[0]!.topic === sent[1]!.topic, sent[1]!.topic === sent[2]!.topic]).toEqual([true, false])
  }),

  pushing('push/gone', 'a browser that its push service no longer knows is forgotten', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const browsers = [await turnedOn(stage, member), await turnedOn(stage, member), await turnedOn(stage, member)]
    service(stage).answerWith(browsers[0]!.endpoint, 404)
    service(stage).answerWith(browsers[1]!.endpoint, 410)
    await mention(stage, owner, { memberId: member.memberId, body: 'Anybody?' })
    await due(stage, member)
    expect(await devices(stage, member, browsers[2]!)).toMatchObject([{ isThis: true }])
  }),

  pushing('push/own', 'devices are their member’s alone: nobody else sees them, turns them off or takes them', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const browser = await turnedOn(stage, member)
    const [device] = await devices(stage, member, browser)
    expect(await devices(stage, owner, browser)).toEqual([])
    const { workspaceId } = owner
    const off = await called(stage, owner, 'turn-off-push', { workspaceId, deviceId: device!.id })
    const stolen = { ...browser, auth: `${browser.auth.startsWith('A') ? 'B' : 'A'}${browser.auth.slice(1)}` }
    expect([off, await turnOn(stage, owner, stolen)]).toEqual([{ count: 0 }, { ok: false, refusal: 'device-elsewhere' }])
    expect(await devices(stage, member, browser)).toMatchObject([{ id: device!.id, kinds: PUSH_KINDS, isThis: true }])
    // Whoever sits at the browser has its secret.
    expect(await turnOn(stage, owner, browser)).toMatchObject({ ok: true })
    expect(await devices(stage, member, browser)).toEqual([])
    await mention(stage, owner, { memberId: member.memberId, body: 'Not here any more' })
    await due(stage, member)
    await due(stage, owner)
    expect(requests(stage, browser)).toEqual([])
  }),

  pushing('push/ends', 'it ends when it is turned off, and with the membership', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const [kept, off] = [await turnedOn(stage, member), await turnedOn(stage, member)]
    const gone = (await devices(stage, member, off)).find(({ isThis }) => isThis)!
    await called(stage, member, 'turn-off-push', { workspaceId: member.workspaceId, deviceId: gone.id })
    const set = (status: string) =>
      commit(stage, owner, [
        wild({ kind: 'update', collection: 'members', id: member.memberId, expect: 'any', patch: { status } }),
      ])
    const heirs = { people: null, companies: null, deals: null, tasks: null }
    await mention(stage, owner, { memberId: member.memberId, body: 'First' })
    await due(stage, member)
    await mention(stage, owner, { memberId: member.memberId, body: 'Too late' })
    await called(stage, owner, 'deactivate-member', { workspaceId: owner.workspaceId, memberId: member.memberId, heirs })
    await due(stage, owner)
    expect([kept, off].map((browser) => messagesTo(stage, browser).map(({ body }) => body))).toEqual([['First'], []])
    await set('active')
    expect(await devices(stage, member, kept)).toEqual([])
  }),

  pushing('push/limited', 'a member is notified in twenty browsers at most', async (stage) => {
    const member = await stage.as('member')
    const answers: Answer<'turn-on-push'>[] = []
    for (let at = 0; at <= MOST_PUSH_DEVICES; at += 1) answers.push(await turnOn(stage, member, service(stage).subscribe()))
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map((_, at) => at < MOST_PUSH_DEVICES))
    expect(answers.at(-1)).toEqual({ ok: false, refusal: 'too-many-devices' })
    const all = await called(stage, member, 'turn-off-push', { workspaceId: member.workspaceId, deviceId: null })
    expect(all).toEqual({ count: MOST_PUSH_DEVICES })
  }),

  pushing('push/checked', 'a browser that nothing can be encrypted for is no browser', async (stage) => {
    const member = await stage.as('member')
    const browser = service(stage).subscribe()
    // A point that is not on the curve.
    const bent = { ...browser, p256dh: `BA${'A'.repeat(85)}` }
    expect(await turnOn(stage, member, bent)).toEqual({ ok: false, refusal: 'push-service-refused' })
    for (const wrong of [{ endpoint: 'push' }, { p256dh: 'short' }, { auth: '' }])
      await refusal(turnOn(stage, member, { ...browser, ...wrong }), 'record/invalid')
    await refusal(turnOn(stage, member, browser, []), 'record/invalid')
  }),

  pushing('push/hidden', 'a push says nothing of a deal that its reader may not see', async (stage) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const browser = await turnedOn(stage, member)
    const made = await write(stage, owner, deal(stage.world, await boardOf(owner), { ownerId: owner.memberId, title: 'Secret' }))
    await commit(stage, owner, [
      {
        kind: 'update',
        collection: 'workspaces',
        id: owner.workspaceId,
        expect: 'any',
        patch: { memberVisibility: 'own-and-unassigned-deals' },
      },
    ])
    await mention(stage, owner, { memberId: member.memberId, body: 'Secret talks', subject: subjectOf('deals', made.id) })
    await due(stage, member)
    expect(messagesTo(stage, browser).map(({ title, body }) => [title, body])).toEqual([
      [`${await nameOf(owner)} mentioned you`, ''],
    ])
  }),
]

/** A scenario for backends that push. */
function pushing(key: string, says: string, run: (stage: Stage) => Promise<void>): Scenario {
  return scenario(key, says, async ({ stage }) => {
    if (stage.world.pushes !== null) await run(stage)
  })
}

function service({ world }: Stage) {
  if (world.pushes === null) throw new Error('nothing is pushed here')
  return world.pushes
}

function requests(stage: Stage, { endpoint }: CaughtBrowser): readonly CaughtPush[] {
  return service(stage).requests(endpoint)
}

/** What the browser took and could read. */
function messagesTo(stage: Stage, browser: CaughtBrowser) {
  return requests(stage, browser).flatMap(({ status, message }) => (status === 201 && message !== null ? [message] : []))
}

/** Everything that is due has been pushed. */
async function due(stage: Stage, actor: Actor): Promise<void> {
  await stage.world.advance(2000)
  await called(stage, actor, 'deliver-pushes', { workspaceId: actor.workspaceId })
}

async function turnedOn(
  stage: Stage,
  actor: Actor,
  kinds: readonly (typeof PUSH_KINDS)[number][] = PUSH_KINDS,
): Promise<CaughtBrowser> {
  const browser = service(stage).subscribe()
  const answer = await turnOn(stage, actor, browser, kinds)
  if (!answer.ok) throw new Error(answer.refusal)
  return browser
}

function turnOn(stage: Stage, actor: Actor, browser: CaughtBrowser, kinds: readonly (typeof PUSH_KINDS)[number][] = PUSH_KINDS) {
  const input = { workspaceId: actor.workspaceId, name: 'Firefox', kinds: [...kinds], language: 'en' as const, ...browser }
  return actor.ports.functions.call('turn-on-push', input, { mutationId: newMutationId(stage.world) })
}

async function devices(stage: Stage, actor: Actor, { endpoint }: CaughtBrowser) {
  return (await called(stage, actor, 'list-push-devices', { workspaceId: actor.workspaceId, endpoint })).devices
}

async function called<N extends FunctionName>(stage: Stage, actor: Actor, name: N, input: FunctionInput<N>) {
  const answer = await actor.ports.functions.call(name, input, { mutationId: newMutationId(stage.world) })
  if (!answer.ok) throw new Error(`refused: ${answer.refusal}`)
  return answer.value
}

function mention(
  stage: Stage,
  actor: Actor,
  { memberId, body, subject }: { readonly memberId: Id; readonly body: string; readonly subject?: ReturnType<typeof subjectOf> },
) {
  const data = { body, mentions: [memberId], subjects: subject === undefined ? [] : [subject] }
  return write(stage, actor, { kind: 'create', collection: 'notes', id: stage.world.newId(), data })
}

function assign(stage: Stage, actor: Actor, data: Partial<Task>) {
  return write(stage, actor, { kind: 'create', collection: 'tasks', id: stage.world.newId(), data })
}

async function readAll(stage: Stage, actor: Actor): Promise<void> {
  const { workspaceId } = actor
  const { items } = await actor.ports.records.list('notifications', { workspaceId, limit: 100 })
  const readAt = instantOf(stage.world.now())
  await commit(
    stage,
    actor,
    items.map(({ id }) => ({ kind: 'update', collection: 'notifications', id, patch: { readAt }, expect: 'any' }) as const),
  )
}

async function nameOf(actor: Actor): Promise<string> {
  return (await actor.ports.records.get('members', actor.memberId))!.displayName
}

function inputs({ workspaceId }: Actor) {
  return {
    'list-push-devices': { workspaceId, endpoint: null },
    'turn-on-push': { workspaceId },
    'turn-off-push': { workspaceId, deviceId: null },
    'deliver-pushes': { workspaceId },
  }
}
