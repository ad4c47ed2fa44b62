import { BehaviorSubject, NEVER, of } from 'rxjs'
import { expect } from 'vitest'
import { expectCode, present } from './acts'
import { scenario, type Scenario } from './scenario'

/** Who is here, and what they say to each other in passing. */
export const eventsPeople: readonly Scenario[] = [
  scenario(
    'events/messages',
    'a message reaches whoever has joined, says who it is from, and is not received by its sender',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const about = { workspaceId: owner.workspaceId, about: 'people/1' }
      const [atOwner, atMember] = [
        listen(owner.ports.events.messages('record', about, 'typing')),
        listen(member.ports.events.messages('record', about, 'typing')),
      ]
      await owner.ports.events.send('record', about, 'typing', { field: 'firstName' })
      await atMember.times(1)
      await member.ports.events.send('record', about, 'typing', { field: 'lastName' })
      await atOwner.times(1)
      expect({ owner: atOwner.received, member: atMember.received }).toEqual({
        owner: [{ from: member.userId, payload: { field: 'lastName' } }],
        member: [{ from: owner.userId, payload: { field: 'firstName' } }],
      })
    },
  ),

  scenario(
    'events/messages-not-replayed',
    'whoever joins later does not hear what was said before',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const about = { workspaceId: owner.workspaceId, about: null }
      const progress = (done: number) => ({ importId: owner.workspaceId, done, total: 9 })
      await owner.ports.events.send('workspace', about, 'import-progress', progress(1))
      const listener = listen(member.ports.events.messages('workspace', about, 'import-progress'))
      await owner.ports.events.send('workspace', about, 'import-progress', progress(2))
      await listener.times(1)
      expect(listener.received.map(({ payload }) => payload.done)).toEqual([2])
    },
  ),

  scenario('events/messages-by-key', 'a message stays in its topic and key', async ({ stage, listen }) => {
    const [owner, member, outsider] = [await stage.as('owner'), await stage.as('member'), await stage.as('outsider')]
    const key = (about: string, { workspaceId } = owner) => ({ workspaceId, about })
    const elsewhere = [
      listen(member.ports.events.messages('record', key('people/2'), 'typing')),
      listen(outsider.ports.events.messages('record', key('people/1', outsider), 'typing')),
    ]
    const here = listen(member.ports.events.messages('record', key('people/1'), 'typing'))
    await owner.ports.events.send('record', key('people/1'), 'typing', { field: 'a' })
    await here.times(1)
    expect(elsewhere.map(({ received }) => received)).toEqual([[], []])
  }),

  scenario('events/messages-two-tabs', "a person's other tab is another listener", async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const other = await stage.elsewhere(owner)
    const about = { workspaceId: owner.workspaceId, about: null }
    const listener = listen(other.ports.events.messages('record', about, 'typing'))
    await owner.ports.events.send('record', about, 'typing', { field: 'a' })
    expect(await listener.times(1)).toEqual([{ from: owner.userId, payload: { field: 'a' } }])
  }),

  scenario(
    'events/presence',
    'who is present is told at once, and when someone comes, changes and goes',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const about = { workspaceId: owner.workspaceId, about: null }
      const sees = listen(owner.ports.events.peers('workspace', about))
      const at = (actor: typeof owner, screen: string) => ({ memberId: actor.memberId, screen, editing: null })
      expect((await sees.times(1))[0]).toEqual([])
      const self = listen(owner.ports.events.announce('workspace', about, of(at(owner, 'home'))))
      const state$ = new BehaviorSubject(at(member, 'people'))
      const other = listen(member.ports.events.announce('workspace', about, state$))
      await sees.until((peers) => peers.length === 2, 'both')
      state$.next(at(member, 'deals'))
      const moved = await sees.until((peers) => peers.some(({ state }) => state.screen === 'deals'), 'the change')
      other.stop()
      const left = await sees.until((peers) => peers.length === 1, 'the leave')
      const who = (peers: typeof moved) =>
        peers.map(({ userId, state }) => ({ userId, state })).toSorted((a, b) => (a.state.screen < b.state.screen ? -1 : 1))
      expect({
        moved: who(moved),
        left: who(left),
        connections: new Set(moved.map(({ connectionId }) => connectionId)).size,
        said: self.received,
      }).toEqual({
        moved: [
          { userId: member.userId, state: at(member, 'deals') },
          { userId: owner.userId, state: at(owner, 'home') },
        ],
        left: [{ userId: owner.userId, state: at(owner, 'home') }],
        connections: 2,
        said: [],
      })
    },
  ),

  scenario('events/presence-by-connection', 'one entry a connection, and each keeps its own', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const other = await stage.elsewhere(owner)
    const about = { workspaceId: owner.workspaceId, about: 'people/1' }
    const sees = listen(owner.ports.events.peers('record', about))
    const state = { memberId: owner.memberId, editing: null }
    listen(owner.ports.events.announce('record', about, of(state)))
    const second = listen(other.ports.events.announce('record', about, of({ ...state, editing: 'jobTitle' })))
    const both = await sees.until((peers) => peers.length === 2, 'both')
    second.stop()
    const one = await sees.until((peers) => peers.length === 1, 'one')
    expect([both.map((peer) => peer.state.editing ?? '').toSorted(), one.map((peer) => peer.state.editing)]).toEqual([
      ['', 'jobTitle'],
      [null],
    ])
  }),

  scenario(
    'events/presence-handed-over',
    'one screen that comes before another has gone is where one is',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const about = { workspaceId: owner.workspaceId, about: null }
      const sees = listen(owner.ports.events.peers('workspace', about))
      const on = (screen: string) =>
        listen(member.ports.events.announce('workspace', about, of({ memberId: member.memberId, screen, editing: null })))
      const before = on('deals')
      await sees.until((peers) => peers.length === 1, 'somebody there')
      const after = on('reports')
      before.stop()
      await sees.until(([peer]) => peer?.state.screen === 'reports', 'the next screen')
      after.stop()
      await sees.until((peers) => peers.length === 0, 'nobody there')
    },
  ),

  scenario(
    'events/presence-over-a-cut',
    'whoever loses the connection is gone for the others, and back when it is',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const about = { workspaceId: owner.workspaceId, about: null }
      const sees = listen(owner.ports.events.peers('workspace', about))
      listen(member.ports.events.announce('workspace', about, of({ memberId: member.memberId, screen: 'home', editing: null })))
      await sees.until((peers) => peers.length === 1, 'present')
      member.connection.cut()
      await sees.until((peers) => peers.length === 0, 'gone')
      member.connection.restore()
      const [back] = await sees.until((peers) => peers.length === 1, 'back')
      expect(present(back).userId).toBe(member.userId)
    },
  ),

  scenario('events/presence-foreign', "no one sees or joins another workspace's people", async ({ stage, listen }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    const about = { workspaceId: owner.workspaceId, about: null }
    const denied = [
      listen(outsider.ports.events.peers('workspace', about)),
      listen(outsider.ports.events.announce('workspace', about, NEVER)),
      listen(outsider.ports.events.messages('workspace', about, 'import-progress')),
    ]
    for (const listener of denied) expectCode(await listener.failure(), 'access/denied')
  }),
]
