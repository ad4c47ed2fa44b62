import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

/**
 * Fails with what axe finds on the page as it stands: each rule, and where. Transitions must have ended. It looks in Chromium
 * only: what it finds is of the page, not of the engine, and it crashes Firefox.
 *
 * @param within a selector: nothing else is looked at, which is quicker by far
 */
export async function expectAccessible(page: Page, place: string, within?: string): Promise<void> {
  if (test.info().project.name !== 'chromium') return
  // Once for each document: to read it anew takes half as long as to look at a screen.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  const found = await page.evaluate(lookAround, within ?? ':root')
  expect.soft(found.map((each) => `${place}: ${each}`)).toEqual([])
}

/** In the page. No page has frames, so that nothing has to be put together. */
async function lookAround(within: string): Promise<readonly string[]> {
  // What is in order is told with every node of it, too, unless nobody asks: that takes longer than the looking.
  const results = await window.axe?.run(within, { resultTypes: ['violations'] })
  if (results === undefined) throw new Error('axe is not there')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
