import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { german } from '../../src/ui/text/de/german'
import { textAreas } from '../../src/ui/text/in-language'
import { beyondTheEdge } from './support/looks'
import { expect, test } from './support/portside-test'
import { inDeveloperPanel } from './support/visit'

/** By the last part of its path, and what is there once it has something to show. */
const SCREENS = [
  { path: 'tasks', ready: 'main h1' },
  { path: 'people', ready: 'main a[href*="/people/"]' },
  { path: 'deals', ready: '[data-deal]' },
  { path: 'reports', ready: 'main figure' },
  { path: 'settings/members', ready: 'main li, main td' },
  { path: 'settings/pipelines', ready: 'main input' },
]

test.use({ backend: { set: 'memory', kept: false, sample: { people: 60, companies: 20, deals: 30 } } })

test('in German no word is English, and every screen fits from right to left', async ({ page }) => {
  const english = await englishWords()
  await page.goto('/')
  await expect(page.getByRole('grid')).toBeVisible()
  await inDeveloperPanel(page, (panel) => panel.getByText('Right-to-left layout').click())
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByText('Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await walk(page, async (screen) => {
    const found = {
      english: (await visibleWords(page)).filter((word) => english.has(word)),
      direction: await page.evaluate(() => getComputedStyle(document.body).direction),
      beyond: await beyondTheEdge(page),
    }
    expect.soft({ screen, ...found }).toEqual({ screen, english: [], direction: 'rtl', beyond: 0 })
  })
})

/** From screen to screen without a new start, and to the page of the first person. */
async function walk(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const visit = async (path: string, ready: string) => {
    const before = await page.title()
    await page.evaluate((to) => history.pushState(null, '', to), path)
    // The settings have one title for all of their parts.
    if (!path.endsWith('/pipelines')) await expect.poll(() => page.title()).not.toBe(before)
    await expect(page.locator(ready).first()).toBeVisible()
    await look(path)
  }
  await expect(page).toHaveURL(/\/w\//)
  const workspace = new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
  for (const { path, ready } of SCREENS) {
    await visit(`${workspace}/${path}`, ready)
    if (path !== 'people') continue
    const person = await page.locator(ready).first().getAttribute('href')
    await visit(person ?? workspace, 'main h1')
  }
}

/** What a workspace keeps as it was written: labels and names of stages. */
const KEPT = ['Work', 'Home', 'Mobile', 'Other', 'Won', 'Lost', 'Qualified', 'Proposal']

/** What is said in English only: no German text is the same. */
async function englishWords(): Promise<ReadonlySet<string>> {
  const folder = new URL('../../src/ui/text/', import.meta.url)
  for (const file of readdirSync(folder)) if (file.endsWith('.ts')) await import(new URL(file, folder).href)
  const inGerman = new Set([...wordsOf(german), ...KEPT])
  return new Set([...textAreas().values()].flatMap(wordsOf).filter((word) => !inGerman.has(word)))
}

function wordsOf(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'object' && word !== null) return wordsOf(word)
    return typeof word === 'string' ? [word] : []
  })
}

/** Every text that is shown, and every name that is told instead of one. */
async function visibleWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const texts = elements.flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    const names = elements.flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('placeholder')])
    return [...texts.map((node) => node.textContent), ...names].flatMap((word) => (word?.trim() ? [word.trim()] : []))
  })
}
