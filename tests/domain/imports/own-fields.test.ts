import { describe, expect, it } from 'vitest'
import { ownField } from '../../../src/domain/model/fields/own-field'
import type { FieldType } from '../../../src/domain/model/fields/custom-value'
import type { RowContext } from '../../../src/domain/model/imports/planning/rows/draft'
import { patchOf } from '../../../src/domain/model/imports/planning/patch-of'
import { type ColumnMapping, ownTarget } from '../../../src/domain/model/imports/targets'
import { nameResolver } from '../../../src/domain/model/imports/planning/name-resolver'
import { findDateOrders } from '../../../src/domain/model/imports/planning/rows/date-orders'
import { rowReader } from '../../../src/domain/model/imports/planning/rows/read-row'
import { customField } from '../../../src/domain/model/query/field-reader'
import { contextFor, NAMES } from '../../support/import-file'
import { testId } from '../../support/test-ids'
import { make } from '../records/make'

const AREA = { id: testId('North'), label: 'North', colour: null }
const field = (key: string, type: FieldType) =>
  ownField({
    collection: 'people',
    key,
    label: key,
    type,
    options: type === 'select' ? [AREA] : [],
    required: false,
    position: 'a0',
    archived: false,
  })
const FIELDS = [field('area', 'select'), field('budget', 'money'), field('since', 'date'), field('vip', 'checkbox')]
const chosen = (target: ColumnMapping['target']): ColumnMapping => ({ target, group: '', label: null, basis: 'chosen' })
const MAPPING = [chosen('people.firstName'), ...FIELDS.map(({ key }) => chosen(ownTarget('people', customField(key))))]
const CONTEXT: RowContext = { ...contextFor('people'), locale: 'de', own: { people: FIELDS } }
const READING = {
  names: nameResolver(NAMES, { choices: {}, idOf: () => testId('made'), hasSeveralPipelines: false }),
  amounts: new Map(),
  currencies: new Map(),
  units: new Map(),
  ranks: new Map(),
  customers: new Set<number>(),
  familyFirst: new Set<number>(),
  offsets: new Map(),
}

describe('columns that are given to fields of the workspace’s own', () => {
  it('are read as their fields take them; what does not fit is left out and said', () => {
    const rows = [
      ['Ada', 'north', '1.500 €', '31/12/2027', 'ja'],
      ['Bob', 'West', '', '01/02/2026', 'no'],
    ]
    const read = rowReader(MAPPING, { ...READING, orders: findDateOrders(rows, [], MAPPING) }, CONTEXT)
    const [ada, bob] = rows.map((row) => read(row))
    expect(ada?.draft?.people[0]?.person.custom).toEqual({
      area: AREA.id,
      budget: { amountMinor: 150_000, currency: 'EUR' },
      since: '2027-12-31',
      vip: true,
    })
    expect(bob).toMatchObject({
      draft: { people: [{ person: { custom: { since: '2026-02-01' } } }] },
      problems: [{ rule: 'field-unreadable', column: 1, value: 'West' }],
    })
  })

  it('fill in what is empty, and change nothing that is there', () => {
    const current = make('people', { firstName: 'Ada', custom: { area: 'kept' } })
    const incoming = make('people', { firstName: 'Ada', custom: { area: 'other', vip: true } })
    expect(patchOf(current, incoming, { collection: 'people', policy: {} })).toEqual({ custom: { area: 'kept', vip: true } })
  })
})
