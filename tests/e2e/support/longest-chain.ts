import type { Page } from '@playwright/test'

/** Far longer than the page takes to ask for what it needs next: what is asked for meanwhile waits for no answer. */
const LATENCY_MS = 400

interface Trip {
  readonly depth: number
  isThere: boolean
}

/**
 * How many requests a visit makes one after another, each begun only after the one before was answered. What comes from the
 * browser's cache takes no trip.
 */
export async function longestChain(page: Page, visit: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const trips = new Map<string, Trip>()
  const deepest = (among: (trip: Trip) => boolean) => Math.max(0, ...[...trips.values()].filter(among).map(({ depth }) => depth))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Nothing waits for icons and fonts, and the manifest.
    if (request.url.startsWith('data:') || !/Document|Script|Stylesheet|Fetch|XHR/.test(type ?? '')) return
    trips.set(requestId, { depth: 1 + deepest(({ isThere }) => isThere), isThere: false })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => trips.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId }) => {
    const trip = trips.get(requestId)
    if (trip !== undefined) trip.isThere = true
  })
  await visit()
  const longest = deepest(() => true)
  await session.detach()
  return longest
}
