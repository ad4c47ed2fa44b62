import { firstValueFrom, last, NEVER, type Observable } from 'rxjs'
import { expect } from 'vitest'
import { type ErrorCode, isPortError, RETRY } from '../../src/domain/model/errors/port-error'
import type { CallOptions } from '../../src/ports/call-options'
import type { FileRef } from '../../src/ports/files.port'
import { newMutationId, PASSWORD, type Actor, type Stage } from '../harness/stage'
import { announced, commit, expectCode, expectRefusal, person, write } from './acts'
import { everything } from './feed'
import { scenario, type Play, type Scenario } from './scenario'

/** Every member of every port that answers once; as the person, with the options a caller may pass. */
type Call = (stage: Stage, actor: Actor, options?: Options) => Promise<unknown>

interface Options extends CallOptions {
  /** A file that was announced, for what is refused without. */
  readonly at?: FileRef
}

const TAKES_OPTIONS: Readonly<Record<string, Call>> = {
  'records.get': (stage, { ports }, options) => ports.records.get('people', stage.world.newId(), options),
  'records.getMany': (stage, { ports }, options) => ports.records.getMany('people', [stage.world.newId()], options),
  'records.list': (_, { ports, workspaceId }, options) => ports.records.list('people', { workspaceId, limit: 1 }, options),
  'records.commit': (stage, actor, options) => commit(stage, actor, [person(stage.world)], options),
  'files.download': (stage, actor, options) => actor.ports.files.download(file(stage, actor), options),
  'files.remove': (stage, actor, options) => actor.ports.files.remove([file(stage, actor)], options),
  'functions.call': (stage, { ports, workspaceId }, options) =>
    ports.functions.call(
      'invite-member',
      { workspaceId, email: 'a@b.example', role: 'member' },
      { mutationId: newMutationId(stage.world), ...options },
    ),
  'auth.signIn': (_, { ports, email }, options) => ports.auth.signIn({ method: 'password', email, password: PASSWORD }, options),
  'auth.signUp': (stage, { ports }, options) =>
    ports.auth.signUp({ email: `${stage.world.newId()}@example.com`, password: PASSWORD, name: 'New' }, options),
  'auth.requestPasswordReset': (_, { ports, email }, options) => ports.auth.requestPasswordReset(email, options),
  'auth.changePassword': (_, { ports }, options) => ports.auth.changePassword(PASSWORD, options),
}

const TAKES_NONE: Readonly<Record<string, Call>> = {
  'events.send': (_, { ports, workspaceId }) =>
    ports.events.send('record', { workspaceId, about: null }, 'typing', { field: 'a' }),
  'files.upload': (stage, actor, { at = file(stage, actor) } = {}) =>
    firstValueFrom(actor.ports.files.upload(at, new Blob(['a'])).pipe(last())),
}

const CALLS: Readonly<Record<string, Call>> = { ...TAKES_OPTIONS, ...TAKES_NONE }

/** Nothing but a PortError, whatever happens: the weather on every member of every port. */
export const errors: readonly Scenario[] = [
  ...Object.entries(CALLS).map(([member, call]) =>
    scenario(
      `errors/offline/${member}`,
      `${member} offline is net/offline, and works when it is back`,
      async ({ stage, listen }) => {
        const owner = await stage.as('owner')
        const options = { at: await announced(stage, owner) }
        if (member === 'records.commit' && owner.ports.records.capabilities.writesOffline) {
          await expectWrittenOnce(stage, owner, {
            listen,
            during: () => owner.connection.cut(),
            after: () => owner.connection.restore(),
          })
          return
        }
        owner.connection.cut()
        if (READS.has(member) && owner.ports.records.capabilities.readsOffline) {
          expect(await codeOf(call(stage, owner, options))).toBeNull()
        } else await expectRefusal(call(stage, owner, options), 'net/offline', {})
        owner.connection.restore()
        expect(await codeOf(call(stage, owner, options), ['file/missing'])).toBeNull()
      },
    ),
  ),

  ...Object.entries(TAKES_OPTIONS).flatMap(([member, call]) => [
    scenario(
      `errors/cancelled/${member}`,
      `${member} ends at once when it is called off, before or after it began`,
      async ({ stage }) => {
        const owner = await stage.as('owner')
        await expectRefusal(call(stage, owner, { signal: AbortSignal.abort(new Error('not a PortError')) }), 'call/cancelled', {})
        const controller = new AbortController()
        owner.connection.stallOnce()
        const pending = call(stage, owner, { signal: controller.signal })
        controller.abort('whatever')
        await expectRefusal(pending, 'call/cancelled', {})
      },
    ),

    scenario(
      `errors/timeout/${member}`,
      `${member} gives up after its time, and says after how long`,
      async ({ stage, listen }) => {
        const owner = await stage.as('owner')
        if (member === 'records.commit' && owner.ports.records.capabilities.writesOffline) {
          const during = () => owner.connection.stallOnce()
          await expectWrittenOnce(stage, owner, { listen, during, meanwhile: () => stage.world.advance(15_001) })
          return
        }
        owner.connection.stallOnce()
        const asked = expectRefusal(call(stage, owner, { timeoutMs: 2000 }), 'net/timeout', { afterMs: 2000 })
        await stage.world.advance(2001)
        await asked
        owner.connection.stallOnce()
        const byDefault = expectRefusal(call(stage, owner), 'net/timeout', { afterMs: 15_000 })
        await stage.world.advance(15_001)
        await byDefault
      },
    ),
  ]),

  ...Object.entries(CALLS).map(([member, call]) =>
    scenario(
      `errors/weather/${member}`,
      `${member} passes on that the backend is busy or away, and when to come back`,
      async ({ stage, listen }) => {
        const owner = await stage.as('owner')
        if (member === 'records.commit' && owner.ports.records.capabilities.writesOffline) {
          const during = () => owner.connection.refuse('net/unavailable', { status: 503 }, 3)
          await expectWrittenOnce(stage, owner, { listen, during, after: () => stage.world.advance(30_000) })
          return
        }
        owner.connection.refuse('net/throttled', { retryAfterMs: 90_000 })
        const throttled = await codeOf(call(stage, owner))
        owner.connection.refuse('net/unavailable', { status: 503 }, 3)
        const unavailable = await codeOf(call(stage, owner))
        expect([throttled, unavailable]).toEqual(['net/throttled', 'net/unavailable'])
      },
    ),
  ),

  scenario(
    'errors/throttled-then-through',
    'what may safely be repeated waits as long as it is told and gets through',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const made = await write(stage, owner, person(stage.world))
      owner.connection.refuse('net/throttled', { retryAfterMs: 3000 })
      const asked = owner.ports.records.get('people', made.id)
      await stage.world.advance(3001)
      expect(await asked).toEqual(made)
    },
  ),

  scenario(
    'errors/throttled-details',
    'whoever is throttled for longer than the call may take is told for how long',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      owner.connection.refuse('net/throttled', { retryAfterMs: 90_000 })
      await expectRefusal(owner.ports.records.get('people', stage.world.newId()), 'net/throttled', { retryAfterMs: 90_000 })
    },
  ),

  scenario('errors/late-answer', 'a write that was called off is either there whole or not at all', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [create, mutationId] = [person(stage.world), newMutationId(stage.world)]
    const controller = new AbortController()
    const pending = commit(stage, owner, [create], { signal: controller.signal, mutationId })
    controller.abort()
    const code = await codeOf(pending)
    const [again] = await commit(stage, owner, [create], { mutationId })
    expect({ code, again }).toMatchObject({ code: 'call/cancelled', again: { status: 'written', record: { id: create.id } } })
  }),

  scenario('errors/signed-out', 'no member of any port but Auth answers who is not signed in', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const stranger = { ...owner, ...(await stage.world.connect()) }
    const asked = Object.entries(CALLS).filter(([member]) => !/^auth\.(signIn|signUp|requestPasswordReset)$/.test(member))
    const codes = await Promise.all(asked.map(async ([member, call]) => [member, await codeOf(call(stage, stranger))] as const))
    expect(Object.fromEntries(codes)).toEqual(Object.fromEntries(asked.map(([member]) => [member, 'auth/signed-out'])))
    const about = { workspaceId: owner.workspaceId, about: null }
    const { records, events } = stranger.ports
    const streams: readonly Observable<unknown>[] = [
      records.watch('people', { workspaceId: owner.workspaceId, limit: 1 }),
      records.watchOne('people', stage.world.newId()),
      everything(stranger),
      events.peers('workspace', about),
      events.messages('record', about, 'typing'),
      events.announce('workspace', about, NEVER),
    ]
    for (const stream$ of streams) expectCode(await listen(stream$).failure(), 'auth/signed-out')
  }),

  scenario('errors/retry', 'each error says when trying again can help, as the catalogue has it', async ({ stage }) => {
    const owner = await stage.as('owner')
    owner.connection.cut()
    const offline: unknown = await owner.ports.files.download(file(stage, owner)).catch((error: unknown) => error)
    expect(offline).toMatchObject({ name: 'PortError', code: 'net/offline', retry: RETRY['net/offline'] })
  }),

  scenario('errors/untyped-input', 'input no compiler saw is refused with a PortError too', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { records, files, functions } = owner.ports
    const mutationId = newMutationId(stage.world)
    const calls: readonly Promise<unknown>[] = [
      attempt(() => records.get('people', null as never)),
      attempt(() => records.getMany('people', [{}] as never)),
      attempt(() => records.list('nothing' as never, { workspaceId: owner.workspaceId, limit: 1 })),
      attempt(() => records.commit([null] as never, { workspaceId: owner.workspaceId, mutationId })),
      attempt(() =>
        records.commit([{ kind: 'explode', collection: 'people', id: stage.world.newId() }] as never, {
          workspaceId: owner.workspaceId,
          mutationId,
        }),
      ),
      attempt(() => files.download({ workspaceId: owner.workspaceId, path: 7 } as never)),
      attempt(() => functions.call('create-workspace', null as never, { mutationId })),
    ]
    const outcomes = await Promise.allSettled(calls)
    const leaked = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' && !isPortError(outcome.reason) ? [String(outcome.reason)] : [],
    )
    expect(leaked).toEqual([])
  }),
]

/** What a set answers offline whose device keeps what it holds. */
const READS: ReadonlySet<string> = new Set(['records.get', 'records.getMany', 'records.list'])

interface Weather {
  readonly listen: Play['listen']
  readonly during: () => void
  readonly meanwhile?: () => Promise<void>
  readonly after?: () => unknown
}

/** Where writes are taken without a line: one is answered and shown at once, and once, later, there for everybody. */
async function expectWrittenOnce(stage: Stage, owner: Actor, weather: Weather): Promise<void> {
  const query = { workspaceId: owner.workspaceId, limit: 5 } as const
  const elsewhere = weather.listen((await stage.elsewhere(owner)).ports.records.watch('people', query))
  const here = weather.listen(owner.ports.records.watch('people', query))
  await Promise.all([elsewhere.times(1), here.times(1)])
  const create = person(stage.world)
  weather.during()
  const asked = commit(stage, owner, [create])
  await weather.meanwhile?.()
  expect(await asked).toMatchObject([{ status: 'written', record: { id: create.id } }])
  expect(here.latest?.value.items.map(({ id }) => id)).toEqual([create.id])
  await weather.after?.()
  const { value } = await elsewhere.until(({ value: { items } }) => items.length > 0, 'the write')
  expect(value.items.map(({ id }) => id)).toEqual([create.id])
}

function file({ world }: Stage, { workspaceId }: Actor) {
  return { workspaceId, path: `people/${world.newId()}/${world.newId()}` }
}

/** The code a call rejects with; `null` when it does not, or with one of these. */
async function codeOf(call: Promise<unknown>, fine: readonly ErrorCode[] = []): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (!isPortError(error)) return `no PortError: ${String(error)}`
    return fine.includes(error.code) ? null : error.code
  }
}

/** A port may refuse by rejecting, never by throwing. */
function attempt(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return call()
  } catch (error) {
    return Promise.reject(new Error(`threw instead of rejecting: ${String(error)}`))
  }
}
