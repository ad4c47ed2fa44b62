import { expect } from 'vitest'
import type { CustomValue, CustomValues, FieldType } from '../../src/domain/model/fields/custom-value'
import { LIMITS } from '../../src/domain/model/records/limits'
import { applyChanges } from '../../src/domain/use-cases/records/apply-changes'
import type { Id } from '../../src/domain/model/kernel/id'
import { commit, company, expectInvalid, expectRefusal, person, wild, write } from './acts'
import { AREAS, field } from './custom-fields'
import { scenario, type Scenario } from './scenario'
import { testId } from '../support/test-ids'

const NORTH = AREAS[0]?.id ?? ''

/** For each type, a value it takes, and some that it does not with why. */
const VALUES: {
  readonly [T in FieldType]: { readonly good: CustomValue; readonly bad: readonly (readonly [unknown, string])[] }
} = {
  text: { good: 'Blue', bad: [[7, 'type']] },
  number: { good: -1.5, bad: [['7', 'type']] },
  date: {
    good: '2026-12-24',
    bad: [
      ['2026-02-30', 'date'],
      ['24.12.2026', 'date'],
      [true, 'type'],
    ],
  },
  checkbox: { good: true, bad: [['yes', 'type']] },
  select: {
    good: NORTH,
    bad: [
      ['North', 'choice'],
      [testId('gone'), 'choice'],
    ],
  },
  'multi-select': {
    good: AREAS.map(({ id }) => id),
    bad: [
      [[testId('gone')], 'choice'],
      ['North', 'type'],
    ],
  },
  url: {
    good: 'https://example.com/a',
    bad: [
      ['javascript:alert(1)', 'url'],
      ['example.com', 'url'],
    ],
  },
  email: {
    good: 'ada@example.com',
    bad: [
      ['ada', 'email'],
      ['Ada@Example.com', 'email'],
    ],
  },
  phone: { good: '+4930123456', bad: [['1'.repeat(61), 'phone']] },
  money: { good: { amountMinor: 1250, currency: 'EUR' }, bad: [[1250, 'type']] },
}
const TYPES = Object.keys(VALUES) as readonly FieldType[]
const keyOf = (type: FieldType) => type.replace('-', '_')
const GOOD: CustomValues = Object.fromEntries(TYPES.map((type) => [keyOf(type), VALUES[type].good]))

/** The fields a workspace gives its own records. */
export const recordsCustom: readonly Scenario[] = [
  scenario(
    'records/custom/values',
    'a field of the workspace’s own keeps what its type takes, and nothing else',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      const fields = TYPES.map((type) =>
        field(world, { collection: 'people', key: keyOf(type), type, options: type.includes('select') ? AREAS : [] }),
      )
      await commit(stage, owner, fields)
      const { id } = await write(stage, owner, person(world, { firstName: 'Ada', custom: GOOD }))
      expect((await owner.ports.records.get('people', id))?.custom).toEqual(GOOD)
      expect((await owner.ports.records.get('personRows', id))?.custom).toEqual(GOOD)
      const edit = (custom: object) =>
        commit(stage, owner, [wild({ kind: 'update', collection: 'people', id, patch: { custom }, expect: 'any' })])
      for (const type of TYPES) {
        for (const [value, rule] of VALUES[type].bad) {
          await expectInvalid(edit({ [keyOf(type)]: value }), { [`custom.${keyOf(type)}`]: rule as never })
        }
      }
      await expectInvalid(edit({ nickname: 'Countess' }), { 'custom.nickname': 'unknown-field' })
      await expectInvalid(commit(stage, owner, [company(world, { name: 'Acme', custom: { text: 'Blue' } })]), {
        'custom.text': 'unknown-field',
      })
      await expectInvalid(edit({ text: 'x'.repeat(LIMITS.customValue + 1) }), { 'custom.text': 'too-long' })
      expect((await owner.ports.records.get('people', id))?.custom).toEqual(GOOD)
    },
  ),

  scenario(
    'records/custom/patch',
    'a patch of some values leaves the others, and null empties; it can be undone',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      await commit(
        stage,
        owner,
        ['size', 'plan', 'note'].map((key) => field(world, { collection: 'people', key })),
      )
      const { id, version } = await write(stage, owner, person(world, { firstName: 'Ada', custom: { size: 'L', plan: 'Pro' } }))
      const custom = { plan: null, note: '  Two   words ' }
      const applied = await applyChanges(
        [{ kind: 'update', collection: 'people', id, patch: { custom }, expect: version }],
        { records: owner.ports.records, runtime: world },
        { workspaceId: owner.workspaceId },
      )
      if (applied.status !== 'written') throw new Error('expected to be written')
      expect((await owner.ports.records.get('people', id))?.custom).toEqual({ size: 'L', note: 'Two words' })
      const activities = await owner.ports.records.list('activities', {
        workspaceId: owner.workspaceId,
        where: { op: 'eq', field: 'verb', value: 'updated' },
        limit: 5,
      })
      expect(activities.items[0]?.changes).toEqual({ 'custom.plan': ['Pro', null], 'custom.note': [null, 'Two words'] })
      await commit(stage, owner, applied.undo)
      expect((await owner.ports.records.get('people', id))?.custom).toEqual({ size: 'L', plan: 'Pro' })
    },
  ),

  scenario(
    'records/custom/required',
    'what is required is asked of a record made by hand, and of none that is there',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      const old = await write(stage, owner, company(world, { name: 'There before' }))
      const made = await write(stage, owner, field(world, { collection: 'companies', key: 'plan', required: true }))
      const newer = company(world, { name: 'Acme' })
      await expectInvalid(commit(stage, owner, [newer]), { 'custom.plan': 'required' })
      await commit(stage, owner, [newer], { via: 'import' })
      await commit(stage, owner, [
        { kind: 'update', collection: 'companies', id: old.id, patch: { industry: 'Looms' }, expect: 'any' },
      ])
      await commit(stage, owner, [
        { kind: 'update', collection: 'fieldDefinitions', id: made.id, patch: { archived: true }, expect: 'any' },
      ])
      await commit(stage, owner, [company(world, { name: 'Without' })])
    },
  ),

  scenario(
    'records/custom/fixed',
    'a key is unique whatever the case, and stays what it is, as its type does',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { world } = stage
      const made = await write(stage, owner, field(world, { collection: 'people', key: ' Size ' }))
      expect(made.key).toBe('size')
      await expectRefusal(commit(stage, owner, [field(world, { collection: 'people', key: 'SIZE' })]), 'record/duplicate', {
        collection: 'fieldDefinitions',
        fields: ['key'],
        id: made.id,
      })
      await commit(stage, owner, [field(world, { collection: 'deals', key: 'size' })])
      for (const patch of [{ key: 'length' }, { type: 'number' }, { collection: 'companies' }] as const) {
        await expectInvalid(
          commit(stage, owner, [{ kind: 'update', collection: 'fieldDefinitions', id: made.id, patch, expect: 'any' }]),
          { [Object.keys(patch)[0] ?? '']: 'read-only' },
        )
      }
      for (const data of [{ key: '1st' }, { label: ' ' }, { type: 'select' }, { options: AREAS }] as const) {
        const [wrong] = Object.keys(data)
        const refused = wild(field(world, { collection: 'people', key: 'other', ...data } as never))
        await expectInvalid(commit(stage, owner, [refused]), {
          [wrong === 'type' ? 'options' : (wrong ?? '')]: wrong === 'key' ? 'type' : wrong === 'options' ? 'choice' : 'required',
        })
      }
    },
  ),

  scenario('records/custom/most', 'a collection has fifty fields at most, not counting archived ones', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { world } = stage
    const fields = Array.from({ length: LIMITS.customFields }, (_, at) => field(world, { collection: 'deals', key: `f${at}` }))
    await commit(stage, owner, fields)
    const more = field(world, { collection: 'deals', key: 'more' })
    await expectInvalid(commit(stage, owner, [more]), { collection: 'too-many' })
    const [first] = fields
    const archive = { kind: 'update', collection: 'fieldDefinitions', patch: { archived: true }, expect: 'any' } as const
    await commit(stage, owner, [{ ...archive, id: first?.id as Id }, more])
  }),
]
