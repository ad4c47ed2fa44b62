import { BehaviorSubject, type Observable } from 'rxjs'
import type { ListView } from './list-view'

/** What a list is asked to show, held outside of the list: another layout of it goes on where this one was left. */
export interface ListViews {
  /** Replays the latest. */
  readonly view$: Observable<ListView>
  view(): ListView
  show(view: ListView): void
}

export function listViews(first: ListView): ListViews {
  const views = new BehaviorSubject(first)
  return { view$: views.asObservable(), view: () => views.value, show: (view) => views.next(view) }
}
