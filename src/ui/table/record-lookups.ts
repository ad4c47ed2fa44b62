import { useMemo } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { Instant } from '../../domain/model/kernel/instant'
import { dayIn } from '../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../domain/model/records/collections'
import { useWorkspace } from '../app/workspace-context'
import { appText } from '../text/app'
import type { FilterOption } from './filter-option'

/** What cells need besides their row. The same object until the workspace's members or tags change. */
export interface RecordLookups {
  readonly slug: string
  readonly memberName: (id: Id | null) => string
  readonly members: readonly FilterOption[]
  readonly tag: (id: Id) => RecordOf<'tags'> | undefined
  readonly tags: readonly FilterOption[]
  readonly day: (instant: Instant) => string
}

export function useRecordLookups(): RecordLookups {
  const { workspace, members, tags, formats } = useWorkspace()
  return useMemo(() => {
    const names = new Map(members.map((member) => [member.id, member.displayName]))
    const tagsById = new Map(tags.map((tag) => [tag.id, tag]))
    return {
      slug: workspace.slug,
      // Nobody is shown as nothing: a column of "nobody" says less than its gaps.
      memberName: (id) => (id === null ? '' : (names.get(id) ?? appText.formerMember)),
      members: members.map((member) => ({ value: member.id, label: member.displayName })),
      tag: (id) => tagsById.get(id),
      tags: tags.map((tag) => ({ value: tag.id, label: tag.name })),
      day: (instant) => formats.date(dayIn(workspace.timeZone, Date.parse(instant))),
    }
  }, [workspace.slug, workspace.timeZone, members, tags, formats])
}
