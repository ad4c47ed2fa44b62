import { ownScript } from '../../own-script'
import { appUpdateText } from '../text/shell-parts'
import type { Toasts } from '../app/toasts'

/** Where the build puts it; its scope is the whole site. */
const SERVICE_WORKER = '/sw.js'

/**
 * Keeps the app's own files in this browser, so that it opens offline, and offers a newer build when there is one. Nothing
 * reloads by itself: somebody may be in the middle of a sentence.
 */
export async function startOffline(toasts: Toasts): Promise<void> {
  const container = navigator.serviceWorker
  const registration = await container.register(ownScript(SERVICE_WORKER))
  let isAccepted = false
  // On a first visit the worker takes over the page, too, so that all screens are stored. That is not a new build.
  let isFirst = container.controller === null

  function offer(waiting: ServiceWorker): void {
    const run = (): void => {
      isAccepted = true
      waiting.postMessage('take-over')
    }
    toasts.show({ ...words('ready'), sticky: true, actions: [{ label: appUpdateText.reload, run }] })
  }

  // A first one replaces nothing. Whether it controls the page cannot tell: where a worker takes over at once, WebKit tells of
  // that before it tells that the worker is installed.
  const isNews = (): boolean => registration.active !== null
  if (registration.waiting !== null && isNews()) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    if (!isNews()) return
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
  container.addEventListener('controllerchange', () => {
    if (isAccepted) return location.reload()
    if (isFirst) {
      isFirst = false
      return
    }
    const actions = [{ label: appUpdateText.reload, run: () => location.reload() }]
    toasts.show({ ...words('tookOver'), sticky: true, actions })
  })
  // Tabs stay open for days, so a tab that becomes visible looks for a new build, unless it is offline.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

function words(key: 'ready' | 'tookOver'): { readonly title: string; readonly body: string } {
  return { title: appUpdateText[key], body: appUpdateText[`${key}Body`] }
}
