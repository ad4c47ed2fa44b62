import { chunkMutationId } from '../../../model/imports/writing/mutations'
import type { Id } from '../../../model/kernel/id'

/**
 * The same mail of a workspace always becomes the same note with the same files.
 * @param mailId its Message-ID, or what else tells it from others
 */
export function captureIds(workspaceId: Id, mailId: string): { readonly note: Id; file(index: number): Id } {
  const idOf = (part: string) => chunkMutationId(workspaceId, `mail ${mailId} ${part}`) as string as Id
  return { note: idOf('note'), file: (index) => idOf(`file ${index}`) }
}
