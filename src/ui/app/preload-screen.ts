import { PATTERNS, type WorkspaceScreen } from './routes'
import { WORKSPACE_SCREENS } from './screens'

/** Fetches the code of a screen someone is about to open. */
export function preloadScreen(screen: WorkspaceScreen): void {
  WORKSPACE_SCREENS.find(({ pattern }) => pattern === PATTERNS[screen])?.screen.preload()
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
