import { Observable } from 'rxjs'
import type { Tabs } from './tabs'

/** The tabs of this browser: who leads holds a Web Lock, which the browser takes from a tab that ends, however it ends. */
export const webTabs: Tabs = {
  lead: (name) =>
    new Observable<boolean>((subscriber) => {
      let letGo = (): void => undefined
      const ask = (): void => {
        subscriber.next(false)
        letGo = askToLead(name, () => subscriber.next(true))
      }
      // A page put aside may sleep for days: what it holds it would keep from the others.
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

/** @returns gives up the lead, or the asking for it */
function askToLead(name: string, granted: () => void): () => void {
  const asking = new AbortController()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const holding = navigator.locks.request(name, { signal: asking.signal }, () => {
    // Granted in the same moment as it was given up.
    if (asking.signal.aborted) return undefined
    granted()
    return held
  })
  // What asking is broken off with.
  void holding.catch(() => undefined)
  return () => {
    asking.abort()
    release()
  }
}
