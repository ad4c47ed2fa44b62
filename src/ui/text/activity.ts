import type { ToldCollection } from '../../domain/model/activity/activity'
import type { ActivityKind } from '../../domain/model/activity/activity-kinds'
import { inLanguage } from './in-language'

const KINDS: Readonly<Record<ActivityKind, string>> = {
  notes: 'Notes',
  calls: 'Calls',
  meetings: 'Meetings',
  tasks: 'Tasks',
  files: 'Files',
  stages: 'Stage moves',
  changes: 'Field changes',
  records: 'Created and deleted',
}
const COLLECTIONS: Readonly<Record<ToldCollection, string>> = {
  people: 'People',
  companies: 'Companies',
  deals: 'Deals',
  notes: 'Notes',
  tasks: 'Tasks',
  files: 'Files',
}

export const activityText = inLanguage('activity', {
  title: 'Activity',
  note: 'live',
  stale: 'last known state',
  filters: 'Show only',
  member: 'Member',
  anyMember: 'Everybody',
  kind: 'Kind',
  anyKind: 'Everything',
  kindOf: (kind: ActivityKind) => KINDS[kind],
  collection: 'About',
  anyCollection: 'All records',
  collectionOf: (collection: ToldCollection) => COLLECTIONS[collection],
  from: 'From',
  to: 'To',
  clear: 'Clear',
  fresh: (count: number, shown: string) => (count === 1 ? '1 new' : `${shown} new`),
  older: 'Show earlier',
  empty: 'Nothing has happened yet',
  emptyHint: 'What anyone adds, changes or finishes appears here as it happens.',
  emptyFiltered: 'Nothing of this kind',
  emptyFilteredHint: 'Choose another member, kind or time.',
})
