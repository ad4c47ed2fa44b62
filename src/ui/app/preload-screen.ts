import { fetchHowToApply } from './changes'
import { PATTERNS, type WorkspaceScreen } from './routes'
import { WORKSPACE_SCREENS } from './screens'

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

/** Once the first screen stands and the browser has nothing else to do: fetches the code of all others, and of changing things. */
export function preloadWhenIdle(): () => void {
  const preload = () => {
    for (const { screen } of WORKSPACE_SCREENS) void screen.preload()
    void fetchHowToApply().catch(() => undefined) // asked for again when something is changed
  }
  let handle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no idle callback; by now it is late enough without one.
    if (typeof requestIdleCallback === 'undefined') preload()
    else handle = requestIdleCallback(preload, { timeout: 10_000 })
  }, AFTER_START_MS)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}

async function preloadPattern(pattern: string): Promise<void> {
  await WORKSPACE_SCREENS.find((route) => route.pattern === pattern)?.screen.preload()
}
