import { expect } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import { newMutationId, type Actor } from '../harness/stage'
import { commit, company, person, present, refusal, turn, write } from './acts'
import { scenario, type Scenario } from './scenario'

/** Writing twice is writing once; writing on what has changed is an answer. */
export const recordsReplay: readonly Scenario[] = [
  scenario('records/replay', 'the same mutationId again changes nothing and gives the first answer', async ({ stage }) => {
    const owner = await stage.as('owner')
    const mutationId = newMutationId(stage.world)
    const create = person(stage.world)
    const [first] = await commit(stage, owner, [create], { mutationId })
    await stage.world.advance(60_000)
    const [second] = await commit(stage, owner, [create], { mutationId })
    expect(second).toEqual({ ...first, replayed: true })
    expect(await owner.ports.records.get('people', create.id)).toEqual(first.status === 'written' ? first.record : null)
  }),

  scenario(
    'records/replay-lost-answer',
    'a commit whose answer was lost is done once, however often it is sent',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const mutationId = newMutationId(stage.world)
      const create = person(stage.world)
      owner.connection.loseAnswerOnce()
      const lost: unknown = await commit(stage, owner, [create], { mutationId }).catch((error: unknown) => error)
      const [again] = await commit(stage, owner, [create], { mutationId })
      const page = await owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 10, count: 'exact' })
      expect({
        lost: isLost(owner, lost),
        replayed: again,
        total: page.total,
      }).toMatchObject({
        lost: true,
        replayed: { status: 'written', replayed: true, record: { id: create.id } },
        total: 1,
      })
    },
  ),

  scenario(
    'records/replay-error-page',
    'an error page in the place of an answer says nothing of the commit: it is done once',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const mutationId = newMutationId(stage.world)
      const create = person(stage.world)
      owner.connection.loseAnswerOnce('error-page')
      const first: unknown = await commit(stage, owner, [create], { mutationId }).then(
        ([outcome]) => outcome.status,
        (error: unknown) => isPortError(error, 'net/timeout', 'net/unavailable', 'net/offline') && 'a net error',
      )
      const [again] = await commit(stage, owner, [create], { mutationId })
      const page = await owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit: 10, count: 'exact' })
      expect(['written', 'a net error']).toContain(first)
      expect({ again, total: page.total }).toMatchObject({
        again: { status: 'written', replayed: true, record: { id: create.id } },
        total: 1,
      })
    },
  ),

  scenario('records/replay-after-edits', 'a replay does not undo what others wrote since', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, owner, person(stage.world))
    const mutationId = newMutationId(stage.world)
    const rename = { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'Byron' }, expect: 'any' } as const
    await commit(stage, owner, [rename], { mutationId })
    await write(stage, member, { ...rename, patch: { lastName: 'Lovelace' } })
    const [replayed] = await commit(stage, owner, [rename], { mutationId })
    expect(replayed).toMatchObject({ status: 'written', replayed: true, record: { lastName: 'Byron' } })
    expect(await owner.ports.records.get('people', made.id)).toMatchObject({ lastName: 'Lovelace' })
  }),

  scenario(
    'records/replay-is-personal',
    'a mutationId that another person used is not answered with their data',
    async ({ stage }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const mutationId = newMutationId(stage.world)
      await commit(stage, owner, [person(stage.world, { firstName: 'Ada' })], { mutationId })
      const mine = person(stage.world, { firstName: 'Grace' })
      const [outcome] = await commit(stage, outsider, [mine], { mutationId })
      expect(outcome).toMatchObject({ status: 'written', replayed: false, record: { firstName: 'Grace' } })
    },
  ),

  scenario('records/after', 'a commit that is done behind another one is done once that one is written', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const [first, second] = [newMutationId(stage.world), newMutationId(stage.world)]
    const [one, two] = [person(stage.world), person(stage.world)]
    const behind = () => commit(stage, owner, [two, company(stage.world)], { mutationId: second, after: first })
    const early = await behind()
    // What another person calls by that id is another commit.
    await commit(stage, member, [company(stage.world)], { mutationId: first })
    const ofAnother = await behind()
    const written = await Promise.all([commit(stage, owner, [one], { mutationId: first }), behind()])
    const late = written[1][0].status === 'written' ? written[1] : await behind()
    expect({
      early,
      ofAnother,
      late: late.map(({ status }) => status),
      there: (await owner.ports.records.getMany('people', [one.id, two.id])).size,
    }).toEqual({
      early: [{ status: 'rolled-back' }, { status: 'rolled-back' }],
      ofAnother: [{ status: 'rolled-back' }, { status: 'rolled-back' }],
      late: ['written', 'written'],
      there: 2,
    })
  }),

  scenario(
    'records/after-refused',
    'a commit that is done behind one that is refused, or conflicts, is not done either',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const made = await write(stage, owner, person(stage.world))
      await write(stage, owner, { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'B' }, expect: 'any' })
      const stale = { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'C' }, expect: made.version } as const
      const nobody = { ...stale, id: stage.world.newId(), expect: 'any' } as const
      const two = person(stage.world)
      for (const [refused, how] of [
        [stale, 'conflict'],
        [nobody, 'record/missing'],
      ] as const) {
        const first = newMutationId(stage.world)
        const [answer, [behind]] = await Promise.all([
          commit(stage, owner, [refused], { mutationId: first }).then(
            ([outcome]) => outcome.status as string,
            (error: unknown) => (isPortError(error) ? error.code : 'not a port error'),
          ),
          commit(stage, owner, [two], { after: first }),
        ])
        expect([answer, behind]).toEqual([how, { status: 'rolled-back' }])
      }
      expect(await owner.ports.records.get('people', two.id)).toBeNull()
    },
  ),

  scenario('records/conflict', 'writing on what has changed answers with the record as it now stands', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, owner, person(stage.world))
    const edit = (lastName: string) =>
      ({ kind: 'update', collection: 'people', id: made.id, patch: { lastName }, expect: made.version }) as const
    const theirs = await write(stage, member, edit('Byron'))
    const [mine] = await commit(stage, owner, [edit('Lovelace')])
    expect(mine).toEqual({ status: 'conflict', current: theirs })
    expect(await owner.ports.records.get('people', made.id)).toEqual(theirs)
  }),

  scenario('records/conflict-on-trash', 'trashing, restoring and purging on what has changed conflict too', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    const edited = await write(stage, owner, {
      kind: 'update',
      collection: 'people',
      id: made.id,
      patch: { lastName: 'B' },
      expect: 'any',
    })
    const [trash] = await commit(stage, owner, [{ kind: 'trash', collection: 'people', id: made.id, expect: made.version }])
    expect(trash).toEqual({ status: 'conflict', current: edited })
    const trashed = await write(stage, owner, turn('trash', 'people', made.id))
    const late = (kind: 'restore' | 'purge') => ({ kind, collection: 'people', id: made.id, expect: edited.version }) as const
    const conflict = { status: 'conflict', current: trashed }
    expect([await commit(stage, owner, [late('restore')]), await commit(stage, owner, [late('purge')])]).toEqual([
      [conflict],
      [conflict],
    ])
  }),

  scenario('records/conflict-rolls-back', 'one conflict keeps the whole batch from being written', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, company(stage.world))
    const rename = (name: string) =>
      ({ kind: 'update', collection: 'companies', id: made.id, patch: { name }, expect: made.version }) as const
    const current = await write(stage, owner, rename('First'))
    const [before, after] = [person(stage.world), person(stage.world)]
    const outcomes = await commit(stage, owner, [before, rename('Second'), after])
    expect(outcomes).toEqual([{ status: 'rolled-back' }, { status: 'conflict', current }, { status: 'rolled-back' }])
    const none = await owner.ports.records.getMany('people', [before.id, after.id])
    expect(none.size).toBe(0)
  }),

  scenario('records/conflict-purged', 'what was purged in between conflicts with null', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    const made = await write(stage, member, person(stage.world))
    await commit(stage, owner, [turn('trash', 'people', made.id), turn('purge', 'people', made.id)])
    const edit = { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'B' }, expect: made.version } as const
    expect(await commit(stage, member, [edit])).toEqual([{ status: 'conflict', current: null }])
  }),

  scenario('records/expect-any', 'whoever expects any version writes on whatever is there', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world, { firstName: 'Ada', jobTitle: 'Analyst' }))
    const edit = { kind: 'update', collection: 'people', id: made.id, expect: 'any' } as const
    await write(stage, owner, { ...edit, patch: { jobTitle: 'Director' } })
    const [outcome] = await commit(stage, owner, [{ ...edit, patch: { lastName: 'Byron' } }])
    expect(outcome).toMatchObject({ status: 'written', record: { jobTitle: 'Director', lastName: 'Byron' } })
  }),

  scenario(
    'records/conflict-is-not-kept',
    'after a conflict the same change can be sent on the current version',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const made = await write(stage, owner, person(stage.world))
      const edit = { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'B' }, expect: made.version } as const
      await write(stage, owner, { ...edit, patch: { lastName: 'A' } })
      const [conflict] = await commit(stage, owner, [edit])
      const version = conflict.status === 'conflict' ? present(conflict.current).version : made.version
      expect(await commit(stage, owner, [{ ...edit, expect: version }])).toMatchObject([
        { status: 'written', record: { lastName: 'B' } },
      ])
    },
  ),

  scenario('records/refused-then-mended', 'a refused commit leaves nothing behind: mended, it is written', async ({ stage }) => {
    const owner = await stage.as('owner')
    const create = person(stage.world, {})
    await refusal(commit(stage, owner, [create]), 'record/invalid')
    expect(await commit(stage, owner, [{ ...create, data: { firstName: 'Ada' } }])).toMatchObject([
      { status: 'written', replayed: false },
    ])
  }),
]

/** Whoever writes to a device that keeps what it could not send is answered all the same. */
function isLost({ ports }: Actor, answer: unknown): boolean {
  const { writesOffline } = ports.records.capabilities
  return isPortError(answer, 'net/timeout', 'net/unavailable', 'net/offline') || (writesOffline && Array.isArray(answer))
}
