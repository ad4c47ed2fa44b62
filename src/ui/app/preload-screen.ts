import { PATTERNS, type WorkspaceScreen } from './routes'
import { WORKSPACE_SCREENS } from './screens'

/** Fetches the code of a screen someone is about to open. */
export function preloadScreen(screen: WorkspaceScreen): void {
  preloadPattern(PATTERNS[screen])
}

/**
 * Fetches the code of the screen a path leads to. Called before the backend is open, so that both are on their way at
 * once; the first page leads to people, sooner or later.
 */
export function preloadPath(path: string): void {
  if (path === PATTERNS.home) preloadScreen('people')
  const parts = path.split('/')
  const leadsTo = (pattern: string) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  }
  for (const { pattern } of WORKSPACE_SCREENS) if (leadsTo(pattern)) preloadPattern(pattern)
}

/** Long enough for the first screen to be there even on a slow machine: fetching ahead must never delay it. */
const AFTER_START_MS = 4000

/** Fetches the code of every screen once the first one stands and the browser has nothing else to do. */
export function preloadWhenIdle(): () => void {
  const preload = () => {
    for (const { screen } of WORKSPACE_SCREENS) screen.preload()
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

function preloadPattern(pattern: string): void {
  WORKSPACE_SCREENS.find((route) => route.pattern === pattern)?.screen.preload()
}
