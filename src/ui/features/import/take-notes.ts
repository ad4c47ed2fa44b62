import type { ImportClient } from './import-client'
import type { RowNote } from './import-messages'

/** Notes fetched at once: few enough that taking them over does not hold up a frame. */
const NOTES_PAGE = 500

/** The worker's notes on rows, page by page, the screen drawn in between. */
export async function takeNotes(client: ImportClient, count: number, next: () => Promise<unknown>): Promise<readonly RowNote[]> {
  const notes: RowNote[] = []
  while (notes.length < count) {
    const page = await client.ask('notes', { from: notes.length, count: NOTES_PAGE })
    if (page.length === 0) break // another plan has taken its place
    notes.push(...page)
    await next()
  }
  return notes
}
