import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { freeSlug, slugOf, weekStartIn } from '../../model/workspaces/slug-of'
import type { ElevatedWrite, FunctionContext } from './function-context'
import { workspaceSetup, type WorkspaceSetup } from './workspace-setup'

/**
 * A workspace with its pipeline, and the caller as its owner. With a sample it is restored like a bundle, since what a team did in
 * half a year has times of its own: it is there at once and whole, or it is not.
 */
export async function createWorkspace(
  input: FunctionInput<'create-workspace'>,
  context: FunctionContext,
): Promise<Answer<'create-workspace'>> {
  const { sample, ...given } = input
  const { caller, records } = context
  const [workspaceId, memberId] = [context.newId(), context.newId()]
  const setup = workspaceSetup(() => context.newId(), input.locale)
  const workspace = { ...given, slug: await slugFor(input.name, context), weekStart: weekStartIn(input.country) }
  const displayName = caller.name.trim() === '' ? caller.email : caller.name
  if (sample) {
    // A chunk of its own: who starts empty downloads no made-up names.
    const { writeTeam } = await import('../sample/write-team')
    await writeTeam({ workspaceId, workspace, me: { id: memberId, name: displayName }, setup }, context)
    return { ok: true, value: { workspaceId } }
  }
  const owner = { userId: caller.id, role: 'owner', displayName } as const
  const writes: readonly ElevatedWrite[] = [
    { kind: 'create', collection: 'workspaces', id: workspaceId, data: workspace },
    { kind: 'create', collection: 'members', id: memberId, data: owner },
    ...creations(setup),
  ]
  await records.commit(writes, { workspaceId, memberId, via: 'function' })
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

/** One write for each record, collection by collection. */
function creations({ pipelines, stages, lostReasons }: WorkspaceSetup): readonly ElevatedWrite[] {
  return [
    ...pipelines.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'pipelines', ...entry })),
    ...stages.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'stages', ...entry })),
    ...lostReasons.map((entry): ElevatedWrite => ({ kind: 'create', collection: 'lostReasons', ...entry })),
  ]
}
