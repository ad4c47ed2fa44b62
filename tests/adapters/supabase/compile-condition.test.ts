import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuery, type Condition } from '../../../scripts/backend/rest/read-query.mjs'
import { codecRow } from './codec-row'
import { isGiven } from './sql-truth'
import { compileCondition } from '../../../src/adapters/supabase/records/compile-condition'
import { supportedPart, clausesOf, isNone } from '../../../src/adapters/supabase/records/filter'
import type { AnyCondition, AnyRow } from '../../../src/domain/model/query/ast'
import { evaluate } from '../../../src/domain/model/query/run-query'
import { randomQuestion } from '../../contracts/random-query'

/** Whatever the grammar of addresses, patterns, arrays or regular expressions could take for its own. */
const ODD = [
  'a,b',
  'x),(y',
  '"quoted"',
  "O'Neil",
  'a\\b',
  '\\',
  '50%',
  'a_b',
  'a*b',
  '*',
  'a.b',
  '{a}',
  '{}',
  '()',
  ' a ',
  'null',
  'Ä',
  'ß',
  '\u{1F600}',
  '\n',
  '#&?=+',
  '',
]

const ROWS: readonly AnyRow[] = ODD.flatMap((text, at) => [row(at, text), row(at + 100, null)])

function row(at: number, text: string | null): AnyRow & Record<string, unknown> {
  const id = `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`
  const author = { memberId: at % 2 === 0 ? null : id, via: 'app' }
  const stamp = `2026-11-${String(1 + (at % 28)).padStart(2, '0')}T09:30:00.000Z`
  return {
    id: id as AnyRow['id'],
    workspaceId: '00000000-0000-7000-8000-00000000ffff' as AnyRow['workspaceId'],
    version: String(at).padStart(16, '0'),
    createdAt: stamp,
    createdBy: author,
    updatedAt: stamp,
    updatedBy: author,
    deletedAt: at % 7 === 0 ? stamp : null,
    title: text ?? 'x',
    body: text,
    kind: (['to-do', 'call'] as const)[at % 2],
    dueOn: at % 3 === 0 ? null : '2026-11-21',
    dueAt: at % 3 === 0 ? stamp : null,
    remindAt: null,
    priority: 'none',
    assigneeId: at % 2 === 0 ? id : null,
    status: 'open',
    snoozedUntil: null,
    completedAt: null,
    repeat: 'none',
    subjects: at % 2 === 0 ? [] : [`people/${id}`],
  }
}

describe('a condition asked of the database', () => {
  it('holds for the rows that it holds for here, whatever is in them', () => {
    fc.assert(
      fc.property(randomQuestion('tasks', ROWS as never), ({ where }) => {
        if (where !== undefined) agrees(where)
      }),
      { numRuns: 600 },
    )
  })

  it.each(ODD)('takes %j as text, in every test and any nesting', (value) => {
    for (const op of ['eq', 'neq', 'startsWith', 'includes', 'lt', 'lte', 'gt', 'gte'] as const) {
      const test: AnyCondition = { op, field: 'body', value }
      agrees(test)
      agrees({ op: 'not', of: { op: 'or', of: [test, { op: 'in', field: 'title', values: [value, 'x'] }] } })
    }
    expect.hasAssertions()
  })

  it('is asked for all that it says, but for parts of ids, instants and versions', () => {
    const exact = (where: AnyCondition) => supportedPart(compileCondition('tasks', where)).isExact
    expect(exact({ op: 'includes', field: 'title', value: 'a' })).toBe(true)
    expect(exact({ op: 'startsWith', field: 'id', value: '0000' })).toBe(true)
    expect(exact({ op: 'gte', field: 'createdAt', value: '2026-11-21' })).toBe(true)
    expect(exact({ op: 'includes', field: 'id', value: '00' })).toBe(false)
    expect(exact({ op: 'includes', field: 'createdAt', value: '09:30' })).toBe(false)
  })

  it('leaves out what would be too long to ask', () => {
    expect(supportedPart(compileCondition('tasks', { op: 'includes', field: 'body', value: 'a'.repeat(5000) })).isExact).toBe(
      false,
    )
  })
})

function agrees(where: AnyCondition): void {
  const asked = supportedPart(compileCondition('tasks', where))
  const conditions = isNone(asked.filter) ? null : read(clausesOf(asked.filter))
  const wrong = ROWS.filter((one) => {
    const isMeant = evaluate(where, one)
    const isAnswered = conditions !== null && isGiven(conditions, codecRow('tasks', one))
    // What is only partly asked for may answer more, and never less.
    return asked.isExact ? isAnswered !== isMeant : isMeant && !isAnswered
  })
  expect({ where, asked: clausesOf(asked.filter), wrong }).toMatchObject({ wrong: [] })
}

/** By way of a real address, and the grammar of PostgREST. */
function read(clauses: readonly string[]): readonly Condition[] {
  const url = new URL('http://backend.example/rest/v1/tasks')
  for (const clause of clauses) url.searchParams.append('or', `(${clause})`)
  return readQuery(new URL(url.href).searchParams).where
}
