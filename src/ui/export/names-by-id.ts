import type { WorkspaceView } from '../app/workspace-context'

type Named = Pick<WorkspaceView, 'members' | 'tags' | 'pipelines' | 'stages' | 'lostReasons'>

/** What the small lists of a workspace are called. */
export function namesById({ members, tags, pipelines, stages, lostReasons }: Named): ReadonlyMap<string, string> {
  return new Map([
    ...members.map(({ id, displayName }) => [id, displayName] as const),
    ...[...tags, ...pipelines, ...stages, ...lostReasons].map(({ id, name }) => [id, name] as const),
  ])
}
