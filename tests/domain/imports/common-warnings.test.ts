import { expect, it } from 'vitest'
import { commonWarnings, withoutCommon } from '../../../src/domain/model/imports/planning/common-warnings'
import { planFor, tableOf } from '../../support/import-file'

const rows = (count: number, owner: (at: number) => string) =>
  planFor(
    tableOf(
      [
        'Name,Email,Owner,Birthday',
        ...Array.from({ length: count }, (_, at) => `Ana${at} Doe,ana${at}@x.example,${owner(at)},${at === 3 ? 'x' : ''}`),
      ].join('\n'),
    ),
  ).rows

it('says a warning once that is true of nearly every row, and leaves the others with theirs', () => {
  const planned = rows(30, (at) => (at % 10 === 0 ? '' : 'Zoe Roe'))
  const common = commonWarnings(planned)
  const rest = withoutCommon(common)
  expect([common, planned.flatMap(({ problems }) => rest(problems).map(({ rule }) => rule))]).toEqual([
    [{ problem: { rule: 'owner-unknown', column: 2, value: 'Zoe Roe' }, rows: 27 }],
    ['date-unreadable'],
  ])
})

it.each([
  ['half of the rows', 30, (at: number) => (at % 2 === 0 ? '' : 'Zoe Roe')],
  ['a handful of rows', 10, () => 'Zoe Roe'],
])('says it at each of %s', (_, count, owner) => {
  expect(commonWarnings(rows(count, owner))).toEqual([])
})
