import type { Locator } from '@playwright/test'

/** Drags by the mouse as a hand does, in steps: the browser's own drag and drop begins only after some movement. */
export async function dragTo(source: Locator, target: Locator): Promise<void> {
  const page = source.page()
  await source.hover()
  await page.mouse.down()
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not on the screen')
  const x = box.x + box.width / 2
  const y = box.y + Math.min(box.height / 2, 120)
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.move(x + 2, y + 2, { steps: 3 })
  await page.mouse.up()
}
