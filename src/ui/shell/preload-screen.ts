import { fetchHowToApply } from '../app/changes'
import { PATTERNS } from '../app/routes'
import type { WorkspaceScreen } from '../text/shell'
import { WORKSPACE_SCREENS } from './screens'

declare global {
  interface Navigator {
    /** Some browsers do not say how they are connected. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Fetches the code of a screen someone is about to open. */
export function preloadScreen(screen: WorkspaceScreen): void {
  void preloadPattern(PATTERNS[screen])
}

/**
 * Fetches the code of the screen a path leads to. Called before the backend is open, so that both are on their way at
 * once; the first page leads to people, sooner or later. Resolves when the code is there or cannot be had.
 */
export async function preloadPath(path: string): Promise<void> {
  if (path === PATTERNS.home) return preloadPattern(PATTERNS.people)
  const parts = path.split('/')
  const leadsTo = (pattern: string) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  }
  await Promise.all(WORKSPACE_SCREENS.filter(({ pattern }) => leadsTo(pattern)).map(({ screen }) => screen.preload()))
}

/** Long enough for the first screen to be there even on a slow machine: fetching ahead must never delay it. */
const AFTER_START_MS = 4000

/**
 * Once the first screen stands: fetches the code of changing things and of all other screens, one after another, each when the
 * browser has nothing else to do. All at once they would hold up several frames of whatever a person does by then.
 * Not for somebody who asked their browser to save data: they fetch what they open.
 */
export function preloadWhenIdle(): () => void {
  if (navigator.connection?.saveData === true) return () => {}
  let isWanted = true
  const preloadAll = async () => {
    await new Promise((resolve) => setTimeout(resolve, AFTER_START_MS))
    const fetchChanging = () => fetchHowToApply().catch(() => undefined) // asked for again when something is changed
    for (const preload of [fetchChanging, ...WORKSPACE_SCREENS.map(({ screen }) => screen.preload)]) {
      await idle()
      if (!isWanted) return
      await preload()
    }
  }
  void preloadAll()
  return () => {
    isWanted = false
  }
}

/** Safari has no idle callback: there a task of its own has to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0)
    else requestIdleCallback(resolve, { timeout: 10_000 })
  })
}

async function preloadPattern(pattern: string): Promise<void> {
  await WORKSPACE_SCREENS.find((route) => route.pattern === pattern)?.screen.preload()
}
