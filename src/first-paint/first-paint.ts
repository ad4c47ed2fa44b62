import { drawScreen, type Picture } from './draw-screen'
import { fetchAhead } from './fetch-ahead'
import { isAtRest, readScreen } from './read-screen'
import { entry, forgetSnapshot, here, readSnapshot, storeSnapshot } from './snapshot'

/*
 * Draws the screen of last time before the app's own code runs, starts the app, and removes the picture once the app shows that
 * screen itself (docs/decisions/0099-the-screen-of-last-time.md). A script of its own, which runs first and waits for nothing.
 */

/** A screen is stored when it has not changed for so long. */
const QUIET_MS = 1000
/** An app that cannot start says so below the picture. */
const LONGEST_MS = 15_000
const LONGEST_FRAME_MS = 100
/** Where a new visit to `/` leads. */
const START = /^\/w\/[^/]+\/people$/
/** Screens of a workspace; secrets are shown in its settings. */
const STORED = /^\/w\/[^/]+\/(?!settings)/
const PAGE_ATTRIBUTES = ['data-theme', 'lang', 'dir']

const container = document.getElementById('root')
if (container !== null) void begin(container)

async function begin(root: HTMLElement): Promise<void> {
  fetchAhead()
  const picture = await drawn().catch(() => null)
  keep(root)
  // By an address that only the page knows.
  await import(/* @vite-ignore */ entry())
  if (picture !== null) removeWhenShown(root, picture)
}

/** The screen of last time, once it has been painted; `null` where none is stored for what is opened. */
async function drawn(): Promise<Picture | null> {
  const snapshot = readSnapshot()
  const { build, address, size } = here()
  const isHere = address === snapshot?.address || (address === '/' && START.test(snapshot?.address ?? ''))
  if (snapshot === null || !isHere || snapshot.build !== build || snapshot.size !== size) return null
  const picture = await drawScreen(snapshot)
  await painted()
  return picture
}

/** The app's code would hold the frame up. A hidden page paints none. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })
}

/** Once the app shows something, and no place in it waits for what belongs there. */
function removeWhenShown(root: HTMLElement, picture: Picture): void {
  let frames = 0
  const until = performance.now() + LONGEST_MS
  const look = () => {
    const isShown = root.firstElementChild !== null && root.querySelector('[data-pending]') === null
    // What is put in the place of a skeleton is on the screen with the frame after.
    frames = isShown ? frames + 1 : 0
    if (frames < 3 && performance.now() < until) requestAnimationFrame(look)
    else picture.remove()
  }
  look()
}

/**
 * What is stored is how the screen looks now, or there is nothing: the first change removes it, and it is stored anew when the
 * screen is quiet again. So it shows no record that was erased, and nothing of who signed out.
 */
function keep(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(() => {
    observer.disconnect()
    clearTimeout(timer)
    forgetSnapshot()
    timer = setTimeout(watch, QUIET_MS)
  })
  const watch = () => {
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    timer = setTimeout(take, QUIET_MS)
  }
  const take = () => {
    if (mayStore() && isAtRest(root)) storeSnapshot(taken(root))
    else timer = setTimeout(take, QUIET_MS)
  }
  watch()

  function mayStore(): boolean {
    const isShown = document.documentElement.hasAttribute('data-stored') && root.querySelector('[data-pending]') === null
    return isShown && STORED.test(location.pathname) && isBare()
  }
}

/** No dialog, menu or message lies above the screen. */
function isBare(): boolean {
  return Array.from(document.body.children).every(({ id, childElementCount }) => id === 'root' || childElementCount === 0)
}

function taken(root: HTMLElement) {
  const { documentElement } = document
  const page = PAGE_ATTRIBUTES.flatMap((name) => {
    const value = documentElement.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]'), ({ href }) => href)
  return { ...here(), page: Object.fromEntries(page), styles, content: readScreen(root) }
}
