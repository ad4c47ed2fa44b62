export const TIMELINE_FILTERS = ['all', 'notes', 'calls', 'meetings', 'tasks', 'files', 'stages', 'changes'] as const
/** What one wants to see of what happened to a record. */
export type TimelineFilter = (typeof TIMELINE_FILTERS)[number]

/** Under this name the link holds it. */
export const FILTER_PARAM = 'timeline'

export function readTimelineFilter(params: URLSearchParams): TimelineFilter {
  const named = params.get(FILTER_PARAM)
  return TIMELINE_FILTERS.find((filter) => filter === named) ?? 'all'
}

/** The same place with another filter. */
export function withTimelineFilter(params: URLSearchParams, filter: TimelineFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  if (filter === 'all') next.delete(FILTER_PARAM)
  else next.set(FILTER_PARAM, filter)
  return next
}
