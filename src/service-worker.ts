import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Every file of this build with what it holds, as the build knows them. */
declare const BUILT_FILES: PrecacheEntry[]

type Stage = Parameters<PrecacheController['activate']>[0]

interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface OpenWindow {
  readonly visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

interface Shown {
  readonly data: unknown
  close(): void
}

/** A service worker's global scope, as far as it is used: the types of a page are not those of a worker. */
const worker = globalThis as unknown as {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly OpenWindow[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly navigator: { readonly userAgent: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: Stage) => void): void
  addEventListener(type: 'push', listener: (event: Lasting & { readonly data: { json(): unknown } | null }) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Lasting & { readonly notification: Shown }) => void): void
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

// What the backend pushes, encrypted for this browser alone: `PushMessage` of the domain.
worker.addEventListener('push', (event) => event.waitUntil(show(Object(event.data?.json()) as Record<string, string>)))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data)))
})

async function show({ title = 'Portside', body, path, tag }: Readonly<Record<string, string>>): Promise<void> {
  const isSeen = (await windows()).some(({ visibilityState }) => visibilityState === 'visible')
  // Whoever looks at the app sees it there. Safari takes the permission back from whoever shows nothing.
  if (isSeen && !isSafari(worker.navigator)) return
  await worker.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' })
}

/** Where the app is open, it goes there itself: nobody loses what is half typed. */
async function goTo(path: string): Promise<void> {
  const [first] = await windows()
  if (first === undefined) return void (await worker.clients.openWindow(path))
  await first.focus()
  first.postMessage({ pushed: path })
}

function windows(): Promise<readonly OpenWindow[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

function isSafari({ userAgent }: { readonly userAgent: string }): boolean {
  return userAgent.includes('AppleWebKit') && !/Chrome|Chromium/.test(userAgent)
}
