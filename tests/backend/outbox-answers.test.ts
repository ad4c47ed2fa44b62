import { afterAll, expect, it } from 'vitest'
import { person, write } from '../contracts/acts'
import { faultyAnswer, type FaultyAnswer } from '../harness/faulty-answer'
import { Listener } from '../harness/listener'
import { endLocalBackend } from '../harness/local-backend'
import { replicaOver, syncOf } from '../harness/replica.harness'
import { newMutationId, openStage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import type { Wire } from '../harness/wire'

/** Time for a few tries: they wait longer each time. */
const PATIENCE_MS = 40_000
const HTML = { contentType: 'text/html', body: '<!doctype html><title>Not here</title>' } as const

/** A bill that was not paid, a page of whoever stands between, a database that is read-only. */
const ANSWERS: readonly FaultyAnswer[] = [
  { status: 402, ...HTML },
  { status: 404, ...HTML },
  {
    status: 405,
    body: '{"code":"25006","message":"cannot execute INSERT in a read-only transaction","details":null,"hint":null}',
  },
]

afterAll(endLocalBackend)

it(
  'takes nothing but what our backend says for a verdict on what waits, which goes by itself once all is well',
  { timeout: 60_000 },
  async () => {
    const world = await replicaOver(supabaseHarness).open()
    const stage = await openStage(world)
    const owner = await stage.as('owner')
    const wire = owner.connection as Wire
    const { workspaceId } = owner
    const state = new Listener(syncOf(owner).state(workspaceId), PATIENCE_MS)
    await state.until(({ phase }) => phase.kind === 'whole')
    wire.cut()
    const people = [person(world), person(world)]
    for (const each of people) await write(stage, owner, each)
    const call = { workspaceId, email: 'new@example.com', role: 'member' } as const
    await owner.ports.functions.callWhenever('invite-member', call, { mutationId: newMutationId(world) })
    await state.until(({ waiting }) => waiting === 3)

    const left = { '/rest/v1/rpc/commit': [...ANSWERS], '/functions/v1/invite-member': [ANSWERS[0]!] }
    wire.meddle((request, pass) => {
      const { pathname } = new URL(request.url)
      if (pathname !== '/rest/v1/rpc/commit' && pathname !== '/functions/v1/invite-member') return pass()
      const answer = left[pathname].shift()
      return answer === undefined ? pass() : Promise.resolve(faultyAnswer(answer))
    })
    wire.restore()
    await state.until(({ waiting, refused }) => waiting === 0 && refused === 0)
    expect(state.received.filter(({ refused, conflicted }) => refused + conflicted > 0)).toEqual([])
    expect(Object.values(left).flat()).toEqual([])
    const { records } = (await stage.elsewhere(owner)).ports
    expect(
      (
        await records.getMany(
          'people',
          people.map(({ id }) => id),
        )
      ).size,
    ).toBe(2)
    state.stop()
    await world.close()
  },
)
