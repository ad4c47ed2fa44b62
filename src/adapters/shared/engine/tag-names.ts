import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { CollectionStore } from './collection-store'
import { join, type Join } from './derived-store'

type Tags = CollectionStore<RecordOf<'tags'>>

/** Shared by all rows without tags, which are most. */
const NONE: readonly string[] = []

export function tagNames(tags: Tags, ids: readonly Id[]): readonly string[] {
  return ids.length === 0 ? NONE : ids.flatMap((id) => nameOf(tags.get(id)) ?? [])
}

export function joinTags(tags: Tags): Join<{ readonly tagIds: readonly Id[] }> {
  return join(tags, { idsOf: ({ tagIds }) => tagIds, shows: nameOf })
}

function nameOf(tag: RecordOf<'tags'> | null): string | null {
  return tag === null || tag.deletedAt !== null ? null : tag.name
}
