import { base64urlOfBytes } from '../../domain/model/kernel/base64url'
import type { PushObstacle } from '../text/push'

/** What the backend has to know to reach this browser. */
export interface PushKeys {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What keeps this browser from being notified; `null`: nothing, as far as it says before it is tried. */
export function pushObstacle(): PushObstacle | null {
  const isThere = 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator
  if (!isThere) return isAppleTouch(navigator) ? 'home-screen' : 'missing'
  return Notification.permission === 'denied' ? 'blocked' : null
}

/** An iPad says that it is a Mac, which has no touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** How this browser is reached now; `null`: it is not. */
export async function currentPush(): Promise<(PushKeys & { readonly key: string }) | null> {
  const subscription = await (await registrationHere())?.pushManager.getSubscription()
  if (subscription === null || subscription === undefined) return null
  const key = subscription.options.applicationServerKey
  return { ...keysOf(subscription), key: key === null ? '' : base64urlOfBytes(new Uint8Array(key)) }
}

/**
 * Asks the person, where nobody has yet, and the browser's push service.
 *
 * @param key of the backend, in base64url
 * @returns what keeps it from being reached, or how it is
 */
export async function subscribeToPush(key: string): Promise<PushKeys | PushObstacle> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const known = await currentPush()
  if (known?.key === key) return known
  // The backend has another key than when it was turned on.
  if (known !== null) await endPush()
  const registration = await registrationHere()
  if (registration === undefined) return 'missing'
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  } catch {
    // Its push service is out of reach, or it has none.
    return 'missing'
  }
}

/** From now on its push service says that nobody is there. Never rejects. */
export async function endPush(): Promise<void> {
  try {
    const subscription = await (await registrationHere())?.pushManager.getSubscription()
    await subscription?.unsubscribe()
  } catch {
    // Who cannot be reached is not reached.
  }
}

/** As its person recognises it. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent))?.[1] ?? 'Browser'
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1]
  return system === undefined ? browser : `${browser} · ${system}`
}

/** Those first whose names others bear as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

function keysOf(subscription: PushSubscription): PushKeys {
  const { keys = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}
