import { Observable } from 'rxjs'

/** The tabs of this browser. The tab leader holds a Web Lock, which the browser releases however the tab ends. */
export const webTabs: Tabs = {
  lead: (name) =>
    new Observable<boolean>((subscriber) => {
      let letGo = (): void => undefined
      const ask = (): void => {
        subscriber.next(false)
        letGo = askToLead(name, () => subscriber.next(true))
      }
      // A frozen page may sleep for days, and would keep the lock from the other tabs.
      const pause = (): void => {
        letGo()
        subscriber.next(false)
      }
      const resume = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) ask()
      }
      addEventListener('pagehide', pause)
      addEventListener('pageshow', resume)
      subscriber.add(() => {
        removeEventListener('pagehide', pause)
        removeEventListener('pageshow', resume)
        letGo()
      })
      ask()
    }),
}

/** @returns a function that gives up the lead or withdraws the request for it */
function askToLead(name: string, granted: () => void): () => void {
  const asking = new AbortController()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const holding = navigator.locks.request(name, { signal: asking.signal }, () => {
    // The lock was granted in the moment the request was withdrawn.
    if (asking.signal.aborted) return undefined
    granted()
    return held
  })
  // The request rejects when it is withdrawn.
  void holding.catch(() => undefined)
  return () => {
    asking.abort()
    release()
  }
}

/** The tabs of one browser, as one of them sees the others. */
export interface Tabs {
  /**
   * Cold. Whether this tab leads under that name; of all subscribers in all tabs, one does. Emits `false` at once, `true` when it
   * is this tab's turn, `false` when the page is frozen, and `true` again when it resumes and nobody else leads. Unsubscribing,
   * like the end of the tab, lets the next one lead. Never errors or completes.
   */
  lead(name: string): Observable<boolean>
}
