export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari'
export const OLDEST_SUPPORTED: Readonly<Record<BrowserName, string>>
export const BUILD_TARGET: string[]
