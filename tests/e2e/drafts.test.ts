import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { choose } from './support/choose'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { HOSTED } from './support/place'
import { expect, test } from './support/portside-test'

const PEOPLE = ['Ada', 'Grace', 'Mary', 'Joan', 'Edith', 'Karen', 'Barbara', 'Frances'].map((firstName) => ({
  kind: 'create',
  collection: 'people',
  data: { firstName },
}))

test(`an assistant proposes ten changes, eight are accepted, and all is taken back, ${HOSTED.name}`, async ({
  page,
  context,
}) => {
  await chooseBackend(context, HOSTED.backend)
  await begin(page, HOSTED)
  const workspace = new URL(page.url()).pathname.replace(/\/people$/, '')
  await page.goto(`${workspace}/settings/integrations`)
  const panel = page.getByRole('region', { name: 'API keys' })
  await panel.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByLabel('Name').fill('Aide')
  await choose(dialog.getByLabel('It may'), 'Read and write')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const made = page.getByRole('alertdialog', { name: 'The key for Aide' })
  const key = await made.getByLabel('Key').inputValue()
  await made.getByRole('button', { name: 'Done' }).click()
  const address = ((await panel.getByText(/\/v1$/).textContent()) ?? '').replace(/v1$/, 'mcp')

  const client = new Client({ name: 'story', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  const companyId = crypto.randomUUID()
  const mutations = [
    { kind: 'create', collection: 'companies', id: companyId, data: { name: 'Analytical Engines' } },
    { kind: 'create', collection: 'deals', data: { title: 'Ten looms', companyId, amountMinor: 120_000 } },
    ...PEOPLE,
  ]
  const proposed = await client.callTool({ name: 'propose_changes', arguments: { title: 'After the fair', mutations } })
  expect(proposed.structuredContent).toMatchObject({ records: { status: 'open', changes: 10 } })

  await page.goto(`${workspace}/inbox`)
  await page.getByRole('link', { name: /Aide proposes/ }).click()
  await expect(page.getByRole('heading', { name: 'After the fair' })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(10)
  await HOSTED.expectAccessible(page, 'a proposal')
  // Nothing is there yet; two are not wanted.
  const found = async () => {
    const { structuredContent } = await client.callTool({ name: 'list', arguments: { collection: 'people', total: true } })
    return (structuredContent as { readonly records: { readonly total: number } }).records.total
  }
  expect(await found()).toBe(0)
  for (const name of ['Barbara', 'Frances']) await page.getByRole('checkbox', { name: new RegExp(name) }).uncheck()
  await page.getByRole('button', { name: 'Accept 8 of 10' }).click()
  await expect(page.getByText('8 of 10 changes were written.')).toBeVisible()
  expect(await found()).toBe(6)
  const known = await client.callTool({ name: 'proposals', arguments: {} })
  expect(known.structuredContent).toMatchObject({ records: { items: [{ status: 'partly-accepted', written: 8 }] } })

  await test.step('its timeline says who accepted it, and that an assistant proposed it', async () => {
    await page.getByRole('link', { name: 'Inbox', exact: true }).first().click()
    await page.goto(`${workspace}/companies/${companyId}`)
    await expect(page.getByText(/as an assistant proposed/).first()).toBeVisible()
    await page.goBack()
  })

  await page.getByRole('link', { name: /After the fair/ }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeHidden()
  await expect(page.getByText('Taken back').first()).toBeVisible()
  expect(await found()).toBe(0)
  await client.close()
})
