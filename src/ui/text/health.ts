import { inLanguage } from './in-language'

/** What can be wrong, each a name in the address too. */
export const CHECKS = [
  'deals-without-next-step',
  'deals-overdue',
  'deals-rotting',
  'deals-without-owner',
  'people-without-owner',
  'companies-without-owner',
  'unreachable',
  'phones',
  'addresses',
  'duplicates',
] as const
export type CheckName = (typeof CHECKS)[number]

const TITLES: Readonly<Record<CheckName, string>> = {
  'deals-without-next-step': 'Deals without a next step',
  'deals-overdue': 'Deals past their close date',
  'deals-rotting': 'Deals too long in their stage',
  'deals-without-owner': 'Deals without an owner',
  'people-without-owner': 'People without an owner',
  'companies-without-owner': 'Companies without an owner',
  unreachable: 'People nobody can reach',
  phones: 'Phone numbers that cannot be read',
  addresses: 'Addresses without a city or country',
  duplicates: 'Likely duplicates',
}

const NOTES: Readonly<Record<CheckName, string>> = {
  'deals-without-next-step': 'Open deals with no task to do. Add one, so that somebody follows up.',
  'deals-overdue': 'Open deals that should have closed by now. Set a new date, or none.',
  'deals-rotting': 'Open deals that have been in their stage for longer than the stage allows.',
  'deals-without-owner': 'Open deals that nobody is responsible for.',
  'people-without-owner': 'People that nobody is responsible for.',
  'companies-without-owner': 'Companies that nobody is responsible for.',
  unreachable: 'No e-mail address, phone number or link.',
  phones: 'They could not be recognised as numbers of any country. Open a record to correct its number.',
  addresses: 'No letter would arrive. Open a record to complete its address.',
  duplicates: 'Several records have the same e-mail address, phone number or domain.',
}

/** What the screen on the health of the data says. */
export const healthText = inLanguage('health', {
  title: 'Data health',
  checks: 'Checks',
  checkTitle: (check: CheckName) => TITLES[check],
  checkNote: (check: CheckName) => NOTES[check],
  countOf: (title: string, count: string) => `${title}: ${count}`,
  fine: 'All is well here.',
  more: (shown: string, total: string) => `The first ${shown} of ${total} are shown.`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all shown',
  selectFound: (count: string) => `Select all ${count} found`,
  selected: (count: string) => `${count} selected`,
  choose: 'Select what to fix.',
  assign: 'Assign',
  assignTo: 'Assign to',
  assigned: (count: string, who: string) => `${count} assigned to ${who}`,
  compareDuplicates: 'Compare and merge them',
  nobody: 'Nobody',
  addTask: 'Add a task',
  task: 'Task',
  taskDefault: 'Get in touch',
  taskDue: 'Due',
  tasksAdded: (count: string) => `Tasks added to ${count} deals`,
  setDate: 'Set close date',
  date: 'New close date',
  clearDate: 'Clear close date',
  dated: (count: string) => `Close date of ${count} deals changed`,
  apply: 'Apply',
  cancel: 'Cancel',
  columnName: 'Name',
  inStage: (days: string) => `${days} days in its stage`,
  shouldHaveClosed: (date: string) => `Should have closed ${date}`,
  noNextStep: 'Nothing planned',
  noContact: 'No way to reach them',
  badPhone: 'Unreadable number',
  badAddress: 'City or country missing',
  noOwner: 'No owner',
})
