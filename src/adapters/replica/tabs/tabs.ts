import type { Observable } from 'rxjs'

/** The tabs of one browser, as one of them sees the others. */
export interface Tabs {
  /**
   * Cold. Whether this tab leads under that name: of all that ask, one does. Emits `false` at once, `true` when it is this
   * tab's turn, `false` when the page is put aside and `true` again when it is back and nobody else leads. Unsubscribing, and
   * the end of the tab however it comes, lets the next one lead. Never errors or completes.
   */
  lead(name: string): Observable<boolean>
}
