import type { Page } from 'playwright'

export interface AxeScope {
  /** A selector: nothing else is looked at, which is quicker by far. */
  readonly within?: string
  /** The ids of the only rules to run; all of them by default. */
  readonly rules?: readonly string[]
}

export function axeFinds(page: Page, scope?: AxeScope): Promise<readonly string[]>
