import type { New } from '../sample/sample-options'
import type { ElevatedWrite } from './function-context'

type Creatable = ElevatedWrite['collection']
type Records = { readonly [K in Creatable]?: readonly New<K>[] }

/** One write a record, collection by collection in the order they stand in. */
export function creations(records: Records): readonly ElevatedWrite[] {
  const { pipelines = [], stages = [], lostReasons = [], tags = [], companies = [], people = [], deals = [] } = records
  const { tasks = [], notes = [] } = records
  return [
    ...pipelines.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'pipelines', ...entry })),
    ...stages.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'stages', ...entry })),
    ...lostReasons.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'lostReasons', ...entry })),
    ...tags.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'tags', ...entry })),
    ...companies.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'companies', ...entry })),
    ...people.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'people', ...entry })),
    ...deals.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'deals', ...entry })),
    ...tasks.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'tasks', ...entry })),
    ...notes.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'notes', ...entry })),
  ]
}
