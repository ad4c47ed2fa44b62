import type { Id } from '../../src/domain/model/kernel/id'
import type { Mutation, WritableName } from '../../src/domain/model/records/mutation'
import type { World } from '../harness/harness'
import { validData, type Creatable } from '../support/valid-data'
import { wild, type Board } from './acts'

/** What it takes to make one valid record of a collection; the record itself comes first. */
export function sampleOf(world: World, board: Board, collection: Creatable): readonly [Mutation, ...Mutation[]] {
  const id = world.newId()
  const first = wild({ kind: 'create', collection, id, data: dataOf(world, board, collection) })
  return collection === 'pipelines' ? [first, ...stagesOf(world, id)] : [first]
}

/** Collections that a client makes records of. */
export const CREATABLE = [
  'people',
  'companies',
  'pipelines',
  'stages',
  'lostReasons',
  'deals',
  'tasks',
  'notes',
  'files',
  'tags',
  'fieldDefinitions',
  'imports',
  'importChunks',
  'savedViews',
  'webhooks',
  'merges',
  'drafts',
  'forms',
  'rules',
] as const satisfies readonly Creatable[]

export function isCreatable(collection: string): collection is Creatable {
  return CREATABLE.some((name) => name === collection)
}

/** A change that every record of the collection can take. */
export const HARMLESS_PATCH: { readonly [K in WritableName]: object } = {
  workspaces: { name: 'Renamed' },
  members: { title: 'Renamed' },
  people: { jobTitle: 'Renamed' },
  companies: { industry: 'Renamed' },
  pipelines: { position: 'aZ' },
  stages: { rottingDays: 99 },
  lostReasons: { position: 'aZ' },
  deals: { title: 'Renamed' },
  tasks: { title: 'Renamed' },
  notes: { body: 'Renamed' },
  files: { name: 'renamed.txt' },
  tags: { colour: 'red' },
  fieldDefinitions: { label: 'Renamed' },
  imports: { status: 'done' },
  importChunks: { log: '[1]' },
  notifications: { readAt: '2026-11-21T09:00:00.000Z' },
  savedViews: { name: 'Renamed' },
  webhooks: { status: 'paused' },
  forms: { title: 'Renamed' },
  submissions: { subject: null },
  rules: { name: 'Renamed' },
  ruleRuns: { status: 'undone' },
  merges: { splitUntil: '2199-01-01T00:00:00.000Z' },
  drafts: { status: 'rejected' },
}

export function dataOf(world: World, { pipelineId, open }: Board, collection: Creatable): object {
  return validData(collection, () => world.newId(), { pipelineId, stageId: open[0].id })
}

function stagesOf(world: World, pipelineId: Id): readonly Mutation[] {
  return (['open', 'won', 'lost'] as const).map((kind, index) => ({
    kind: 'create',
    collection: 'stages',
    id: world.newId(),
    data: { pipelineId, name: kind, position: `a${index}`, kind, probability: 50, rottingDays: null },
  }))
}
