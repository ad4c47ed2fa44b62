import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Every file of this build with what it holds, as the build knows them. */
declare const BUILT_FILES: PrecacheEntry[]

type Stage = Parameters<PrecacheController['activate']>[0]

/** A service worker's global scope, as far as it is used: the types of a page are not those of a worker. */
const worker = globalThis as unknown as {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: Stage) => void): void
}

/** As many requests as a browser makes to one host at once. One by one, hundreds of files take a round trip each. */
const LANES = 6

// The app opens offline, and always as one build: files that are fetched later belong to the same build as the first.
const files = new PrecacheController()
files.addToCacheList(BUILT_FILES)
worker.addEventListener('install', (event) => event.waitUntil(keepAll(event)))
worker.addEventListener('activate', (event) => {
  void files.activate(event)
  // On a first visit, too: when the connection breaks, the screens that were not opened yet are already stored.
  event.waitUntil(worker.clients.claim())
})
registerRoute(new PrecacheRoute(files))
// The page of a form is no part of the app, and needs a connection anyway.
registerRoute(new NavigationRoute(files.createHandlerBoundToURL('/'), { denylist: [/^\/form\//] }))
cleanupOutdatedCaches()

// A new build waits until nobody uses the old one, or until the person says so: nobody loses what is half typed.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})

async function keepAll(event: Stage): Promise<void> {
  const todo = [...files.getURLsToCacheKeys()]
  const lane = async (): Promise<void> => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const [url, cacheKey] = next
      // A file with its hash in its name may come from the browser's cache. All of these give way to the page's own requests.
      const cache = cacheKey === url ? 'default' : 'reload'
      const request = new Request(url, { cache, credentials: 'same-origin', priority: 'low' })
      await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
