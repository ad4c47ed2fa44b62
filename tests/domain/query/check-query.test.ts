import { describe, expect, it } from 'vitest'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { AnyQuery } from '../../../src/domain/model/query/ast'
import { checkQuery } from '../../../src/domain/model/records/check-query'

describe('checking a query', () => {
  it('names each field the collection does not have, and each that has no such test or order', () => {
    const query: AnyQuery = {
      workspaceId: null,
      limit: 0,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'password', value: 'x' },
          { op: 'not', of: { op: 'includes', field: 'tagIds', value: 'x' } },
          { op: 'eq', field: 'emails', value: null },
        ],
      },
      orderBy: [{ field: 'address', direction: 'asc', empty: 'last' }],
    }
    expect(problemsOf(query)).toEqual({
      password: { rule: 'unknown-field' },
      tagIds: { rule: 'type' },
      address: { rule: 'type' },
      limit: { rule: 'too-small' },
    })
  })

  it('passes one that its rows can answer', () => {
    const where = { op: 'has', field: 'tagIds', value: 'x' } as const
    expect(
      problemsOf({ workspaceId: null, limit: 1, where, orderBy: [{ field: 'lastName', direction: 'asc', empty: 'last' }] }),
    ).toBe(null)
  })
})

function problemsOf(query: AnyQuery): unknown {
  try {
    checkQuery('people', query)
    return null
  } catch (error) {
    return isPortError(error, 'record/invalid') ? error.details.fields : error
  }
}
