import { choose } from './support/choose'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { CLOUDFLARE, HOSTED } from './support/place'
import { expect, test } from './support/portside-test'

test(`a program makes a deal, which is on the board that somebody looks at, ${HOSTED.name}`, async ({ page, context }) => {
  await chooseBackend(context, HOSTED.backend)
  await begin(page, HOSTED)
  const workspace = new URL(page.url()).pathname.replace(/\/people$/, '')
  await page.goto(`${workspace}/settings/integrations`)

  const panel = page.getByRole('region', { name: 'API keys' })
  await panel.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByLabel('Name').fill('Shop')
  await choose(dialog.getByLabel('It may'), 'Read and write')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const made = page.getByRole('alertdialog', { name: 'The key for Shop' })
  const key = await made.getByLabel('Key').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()
  const address = (await panel.getByText(/\/v1$/).textContent()) ?? ''
  expect(address).toContain(HOSTED === CLOUDFLARE ? '/api/v1' : '/functions/v1/api/v1')

  await test.step('what it may ask is told in the app, with the address', async () => {
    await panel.getByRole('link', { name: 'API reference' }).click()
    await expect(page.getByRole('heading', { name: 'people', exact: true })).toBeVisible()
    await expect(page.getByText(address, { exact: true })).toBeVisible()
    await HOSTED.expectAccessible(page, 'API reference')
  })

  await page.goto(`${workspace}/deals`)
  await expect(page.getByText('No deals yet')).toBeVisible()
  const ask = async (method: string, path: string, body: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { readonly id: string } }
  }
  const deal = await ask('POST', '/deals', { data: { title: 'Ten looms', amountMinor: 120_000 } })
  expect(deal.status).toBe(201)
  await expect(page.getByText('Ten looms')).toBeVisible()

  await test.step('its timeline says that it was a program, and which', async () => {
    await page.goto(`${workspace}/deals/${deal.body.id}`)
    await expect(page.getByText(/Shop .*through the API/)).toBeVisible()
  })

  await test.step('revoked, the key opens nothing from then on', async () => {
    await page.goto(`${workspace}/settings/integrations`)
    await panel.getByRole('button', { name: /^Revoke Shop/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(panel).toContainText('No keys yet.')
    expect((await ask('PATCH', `/deals/${deal.body.id}`, { patch: { title: 'Mine' } })).status).toBe(401)
  })
})
