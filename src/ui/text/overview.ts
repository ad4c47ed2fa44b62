import { inLanguage } from './in-language'
import type { ActivityKind, TimelineCollection } from '../../domain/model/activity/activity'
import type { Notification } from '../../domain/model/notifications/notification'

/** What the first screen of a workspace says. */
export const homeText = inLanguage('home', {
  title: 'Home',
  numbers: 'At a glance',
  openDeals: 'Open deals',
  weighted: (amount: string) => `${amount} weighted`,
  wonThisMonth: 'Won this month',
  closingThisMonth: 'Closing this month',
  dealCount: (count: string, isOne: boolean) => (isOne ? '1 deal' : `${count} deals`),
  tasks: 'My tasks due',
  allTasks: 'All tasks',
  noTasks: 'Nothing is due. What comes next can wait.',
  deals: 'My deals that need attention',
  allDeals: 'All deals',
  noDealsNeedMe: 'None of your open deals needs attention now.',
  noNextStep: 'No next step',
  overdue: (day: string) => `Overdue since ${day}`,
  rotting: (days: string) => (days === '1' ? '1 day in its stage' : `${days} days in its stage`),
  team: 'Team activity',
  allActivity: 'All activity',
  start: 'The first five minutes',
  startNote: 'Bring in what you have; everything can be undone.',
  stepsDone: (done: string, all: string) => `${done} of ${all} done`,
  stepDone: 'Done',
  hideSteps: 'Hide the first steps for good',
  steps: {
    import: {
      title: 'Import people and companies',
      note: 'From any other CRM, Google Contacts, Outlook or LinkedIn. You see every row before anything is written.',
    },
    person: { title: 'Add somebody you know', note: 'A name, an e-mail address or a number is enough.' },
    deal: { title: 'Create your first deal', note: 'A title is enough. Drag it along as it progresses.' },
    task: { title: 'Write down a first task', note: '“Call Nora on Friday at 15:00” says it all.' },
    invite: { title: 'Invite your team', note: 'Everybody sees changes as they happen.' },
  },
})

export const activityText = inLanguage('activity', {
  title: 'Activity',
  note: 'live',
  stale: 'last known state',
  filters: 'Show only',
  member: 'Member',
  anyMember: 'All members',
  kind: 'Kind',
  anyKind: 'All kinds',
  kindOf: {
    notes: 'Notes',
    calls: 'Calls',
    meetings: 'Meetings',
    tasks: 'Tasks',
    files: 'Files',
    stages: 'Stage moves',
    changes: 'Field changes',
    records: 'Created and deleted',
  } satisfies Record<ActivityKind, string>,
  collection: 'About',
  anyCollection: 'All records',
  collectionOf: {
    people: 'People',
    companies: 'Companies',
    deals: 'Deals',
    notes: 'Notes',
    tasks: 'Tasks',
    files: 'Files',
    submissions: 'Forms',
  } satisfies Record<TimelineCollection, string>,
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

type Announced = Pick<Notification, 'kind' | 'objectCollection'>

export const inboxText = inLanguage('inbox', {
  title: 'Inbox',
  due: 'Due',
  allDue: (count: string) => `All ${count} in Tasks`,
  unread: 'New',
  earlier: 'Earlier',
  unreadOf: (count: string) => `${count} unread`,
  sentence: ({ kind, objectCollection }: Announced, actor: string): string => {
    switch (kind) {
      case 'mention':
        return `${actor} mentioned you`
      case 'assignment':
        return objectCollection === 'deals' ? `${actor} assigned you a deal` : `${actor} assigned you a task`
      case 'deal-won':
        return `${actor} won a deal`
      case 'import-done':
        return `${actor} finished your import`
      case 'submission':
        return 'Somebody filled in a form'
      case 'due':
        return 'Due'
      case 'rule':
        return 'An automation points you to this'
    }
  },
  gone: 'No longer there, or not visible to you',
  empty: 'You are up to date',
  emptyHint: 'Mentions, work assigned to you, due tasks and won deals appear here.',
  open: 'Open',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markOf: (mark: string, what: string) => `${mark}: ${what}`,
  allRead: 'Mark all as read',
  couldNotMark: 'It could not be marked.',
  more: 'The latest 200 are shown.',
  keys: 'Inbox',
  keyNext: 'Next notification',
  keyPrevious: 'Previous notification',
  keyToggle: 'Mark as read or unread',
  browser: 'Notify me here',
  browserOn: 'This browser notifies you while Portside is open in another tab.',
  browserRefused: 'This browser blocks notifications. You can allow them in its settings for this site.',
  reminder: (title: string) => `Reminder: ${title}`,
  complete: 'Complete',
})
