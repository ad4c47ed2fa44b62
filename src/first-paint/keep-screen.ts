import { isAtRest, PASSING, readScreen } from './read-screen'
import { readStyles } from './read-styles'
import { forgetSnapshot, here, storeSnapshot } from './snapshot'

/*
 * Stores the screen for the next visit (docs/decisions/0099-the-screen-of-last-time.md). A script of its own, which is fetched once
 * the app's first screen has what it needs.
 */

/** A screen is stored when it has not changed for so long. */
const QUIET_MS = 1000
/** Screens of a workspace; secrets are shown in its settings. */
const STORED = /^\/w\/[^/]+\/(?!settings)/
const PAGE_ATTRIBUTES = ['data-theme', 'lang', 'dir']

const container = document.getElementById('root')
if (container !== null) keep(container)

/**
 * What is stored is how the screen looks now, or there is nothing: the first change removes it, and it is stored anew when the
 * screen is quiet again. So it shows no record that was erased, and nothing of who signed out.
 */
function keep(root: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>
  const observer = new MutationObserver((changes) => {
    if (changes.every(isPassing)) return
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

/** What says how things stand at the moment is not stored. */
function isPassing({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement
  return element?.closest(PASSING) != null
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
  return { ...here(), page: Object.fromEntries(page), styles: readStyles(root), content: readScreen(root) }
}
