import { BehaviorSubject, type Observable, switchMap } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { CLOSED } from '../../../src/adapters/cloudflare/protocol'
import { Sockets } from '../../../src/adapters/cloudflare/sockets'
import type { WorkspaceSocket } from '../../../src/adapters/cloudflare/workspace-socket'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Session } from '../../../src/domain/model/session/session'
import { JitterRuntime } from '../../harness/jitter-runtime'
import { Listener } from '../../harness/listener'
import { type FakeSocket, fakeTransport } from './support/fake-socket'

const [WORKSPACE, TAB] = ['workspace-1' as Id, 'tab-1' as Id]
const ROOM = 'record:people/1'
const HELD = 'held'

function signedIn(name: string): Session {
  return { status: 'signed-in', user: { id: name as Id, email: `${name}@example.com`, name }, recovery: false }
}

class Setup {
  readonly runtime = new JitterRuntime('none')
  readonly session$ = new BehaviorSubject(signedIn('ada'))
  readonly isOnline$ = new BehaviorSubject(true)
  /** What the connection and the session were told. */
  readonly told: string[] = []
  readonly made: FakeSocket[]
  readonly sockets: Sockets
  private readonly listeners: Listener<unknown>[] = []

  constructor() {
    const { made, transport } = fakeTransport()
    this.made = made
    this.sockets = new Sockets({
      url: 'https://crm.example',
      session$: this.session$,
      runtime: this.runtime,
      transport,
      connectionId: TAB,
      connection: {
        isOnline$: this.isOnline$,
        answered: () => this.told.push('answered'),
        failed: () => this.told.push('failed'),
      },
      onSignedOut: () => this.told.push('signed out'),
    })
  }

  listen<T>(use: (socket: WorkspaceSocket) => Observable<T>): Listener<T> {
    const listener = new Listener(this.sockets.use(WORKSPACE).pipe(switchMap(use)), 1000)
    this.listeners.push(listener)
    return listener
  }

  get latest(): FakeSocket {
    const socket = this.made.at(-1)
    if (socket === undefined) throw new Error('no socket was opened')
    return socket
  }

  end(): void {
    for (const listener of this.listeners) listener.stop()
    this.sockets.close()
  }
}

const setups: Setup[] = []
function begin(): Setup {
  const setup = new Setup()
  setups.push(setup)
  return setup
}

afterEach(() => {
  for (const setup of setups.splice(0)) {
    setup.end()
    if (setup.runtime.dueTasks > 0) throw new Error('a timer was left behind')
  }
})

test('the first user of a workspace opens its socket, and the last one closes it', () => {
  const setup = begin()
  const [one, other] = [setup.listen((socket) => socket.isJoined$), setup.listen((socket) => socket.isJoined$)]
  setup.latest.open()
  expect([one.received, other.received]).toEqual([
    [false, true],
    [false, true],
  ])
  one.stop()
  expect(setup.latest.isClosed).toBe(false)
  other.stop()
  expect([setup.made.map(({ address, isClosed }) => [address, isClosed]), setup.told]).toEqual([
    [['wss://crm.example/api/live/workspace-1?connection=tab-1', true]],
    ['answered'],
  ])
})

test('commits are announced, or that something was committed', () => {
  const setup = begin()
  const announced = setup.listen((socket) => socket.announced$)
  const commit = { kind: 'commit', before: '1', after: '2', mutationId: 'm' }
  setup.latest.say({ ...commit, touched: [['people', 'p']] })
  setup.latest.say({ ...commit, touched: null })
  for (const other of [{ kind: 'news' }, { ...commit, touched: 7 }]) setup.latest.say(other)
  expect(announced.received).toEqual([
    { before: '1', after: '2', mutationId: 'm', touched: [{ collection: 'people', id: 'p' }] },
    null,
  ])
})

test('a socket that breaks is opened again, ever later, until the backend speaks', async () => {
  const setup = begin()
  setup.listen((socket) => socket.isJoined$)
  for (const waitMs of [1000, 2000, 5000]) {
    const { length } = setup.made
    setup.latest.open()
    setup.latest.end()
    await setup.runtime.advance(waitMs - 100)
    expect(setup.made).toHaveLength(length)
    await setup.runtime.advance(101)
    expect(setup.made).toHaveLength(length + 1)
  }
  setup.latest.say({ kind: 'peers', room: ROOM, peers: [] })
  setup.latest.end()
  await setup.runtime.advance(1001)
  expect(setup.made).toHaveLength(5)
  expect(setup.told.filter((what) => what === 'failed')).toHaveLength(4)
})

test('without a connection it is let go, and opened as soon as there is one', async () => {
  const setup = begin()
  const joined = setup.listen((socket) => socket.isJoined$)
  setup.latest.open()
  setup.isOnline$.next(false)
  expect([setup.latest.isClosed, joined.latest]).toEqual([true, false])
  await setup.runtime.advance(60_000)
  expect(setup.made).toHaveLength(1)
  setup.isOnline$.next(true)
  setup.latest.open()
  expect([setup.made.length, joined.latest]).toEqual([2, true])
})

test('a room is joined once, and left with its last listener', () => {
  const setup = begin()
  setup.listen((socket) => socket.isJoined$)
  setup.latest.open()
  const [one, other] = [setup.listen(({ rooms }) => rooms.peers(ROOM)), setup.listen(({ rooms }) => rooms.messages(ROOM))]
  one.stop()
  other.stop()
  expect(setup.latest.sent).toEqual([
    { kind: 'join', room: ROOM },
    { kind: 'leave', room: ROOM },
  ])
})

test('a new socket takes up where the one before was', async () => {
  const setup = begin()
  const peers = setup.listen(({ rooms }) => rooms.peers(ROOM))
  setup.listen(({ rooms, isJoined$ }) => {
    rooms.announce(ROOM, setup, HELD)
    return isJoined$
  })
  const upFrom = [
    { kind: 'join', room: ROOM },
    { kind: 'announce', room: ROOM, state: HELD },
  ]
  setup.latest.open()
  const there = [{ connectionId: 'c', userId: 'u', state: HELD }]
  setup.latest.say({ kind: 'peers', room: ROOM, peers: there })
  const [before] = setup.made
  setup.latest.end()
  await setup.runtime.advance(1001)
  setup.latest.open()
  expect([before?.sent, setup.latest.sent, peers.received]).toEqual([upFrom, upFrom, [there]])
})

test('the latest state of a tab holds, and is told when it changes', () => {
  const setup = begin()
  const [one, other] = [{}, {}]
  setup.listen(({ rooms, isJoined$ }) => {
    setup.latest.open()
    rooms.announce(ROOM, one, 'deals')
    rooms.announce(ROOM, other, 'reports')
    rooms.announce(ROOM, one, null)
    rooms.announce(ROOM, other, null)
    return isJoined$
  })
  expect(setup.latest.sent.map((message) => message.kind === 'announce' && message.state)).toEqual(['deals', 'reports', null])
})

test('who comes back to a room is not told who was there before', () => {
  const setup = begin()
  setup.listen(({ rooms, isJoined$ }) => {
    rooms.announce(ROOM, setup, HELD)
    return isJoined$
  })
  const first = setup.listen(({ rooms }) => rooms.peers(ROOM))
  setup.latest.say({ kind: 'peers', room: ROOM, peers: [{ connectionId: 'c', userId: 'u', state: HELD }] })
  first.stop()
  const second = setup.listen(({ rooms }) => rooms.peers(ROOM))
  expect([first.received.length, second.received]).toEqual([1, []])
})

test('whoever may not hear of a workspace is told so, and does not ask again', async () => {
  const setup = begin()
  const denied = [setup.listen((socket) => socket.isJoined$), setup.listen(({ rooms }) => rooms.peers(ROOM))]
  setup.latest.open()
  setup.latest.say({ kind: 'ended', code: CLOSED.denied })
  setup.latest.end(CLOSED.denied)
  await setup.runtime.advance(60_000)
  expect(denied.map(({ error }) => error)).toMatchObject([{ code: 'access/denied' }, { code: 'access/denied' }])
  expect([setup.made.map(({ isClosed }) => isClosed), setup.told]).toEqual([[true], ['answered']])
})

test('that the session is over is told, and it tries again while it is used', async () => {
  const setup = begin()
  const joined = setup.listen((socket) => socket.isJoined$)
  setup.latest.end(CLOSED.signedOut)
  await setup.runtime.advance(1001)
  expect([setup.told, setup.made.length, joined.error]).toEqual([['signed out'], 2, undefined])
})

test('another person gets a socket of their own, and nobody none', () => {
  const setup = begin()
  const listeners = [setup.listen((socket) => socket.isJoined$), setup.listen((socket) => socket.isJoined$)]
  setup.session$.next(signedIn('grace'))
  expect(setup.made.map(({ isClosed }) => isClosed)).toEqual([true, false])
  setup.session$.next({ status: 'signed-out', reason: 'user' })
  expect(setup.made.map(({ isClosed }) => isClosed)).toEqual([true, true])
  expect(listeners.map(({ error }) => error)).toMatchObject([{ code: 'auth/signed-out' }, { code: 'auth/signed-out' }])
})
