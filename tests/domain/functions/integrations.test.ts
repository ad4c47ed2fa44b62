import { LocalDeliveries } from '../../../src/adapters/shared/backend/deliveries'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { User } from '../../../src/domain/model/session/session'
import type { ElevatedRecords, FunctionContext } from '../../../src/domain/use-cases/functions/function-context'
import { calendarByKey } from '../../../src/domain/use-cases/functions/integrations/calendar'
import { deliverDue } from '../../../src/domain/use-cases/functions/integrations/deliver-webhooks'
import { digestAll } from '../../../src/domain/use-cases/functions/integrations/digest'
import { withoutTags } from '../../../src/domain/use-cases/functions/integrations/clean-mail'
import { runFunction } from '../../../src/domain/use-cases/functions/run-function'
import { FunctionWorld } from './context'

let world: FunctionWorld
let jana: User
let marcus: User

beforeEach(() => {
  world = new FunctionWorld()
  jana = world.user('Jana')
  marcus = world.user('Marcus')
})

/** A workspace in which somebody has a task that was due long ago. */
async function workspaceOf(user: User, timeZone = 'UTC'): Promise<Id> {
  const input = { name: 'Acme', currency: 'EUR', country: 'CZ', locale: 'cs', timeZone, sample: false }
  await runFunction('create-workspace', input, world.as(user))
  const { id } = world.all('workspaces').at(-1)!
  const title = `To do for ${user.name}`
  const data = { title, assigneeId: memberOf(user, id), dueOn: '2020-01-01' as never }
  await world.as(user).records.commit([{ kind: 'create', collection: 'tasks', id: world.newId(), data }], {
    workspaceId: id,
    memberId: null,
    via: 'function',
  })
  return id
}

function memberOf({ id }: User, workspaceId: Id): Id {
  return world.all('members').find((member) => member.userId === id && member.workspaceId === workspaceId)!.id
}

function machine(records?: Partial<ElevatedRecords>): FunctionContext {
  const context = world.as(jana)
  const patched = { ...context.records, ...records }
  return { ...context, records: patched, deliveries: new LocalDeliveries(patched, world.kept, context.now) }
}

describe('a calendar link', () => {
  it('leads to the calendar of whom it was given to, whatever others write into their own record', async () => {
    const workspaceId = await workspaceOf(jana)
    await runFunction('invite-member', { workspaceId, email: marcus.email, role: 'viewer' }, world.as(jana))
    const invitation = world.mails.at(-1)!
    if (invitation.kind !== 'invitation') throw new Error('no invitation')
    await runFunction('accept-invitation', { token: invitation.token }, world.as(marcus))
    const [janas, marcuss] = [memberOf(jana, workspaceId), memberOf(marcus, workspaceId)]
    const keyOf = async (user: User) => {
      const answer = await runFunction('calendar-link', { workspaceId, renew: false }, world.as(user))
      return /([0-9a-f]+)\.ics$/.exec((answer.ok && answer.value.url) || '')?.[1] ?? ''
    }
    const right = await keyOf(jana)
    // Everybody reads the members of their workspace, and writes their own.
    world.edit(marcuss, { calendarFeedId: world.all('members').find(({ id }) => id === janas)!.calendarFeedId })
    const stolen = await keyOf(marcus)
    expect(await calendarByKey({ workspaceId, memberId: janas, key: right }, machine())).toContain('To do for Jana')
    expect(await calendarByKey({ workspaceId, memberId: janas, key: stolen }, machine())).toBeNull()
  })
})

describe('what is done for all workspaces', () => {
  it('mails the others though one has a zone that nobody knows', async () => {
    await workspaceOf(jana)
    const odd = await workspaceOf(marcus)
    // A zone is text to the database: whoever writes past the app may call theirs anything.
    world.edit(odd, { timeZone: 'Nowhere/At_All' })
    world.advance(22 * 3_600_000)
    expect(await digestAll(machine())).toEqual({ mailed: 2 })
  })

  it('mails the others though one mail cannot be sent, and then says so', async () => {
    await workspaceOf(marcus)
    await workspaceOf(jana)
    world.advance(22 * 3_600_000)
    const sent: string[] = []
    const context = machine()
    const sendMail: FunctionContext['sendMail'] = async ({ to }) => {
      if (to === marcus.email) throw new Error('mailbox unavailable')
      sent.push(to)
    }
    await expect(digestAll({ ...context, sendMail })).rejects.toThrow('mailbox unavailable')
    expect(sent).toEqual([jana.email])
  })

  it('tells the webhooks of the others though one workspace cannot be written to, and then says so', async () => {
    const [first, second] = [await workspaceOf(marcus), await workspaceOf(jana)]
    for (const workspaceId of [first, second]) {
      const data = { url: `https://hooks.example/${workspaceId}`, events: ['task-added'] as const }
      const id = world.newId()
      const by = { workspaceId, memberId: null, via: 'function' } as const
      await world
        .as(jana)
        .records.commit([{ kind: 'create', collection: 'webhooks', id, data: { ...data, events: [...data.events] } }], by)
      world.edit(id, { createdAt: '2020-01-01T00:00:00.000Z' })
    }
    const line = { verb: 'task-added', at: '2026-11-21T09:00:00.000Z', subjects: [], changes: {}, label: 'x', actorId: null }
    const find = (async (collection, query) =>
      collection === 'activities'
        ? [{ ...line, id: world.newId(), objectId: world.newId(), source: 'app', workspaceId: query.workspaceId }]
        : world.as(jana).records.find(collection, query)) as ElevatedRecords['find']
    const commit: ElevatedRecords['commit'] = async (_, { workspaceId }) => {
      if (workspaceId === first) throw new Error('gone meanwhile')
    }
    world.advance(60_000)
    await expect(deliverDue(null, machine({ find, commit }))).rejects.toThrow('gone meanwhile')
    expect(world.posted.map(({ url }) => url)).toEqual([`https://hooks.example/${first}`, `https://hooks.example/${second}`])
  })
})

describe('a captured mail’s HTML', () => {
  it('is read in one go, however it was made to be slow', () => {
    const size = 2_000_000
    const hostile = ['<style', '<br', '<', '<script>'].map((piece) => piece.repeat(size / piece.length))
    expect(hostile.map((html) => withoutTags(html).length < size + 1)).toEqual([true, true, true, true])
    expect(withoutTags('<style>p{}</style><p>One<br>two</p><SCRIPT>alert(1)</SCRIPT>3 < 4')).toBe('One\ntwo\n3 < 4')
  })
})
