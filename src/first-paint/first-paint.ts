import { pictureOf, type Picture } from './draw-screen'
import { fetchAhead } from './fetch-ahead'
import { entry, here, takeSnapshot, type Snapshot } from './snapshot'

/** The address of `keep-screen`. The build knows it. */
declare const KEEP_SCREEN: string

/*
 * Draws the screen of last time before the app's own code runs, starts the app, and removes the picture once the app shows that
 * screen itself (docs/decisions/0099-the-screen-of-last-time.md). It stands in the head of the page, so that nothing comes before it.
 */

/** Until the app's first screen has what it needs. */
const KEPT_AFTER_MS = 1000
/** An app that cannot start says so below the picture. */
const LONGEST_MS = 15_000
const LONGEST_FRAME_MS = 100
/** Where a new visit to `/` leads. */
const START = /^\/w\/[^/]+\/people$/

/** @param askAhead by kinds of backends: what asks them meanwhile */
export function startFirstPaint(askAhead: Readonly<Record<string, () => void>>): void {
  void begin(askAhead)
}

async function begin(askAhead: Readonly<Record<string, () => void>>): Promise<void> {
  const snapshot = snapshotForHere()
  const picture = snapshot === null ? null : await painted(snapshot).catch(() => null)
  // Whoever has a picture has the files as well; they would hold it up.
  fetchAhead(askAhead, picture === null ? 'compile' : 'fetch')
  setTimeout(keepScreen, KEPT_AFTER_MS)
  await parsed()
  // By an address that only the page knows.
  await import(/* @vite-ignore */ entry())
  if (picture !== null) removeWhenShown(picture)
}

/** Without the script that stores the next one, none is drawn next time. */
function keepScreen(): void {
  void import(/* @vite-ignore */ KEEP_SCREEN).catch(() => undefined)
}

/** `null` where no screen is stored for what is opened. */
function snapshotForHere(): Snapshot | null {
  const snapshot = takeSnapshot()
  const { build, address, size } = here()
  const isHere = address === snapshot?.address || (address === '/' && START.test(snapshot?.address ?? ''))
  return isHere && snapshot?.build === build && snapshot.size === size ? snapshot : null
}

async function painted(snapshot: Snapshot): Promise<Picture> {
  const picture = pictureOf(snapshot)
  await parsed()
  picture.show()
  await nextFrame()
  return picture
}

function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
}

/** The app's code would hold the frame up. A hidden page paints none. */
function nextFrame(): Promise<void> {
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
function removeWhenShown(picture: Picture): void {
  const root = document.getElementById('root')
  let frames = 0
  const until = performance.now() + LONGEST_MS
  const look = () => {
    const isShown = root?.firstElementChild != null && root.querySelector('[data-pending]') === null
    // What is put in the place of a skeleton is on the screen with the frame after.
    frames = isShown ? frames + 1 : 0
    if (frames < 3 && performance.now() < until) requestAnimationFrame(look)
    else picture.remove()
  }
  look()
}
