import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameResolver, type NameChoices } from '../../../src/domain/model/imports/planning/name-resolver'
import type { ImportPlan } from '../../../src/domain/model/imports/planning/plan'
import { type PlanInput, planMemory } from '../../../src/domain/model/imports/planning/plan-import'
import { problem } from '../../../src/domain/model/imports/problem'
import type { SourceTable } from '../../../src/domain/model/imports/reading/source-table'
import { NAMES, OLIVIA, planFor, tableOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'
import { runs } from '../../support/runs'

const TABLE = tableOf(
  [
    'Deal Name,Deal Stage,Deal owner,Closed Lost Reason,Close Date,Amount,Contact,Company,Pipeline',
    'A,Demo,Zoe Roe,,01/02/2027,"1.234,50",Ana Doe,Acme,',
    'B,Demo,Olivia Owner,,13/02/2027,20,Bob Roe,Acme Inc,Partners',
    'C,Closed lost,Zoe Roe,Too dear,,7,Ana Doe,,Sales',
    'D,Pilot,,,02/03/2027,call,,Beta,Partners',
    'A,Demo,Zoe Roe,,01/02/2027,"1.234,50",Ana Doe,Acme,',
  ].join('\n'),
)

/** What is asked at first, and what else once deals of a pipeline that nobody has are in one that is there. */
const UNKNOWN = (() => {
  const { unknown } = planFor(TABLE)
  const settled = unknown.map(({ key }) => [key, { kind: 'use', id: testId('sales') }] as const)
  return [...unknown, ...planFor(TABLE, {}, { nameChoices: Object.fromEntries(settled) }).unknown]
})()

type Answers = Pick<PlanInput, 'policy' | 'nameChoices' | 'leftOut' | 'orders'> & { readonly table: SourceTable }

const choice = fc.constantFrom({ kind: 'make' }, { kind: 'blank' }, { kind: 'use', id: testId('offer') } as const)
const ofPipeline = fc.constantFrom({ kind: 'make' }, { kind: 'use', id: testId('sales') } as const)
const answers = fc
  .record({
    names: fc.record(
      { demo: choice, pilot: choice, partners: ofPipeline, zoe: fc.constantFrom(OLIVIA, null), reason: choice },
      { requiredKeys: [] },
    ),
    leftOut: fc.subarray([0, 1, 2, 3, 4]),
    isOverwriting: fc.boolean(),
    edit: fc.option(
      fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 8 }), fc.constantFrom('Demo', 'Sales', 'Zoe Roe', '3', '2/14/2027')),
    ),
  })
  .map(({ names, leftOut, isOverwriting, edit }): Answers => ({
    nameChoices: choicesOf(names),
    leftOut: new Set(leftOut),
    policy: isOverwriting ? { '*': 'overwrite' } : {},
    orders: new Map(),
    table: edit === null ? TABLE : edited(...edit),
  }))

it('plans with what it remembers of earlier answers as it would without', () => {
  fc.assert(
    fc.property(fc.array(answers, { minLength: 2, maxLength: 4 }), (steps) => {
      const memory = planMemory()
      let made = 0
      const newId = () => testId(`id ${(made += 1)}`)
      for (const { table, ...input } of steps) {
        expect(shapeOf(planFor(table, {}, { ...input, newId, memory }))).toBe(shapeOf(planFor(table, {}, { ...input, newId })))
      }
    }),
    { numRuns: runs({ few: 10, many: 25 }) },
  )
})

it('reads only the rows that an answer touches', () => {
  const memory = planMemory()
  let read = 0
  const names = nameResolver(NAMES, { choices: {}, idOf: () => testId('made'), hasSeveralPipelines: false })
  const counted = (cells: readonly string[]) => {
    read += 1
    return { draft: null, skip: null, problems: [problem('invalid', null, cells[0] ?? '')] }
  }
  const plan = ({ rows }: SourceTable) => {
    const reader = memory.reader('the same', names, counted)
    for (const [at, { cells }] of rows.entries()) reader(at, cells)
    return read
  }
  expect([plan(TABLE), plan(TABLE), plan(edited(2, 0, 'Z'))]).toEqual([5, 5, 6])
})

/** The plan, its ids by the order in which they come. */
function shapeOf({ rows, setup, writes, unknown }: ImportPlan): string {
  const seen = new Map<string, string>()
  return JSON.stringify({ rows, setup, writes, unknown }, null, 1).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
    const name = seen.get(id) ?? `#${seen.size}`
    seen.set(id, name)
    return name
  })
}

function choicesOf(names: Readonly<Record<string, unknown>>): NameChoices {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, said]) => {
      const found = UNKNOWN.find(({ text }) => text.toLowerCase().includes(name === 'reason' ? 'dear' : name))
      const outcomesOf = name === 'zoe' ? (said === null ? { kind: 'blank' } : { kind: 'use', id: said }) : said
      return found === undefined ? [] : [[found.key, outcomesOf]]
    }),
  ) as NameChoices
}

function edited(row: number, column: number, text: string): SourceTable {
  const rows = TABLE.rows.map((own, at) => (at === row ? { ...own, cells: own.cells.with(column, text) } : own))
  return { ...TABLE, rows }
}
