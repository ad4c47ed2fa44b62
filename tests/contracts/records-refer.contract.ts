import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Actor, Stage } from '../harness/stage'
import { boardOf, commit, company, deal, expectInvalid, person, tag, turn, wild, write, type Board } from './acts'
import { scenario, type Scenario } from './scenario'

interface Ids {
  readonly personId: Id
  readonly companyId: Id
  readonly tagId: Id
  readonly memberId: Id
  readonly dealId: Id
  readonly board: Board
}

/** Each field that names another record: the field's path, and a record that names one of these through it. */
const REFERENCES: readonly (readonly [path: string, make: (own: Ids, named: Ids) => object])[] = [
  ['companyId', (_, { companyId }) => ({ collection: 'people', data: { firstName: 'A', companyId } })],
  ['ownerId', (_, { memberId }) => ({ collection: 'people', data: { firstName: 'A', ownerId: memberId } })],
  ['tagIds.0', (_, { tagId }) => ({ collection: 'people', data: { firstName: 'A', tagIds: [tagId] } })],
  ['ownerId', (_, { memberId }) => ({ collection: 'companies', data: { name: 'A', ownerId: memberId } })],
  ['companyId', (own, { companyId }) => ({ collection: 'deals', data: { ...sale(own), companyId } })],
  ['people.0.personId', (own, { personId }) => ({ collection: 'deals', data: { ...sale(own), people: [{ personId }] } })],
  ['stageId', (own, { board }) => ({ collection: 'deals', data: { ...sale(own), stageId: board.open[0].id } })],
  ['ownerId', (own, { memberId }) => ({ collection: 'deals', data: { ...sale(own), ownerId: memberId } })],
  [
    'pipelineId',
    (_, { board }) => ({
      collection: 'stages',
      data: { pipelineId: board.pipelineId, name: 'X', position: 'aZ', kind: 'open', probability: 1 },
    }),
  ],
  ['assigneeId', (_, { memberId }) => ({ collection: 'tasks', data: { title: 'A', assigneeId: memberId } })],
  ['subjects.0', (_, { personId }) => ({ collection: 'tasks', data: { title: 'A', subjects: [subjectOf('people', personId)] } })],
  ['subjects.0', (_, { dealId }) => ({ collection: 'notes', data: { body: 'A', subjects: [subjectOf('deals', dealId)] } })],
  ['mentions.0', (_, { memberId }) => ({ collection: 'notes', data: { body: 'A', mentions: [memberId] } })],
  [
    'subject',
    (_, { companyId }) => ({
      collection: 'files',
      data: { name: 'a', mime: 'text/plain', sizeBytes: 1, path: 'people/a/b', subject: subjectOf('companies', companyId) },
    }),
  ],
]

/** References stay within their workspace and lead somewhere. */
export const recordsRefer: readonly Scenario[] = [
  scenario('records/foreign-reference', 'no field names anything of another workspace', async ({ stage }) => {
    const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
    const [own, theirs] = [await furnish(stage, owner), await furnish(stage, outsider)]
    for (const [path, make] of REFERENCES) {
      const id = stage.world.newId()
      await expectInvalid(commit(stage, owner, [wild({ kind: 'create', id, ...make(own, theirs) })]), {
        [path]: 'unknown-reference',
      })
      await commit(stage, owner, [wild({ kind: 'create', id, ...make(own, own) })])
    }
  }),

  scenario('records/unknown-reference', 'a reference to what is not there is refused, in a patch too', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    const patch = { companyId: stage.world.newId() }
    const update = { kind: 'update', collection: 'people', id: made.id, patch, expect: 'any' } as const
    await expectInvalid(commit(stage, owner, [update]), { companyId: 'unknown-reference' })
    expect(await owner.ports.records.get('people', made.id)).toEqual(made)
  }),

  scenario('records/reference-kept', 'a record that names something in the trash can still be edited', async ({ stage }) => {
    const owner = await stage.as('owner')
    const employer = await write(stage, owner, company(stage.world))
    const made = await write(stage, owner, person(stage.world, { firstName: 'Ada', companyId: employer.id }))
    await write(stage, owner, turn('trash', 'companies', employer.id))
    const update = { kind: 'update', collection: 'people', id: made.id, patch: { lastName: 'B' }, expect: made.version } as const
    expect(await write(stage, owner, update)).toMatchObject({ companyId: employer.id, lastName: 'B' })
  }),

  scenario(
    'records/workspace-of-commit',
    'a commit reaches no record of another workspace, even for a member of both',
    async ({ stage }) => {
      const [owner, outsider] = [await stage.as('owner'), await stage.as('outsider')]
      const theirs = await write(stage, outsider, person(stage.world))
      const edit = { kind: 'update', collection: 'people', id: theirs.id, patch: { lastName: 'B' }, expect: 'any' } as const
      const failure: unknown = await commit(stage, owner, [edit]).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: 'record/missing' })
      expect(await outsider.ports.records.get('people', theirs.id)).toEqual(theirs)
    },
  ),
]

function sale({ board }: Ids): object {
  return { title: 'A', pipelineId: board.pipelineId, stageId: board.open[0].id, currency: 'EUR', rank: 'a0' }
}

async function furnish(stage: Stage, actor: Actor): Promise<Ids> {
  const { world } = stage
  const board = await boardOf(actor)
  const [someone, firm, label, opportunity] = [person(world), company(world), tag(world, 'Loomer'), deal(world, board)]
  await commit(stage, actor, [someone, firm, label, opportunity])
  return {
    personId: someone.id,
    companyId: firm.id,
    tagId: label.id,
    dealId: opportunity.id,
    memberId: actor.memberId,
    board,
  }
}
