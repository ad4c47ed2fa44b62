import type { ViewColumn } from '../../domain/model/views/view'

/** What is known of the columns of a table before anybody chose: the first names the record and always comes first. */
export interface UsualColumn {
  readonly key: string
  /** Pixels. */
  readonly width: number
  readonly isStandard: boolean
}

export const LEAST_WIDTH = 60
export const MOST_WIDTH = 800

/** The columns a view shows, in their order; those usually shown where it names none. */
export function shownColumns(chosen: readonly ViewColumn[], usual: readonly UsualColumn[]): readonly ViewColumn[] {
  const [first] = usual
  if (first === undefined) return []
  if (chosen.length === 0) return usual.filter(({ isStandard }) => isStandard).map(({ key }) => ({ field: key, width: null }))
  const known = chosen.filter(({ field }) => field !== first.key && usual.some(({ key }) => key === field))
  return [chosen.find(({ field }) => field === first.key) ?? { field: first.key, width: null }, ...known]
}

export function toggleColumn(shown: readonly ViewColumn[], key: string): readonly ViewColumn[] {
  return shown.some(({ field }) => field === key)
    ? shown.filter(({ field }) => field !== key)
    : [...shown, { field: key, width: null }]
}

/** To the place of another; the first column keeps its place. */
export function moveColumnTo(shown: readonly ViewColumn[], key: string, to: number): readonly ViewColumn[] {
  const from = shown.findIndex(({ field }) => field === key)
  const moved = shown[from]
  const index = Math.max(1, Math.min(shown.length - 1, to))
  if (moved === undefined || from < 1 || from === index) return shown
  return shown.toSpliced(from, 1).toSpliced(index, 0, moved)
}

/** One place to the left (-1) or right (1). */
export function moveColumn(shown: readonly ViewColumn[], key: string, by: -1 | 1): readonly ViewColumn[] {
  return moveColumnTo(shown, key, shown.findIndex(({ field }) => field === key) + by)
}

/** @param width pixels */
export function resizeColumn(shown: readonly ViewColumn[], key: string, width: number): readonly ViewColumn[] {
  const kept = Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))
  return shown.map((column) => (column.field === key ? { ...column, width: kept } : column))
}
