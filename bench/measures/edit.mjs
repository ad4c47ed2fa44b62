import { filled, openPage, withContext } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

/** From the key that commits an edited cell to the change in the table. */
export function measureEdit({ browser, app, frame, rounds }) {
  return withContext(browser, filled(10_000), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    await page.evaluate(() => globalThis.probe.firstRows())
    const samples = []
    for (let round = 0; round <= rounds; round += 1) {
      await startEditing(page)
      await page.keyboard.type(`Title ${round}`)
      await quiet()
      await page.evaluate(() => {
        globalThis.pending = globalThis.probe.sinceInput('keydown', globalThis.probe.lookAtTable)
      })
      await page.keyboard.press('Enter')
      samples.push(await page.evaluate(() => globalThis.pending))
    }
    if (samples.includes(null)) throw new Error('An edit changed nothing on the screen.')
    return [{ key: 'edit.local', value: median(samples.slice(1)), baseline: frame, unit: 'ms', goal: 2 }]
  })
}

/** Opens the job title of the first person in its editor, with the old text selected. */
export async function startEditing(page) {
  const column = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.findIndex((head) => /title/i.test(head.textContent)))
  if (column < 0) throw new Error('The table has no column of titles.')
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(column).dblclick()
  // The editor's code comes with the first edit: keys pressed before it is there are the grid's.
  await page.getByRole('grid').getByRole('textbox').waitFor()
  await page.keyboard.press('Control+A')
}
