import { isAtRest, readScreen } from './read-screen'
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
  return { ...here(), page: Object.fromEntries(page), styles: styleText(), content: readScreen(root) }
}

/** Without its fonts, which count in a document only. */
function styleText(): string {
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules))
  return rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [] : [rule.cssText])).join('\n')
}
