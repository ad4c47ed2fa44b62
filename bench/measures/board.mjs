import { filled, openPage, withContext } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

const STEPS = 40

/** The longest frame while a card is dragged over the board and back, 5,000 deals. */
export function measureBoard({ browser, app, frame, rounds }) {
  return withContext(browser, filled(2000, { deals: 5000 }), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    await page.getByRole('link', { name: 'Deals' }).first().click()
    const card = page.getByRole('listitem').first()
    await card.waitFor()
    const worst = []
    for (let round = 0; round <= rounds; round += 1) worst.push(await dragAcross(page, card))
    return [{ key: 'board.drag', value: median(worst.slice(1)), baseline: frame, unit: 'ms', goal: 2 }]
  })
}

/** Over the columns and back onto itself, so that each drag begins from the same board. */
async function dragAcross(page, card) {
  const box = await card.boundingBox()
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const far = { x: Math.min(from.x + 800, page.viewportSize().width - 40), y: from.y + 300 }
  await quiet()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 })
  await page.evaluate(() => {
    globalThis.frames = globalThis.probe.watchFrames()
  })
  await moveByFrames(page, from, far)
  await moveByFrames(page, far, from)
  const { worst, frames } = await page.evaluate(() => globalThis.frames.stop())
  await page.mouse.up()
  if (frames < 30) throw new Error('The page drew no frames while the card was dragged.')
  return worst
}

/** One step a frame, as a hand moves; faster ones would fall together. */
async function moveByFrames(page, from, to) {
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}
