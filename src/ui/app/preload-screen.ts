import { readPreference } from './preferences'
import { PATTERNS, type WorkspaceScreen } from './routes'
import { WORKSPACE_SCREENS } from './screens'

/** Fetches the code of a screen someone is about to open. */
export function preloadScreen(screen: WorkspaceScreen): void {
  preloadPattern(PATTERNS[screen])
}

/**
 * Fetches the code of the screen a path leads to. Called before the backend is open, so that both are on their way at
 * once; the first page leads to people where a workspace was open last time.
 */
export function preloadPath(path: string): void {
  if (path === PATTERNS.home && readPreference('workspace') !== null) preloadScreen('people')
  const parts = path.split('/')
  const leadsTo = (pattern: string) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  }
  for (const { pattern } of WORKSPACE_SCREENS) if (leadsTo(pattern)) preloadPattern(pattern)
}

/** Fetches the code of every screen while the browser has nothing else to do. */
export function preloadWhenIdle(): () => void {
  const preload = () => {
    for (const { screen } of WORKSPACE_SCREENS) screen.preload()
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(preload, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(preload, { timeout: 10_000 })
  return () => cancelIdleCallback(handle)
}

function preloadPattern(pattern: string): void {
  WORKSPACE_SCREENS.find((route) => route.pattern === pattern)?.screen.preload()
}
