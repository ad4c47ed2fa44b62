import { asWide, record } from './picture-ways.mjs'

const NOTES = [
  'Met at the fair in **Porto**. Wants to see prices for:\n\n- three looms\n- two spare parts a year',
  'Sent the offer. Their budget ends in *June*.',
  'Asked for references: [two of them](https://looms.example/references) went out.',
]

/** A page where something of every kind has happened. */
export function longTimeline(page) {
  return asWide(page, async () => {
    await record(page, 'People')
    for (const text of NOTES) await add(page, 'Note', text)
    await add(page, 'Call', 'Agreed on a demo next week; bring the long table.')
    for (const [field, value] of [
      ['Job title', 'Head of purchasing'],
      ['Source', 'A fair'],
    ]) {
      await page.getByRole('button', { name: `Edit ${field.toLowerCase()}` }).press('Enter')
      await page.getByRole('textbox', { name: field }).fill(value)
      await page.keyboard.press('Enter')
      await page.getByText(`${field} changed`).first().waitFor()
    }
    const offer = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Three looms, delivered in June.') }
    await page.getByLabel('Attach a file').and(page.locator('input')).setInputFiles(offer)
    await page.getByRole('button', { name: 'Open offer.txt' }).first().waitFor()
  })
}

/** The same as the whole workspace sees it. */
export async function busyActivity(page) {
  await longTimeline(page)
  for (const key of ['g', 'a']) await page.keyboard.press(key)
  await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor()
  await page.getByText('offer.txt').first().waitFor()
}

async function add(page, kind, text) {
  await page.getByRole('group', { name: 'What to add' }).getByRole('button', { name: kind }).click()
  await page.getByRole('textbox', { name: kind, exact: true }).fill(text)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('region', { name: 'Timeline' }).getByText(text.slice(0, 12)).first().waitFor()
}
