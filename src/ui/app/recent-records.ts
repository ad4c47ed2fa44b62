import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Id } from '../../domain/model/kernel/id'
import { isSubject, type Subject } from '../../domain/model/records/subject'
import { readPreference, writePreference } from './preferences'
import { useWorkspace } from './workspace-context'

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
