import { screen, waitFor } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderApp, type RenderedApp } from '../support/render-app'
import { hostileWorkspace, type HostileWorkspace } from '../support/hostile-workspace'
import { testsInTurn } from '../../support/in-turn'

testsInTurn(4)

const SIZES = [
  [390, 844],
  [1280, 800],
] as const

/** Where to look, and what says that it has come: the screen before it may have a heading too. */
interface Place {
  readonly path: string
  readonly shows: () => Promise<unknown>
}

const titled = (path: string, name: string | RegExp): Place => ({
  path,
  shows: () => screen.findByRole('heading', { level: 1, name }),
})
const LISTS = [
  titled('', 'Home'),
  titled('people', 'People'),
  titled('companies', 'Companies'),
  titled('deals', 'Deals'),
  { path: 'deals?layout=table', shows: () => screen.findByRole('grid', { name: 'Deals' }) },
  titled('tasks', 'Tasks'),
  titled('inbox', 'Inbox'),
  titled('files', 'Files'),
  titled('activity', 'Activity'),
  titled('reports', 'Reports'),
  titled('health', 'Data health'),
]
const SETTINGS = [
  titled('settings/profile', 'Profile'),
  titled('settings/workspace', 'Workspace'),
  titled('settings/members', 'Members'),
  titled('settings/pipelines', 'Pipelines'),
  titled('settings/fields', 'Fields'),
  titled('settings/tags', 'Tags'),
  titled('settings/integrations', 'Integrations'),
]

let app: RenderedApp | undefined
let made: HostileWorkspace

beforeEach(async () => {
  app = await renderApp({ path: '/', prepare: async (connection) => void (made = await hostileWorkspace(connection)) })
  await screen.findByRole('heading', { level: 1, name: 'People' })
})
afterEach(async () => {
  await app?.close()
  app = undefined
})

describe('hostile text is text, and pushes nothing off the screen', () => {
  it('on every screen that lists', { timeout: 60_000 }, async () => {
    expect(await pushedAside(LISTS)).toEqual([])
  })

  it('on the pages of records and at the side', { timeout: 60_000 }, async () => {
    const { person, company, deal } = made
    const records = [
      titled(`people/${person}`, /^<img/),
      titled(`companies/${company}`, /^Company <img/),
      titled(`deals/${deal}`, /^Deal <img/),
      { path: `people?peek=people/${person}`, shows: () => screen.findByRole('heading', { level: 2, name: /^<img/ }) },
    ]
    expect(await pushedAside(records)).toEqual([])
  })

  it('in the settings', { timeout: 60_000 }, async () => {
    expect(await pushedAside(SETTINGS)).toEqual([])
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

async function pushedAside(places: readonly Place[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { path, shows } of places) {
    history.pushState(null, '', `/w/${made.slug}${path === '' ? '' : `/${path}`}`)
    await shows()
    found.push(...(await looks(path)))
  }
  return found
}

async function looks(place: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await page.viewport(width, height)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"], [class*="skeleton"]')).toBeNull())
    // Of the place itself, as what lies around it always holds some; but nobody has told the only member anything.
    const own = place === 'inbox' ? document.body : document.querySelector('main')
    await waitFor(() => expect(textOf(own)).toMatch(/onerror|w{60}/u))
    // What was laid out for the other size is not what is asked about.
    await waitFor(() => expect(tooWide()).toEqual([])).catch(() => found.push(`${place}, ${width} px: ${tooWide().join(', ')}`))
  }
  expect(document.querySelector('img[src="x"], a[href^="javascript"]')).toBeNull()
  expect(Reflect.has(globalThis, 'ran')).toBe(false)
  return found
}

function textOf(box: HTMLElement | null): string {
  const fields = [...(box?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].map(({ value }) => value)
  return [box?.textContent ?? '', ...fields].join(' ')
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
