import { TAG_COLOURS } from '../../domain/model/tags/tag-colours'
import type { Tag } from '../../domain/model/tags/tag'

/** A colour of the tag palette that is always the same for a text. */
export function hueOf(text: string): Tag['colour'] {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return TAG_COLOURS[Math.abs(hash) % TAG_COLOURS.length] ?? 'grey'
}
