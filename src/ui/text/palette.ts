import { inLanguage } from './in-language'

/** What the command palette says. */
export const paletteText = inLanguage('palette', {
  title: 'Search and commands',
  field: 'Search everything, or find a command',
  recent: 'Recent',
  people: 'People',
  companies: 'Companies',
  deals: 'Deals',
  tasks: 'Tasks',
  notes: 'Notes',
  files: 'Files',
  actions: 'Commands',
  similar: 'Nothing matches exactly; showing similar.',
  nothing: (text: string) => `Nothing matches “${text}”`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  showAll: (list: string) => `Show all in ${list}`,
  theme: (name: string) => `Theme: ${name.toLowerCase()}`,
})
