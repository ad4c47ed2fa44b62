import { screen, waitFor } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderApp, type RenderedApp } from '../support/render-app'
import { hostileWorkspace, type HostileWorkspace } from '../support/hostile-workspace'

const SIZES = [
  [390, 844],
  [1280, 800],
] as const
const SETTINGS = ['profile', 'workspace', 'members', 'pipelines', 'fields', 'tags', 'integrations'] as const

let app: RenderedApp | undefined
let made: HostileWorkspace

beforeEach(async () => {
  app = await renderApp({ path: '/', prepare: async (connection) => void (made = await hostileWorkspace(connection)) })
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
})
afterEach(async () => {
  await app?.close()
  app = undefined
})

describe('hostile text is text, and pushes nothing off the screen', () => {
  it('on every screen that lists', { timeout: 60_000 }, async () => {
    const paths = [
      '',
      'people',
      'companies',
      'deals',
      'deals?layout=table',
      'tasks',
      'inbox',
      'files',
      'activity',
      'reports',
      'health',
    ]
    expect(await pushedAside(paths)).toEqual([])
  })

  it('on the pages of records and at the side', { timeout: 60_000 }, async () => {
    const { person, company, deal } = made
    const paths = [`people/${person}`, `companies/${company}`, `deals/${deal}`, `people?peek=people/${person}`]
    expect(await pushedAside(paths)).toEqual([])
  })

  it('in the settings', { timeout: 60_000 }, async () => {
    expect(await pushedAside(SETTINGS.map((section) => `settings/${section}`))).toEqual([])
  })

  it('in what lies above the screens', { timeout: 60_000 }, async () => {
    const found: string[] = []
    for (const keys of ['cp', 'co', 'cd', 'ct', 'cl', '{Control>}k{/Control}']) {
      await app?.user.keyboard(keys)
      await screen.findByRole('dialog')
      found.push(...(await looks(keys)))
      await app?.user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(found).toEqual([])
  })
})

async function pushedAside(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of paths) {
    history.pushState(null, '', `/w/${made.slug}${path === '' ? '' : `/${path}`}`)
    await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
    found.push(...(await looks(path)))
  }
  return found
}

async function looks(place: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.viewport(width, height)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    await waitFor(() => expect(document.body.textContent).toContain('onerror'))
    // What was laid out for the other size is not what is asked about.
    await waitFor(() => expect(tooWide()).toEqual([])).catch(() => found.push(`${place}, ${width} px: ${tooWide().join(', ')}`))
  }
  expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull()
  expect(Reflect.has(globalThis, 'ran')).toBe(false)
  return found
}

/** What holds a screen or a dialog and can be pushed sideways; a bar, a table and a board may be. */
function tooWide(): readonly string[] {
  return [document.documentElement, ...document.body.querySelectorAll('*')].flatMap((box) => {
    const { clientWidth, scrollWidth, clientHeight } = box
    if (scrollWidth <= clientWidth + 1 || clientHeight < 150 || box.matches('[role=grid], [role=grid] *')) return []
    const { overflowX, overflowY } = getComputedStyle(box)
    const mayScroll = box === document.documentElement || [overflowX, overflowY].every((each) => each === 'auto')
    return mayScroll ? [`${box.className} holds ${scrollWidth} in ${clientWidth}, by ${widest(box)}`] : []
  })
}

function widest(box: Element): string {
  const { right } = box.getBoundingClientRect()
  const beyond = [...box.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > right + 1)
  return beyond
    .slice(-4)
    .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    .join(' ')
}
