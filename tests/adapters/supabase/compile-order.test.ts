import { expect, test } from 'vitest'
import { phasesOf } from '../../../src/adapters/supabase/records/compile-order'
import type { AnyOrder } from '../../../src/domain/model/query/ast'

const firstOrder = (order: AnyOrder) => phasesOf('people', [order], null).map((phase) => phase.order)

test('by a field that every record has, an order is one of an index, whichever way it goes', () => {
  expect(firstOrder({ field: 'createdAt', direction: 'desc', empty: 'last' })).toEqual(['created_at.desc.nullsfirst,id.asc'])
  expect(firstOrder({ field: 'createdAt', direction: 'asc', empty: 'first' })).toEqual(['created_at.asc.nullslast,id.asc'])
})

test('by a field that some lack, those with one and those without are orders of their own where no index has both', () => {
  expect(firstOrder({ field: 'jobTitle', direction: 'asc', empty: 'last' })).toEqual(['job_title_fold.asc.nullslast,id.asc'])
  expect(firstOrder({ field: 'jobTitle', direction: 'desc', empty: 'last' })).toEqual([
    'job_title_fold.desc.nullsfirst,id.asc',
    'id.asc',
  ])
})
