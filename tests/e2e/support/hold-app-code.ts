import type { Page, Route } from '@playwright/test'

/** The app's own script does not come until it is released. */
export async function holdAppCode(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  const pattern = /\/assets\/index-[^/]+\.js$/
  await page.route(pattern, (route) => {
    if (isHeld) held.push(route)
    else void route.continue()
  })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}
