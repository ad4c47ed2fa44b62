import { createContext, use } from 'react'
import type { RecordOf } from '../../domain/model/records/collections'
import type { User } from '../../domain/model/session/session'

/** Who is signed in, and the workspaces they belong to, by name. */
export interface SessionView {
  readonly user: User
  readonly workspaces: readonly RecordOf<'workspaces'>[]
}

export const SessionContext = createContext<SessionView | null>(null)

export function useSession(): SessionView {
  const view = use(SessionContext)
  if (view === null) throw new Error('SessionContext is missing: render inside <SignedIn>')
  return view
}
