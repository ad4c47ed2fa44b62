import { screen, waitFor, within } from '@testing-library/react'
import { firstValueFrom } from 'rxjs'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Role } from '../../../src/domain/model/workspaces/workspace'
import { hostileWorkspace, type HostileWorkspace } from '../support/hostile-workspace'
import { ACCOUNT, renderApp, type RenderedApp } from '../support/render-app'
import { inTurn } from '../../support/in-turn'

let app: RenderedApp | undefined
let made: HostileWorkspace

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

type As = 'viewer' | 'restricted member' | 'admin'

/** Ben, who is `as` in a workspace where there is something of everything. */
async function open(as: As): Promise<RenderedApp> {
  const role: Role = as === 'restricted member' ? 'member' : as
  const mutationId = () => ({ mutationId: mutationIdOf(browserRuntime().newId()) })
  app = await renderApp({
    path: '/',
    prepare: async (connection, backend) => {
      const owner = backend.connect()
      made = await hostileWorkspace(owner)
      const { items } = await owner.ports.records.list('workspaces', { workspaceId: null, limit: 1 })
      const workspaceId = items[0]?.id
      if (workspaceId === undefined) throw new Error('there is no workspace')
      const memberVisibility = as === 'restricted member' ? 'own-and-unassigned-deals' : 'everything'
      const narrowed = {
        kind: 'update',
        collection: 'workspaces',
        id: workspaceId,
        patch: { memberVisibility },
        expect: 'any',
      } as const
      await owner.ports.records.commit([narrowed], { workspaceId, ...mutationId() })
      await owner.ports.functions.call('invite-member', { workspaceId, email: 'ben@example.com', role }, mutationId())
      const [mail] = await firstValueFrom(backend.mailbox.mails$)
      await connection.ports.auth.signUp({ ...ACCOUNT, email: 'ben@example.com', name: 'Ben Okafor' })
      await connection.ports.functions.call('accept-invitation', { token: mail?.path.split('/').at(-1) ?? '' }, mutationId())
    },
  })
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  return app
}

/** Every screen and every part of the settings; of the records those that everybody reads. */
function paths(): readonly string[] {
  const { person, company } = made
  const lists = ['people', 'companies', 'deals', 'deals?layout=table', 'tasks', 'inbox', 'files', 'activity']
  const work = ['reports', 'health', 'duplicates', 'import', 'trash', `people/${person}`, `companies/${company}`]
  const settings = ['profile', 'security', 'workspace', 'members', 'pipelines', 'fields', 'tags', 'integrations', 'data']
  return ['', ...lists, ...work, ...settings.map((section) => `settings/${section}`)]
}

/** What only reads, and what is one's own. */
const READS = [
  /^(Search|View:|Filter|Sorted by|Group|Columns|Board|Table|Mine|Any record|Clear|Reset|Period|Owner|Show )/,
  /^(Whose|Done|Notify me here|All types|Any size|From|To|to|Type|Size|Added|Kind|Member|About|Search again)/,
  // What a board comes to, the columns that fold, and the rest of a bar that is too long.
  /^(€[\d,]+$|Won\d|Lost\d|More$)/,
  /^(Everything|Notes|Calls|Meetings|Tasks|Files|Stages|Changes|Open |Download |Copy |Actions for )/,
  /^(Display name|Title|Time zone|New password|Set up|Sign out everywhere|Save as file|Get a link|Send mine now|Fields of|Collection|Delete account$)/,
]
const MANAGES =
  /^(Invite|Role of|More about|New pipeline|New field|Move .* to the trash|Remove |Revoke|Delete (?!account$)|Add webhook|New key|Deliver now|Export$|Choose a person|Empty)/
const OWNS = /^(Delete workspace|Move )/

const REFUSED: Readonly<Record<As, (name: string, path: string) => boolean>> = {
  viewer: (name) => !READS.some((reads) => reads.test(name)),
  'restricted member': (name) => MANAGES.test(name),
  // Elsewhere, what moves are stages and fields.
  admin: (name, path) => path === 'settings/workspace' && (OWNS.test(name) || name === 'Save'),
}

it.each(inTurn(['viewer', 'restricted member', 'admin'] as const, 3))(
  'as %s every screen opens, and offers nothing that would be refused',
  { timeout: 60_000 },
  async (as) => {
    await open(as)
    const found: string[] = []
    for (const path of paths()) {
      history.pushState(null, '', `/w/${made.slug}${path === '' ? '' : `/${path}`}`)
      await settled()
      const main = within(screen.getByRole('main'))
      found.push(...main.queryAllByRole('alert').map(({ textContent }) => `${path}: ${textContent}`))
      found.push(...controls().flatMap((name) => (REFUSED[as](name, path) ? `${path}: ${name}` : [])))
    }
    expect(found).toEqual([])
  },
)

/** Nothing is on its way any more: the screen is the same over a few frames. */
async function settled(): Promise<void> {
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })
  let before = ''
  await waitFor(
    async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      const isSame = before === document.body.innerHTML
      before = document.body.innerHTML
      expect(isSame && document.querySelector('[aria-busy="true"]') === null).toBe(true)
    },
    { timeout: 15_000 },
  )
}

/** The names of what can be pressed, chosen or typed into, hostile ones aside. */
function controls(): readonly string[] {
  const found = document.querySelectorAll<HTMLElement>(
    'main :is(button, input:not([readonly], [aria-hidden]), textarea):not(:disabled)',
  )
  const named = [...found].map((each) => {
    const label = each instanceof HTMLInputElement || each instanceof HTMLButtonElement ? each.labels?.[0]?.textContent : null
    return (each.getAttribute('aria-label') ?? label ?? each.textContent).trim()
  })
  return [...new Set(named)].filter((name) => !name.startsWith('<img'))
}
