import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isSubject } from '../../domain/model/records/subject'
import { rememberRecord } from './recent-records'
import { useWorkspace } from './workspace-context'

/** Keeps what was opened last, for the palette: a record's page ends in its subject, `people/<id>`. */
export function useRememberRecord(): void {
  const { workspace } = useWorkspace()
  const [path] = useLocation()
  useEffect(() => {
    const subject = path.split('/').slice(-2).join('/')
    if (isSubject(subject)) rememberRecord(workspace.id, subject)
  }, [path, workspace.id])
}
