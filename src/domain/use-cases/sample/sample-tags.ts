import type { Id } from '../../model/kernel/id'
import type { Tag } from '../../model/tags/tag'
import type { New } from './sample-options'

const TAGS: readonly Tag[] = [
  { name: 'VIP', colour: 'orange' },
  { name: 'Partner', colour: 'violet' },
  { name: 'Newsletter', colour: 'blue' },
  { name: 'Trade fair', colour: 'green' },
]

/** What the sample's people, companies and deals are tagged with. */
export function sampleTags(newId: () => Id): readonly New<'tags'>[] {
  return TAGS.map((data) => ({ id: newId(), data }))
}
