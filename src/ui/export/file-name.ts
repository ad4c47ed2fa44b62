import type { WorkspaceView } from '../app/workspace-context'

const LONGEST = 80

/** A name that every system takes: what some of them refuse is left out. */
export function fileName(name: string, day: string, extension: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, LONGEST)
    .trim()
  return `${safe === '' ? 'portside' : safe} ${day}.${extension}`
}

type Named = Pick<WorkspaceView, 'members' | 'tags' | 'pipelines' | 'stages' | 'lostReasons'>

/** What the small lists of a workspace are called. */
export function namesById({ members, tags, pipelines, stages, lostReasons }: Named): ReadonlyMap<string, string> {
  return new Map([
    ...members.map(({ id, displayName }) => [id, displayName] as const),
    ...[...tags, ...pipelines, ...stages, ...lostReasons].map(({ id, name }) => [id, name] as const),
  ])
}
