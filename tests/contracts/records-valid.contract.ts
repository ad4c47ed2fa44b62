import { expect } from 'vitest'
import { LIMITS } from '../../src/domain/model/records/limits'
import { CLEANED_CASES, INVALID_CASES } from '../support/validation-cases'
import { boardOf, commit, expectInvalid, person, wild, write } from './acts'
import { dataOf } from './samples'
import { scenario, type Scenario } from './scenario'

const IMPOSED = ['version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt', 'workspaceId'] as const

const refused = INVALID_CASES.map(({ name, collection, patch, rules }) =>
  scenario(`records/invalid/${name}`, `refuses ${Object.entries(rules).join(' and ')} of ${collection}`, async ({ stage }) => {
    const owner = await stage.as('owner')
    const base = dataOf(stage.world, await boardOf(owner), collection)
    const id = stage.world.newId()
    await expectInvalid(commit(stage, owner, [wild({ kind: 'create', collection, id, data: { ...base, ...patch } })]), rules)
    expect(await owner.ports.records.get(collection, id)).toBeNull()
  }),
)

const cleaned = CLEANED_CASES.map(({ name, collection, patch, kept }) =>
  scenario(`records/cleaned/${name}`, `keeps ${collection} as ${JSON.stringify(kept)}`, async ({ stage }) => {
    const owner = await stage.as('owner')
    const base = dataOf(stage.world, await boardOf(owner), collection)
    const id = stage.world.newId()
    await commit(stage, owner, [wild({ kind: 'create', collection, id, data: { ...base, ...patch } })])
    expect(await owner.ports.records.get(collection, id)).toMatchObject(kept)
  }),
)

/** Each validation rule, at the backend's own door. */
export const recordsValid: readonly Scenario[] = [
  ...refused,
  ...cleaned,

  scenario('records/invalid-patch', 'a patch is held to the rules of the whole record', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world, { firstName: 'Ada' }))
    const edit = (patch: object) =>
      commit(stage, owner, [wild({ kind: 'update', collection: 'people', id: made.id, patch, expect: 'any' })])
    await expectInvalid(edit({ firstName: ' ' }), { firstName: 'one-of-required' })
    await expectInvalid(edit({ nickname: 'Countess' }), { nickname: 'unknown-field' })
    await expectInvalid(edit({ emails: [{ value: 'nobody' }] }), { 'emails.0.value': 'email' })
    expect(await owner.ports.records.get('people', made.id)).toEqual(made)
  }),

  scenario('records/invalid-all-told', 'every wrong field is named at once, with the limit it crossed', async ({ stage }) => {
    const owner = await stage.as('owner')
    const data = {
      lastName: 'x'.repeat(LIMITS.name + 1),
      lifecycle: 'friend',
      tagIds: Array.from({ length: 31 }, () => stage.world.newId()),
    }
    const failure: unknown = await commit(stage, owner, [
      wild({ kind: 'create', collection: 'people', id: stage.world.newId(), data }),
    ]).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 'record/invalid',
      details: {
        fields: {
          lastName: { rule: 'too-long', limit: LIMITS.name },
          lifecycle: { rule: 'choice' },
          tagIds: { rule: 'too-many', limit: LIMITS.tags },
        },
      },
    })
  }),

  scenario('records/stamps-are-the-backends', 'no client writes a stamp, in a new record or an old one', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    for (const field of IMPOSED) {
      const forged = { [field]: made[field] }
      const create = wild({
        kind: 'create',
        collection: 'people',
        id: stage.world.newId(),
        data: { firstName: 'Ada', ...forged },
      })
      const update = wild({ kind: 'update', collection: 'people', id: made.id, patch: forged, expect: 'any' })
      await expectInvalid(commit(stage, owner, [create]), { [field]: 'unknown-field' })
      await expectInvalid(commit(stage, owner, [update]), { [field]: 'unknown-field' })
    }
    expect(await owner.ports.records.get('people', made.id)).toEqual(made)
  }),

  scenario('records/backend-written', 'no client writes the timeline or an invitation', async ({ stage }) => {
    const owner = await stage.as('owner')
    for (const collection of ['activities', 'invitations', 'secrets', '__proto__']) {
      const create = wild({ kind: 'create', collection, id: stage.world.newId(), data: {} })
      const failure: unknown = await commit(stage, owner, [create]).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: expect.stringMatching(/^(access\/denied|record\/invalid)$/) })
    }
  }),
]
