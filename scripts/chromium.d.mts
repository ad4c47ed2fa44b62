export const CHROMIUM_FLAGS: string[]
export function findChromium(): string | null
export function findTestBrowser(): string | null
export function findOnPath(names: readonly string[]): string | null
