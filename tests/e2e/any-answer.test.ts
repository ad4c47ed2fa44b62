import type { Page } from '@playwright/test'
import { connectionText } from '../../src/ui/text/shell-parts'
import { begin } from './support/begin'
import { LOCAL_BACKEND, SUPABASE } from './support/place'
import { expect, test } from './support/portside-test'
import { orNoAnswer } from './support/problems'
import { typePerson } from './support/visit'

const WITH_COPY = { set: 'supabase', ...LOCAL_BACKEND, keepsReplica: true } as const
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

// What a browser notes of answers like these.
test.use({ backend: WITH_COPY, expectedProblems: [orNoAnswer(/Failed to (load|fetch)|WebSocket connection|ERR_|CORS policy/)] })

/** In the place of every answer, or of those for records alone. */
const ANSWERS = [
  { says: 'a project that is paused', at: '**', status: 540, contentType: 'text/html', body: '<h1>Paused</h1>' },
  { says: 'records that cannot be had', at: 'rest/v1/**', status: 503, contentType: 'application/json', body: '{}' },
  { says: 'a captive portal', at: '**', status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
  { says: 'a bill to pay', at: '**', status: 402, contentType: 'application/json', body: '{"message":"restricted"}' },
  { says: 'a limit', at: '**', status: 429, contentType: 'text/plain', body: 'slow down' },
] as const

test('a reload opens from the copy, whatever the backend answers, and goes on by itself once it is well', async ({ page }) => {
  await begin(page, { ...SUPABASE, backend: WITH_COPY })
  await addPerson(page, 'Nora', 'Lind')
  await expect(sync(page)).toHaveText('Up to date')

  for (const { says, at, ...answer } of ANSWERS) {
    await test.step(says, async () => {
      const everywhere = `${LOCAL_BACKEND.url}/${at}`
      await page.route(everywhere, (route) =>
        route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill({ ...answer, headers: CORS }),
      )
      await page.reload()
      await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
      await expect(page.getByText(connectionText.down('backend', { hasCopy: true }))).toBeVisible()
      await page.unroute(everywhere)
      await expect(sync(page)).toHaveText('Up to date', { timeout: 45_000 })
    })
  }

  await test.step('nobody at all, who does not even refuse', async () => {
    const everywhere = `${LOCAL_BACKEND.url}/**`
    await page.route(everywhere, () => undefined)
    await page.reload()
    await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    await page.unroute(everywhere)
  })
})

function sync(page: Page) {
  return page.getByRole('status').getByRole('link')
}

async function addPerson(page: Page, first: string, last: string): Promise<void> {
  const form = await typePerson(page, { 'First name': first, 'Last name': last })
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
}
