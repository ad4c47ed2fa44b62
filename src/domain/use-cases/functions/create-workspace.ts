import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { freeSlug, slugOf, weekStartIn } from '../../model/workspaces/slug-of'
import type { New } from '../sample/sample-options'
import type { ElevatedWrite, FunctionContext } from './function-context'
import { workspaceSetup } from './workspace-setup'

/**
 * A workspace with its pipeline, and the caller as its owner. The sample is a commit of its own, marked as one: should it
 * not fit into the store any more, the workspace is there, and empty.
 */
export async function createWorkspace(
  input: FunctionInput<'create-workspace'>,
  context: FunctionContext,
): Promise<Answer<'create-workspace'>> {
  const { sample, ...given } = input
  const { caller, records } = context
  const [workspaceId, memberId] = [context.newId(), context.newId()]
  const setup = workspaceSetup(() => context.newId())
  const workspace = { ...given, slug: await slugFor(input.name, context), weekStart: weekStartIn(input.country) }
  const owner = { userId: caller.id, role: 'owner', displayName: caller.name.trim() === '' ? caller.email : caller.name } as const

  const writes: readonly ElevatedWrite[] = [
    { kind: 'create', collection: 'workspaces', id: workspaceId, data: workspace },
    { kind: 'create', collection: 'members', id: memberId, data: owner },
    ...creations(setup),
  ]
  await records.commit(writes, { workspaceId, memberId, via: 'function' })
  if (sample) {
    // A chunk of its own: who starts empty downloads no made-up names.
    const { sampleFor } = await import('../sample/sample-records')
    const made = sampleFor(setup, {
      currency: input.currency,
      ownerId: memberId,
      now: context.now(),
      newId: () => context.newId(),
    })
    await records.commit(creations(made), { workspaceId, memberId, via: 'sample' })
  }
  return { ok: true, value: { workspaceId } }
}

async function slugFor(name: string, { records }: FunctionContext): Promise<string> {
  const slug = slugOf(name)
  const alike = await records.find<'workspaces'>('workspaces', {
    workspaceId: null,
    where: { op: 'startsWith', field: 'slug', value: slug },
  })
  return freeSlug(slug, new Set(alike.map((workspace) => workspace.slug)))
}

type Creatable = ElevatedWrite['collection']
type Records = { readonly [K in Creatable]?: readonly New<K>[] }

/** One write for each record, collection by collection. */
function creations(records: Records): readonly ElevatedWrite[] {
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
