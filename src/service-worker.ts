import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Every file of this build with what it holds, as the build knows them. */
declare const BUILT_FILES: PrecacheEntry[]

/** A service worker's global scope, as far as it is used: the types of a page are not those of a worker. */
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void
}

// The app opens without a line, and always as one build: what is fetched late is of the same one as what came first.
precacheAndRoute(BUILT_FILES)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/')))
cleanupOutdatedCaches()

// A new build waits until nobody uses the old one, or until the person says so: nobody loses what is half typed.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting()
})
