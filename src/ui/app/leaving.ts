import type { SyncPort } from '../../ports/sync.port'
import { QuestionQueue } from './questions'

/** Where it is asked whether to leave so many changes behind, and what was answered. */
export const leaving = new QuestionQueue<number, boolean>()

/** Whether one may sign out: what was never sent is deleted then, and nobody loses it unasked. */
export async function mayLeave(sync: SyncPort): Promise<boolean> {
  // What cannot be counted cannot be sent either: nobody is held in a session by a broken disk.
  const unsent = await sync.unsent().catch(() => 0)
  return unsent === 0 || leaving.ask(unsent)
}
