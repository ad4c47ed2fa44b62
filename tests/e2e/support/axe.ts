import { expect, test, type Page } from '@playwright/test'
import { axeFinds } from '../../../scripts/axe.mjs'

/**
 * Fails with what axe finds on the page as it stands. It looks in Chromium only: what it finds is of the page, not of the
 * engine, and it crashes Firefox.
 *
 * @param within a selector: nothing else is looked at, which is quicker by far
 */
export async function expectAccessible(page: Page, place: string, within?: string): Promise<void> {
  if (test.info().project.name !== 'chromium') return
  const found = await axeFinds(page, within === undefined ? {} : { within })
  expect.soft(found.map((each) => `${place}: ${each}`)).toEqual([])
}
