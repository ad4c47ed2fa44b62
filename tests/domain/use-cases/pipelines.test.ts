import { describe, expect, it } from 'vitest'
import { mapStage, pipelineProblems } from '../../../src/domain/model/deals/stages'
import type { StageKind } from '../../../src/domain/model/registry/deals'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import { inCommits, sendDeals } from '../../../src/domain/use-cases/deals/deal-moves'
import { newPipeline } from '../../../src/domain/model/deals/new-pipeline'
import { reorder, type Placed } from '../../../src/domain/use-cases/pipelines/reorder'

const VERSION = '1' as Version

function stagesNamed(pipeline: string, ...names: readonly string[]): readonly RecordOf<'stages'>[] {
  const kindOf = (name: string): StageKind => (name === 'Won' ? 'won' : name === 'Lost' ? 'lost' : 'open')
  return names.map((name) => ({ id: `${pipeline}-${name}`, name, kind: kindOf(name) }) as unknown as RecordOf<'stages'>)
}

describe('a stage of one pipeline in another', () => {
  const sales = stagesNamed('sales', 'Lead', 'Offer', 'Talks', 'Won', 'Lost')
  const renewals = stagesNamed('renewals', 'Due', 'offer', 'Won', 'Lost')
  const mapped = (name: string, to = renewals) => {
    const stage = sales.find((each) => each.name === name)
    const found = stage === undefined ? null : mapStage(stage, sales, to)
    return found === null ? null : [found.stage.name, found.isSure]
  }

  it('is the one of its name or kind, else the one that is as far on', () => {
    const asMany = stagesNamed('other', 'A', 'B', 'C', 'Won', 'Lost')
    expect([
      ['Lead', 'Offer', 'Talks', 'Won', 'Lost'].map((name) => mapped(name)),
      ['Lead', 'Offer', 'Talks'].map((name) => mapped(name, asMany)),
      mapped('Lead', stagesNamed('closed', 'Won', 'Lost')),
    ]).toEqual([
      [
        ['Due', false],
        ['offer', true],
        ['offer', false],
        ['Won', true],
        ['Lost', true],
      ],
      [
        ['A', true],
        ['B', true],
        ['C', true],
      ],
      null,
    ])
  })
})

describe('a new pipeline', () => {
  it('is whole, with chances that rise from stage to stage', () => {
    let ids = 0
    const plan = { name: 'Renewals', open: ['Due', 'Asked', 'Agreed'], won: 'Won', lost: 'Lost', after: 'a0' }
    const [pipeline, ...stages] = newPipeline(plan, () => `id-${(ids += 1)}` as Id)
    const made = stages.flatMap((each) => (each.kind === 'create' && each.collection === 'stages' ? [each.data] : []))
    expect([
      pipeline,
      made.map(({ name, kind, probability, pipelineId }) => [name, kind, probability, pipelineId]),
      pipelineProblems(made.flatMap(({ kind }) => (kind === undefined ? [] : [{ kind }]))),
    ]).toMatchObject([
      { collection: 'pipelines', data: { name: 'Renewals', position: 'a1', default: false } },
      [
        ['Due', 'open', 25, 'id-1'],
        ['Asked', 'open', 50, 'id-1'],
        ['Agreed', 'open', 75, 'id-1'],
        ['Won', 'won', 100, 'id-1'],
        ['Lost', 'lost', 0, 'id-1'],
      ],
      null,
    ])
    const positions = made.map(({ position = '' }) => position)
    expect(positions.every((position, index) => position > (positions[index - 1] ?? ''))).toBe(true)
  })
})

describe('putting one of a list elsewhere', () => {
  const items = (...positions: readonly string[]): readonly Placed[] =>
    positions.map((position, index) => ({ id: `${index}` as Id, version: VERSION, position }))
  const after = (list: readonly Placed[], from: number, to: number) => {
    const written = new Map(
      reorder('stages', list, { from, to }).flatMap((each) =>
        each.kind === 'update' && each.collection === 'stages' ? [[each.id, each.patch.position ?? '']] : [],
      ),
    )
    const moved = list.map((item) => ({ ...item, position: written.get(item.id) ?? item.position }))
    const ordered = moved.toSorted((a, b) => (a.position < b.position ? -1 : 1)).map(({ id }) => id)
    return [written.size, ordered.join('')]
  }

  it('is one write, also where it goes to an end, and as many as there are where places are equal', () => {
    const plain = items('a0', 'a1', 'a2', 'a3')
    expect([
      after(plain, 0, 2),
      after(plain, 3, 0),
      after(plain, 1, 3),
      after(plain, 2, 2),
      after(items('a0', 'a0', 'a0'), 2, 1),
    ]).toEqual([
      [1, '1203'],
      [1, '3012'],
      [1, '0231'],
      [0, '0123'],
      [3, '021'],
    ])
  })
})

describe('sending deals elsewhere', () => {
  it('puts them below those that are there, in as many commits as it takes, what they left going last', () => {
    const deals = Array.from({ length: 500 }, (_, index) => ({ id: `${index}` as Id, version: VERSION }))
    const moves = sendDeals(deals, { pipelineId: 'p' as Id, stageId: 's' as Id }, 'a5')
    const ranks = moves.map((move) => (move.kind === 'update' && move.collection === 'deals' ? (move.patch.rank ?? '') : ''))
    const last = { kind: 'trash', collection: 'stages', id: 's' as Id, expect: VERSION } as const
    expect([
      ranks.every((rank, index) => rank > (ranks[index - 1] ?? 'a5')),
      inCommits([...moves, last]).map((commit) => commit.length),
      inCommits([...moves, last]).at(-1),
    ]).toEqual([true, [500, 1], [last]])
  })
})
