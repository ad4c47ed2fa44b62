import { inLanguage } from './in-language'

export const tablesText = inLanguage('tables', {
  group: 'Table',
  keys: {
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the record',
    peek: 'Preview the record',
    select: 'Select the row',
    edit: 'Edit the cell',
    trash: 'Delete the row, or all selected rows',
  },
  select: 'Select',
  selectAll: 'Select all that match',
  searchKey: 'Search this list',
  clearSearch: 'Clear the search',
  filter: 'Filter',
  sort: 'Sort',
  columns: 'Columns',
  groupBy: 'Group',
  groupedBy: (field: string) => `Grouped by ${field}`,
  groupNone: 'No groups',
  groupEmpty: 'None',
  sortedBy: (fields: string) => `Sorted by ${fields}`,
  expand: (group: string) => `Show ${group}`,
  collapse: (group: string) => `Hide ${group}`,
  groupCut: (shown: string, total: string) => `${shown} of ${total}`,
  views: 'Views',
  view: (name: string) => `View: ${name}`,
  saveView: 'Save view',
  resetView: 'Reset',
  trouble: {
    unreadable: 'This link cannot be read, so you see the usual list. Ask for a new link.',
    gone: 'This link leads to a view that was deleted or is not shared with you, so you see the usual list.',
    part: 'Some fields of this view are no longer there. The rest of it is shown.',
  },
  noMatchTitle: 'Nothing matches',
  noMatchBody: 'No record matches this search and these filters.',
  clearSearchAndFilters: 'Clear search and filters',
  couldNotLoad: 'This list could not be loaded',
  retry: 'Try again',
  stale: (count: string) => `${count}, last known state`,
  loading: 'Loading the list',
  export: 'Export…',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
})

/** What values of a workspace's own fields say in lists: apart from the settings, since the first screen shows them. */
export const ownValuesText = inLanguage('ownValues', {
  removed: 'Removed choice',
})
