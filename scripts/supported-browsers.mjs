/**
 * The oldest browsers that Portside is written for: what was new on 23 May 2024, two and a half years before this was set. The
 * build lowers syntax and styles to them, and a test holds the APIs in use to them. docs/browsers.md says what is promised.
 */
export const OLDEST_SUPPORTED = { chrome: '125', edge: '125', firefox: '126', safari: '17.5' }

/** As the build's target names them. */
export const BUILD_TARGET = Object.entries(OLDEST_SUPPORTED).map(([browser, version]) => `${browser}${version}`)
