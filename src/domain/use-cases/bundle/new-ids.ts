import type { Id } from '../../model/kernel/id'

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** An id's time and order: what it shares with the one that takes its place. */
const KEPT_CHARS = 19

/**
 * Other ids for all that a bundle holds, wherever they stand: in references, paths, mentions, conditions of views, lines of
 * the timeline. An id that names nothing in the bundle stays as it is, for it may be somebody's own text.
 */
export class NewIds {
  private readonly ids = new Map<string, string>()

  constructor(known: Iterable<string>, newId: () => Id) {
    for (const id of known) this.ids.set(id, `${id.slice(0, KEPT_CHARS)}${newId().slice(KEPT_CHARS)}`)
  }

  set(id: string, other: string): void {
    this.ids.set(id, other)
  }

  in(text: string): string {
    return text.replace(IDS, (id) => this.ids.get(id) ?? id)
  }
}
