export interface Counts {
  readonly passed: number
  readonly failed: number
}
export function verdict(code: number, count?: () => Counts | null): Counts
export function countVitest(path: string): Counts | null
export function countPlaywright(path: string): Counts | null
export function vitestFailures(path: string): string[]
export function vitestFlakes(path: string): string[]
export function playwrightFailures(path: string): string[]
export function playwrightFlakes(path: string): string[]
