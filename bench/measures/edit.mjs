import { filled, openPage, withContext } from '../lib/browser.mjs'
import { signUpWithSample } from '../lib/journey.mjs'
import { onSupabase } from '../lib/on-supabase.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

/** What a far backend adds to every answer. */
const LATENCY_MS = 200

/** From the key that commits an edited cell to the change in the table: in this browser, and on a backend that is far away. */
export async function measureEdit({ browser, app, frame, rounds }) {
  const local = await withContext(browser, filled(10_000), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    return timeOfEdits(page, rounds)
  })
  const remote = await onSupabase((project, url) =>
    withContext(browser, { set: 'supabase', ...project }, async (context) => {
      const page = await openPage(context)
      await signUpWithSample(page, url, project)
      await (
        await context.newCDPSession(page)
      ).send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      return timeOfEdits(page, rounds)
    }),
  )
  return [
    { key: 'edit.local', value: local, baseline: frame, unit: 'ms', goal: 2 },
    { key: 'edit.remote', value: remote, baseline: frame, unit: 'ms', goal: 2 },
  ]
}

async function timeOfEdits(page, rounds) {
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
  // The first fetches the code that commits.
  const warm = samples.slice(1)
  if (warm.includes(null)) throw new Error('An edit changed nothing on the screen.')
  return median(warm)
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
