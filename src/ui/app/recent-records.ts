import type { Id } from '../../domain/model/kernel/id'
import { isSubject, type Subject } from '../../domain/model/records/subject'
import { readPreference, writePreference } from './preferences'

const KEPT = 8

/** The records opened last in this browser, the latest first. */
export function recentRecords(workspaceId: Id): readonly Subject[] {
  return read(workspaceId)
}

export function rememberRecord(workspaceId: Id, subject: Subject): void {
  const others = read(workspaceId).filter((known) => known !== subject)
  writePreference(`recent.${workspaceId}`, [subject, ...others].slice(0, KEPT).join(' '))
}

function read(workspaceId: Id): readonly Subject[] {
  return (readPreference(`recent.${workspaceId}`) ?? '').split(' ').filter(isSubject)
}
