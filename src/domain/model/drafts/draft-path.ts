import type { Id } from '../kernel/id'

/** Where the app shows a draft. */
export function draftPath(slug: string, id: Id): string {
  return `/w/${encodeURIComponent(slug)}/inbox/${id}`
}
