import { describe, expect, it } from 'vitest'
import type { ImportPlan } from '../../../src/domain/model/imports/planning/plan'
import { proposalsFor } from '../../../src/domain/model/imports/planning/proposals'
import { pipelineProblems } from '../../../src/domain/model/deals/stages'
import { madeBy, NAMES, outcomesOf, planFor, tableOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'

const FILE = [
  'Deal Name,Pipeline,Deal Stage,Status,Closed Lost Reason',
  'A,Sales,Offer,Open,',
  'B,Partners,Signed up,Open,',
  'C,Partners,Introduced,Open,',
  'D,Partners,Introduced,Won,',
  'E,Partners,,Lost,Too dear',
  'F,Renewals,,Open,',
].join('\n')

describe('deals of several pipelines', () => {
  it('bring those that nobody has, with the stages that they name, once all is as proposed', () => {
    const plan = asProposed(FILE)
    expect(outcomesOf(plan)).toEqual(['2 create', '3 create', '4 create', '5 create', '6 create', '7 create'])
    expect(stagesOf(plan)).toEqual({
      Partners: ['Signed up 35', 'Introduced 65', 'Won 100', 'Lost 0'],
      Renewals: ['New 50', 'Won 100', 'Lost 0'],
    })
    expect(placesOf(plan)).toEqual([
      'Sales: offer',
      'Partners: Signed up',
      'Partners: Introduced',
      'Partners: Won',
      'Partners: Lost',
      'Renewals: New',
    ])
  })

  it('ask for their stages in a pipeline that is there, and in none that is made', () => {
    const asked = planFor(tableOf(FILE)).unknown.map(({ kind, text, rows }) => [kind, text, rows])
    expect(asked).toEqual([
      ['pipeline', 'Partners', 4],
      ['pipeline', 'Renewals', 1],
    ])
    const [partners] = planFor(tableOf(FILE)).unknown
    const chosen = { [partners?.key ?? '']: { kind: 'use', id: testId('sales') } } as const
    const then = planFor(tableOf(FILE), {}, { nameChoices: chosen }).unknown.map(({ kind, text }) => [kind, text])
    expect(then).toContainEqual(['stage', 'Signed up'])
  })

  it('go where deals usually are if whoever imports may make none, or the name says no more than that', () => {
    const names = { ...NAMES, mayMake: false }
    const { unknown } = planFor(tableOf(FILE), {}, { names })
    const usual = planFor(tableOf(FILE.replaceAll('Renewals', 'Default'))).unknown
    expect([
      Object.values(proposalsFor(unknown, names, 'Imported')).some(({ kind }) => kind === 'make'),
      Object.values(proposalsFor(usual, NAMES, 'Imported')),
    ]).toEqual([false, [{ kind: 'make' }, { kind: 'use', id: testId('sales') }]])
  })

  it('are no amounts, flags or names of many things', () => {
    const among = (names: readonly string[]) => {
      const rows = names.map((name, at) => `Deal ${at},${name},Offer`)
      const { unknown } = planFor(tableOf(['Deal Name,Pipeline,Deal Stage', ...rows].join('\n')))
      return Object.values(proposalsFor(unknown, NAMES, 'Imported')).filter(({ kind }) => kind === 'make').length
    }
    const many = Array.from({ length: 12 }, (_, at) => `Blue ${at}`)
    expect([among(['12000', '5500']), among(['Yes', 'No']), among(many), among(['Blue', 'Green'])]).toEqual([0, 0, 0, 2])
  })

  it('are won and lost in a stage that is called as the closed ones are', () => {
    const csv = [
      'Deal Name,Pipeline,Deal Stage,Status',
      'A,Partners,Harvested,',
      'B,Renewals,Composted,',
      'C,Partners,Alpha,',
      'D,Partners,,',
      'E,Partners,Harvested,Open',
    ].join('\n')
    const stages = NAMES.stages.map((stage) =>
      stage.kind === 'open' ? stage : { ...stage, name: stage.kind === 'won' ? 'Harvested' : 'Composted' },
    )
    const plan = asProposed(csv, { ...NAMES, stages })
    expect(stagesOf(plan)).toEqual({
      Partners: ['New 35', 'Alpha 65', 'Harvested 100', 'Composted 0'],
      Renewals: ['New 50', 'Harvested 100', 'Composted 0'],
    })
  })

  it('have no more stages than a pipeline may have, whatever the file names', () => {
    const rows = Array.from({ length: 40 }, (_, at) => `Deal ${at},Partners,Blue ${at},Open,`)
    const plan = asProposed([FILE, ...rows].join('\n'))
    const partners = plan.setup.find((own) => own.kind === 'create' && own.collection === 'pipelines')?.id
    const stages = madeIn(plan, 'stages').filter(({ data }) => data.pipelineId === partners)
    expect([plan.writes.length, stages.length]).toEqual([46, 20])
    expect(pipelineProblems(stages.map(({ data }) => ({ kind: data.kind ?? 'open' })))).toBeNull()
  })
})

function asProposed(csv: string, names = NAMES): ImportPlan {
  const table = tableOf(csv)
  const nameChoices = proposalsFor(planFor(table, {}, { names }).unknown, names, 'Imported')
  const more = proposalsFor(planFor(table, {}, { names, nameChoices }).unknown, names, 'Imported')
  return planFor(table, {}, { names, nameChoices: { ...more, ...nameChoices } })
}

function madeIn<K extends 'pipelines' | 'stages'>({ setup }: ImportPlan, collection: K) {
  return madeBy({ row: 0, primary: { collection: 'deals', id: testId('none') }, writes: setup }, collection)
}

/** Each pipeline's own stages with their chances, in their order. */
function stagesOf(plan: ImportPlan): Readonly<Record<string, readonly string[]>> {
  const stages = madeIn(plan, 'stages').toSorted((a, b) => ((a.data.position ?? '') < (b.data.position ?? '') ? -1 : 1))
  const named = madeIn(plan, 'pipelines').map(({ id, data }) => {
    const own = stages.filter(({ data: { pipelineId } }) => pipelineId === id)
    return [data.name, own.map(({ data: { name, probability } }) => `${name} ${probability}`)] as const
  })
  return Object.fromEntries(named)
}

/** Where each deal is. */
function placesOf(plan: ImportPlan): readonly string[] {
  const names = new Map([
    [testId('sales'), 'Sales'],
    ...[...madeIn(plan, 'pipelines'), ...madeIn(plan, 'stages')].map(({ id, data }) => [id, data.name ?? ''] as const),
    ...NAMES.stages.map(({ id, name }) => [id, name.toLowerCase()] as const),
  ])
  return plan.writes.flatMap((write) =>
    madeBy(write, 'deals').map(
      ({ data }) => `${names.get(data.pipelineId ?? testId(''))}: ${names.get(data.stageId ?? testId(''))}`,
    ),
  )
}
