import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnauthorizedError, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { choose } from './support/choose'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { CLOUDFLARE, HOSTED, PASSWORD } from './support/place'
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
    await expect(page.getByText(/Shop .*through the API \(key Shop, ….{4}\)/)).toBeVisible()
  })

  await test.step('revoked, the key opens nothing from then on', async () => {
    await page.goto(`${workspace}/settings/integrations`)
    await panel.getByRole('button', { name: /^Revoke Shop/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click()
    await expect(panel).toContainText('No keys yet.')
    expect((await ask('PATCH', `/deals/${deal.body.id}`, { patch: { title: 'Mine' } })).status).toBe(401)
  })
})

test(`an assistant that has only the address is let in by signing in, ${HOSTED.name}`, async ({ page, context, browser }) => {
  await chooseBackend(context, HOSTED.backend)
  const person = await begin(page, HOSTED)
  const workspace = new URL(page.url()).pathname.replace(/\/people$/, '')
  await page.goto(`${workspace}/settings/integrations`)
  const panel = page.getByRole('region', { name: 'Assistants', exact: true })
  const address = new URL((await panel.getByText(/\/mcp$/).textContent()) ?? '')

  // The program waits on this machine for the person to come back.
  const answers: URL[] = []
  const waiting = createServer(({ url = '/' }, answer) => {
    answers.push(new URL(url, 'http://127.0.0.1'))
    answer
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><title>Aide</title><h1>Back in Aide</h1>')
  })
  await new Promise<void>((ready) => waiting.listen(0, '127.0.0.1', ready))
  const aide = new Aide(`http://127.0.0.1:${(waiting.address() as AddressInfo).port}/callback`)
  const transport = () => new StreamableHTTPClientTransport(address, { authProvider: aide })
  const first = transport()
  await expect(new Client(ABOUT).connect(first)).rejects.toBeInstanceOf(UnauthorizedError)

  const elsewhere = await browser.newContext()
  await test.step('signed in first, the person comes back to what the program asks', async () => {
    await chooseBackend(elsewhere, HOSTED.backend)
    const asked = await elsewhere.newPage()
    await asked.goto(aide.asked)
    await asked.getByLabel('E-mail').fill(person.email)
    await asked.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await asked.getByRole('button', { name: 'Sign in' }).click()
    await expect(asked.getByRole('heading', { name: 'Let Aide in?' })).toBeVisible()
    await expect(asked.getByText('A program on this device (127.0.0.1)')).toBeVisible()
    await HOSTED.expectAccessible(asked, 'letting a program in')
    await choose(asked.getByLabel('For'), '30 days')
    await asked.getByRole('button', { name: 'Allow' }).click()
    await expect(asked.getByRole('heading', { name: 'Back in Aide' })).toBeVisible()
  })
  await elsewhere.close()
  const [answer] = answers
  waiting.close()
  expect([answer?.searchParams.get('state'), answer?.searchParams.get('iss')]).toEqual([
    'sent',
    address.href.replace(/\/mcp$/, ''),
  ])
  await first.finishAuth(answer?.searchParams.get('code') ?? '')

  const client = new Client(ABOUT)
  await client.connect(transport())
  await page.goto(`${workspace}/inbox`)
  const ada = { firstName: 'Ada', lastName: 'Lovelace' }
  await client.callTool({ name: 'create', arguments: { collection: 'people', data: ada } })
  await expect(page.getByRole('link', { name: /assistant proposes/ })).toBeVisible()

  await test.step('what was let in is listed, and ends when it is said', async () => {
    await page.goto(`${workspace}/settings/integrations`)
    await panel.getByRole('button', { name: 'End Aide (127.0.0.1)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click()
    await expect(panel).toContainText('Nobody has let anything in yet.')
    await expect(client.listTools()).rejects.toBeInstanceOf(UnauthorizedError)
    await client.close()
  })
})

const ABOUT = { name: 'Aide', version: '1.0.0' }

/** A program's own notes, for the client of the protocol's makers. */
class Aide implements OAuthClientProvider {
  readonly redirectUrl: string
  asked = ''
  private client: OAuthClientInformationMixed | undefined
  private known: OAuthTokens | undefined
  private verifier = ''

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl
  }

  get clientMetadata() {
    return { client_name: 'Aide', redirect_uris: [this.redirectUrl] }
  }
  state = () => 'sent'
  clientInformation = () => this.client
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client)
  tokens = () => this.known
  saveTokens = (tokens: OAuthTokens) => void (this.known = tokens)
  redirectToAuthorization = (url: URL) => void (this.asked = url.href)
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier)
  codeVerifier = () => this.verifier
  invalidateCredentials = () => void (this.known = undefined)
}
