import { expect } from 'vitest'
import type { Change, ChangeCursor } from '../../src/ports/events.port'
import type { Listener } from '../harness/listener'
import { newMutationId } from '../harness/stage'
import { commit, company, expectCode, person, refusal, tag, turn, write } from './acts'
import { everything, type Watched } from './feed'
import { scenario, type Scenario } from './scenario'

/** The change feed and the connection it comes by. */
export const events: readonly Scenario[] = [
  scenario('events/caught-up', 'from now on begins with where one is', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    await write(stage, owner, person(stage.world))
    const listener = listen(everything(owner))
    const [first] = await listener.times(1)
    expect(first).toEqual({ kind: 'caught-up', cursor: expect.any(String) })
  }),

  scenario(
    'events/changes',
    'each commit is told as it comes, with the record as it was written and the mutation it came by',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const listener = listen(everything(member))
      await listener.times(1)
      const [firm, someone, mutationId] = [company(stage.world), person(stage.world), newMutationId(stage.world)]
      // A record that is written again before its commit is told may come as it then is.
      const [made, joined] = await commit(stage, owner, [firm, someone], { mutationId })
      await listener.once(({ kind }) => kind === 'upserted', 'the commit')
      await listener.until(({ kind }) => kind === 'caught-up', 'all of it')
      const trashed = await write(stage, owner, turn('trash', 'people', someone.id))
      await listener.once((change) => change.kind === 'upserted' && change.record.deletedAt !== null, 'the trash')
      await commit(stage, owner, [turn('purge', 'people', someone.id)])
      await listener.once(({ kind }) => kind === 'deleted', 'the purge')
      expect(recordsIn(listener.received)).toEqual([
        { collection: 'companies', record: made.status === 'written' && made.record },
        { collection: 'people', record: joined.status === 'written' && joined.record },
        { collection: 'people', record: trashed },
        { collection: 'people', deleted: someone.id },
      ])
      const marks = listener.received.flatMap((change) => (change.kind === 'upserted' ? [change.mutationId] : []))
      expect(marks.slice(0, 2)).toEqual([mutationId, mutationId])
    },
  ),

  scenario('events/own-echo', "one's own commits come back, marked with their mutationId", async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const listener = listen(everything(owner))
    await listener.times(1)
    const mutationId = newMutationId(stage.world)
    await commit(stage, owner, [person(stage.world)], { mutationId })
    const echo = await listener.once(({ kind }) => kind === 'upserted')
    expect(echo).toMatchObject({ kind: 'upserted', mutationId })
  }),

  scenario('events/only-asked', 'only the collections asked for are told', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const listener = listen(owner.ports.events.changes(owner.workspaceId, ['tags'], 'now'))
    await listener.times(1)
    await write(stage, owner, person(stage.world))
    const made = await write(stage, owner, tag(stage.world, 'Loomer'))
    await listener.once(({ kind }) => kind === 'upserted')
    expect(recordsIn(listener.received)).toEqual([{ collection: 'tags', record: made }])
  }),

  scenario('events/resume', 'a cursor goes on where it was, neither twice nor with a hole', async ({ stage, listen }) => {
    const owner = await stage.as('owner')
    const first = listen(everything(owner))
    await first.times(1)
    const one = await write(stage, owner, person(stage.world, { firstName: 'A' }))
    await first.once(({ kind }) => kind === 'upserted')
    first.stop()
    const two = await write(stage, owner, person(stage.world, { firstName: 'B' }))
    const three = await write(stage, owner, person(stage.world, { firstName: 'C' }))
    const again = listen(everything(owner, lastCursor(first.received)))
    await again.once((change) => change.kind === 'upserted' && change.record.id === three.id, 'what was missed')
    await again.until(({ kind }) => kind === 'caught-up', 'caught up')
    const four = await write(stage, owner, person(stage.world, { firstName: 'D' }))
    await again.once((change) => change.kind === 'upserted' && change.record.id === four.id)
    const ids = (changes: readonly Change<Watched>[]) =>
      changes.flatMap((change) => (change.kind === 'upserted' ? [change.record.id] : []))
    expect([ids(first.received), ids(again.received)]).toEqual([[one.id], [two.id, three.id, four.id]])
  }),

  scenario(
    'events/resume-mid-batch',
    'a cursor taken in the middle of a batch loses nothing of the rest',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const listener = listen(everything(owner))
      await listener.times(1)
      const batch = [person(stage.world), person(stage.world), person(stage.world)]
      await commit(stage, owner, batch)
      await listener.once((change) => change.kind === 'upserted' && change.record.id === batch[2]?.id)
      const first = listener.received.find(({ kind }) => kind === 'upserted')
      const again = listen(everything(owner, first?.kind === 'upserted' ? first.cursor : 'now'))
      await again.once((change) => change.kind === 'upserted' && change.record.id === batch[2]?.id, 'the last of the batch')
      const ids = again.received.flatMap((change) => (change.kind === 'upserted' ? [change.record.id] : []))
      expect(ids).toEqual(expect.arrayContaining(batch.slice(1).map(({ id }) => id)))
    },
  ),

  scenario(
    'events/gap-expired',
    'a cursor that is too old is answered with a gap, and then with what comes',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const first = listen(everything(owner))
      await first.times(1)
      first.stop()
      await write(stage, owner, person(stage.world))
      await stage.world.expireCursors()
      await gapThenLive(listen(everything(owner, lastCursor(first.received))), () => write(stage, owner, person(stage.world)))
    },
  ),

  scenario(
    'events/gap-foreign',
    'a cursor that is not of this backend or workspace is a gap, not an error',
    async ({ stage, listen }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const theirs = listen(everything(outsider))
      await theirs.times(1)
      for (const cursor of ['nonsense' as ChangeCursor, '' as ChangeCursor, lastCursor(theirs.received)]) {
        await gapThenLive(listen(everything(owner, cursor)), () => write(stage, owner, person(stage.world)))
      }
    },
  ),

  scenario(
    'events/gap-after-reconnect',
    'what was committed while the connection was down comes after it, or a gap says so',
    async ({ stage, listen }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const listener = listen(everything(member))
      await listener.times(1)
      member.connection.cut()
      const missed = await write(stage, owner, person(stage.world, { firstName: 'Missed' }))
      member.connection.restore()
      await listener.once(({ kind }) => kind === 'gap' || kind === 'upserted', 'the change or a gap')
      const after = await write(stage, owner, person(stage.world, { firstName: 'After' }))
      await listener.once((change) => change.kind === 'upserted' && change.record.id === after.id, 'the change after')
      const received = listener.received.flatMap((change) =>
        change.kind === 'upserted' ? [change.record.id] : change.kind === 'gap' ? ['gap'] : [],
      )
      expect(received).toEqual(member.ports.events.capabilities.resume ? [missed.id, after.id] : ['gap', after.id])
    },
  ),

  scenario('events/order-per-commit', 'many commits by several people arrive in commit order', async ({ stage, listen }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, owner, person(stage.world))
    const [one, other] = [listen(everything(owner)), listen(everything(member))]
    await Promise.all([one.times(1), other.times(1)])
    const writers = [owner, member]
    const ids = Array.from({ length: 12 }, () => newMutationId(stage.world))
    const edits = ids.map((mutationId, index) => {
      const patch = { jobTitle: `${index}` }
      const edit = { kind: 'update', collection: 'people', id: made.id, patch, expect: 'any' } as const
      return commit(stage, writers[index % 2] ?? owner, [edit], { mutationId })
    })
    await Promise.all(edits)
    const last = await owner.ports.records.get('people', made.id)
    for (const listener of [one, other])
      await listener.once((change) => change.kind === 'upserted' && change.record.version === last?.version, 'the last edit')
    for (const listener of [one, other]) await listener.until(({ kind }) => kind === 'caught-up', 'all of them')
    // Where a device stood already, "now" may be just before the record was made.
    const edited: ReadonlySet<unknown> = new Set(ids)
    const cursors = [one, other].map(({ received }) =>
      received.flatMap((change) => (change.kind === 'upserted' && edited.has(change.mutationId) ? [change.cursor] : [])),
    )
    expect({ count: new Set(cursors[0]).size, same: cursors[1] }).toEqual({ count: 12, same: cursors[0] })
    expect([one, other].map(({ received }) => recordsIn(received).at(-1))).toEqual(
      [one, other].map(() => ({ collection: 'people', record: last })),
    )
  }),

  scenario(
    'events/connection',
    'the state of the connection is told at once, and when it goes and comes',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const listener = listen(owner.ports.events.connection$)
      await listener.until(({ status }) => status === 'online', 'online')
      owner.connection.cut()
      const offline = await listener.until(({ status }) => status === 'offline', 'offline')
      if (offline.status === 'offline') expectCode(offline.cause, 'net/offline')
      const late = listen(owner.ports.events.connection$)
      expect((await late.times(1))[0]).toMatchObject({ status: 'offline' })
      owner.connection.restore()
      await listener.until(({ status }) => status === 'online', 'online again')
      expect({ error: listener.error, isComplete: listener.isComplete }).toEqual({ error: undefined, isComplete: false })
    },
  ),

  scenario('events/foreign-workspace', "another workspace's changes are denied", async ({ stage, listen }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    const listener = listen(outsider.ports.events.changes(owner.workspaceId, ['people'], 'now'))
    expectCode(await listener.failure(), 'access/denied')
    const topic = { workspaceId: owner.workspaceId, about: null }
    await refusal(outsider.ports.events.send('record', topic, 'typing', { field: 'firstName' }), 'access/denied')
  }),
]

async function gapThenLive(
  listener: Listener<Change<Watched>>,
  commitOne: () => Promise<{ readonly id: string }>,
): Promise<void> {
  await listener.once(({ kind }) => kind === 'gap', 'a gap')
  await listener.once(({ kind }) => kind === 'caught-up', 'caught up')
  const made = await commitOne()
  await listener.once((change) => change.kind === 'upserted' && change.record.id === made.id, 'the next change')
  expect(listener.received.map(({ kind }) => kind).filter((kind) => kind !== 'caught-up')).toEqual(['gap', 'upserted'])
}

function recordsIn(changes: readonly Change<Watched>[]): readonly object[] {
  return changes.flatMap((change): object[] => {
    if (change.kind === 'upserted') return [{ collection: change.collection, record: change.record }]
    return change.kind === 'deleted' ? [{ collection: change.collection, deleted: change.id }] : []
  })
}

function lastCursor(changes: readonly Change<Watched>[]): ChangeCursor {
  const cursors = changes.flatMap((change) => (change.kind === 'gap' ? [] : [change.cursor]))
  const last = cursors.at(-1)
  if (last === undefined) throw new Error('no cursor was told')
  return last
}
