import { signInToDemo } from './picture-project.mjs'
import { asWide, choose } from './picture-ways.mjs'

/** What was written offline. */
export function waiting(page) {
  return asWide(page, async () => {
    await openAtBothEnds(page)
    await writeWithoutLine(page)
    await syncLink(page, /2 to send/).click()
    await page.getByRole('region', { name: 'Waiting to be sent' }).waitFor()
  })
}

/** The same upon the record itself. */
export function waitingHere(page) {
  return asWide(page, async () => {
    await openAtBothEnds(page)
    await writeWithoutLine(page)
    await page.getByRole('region', { name: 'Waiting to be sent' }).waitFor()
  })
}

/** What another device wrote meanwhile. */
export function toDecide(page) {
  return asWide(page, async () => {
    const path = await openAtBothEnds(page)
    await writeWithoutLine(page)
    await writeElsewhere(page, [path])
    await page.context().setOffline(false)
    await syncLink(page, /needs a decision/).click()
    await page.getByRole('region', { name: 'Needs your decision' }).waitFor()
  })
}

export async function deciding(page) {
  await toDecide(page)
  await page.getByRole('button', { name: /^Decide: / }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** One change of two people, both of whom another device changed meanwhile. */
export async function decidingSeveral(page) {
  await asWide(page, async () => {
    await openAtBothEnds(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
    await page.context().setOffline(true)
    const rows = [0, 1].map((row) => page.locator(`[data-row="${row}"]`))
    const paths = []
    for (const row of rows) {
      paths.push(await row.getByRole('link').first().getAttribute('href'))
      await row.getByRole('gridcell').first().click()
    }
    await page.getByRole('button', { name: 'Edit field' }).click()
    const dialog = page.getByRole('dialog')
    await choose(dialog.getByLabel('Field'), 'Job title')
    await dialog.getByLabel('New value').fill('Head of purchasing')
    await dialog.getByRole('button', { name: 'Change Job title of 2 records' }).click()
    await page.getByText('Job title changed for 2 records').waitFor()
    await writeElsewhere(page, paths)
    await page.context().setOffline(false)
    await syncLink(page, /needs a decision/).click()
    await page.getByRole('button', { name: /^Decide: / }).click()
  })
  await page.getByRole('alertdialog').waitFor()
}

/** A person's page, opened by a browser that keeps the build. */
async function openAtBothEnds(page) {
  await signInToDemo(page)
  await syncLink(page, 'Up to date').click()
  await page.getByText('All of this workspace is on this device.').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await page.getByRole('grid').getByRole('link').first().click()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.getByRole('button', { name: 'Edit job title' }).waitFor()
  return new URL(page.url()).pathname
}

async function writeWithoutLine(page) {
  await page.context().setOffline(true)
  await write(page, 'Job title', 'Head of purchasing')
  await write(page, 'Source', 'A fair')
}

/** The same people, in a browser that holds no copy. */
async function writeElsewhere(page, paths) {
  const context = await page
    .context()
    .browser()
    .newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })
  try {
    const other = await context.newPage()
    const chosen = await page.evaluate(() => ['portside:backend', localStorage.getItem('portside:backend')])
    await other.addInitScript(([key, value]) => localStorage.setItem(key, value), chosen)
    await signInToDemo(other)
    for (const path of paths) {
      await other.goto(path)
      await write(other, 'Job title', 'Chief buyer')
      await other.getByText('Job title changed').first().waitFor()
    }
  } finally {
    await context.close()
  }
}

async function write(page, field, value) {
  await page.getByRole('button', { name: `Edit ${field.toLowerCase()}` }).press('Enter')
  await page.getByRole('textbox', { name: field }).fill(value)
  await page.keyboard.press('Enter')
  await page.getByText(value).first().waitFor()
}

function syncLink(page, text) {
  return page.getByRole('status').getByRole('link').filter({ hasText: text })
}
