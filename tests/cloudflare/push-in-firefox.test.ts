import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firefox, type Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { startPushServer } from '../../scripts/backend/push-server.mjs'
import { bundleAssets } from '../../scripts/cloudflare/bundle-worker.mjs'
import { cloudflareOn } from '../harness/cloudflare.harness'
import { openWorker } from '../harness/local-worker'
import { chooseBackend } from '../e2e/support/backend'
import { openStage, PASSWORD } from '../harness/stage'
import { hasTurn } from '../support/in-turn'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where there is no Firefox, or no build, there is nothing to show it in. */
const isMissing =
  !existsSync(join(ROOT, 'dist/index.html')) ||
  spawnSync(process.env['FIREFOX_PATH'] ?? 'firefox-esr', ['--version']).status !== 0

it.runIf(!isMissing && hasTurn(2, 3))(
  'shows a mention in Firefox while the app is closed, past a push service that cannot read it',
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portside-push-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const service = await startPushServer()
    onTestFinished(() => service.close())
    const worker = await openWorker([], { site: { assets: await bundleAssets(folder), folder: join(ROOT, 'dist') } })
    onTestFinished(() => worker.close())
    const world = await cloudflareOn(async () => worker).open()
    onTestFinished(async () => void (await world.close()))
    const stage = await openStage(world)
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]

    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: join(ROOT, 'scripts/engines/firefox.mjs'),
      firefoxUserPrefs: {
        'dom.push.serverURL': service.socketUrl,
        'dom.push.testing.allowInsecureServerURL': true,
        // Firefox that is driven connects to no push service of its own accord.
        'dom.push.connection.enabled': true,
        'permissions.default.desktop-notification': 1,
        'dom.webnotifications.requireuserinteraction': false,
        // This machine may have nobody who shows the notifications of its programs.
        'alerts.useSystemBackend': false,
      },
    })
    onTestFinished(() => browser.close())
    const context = await browser.newContext({ baseURL: worker.url })
    await chooseBackend(context, { set: 'cloudflare' })
    const page = await context.newPage()
    await signIn(page, member.email)
    await page.goto(`${new URL(page.url()).pathname.split('/').slice(0, 3).join('/')}/settings/notifications`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.getByRole('switch', { name: 'Notify me while Portside is closed' }).click()
    await page.getByText('On. You see nothing twice').waitFor()
    // No page of the app is open any more.
    await page.goto('about:blank')

    await owner.ports.records.commit(
      [{ kind: 'create', collection: 'notes', id: world.newId(), data: { body: 'Look here', mentions: [member.memberId] } }],
      { workspaceId: owner.workspaceId, mutationId: world.newId() as never },
    )
    await expect.poll(() => service.acknowledged(), { timeout: 30_000 }).toMatchObject([{ code: 100 }])
    // Of the same origin, and not the app.
    await page.goto('/favicon.svg')
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/')
      const notifications = (await registration?.getNotifications()) ?? []
      return notifications.map(({ title, body, data }) => ({ title, body, path: String(data) }))
    })
    expect(shown).toEqual([{ title: 'owner mentioned you', body: 'Look here', path: expect.stringMatching(/^\/w\/.+\/inbox$/) }])
  },
)

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/w\//)
}
