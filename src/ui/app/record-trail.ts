import { createContext, use, useEffect } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { type SubjectCollection, isSubject, type Subject } from '../../domain/model/records/subject'
import { queryText } from './routes'
import { useLocation } from 'wouter'
import { readPreference, writePreference } from './preferences'
import { useWorkspace } from './workspace-context'

/** A list as it was last shown, in its order: what "next" means on a record that was opened from it. */
export interface Trail {
  readonly kind: SubjectCollection
  readonly rows: readonly { readonly id: Id }[]
  /** All that match, those not loaded included. */
  readonly total: number
}

export interface Neighbours {
  readonly previous: Id | null
  readonly next: Id | null
  /** Counted from one. */
  readonly position: number
  readonly total: number
  /** The query string of the list, so that going back comes to the same view of it. */
  readonly search: string
}

/** The lists that were shown, one a kind of record, for as long as the workspace is open. */
export class RecordTrails {
  private readonly trails = new Map<SubjectCollection, Trail & { readonly search: string }>()

  keep(trail: Trail): void {
    const parameters = new URLSearchParams(location.search)
    parameters.delete('peek')
    this.trails.set(trail.kind, { ...trail, search: queryText(parameters) })
  }

  /** What stands beside the record in its list; null where it was not opened from one. */
  around(kind: SubjectCollection, id: Id): Neighbours | null {
    const trail = this.trails.get(kind)
    const index = trail?.rows.findIndex((row) => row.id === id) ?? -1
    if (trail === undefined || index === -1) return null
    const { rows, total, search } = trail
    return { previous: rows[index - 1]?.id ?? null, next: rows[index + 1]?.id ?? null, position: index + 1, total, search }
  }
}

export const TrailsContext = createContext(new RecordTrails())

export function useTrails(): RecordTrails {
  return use(TrailsContext)
}

/** For the screen that shows the list: what it shows now is what its records are walked through by. */
export function useKeepTrail({ kind, rows, total }: Trail): void {
  const trails = useTrails()
  useEffect(() => trails.keep({ kind, rows, total }), [trails, kind, rows, total])
}

const KEPT = 8

/** The records opened last in this browser, the latest first. */
export function recentRecords(workspaceId: Id): readonly Subject[] {
  return read(workspaceId)
}

function rememberRecord(workspaceId: Id, subject: Subject): void {
  const others = read(workspaceId).filter((known) => known !== subject)
  writePreference(`recent.${workspaceId}`, [subject, ...others].slice(0, KEPT).join(' '))
}

function read(workspaceId: Id): readonly Subject[] {
  return (readPreference(`recent.${workspaceId}`) ?? '').split(' ').filter(isSubject)
}

/** Keeps what was opened last, for the palette: a record's page ends in its subject, `people/<id>`. */
export function useRememberRecord(): void {
  const { workspace } = useWorkspace()
  const [path] = useLocation()
  useEffect(() => {
    const subject = path.split('/').slice(-2).join('/')
    if (isSubject(subject)) rememberRecord(workspace.id, subject)
  }, [path, workspace.id])
}
