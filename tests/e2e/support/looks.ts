import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'

/** Each theme and each size once: what depends on both at once, `contrast.test.ts` works out for every pair of colours. */
export const LOOKS = [
  { name: 'light and wide', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark and narrow', theme: 'dark', viewport: { width: 390, height: 844 } },
] as const

/**
 * axe over what is on the screen, in each look, where nothing is behind an edge, and back in the first: to come here once for
 * each takes twice as long.
 *
 * @param within a selector: axe looks at nothing else, which is quicker by far
 */
export async function expectAccessibleInEveryLook(page: Page, place: string, within?: string): Promise<void> {
  for (const look of [LOOKS[1], LOOKS[0]]) {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
    await page.setViewportSize(look.viewport)
    // What follows the size of the window is drawn with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expectAccessible(page, `${place}, ${look.name}`, within)
    expect.soft({ place, beyond: await beyondTheEdge(page) }).toEqual({ place, beyond: 0 })
  }
}

/** By how many pixels the page is wider than its window: what is there is hidden. */
export function beyondTheEdge(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
