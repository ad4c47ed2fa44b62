import type { BrowserContext, Locator, Page } from '@playwright/test'
import { changesText } from '../../src/ui/text/app'
import { developerText } from '../../src/ui/text/shell-parts'
import { dealsText } from '../../src/ui/text/deals'
import { errorWords } from '../../src/ui/text/error-text'
import { peopleText } from '../../src/ui/text/people'
import { recordText } from '../../src/ui/text/record'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { CLOUDFLARE, type Place, PLACES, SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { orNoAnswer } from './support/problems'
import { ageStore } from './support/store'
import { inDeveloperPanel, typePerson } from './support/visit'

// What is provoked here is noted by the browser, too; by Firefox, of an error that is logged, no more than its name.
test.use({
  expectedProblems: [orNoAnswer(/Failed to (load|fetch)|Unable to preload|Code could not be fetched|^console: Error$/)],
})

/** What goes wrong next, in each place by its own means. */
interface Faults {
  readonly cutLine: (page: Page) => Promise<void>
  readonly mendLine: (page: Page) => Promise<void>
  readonly refuseOnce: (page: Page) => Promise<void>
  /** Where a panel does it that stands in the form's place, there is another story of it. */
  readonly throttleOnce: ((page: Page) => Promise<void>) | null
  /** What is kept, or answers, is of a newer version than the app. */
  readonly makeNewer: (page: Page) => Promise<void>
}

const COMMITS = { supabase: '**/rest/v1/rpc/commit', cloudflare: '**/api/records/commit' }
const THROTTLED = { status: 429, headers: { 'retry-after': '1' }, json: {} }

const FAULTS: ReadonlyMap<Place, Faults> = new Map<Place, Faults>([
  [
    THIS_BROWSER,
    {
      cutLine: (page) => inDeveloperPanel(page, (panel) => panel.getByRole('checkbox', { name: developerText.cut }).check()),
      mendLine: (page) => inDeveloperPanel(page, (panel) => panel.getByRole('checkbox', { name: developerText.cut }).uncheck()),
      refuseOnce: (page) => inDeveloperPanel(page, (panel) => panel.getByRole('button', { name: developerText.refuse }).click()),
      // `bad-input.test.ts`
      throttleOnce: null,
      makeNewer: ageStore,
    },
  ],
  [
    SUPABASE,
    {
      cutLine: (page) => page.context().setOffline(true),
      mendLine: (page) => page.context().setOffline(false),
      refuseOnce: (page) => answerOnce(page, COMMITS.supabase, { status: 403, json: { code: '42501', message: 'denied' } }),
      throttleOnce: (page) => answerOnce(page, COMMITS.supabase, THROTTLED),
      makeNewer: async (page) => {
        await page.route('**/rpc/backend_info', (route) => route.fulfill({ json: { schema: '999' }, headers: CORS }))
      },
    },
  ],
  [
    CLOUDFLARE,
    {
      cutLine: (page) => page.context().setOffline(true),
      mendLine: (page) => page.context().setOffline(false),
      refuseOnce: (page) =>
        answerOnce(page, COMMITS.cloudflare, {
          status: 403,
          json: { error: { code: 'access/denied', details: { action: 'commit' } } },
        }),
      throttleOnce: (page) => answerOnce(page, COMMITS.cloudflare, THROTTLED),
      makeNewer: async (page) => {
        await page.route('**/api/health', (route) => route.fulfill({ json: { value: { version: 999, mail: true } } }))
      },
    },
  ],
])

for (const place of PLACES)
  test(`what goes wrong is told where it happened, and nothing typed is lost, ${place.name}`, async ({ page, context }) => {
    const faults = FAULTS.get(place)
    if (faults === undefined) throw new Error('no faults for this place')
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const home = new URL(page.url()).pathname.replace(/\/people.*$/, '')

    await test.step('offline a form says so, and is sent once online again', async () => {
      // The panel that cuts the one line stands where the form would; the other line brings the form, too.
      if (place === THIS_BROWSER) await faults.cutLine(page)
      const deal = await typeDeal(page, 'Oars')
      if (place !== THIS_BROWSER) await faults.cutLine(page)
      await page.keyboard.press('Enter')
      await expect(deal.getByRole('alert')).toHaveText(errorWords['net/offline']({}))
      await expect(deal.getByLabel('Title')).toHaveValue('Oars')
      // One sentence, where it happened: a second one would send a second deal.
      await expect(page.getByText(changesText.failedTitle(dealsText.created('Oars')))).toHaveCount(0)
      if (place === THIS_BROWSER) {
        await page.keyboard.press('Escape')
        await faults.mendLine(page)
        await typeDeal(page, 'Oars')
      } else await faults.mendLine(page)
      await page.keyboard.press('Enter')
      await expect(deal).toBeHidden()
    })

    await test.step('what is refused stays in its form; who is told to wait goes on without being asked', async () => {
      await faults.refuseOnce(page)
      const person = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Quist' })
      await page.keyboard.press('Enter')
      await expect(person.getByRole('alert')).toHaveText(errorWords['access/denied']({ action: '' }))
      await expect(person.getByLabel('Last name')).toHaveValue('Quist')
      await page.keyboard.press('Escape')
      await faults.throttleOnce?.(page)
      await typePerson(page, { 'First name': 'Nora', 'Last name': 'Quist' })
      await page.keyboard.press('Enter')
      await expect(person).toBeHidden()
      await page.goto(`${home}/people`)
      await expect(page.getByText('1 person', { exact: true })).toBeVisible()
    })

    await test.step('what somebody deleted for good meanwhile is said to be gone', async () => {
      await page.getByRole('grid').getByRole('link', { name: 'Nora Quist' }).click()
      await page.getByRole('button', { name: 'Edit job title' }).press('Enter')
      await page.getByRole('textbox', { name: 'Job title' }).fill('Pilot')
      const other = await purgedElsewhere(context, `${home}/people`)
      await expect(page.getByRole('heading', { name: recordText.missingTitle('people') })).toBeVisible()
      await other.close()
    })

    await test.step('a version that does not fit touches nothing, and says which one to update', async () => {
      await faults.makeNewer(page)
      await page.goto('/')
      await expect(page.getByText(/^This (app|page) is older than its backend/)).toBeVisible()
    })
  })

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

interface Answer {
  readonly status: number
  readonly headers?: object
  readonly json: object
}

async function answerOnce(page: Page, url: string, answer: Answer) {
  let isDone = false
  await page.route(url, (route) => {
    if (isDone || route.request().method() === 'OPTIONS') return route.fallback()
    isDone = true
    return route.fulfill({ ...answer, headers: { ...CORS, ...answer.headers } })
  })
}

async function typeDeal(page: Page, title: string): Promise<Locator> {
  await page.keyboard.press('c')
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  await dialog.getByLabel('Title').fill(title)
  return dialog
}

/** In another tab: the only person of the list is moved to the trash, and the trash is emptied. */
async function purgedElsewhere(context: BrowserContext, people: string): Promise<Page> {
  const other = await context.newPage()
  await other.goto(people)
  await expect(other.getByRole('grid').getByRole('link').first()).toBeVisible()
  await other.getByRole('grid').focus()
  await other.keyboard.press('ControlOrMeta+a')
  await other.getByRole('button', { name: 'Move to trash', exact: true }).click()
  await expect(other.getByText(peopleText.trashed(1, '1'))).toBeVisible()
  await other.goto(people.replace(/people$/, 'trash'))
  await other.getByRole('button', { name: 'Empty the trash' }).click()
  await other.getByLabel('Type 1 to confirm').fill('1')
  await other.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click()
  await expect(other.getByText('The trash is empty')).toBeVisible()
  return other
}
