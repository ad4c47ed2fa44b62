import { describe, expect, it } from 'vitest'
import { batchRefusal, type LiveRecords } from '../../../src/domain/model/records/batch-rules'
import { idOf } from './make'

const [pipelineId, stageId] = [idOf(1), idOf(2)]

function live(records: Readonly<Record<string, readonly object[]>>): LiveRecords {
  return (collection) => (records[collection] ?? []) as never
}

function stages(...kinds: readonly string[]): readonly object[] {
  return kinds.map((kind, index) => ({ id: idOf(2 + index), pipelineId, kind }))
}

const pipelines = [{ id: pipelineId }]
const touched = new Set(['stages', 'members'] as const)
const members = [{ role: 'owner', status: 'active' }]

describe('a batch as a whole', () => {
  it.each([
    ['is well', { members, pipelines, stages: stages('open', 'won', 'lost') }, null],
    ['keeps an owner', { members: [{ role: 'owner', status: 'deactivated' }] }, 'workspace/last-owner'],
    ['keeps one stage for won', { members, pipelines, stages: stages('open', 'lost') }, 'record/invalid'],
    ['keeps no two for lost', { members, pipelines, stages: stages('open', 'won', 'lost', 'lost') }, 'record/invalid'],
    ['keeps an open stage', { members, pipelines, stages: stages('won', 'lost') }, 'record/invalid'],
    [
      'keeps to 20 stages',
      { members, pipelines, stages: stages('won', 'lost', ...Array<string>(19).fill('open')) },
      'record/invalid',
    ],
    [
      'leaves no deal without a stage',
      { members, pipelines, stages: stages('open', 'won', 'lost'), deals: [{ pipelineId, stageId: idOf(99) }] },
      'record/in-use',
    ],
    ['leaves no deal without a pipeline', { members, deals: [{ pipelineId, stageId }] }, 'record/in-use'],
  ])('%s', (_, records, code) => {
    expect(batchRefusal(touched, live(records))?.code ?? null).toBe(code)
  })

  it('is not asked what it cannot have broken', () => {
    expect(batchRefusal(new Set(['people'] as const), live({}))).toBeNull()
  })
})
