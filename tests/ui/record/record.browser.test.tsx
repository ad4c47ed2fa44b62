import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'
import { testsInTurn } from '../../support/in-turn'

testsInTurn(4)

const runtime = browserRuntime()
const ids = { person: runtime.newId(), company: runtime.newId(), deal: runtime.newId() }
let app: RenderedApp | undefined
let workspaceId: Id

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function commit({ ports }: Pick<MemoryConnection, 'ports'>, ...mutations: readonly Mutation[]): Promise<void> {
  await ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

/** A person at a company with a deal, in a workspace of its own. */
async function prepare(connection: MemoryConnection): Promise<void> {
  workspaceId = await withWorkspace(connection)
  const { items } = await connection.ports.records.list<'stages'>('stages', {
    workspaceId,
    orderBy: [{ field: 'position', direction: 'asc', empty: 'last' }],
    limit: 20,
  })
  const [stage] = items
  if (stage === undefined) throw new Error('a new workspace has stages')
  await commit(
    connection,
    { kind: 'create', collection: 'companies', id: ids.company, data: { name: 'Navy', domains: ['navy.example'] } },
    {
      kind: 'create',
      collection: 'people',
      id: ids.person,
      data: {
        firstName: 'Grace',
        lastName: 'Hopper',
        jobTitle: 'Commander',
        companyId: ids.company,
      },
    },
    {
      kind: 'create',
      collection: 'deals',
      id: ids.deal,
      data: {
        title: 'Compiler',
        pipelineId: stage.pipelineId,
        stageId: stage.id,
        amountMinor: 120_000,
        currency: 'EUR',
        companyId: ids.company,
        people: [{ personId: ids.person, role: null, primary: true }],
        rank: 'a0',
      },
    },
  )
}

async function open(path: string, name: string): Promise<RenderedApp> {
  app = await renderApp({ path: `/w/engines/${path}`, prepare })
  // The code of the screen is fetched when it is first opened, and a cold server compiles it then.
  await screen.findByRole('heading', { level: 1, name })
  return app
}

const openPerson = () => open(`people/${ids.person}`, 'Grace Hopper')
/** Grace Hopper, once she has an address and a number. */
async function openReachable(): Promise<void> {
  const { connection } = await openPerson()
  const emails = [{ value: 'grace@navy.example', label: 'Work', primary: true }]
  const phones = [{ raw: '+1 202 555 0142', e164: '+12025550142', extension: null, label: 'Mobile', primary: true }]
  await commit(connection, { kind: 'update', collection: 'people', id: ids.person, patch: { emails, phones }, expect: 'any' })
  await screen.findByText('Mobile')
}

const openDeal = () => open(`deals/${ids.deal}`, 'Compiler')
const timelineOf = () => screen.getByRole('region', { name: 'Timeline' })

describe('the page of a person', () => {
  it('is worked with the keyboard alone: a field, a note, a task, and back again', async () => {
    const { user } = await openPerson()

    screen.getByRole('button', { name: 'Edit job title' }).focus()
    await user.keyboard('{Enter}Rear admiral{Enter}')
    expect(await screen.findByText('Job title changed')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit job title' })))

    await user.keyboard('n')
    await user.keyboard('Found a **moth**{Control>}{Enter}{/Control}')
    expect(await within(timelineOf()).findByText('moth')).toBeDefined()

    await user.keyboard('{Escape}t')
    await user.keyboard('Keep the moth{Enter}')
    const done = await within(timelineOf()).findByRole('checkbox', { name: 'Complete Keep the moth' })
    done.focus()
    await user.keyboard(' ')
    expect(await within(timelineOf()).findByRole('checkbox', { name: 'Reopen Keep the moth' })).toBeDefined()

    await user.keyboard('{Control>}z{/Control}')
    expect(await within(timelineOf()).findByRole('checkbox', { name: 'Complete Keep the moth' })).toBeDefined()
  })

  it('tells from what to what a field was changed', async () => {
    const { user } = await openPerson()
    await user.click(screen.getByRole('button', { name: 'Edit job title' }))
    await user.keyboard('Admiral{Enter}')
    await waitFor(() => expect(timelineOf().textContent).toMatch(/Job title\s*from Commander\s*to Admiral/))
  })

  it('writes a note in Markdown that names a member, without leaving the keyboard', async () => {
    const { user, connection } = await openPerson()
    const field = screen.getByRole('textbox', { name: 'Note' })
    await user.click(field)
    await user.keyboard('{Control>}b{/Control}now')
    await user.keyboard('{ArrowRight}{ArrowRight} ask @lov')
    expect(await screen.findByRole('option', { name: /Ada Lovelace/ })).toBeDefined()
    await user.keyboard('{Enter}to call')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('**now** ask @Ada Lovelace to call')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await within(timelineOf()).findByText('now')
    const { items } = await connection.ports.records.list<'notes'>('notes', { workspaceId, limit: 5 })
    expect(items.map(({ mentions }) => mentions.length)).toEqual([1])
  })

  it('links a note to a company by @, under the name it has today, and tells nobody', async () => {
    const { user, connection } = await openPerson()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
    await user.click(field)
    await user.keyboard('Met @nav')
    expect(await screen.findByRole('option', { name: /^Navy/ })).toBeDefined()
    await user.keyboard('{Enter}in port')
    expect(field.value).toBe(`Met [Navy](portside:companies/${ids.company}) in port`)
    await user.keyboard('{Control>}{Enter}{/Control}')
    const link = await within(timelineOf()).findByRole('link', { name: 'Navy' })
    expect(link.getAttribute('href')).toBe(`/w/engines/companies/${ids.company}`)
    const { items } = await connection.ports.records.list<'notes'>('notes', { workspaceId, limit: 5 })
    expect(items.map(({ mentions }) => mentions)).toEqual([[]])

    await commit(connection, {
      kind: 'update',
      collection: 'companies',
      id: ids.company,
      patch: { name: 'Royal Navy' },
      expect: 'any',
    })
    expect(await within(timelineOf()).findByRole('link', { name: 'Royal Navy' })).toBeDefined()
    await commit(connection, { kind: 'trash', collection: 'companies', id: ids.company, expect: 'any' })
    await commit(connection, { kind: 'purge', collection: 'companies', id: ids.company, expect: 'any' })
    await waitFor(() => expect(within(timelineOf()).queryByRole('link', { name: /Navy/ })).toBeNull())
    expect(within(timelineOf()).getByText(/Met Navy in port/)).toBeDefined()
  })

  it('keeps what was written and not saved, and says so', async () => {
    const { user } = await openPerson()
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a thought')
    history.replaceState(null, '', '/w/engines/people')
    dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByRole('grid')
    history.replaceState(null, '', `/w/engines/people/${ids.person}`)
    dispatchEvent(new PopStateEvent('popstate'))
    expect(await screen.findByText('You wrote this earlier and did not save it.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('')
  })

  it('keeps a task that was composed and not added, each for its own record', async () => {
    const { user, reopen } = await openPerson()
    const titled = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' })
    await user.keyboard('t')
    await user.type(titled(), 'Ask about the loom')
    await user.keyboard('{Escape}')
    reopen(`/w/engines/companies/${ids.company}`)
    await screen.findByRole('heading', { level: 1, name: 'Navy' })
    await user.keyboard('t')
    expect(titled().value).toBe('')
    reopen(`/w/engines/people/${ids.person}`)
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })
    await user.keyboard('t')
    expect(titled().value).toBe('Ask about the loom')
    expect(screen.getByText('You wrote this earlier and did not save it.')).toBeDefined()
    await user.type(titled(), '{Enter}')
    await waitFor(() => expect(titled().value).toBe(''))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portside.draft.'))).toEqual([])
  })

  it('writes back what a field held before, where the change is told', async () => {
    const { user, connection } = await openPerson()
    await user.click(screen.getByRole('button', { name: 'Edit job title' }))
    await user.keyboard('Admiral{Enter}')
    await user.click(await within(timelineOf()).findByRole('button', { name: 'Restore job title to Commander' }))
    await waitFor(async () => expect((await connection.ports.records.get('people', ids.person))?.jobTitle).toBe('Commander'))
  })

  it('is called and written to from the top of the page', async () => {
    await openReachable()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([hrefOf('Call Grace Hopper'), hrefOf('E-mail Grace Hopper')]).toEqual([
      'tel:+12025550142',
      'mailto:grace@navy.example',
    ])
  })

  it('says an address and a company once, and no label that goes without saying', async () => {
    await openReachable()
    expect(screen.getAllByText(/grace|@navy/i, { selector: 'a' }).map(({ textContent }) => textContent)).toEqual([
      'grace@navy.example',
    ])
    expect(within(screen.getByRole('main')).queryByText('Work')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Company' })).toBeNull()
  })

  it('invites to fill in a field once one is at it, and not before; nor says twice who made it', async () => {
    await openPerson()
    const empty = screen.getByText('Add birthday')
    expect(getComputedStyle(empty).opacity).toBe('0')
    screen.getByRole('button', { name: 'Edit birthday' }).focus()
    expect(getComputedStyle(empty).opacity).toBe('1')
    expect(screen.getByText('Created')).toBeDefined()
    expect(screen.queryByText('Last changed')).toBeNull()
  })

  it('keeps the kinds of its timeline on one line, the rarer ones in a menu', async () => {
    await page.viewport(1280, 800)
    const { user } = await openPerson()
    const buttons = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
    expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Changes' }))
    await waitFor(() => expect(new URLSearchParams(location.search).get('timeline')).toBe('changes'))
    expect(within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { pressed: true }).textContent).toBe('Changes')
  })

  it('shows one kind of what happened, and says so in the link', async () => {
    const { user } = await openPerson()
    await user.click(within(timelineOf()).getByRole('button', { name: 'Calls' }))
    expect(await within(timelineOf()).findByText('Nothing of this kind yet.')).toBeDefined()
    expect(new URLSearchParams(location.search).get('timeline')).toBe('calls')
  })

  it('keeps what was typed when it is refused, and says why beside it', async () => {
    const { user } = await openPerson()
    await user.click(screen.getByRole('button', { name: 'Edit e-mail' }))
    await user.keyboard('grace@nowhere{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail must look like name@example.com.')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail 1' }).value).toBe('grace@nowhere')
  })

  it('keeps what is typed when it goes to the trash, and lets one take it along when it is removed for good', async () => {
    const { user, connection } = await openPerson()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Edit job title' }))
    await user.keyboard('Rear admiral')
    const person = await connection.ports.records.get('people', ids.person)
    await commit(connection, { kind: 'trash', collection: 'people', id: ids.person, expect: person?.version ?? 'any' })
    await screen.findByText(/^This person has been in the trash since/)
    await user.keyboard('{Enter}')
    await screen.findByText('Not saved yet: this is in the trash by now. Restore it, then save again.')
    await commit(connection, { kind: 'purge', collection: 'people', id: ids.person, expect: 'any' })
    await screen.findByRole('heading', { name: 'There is no such person' })
    const lost = screen.getByRole('region', { name: 'What you were typing was not saved. Copy it before you go on.' })
    expect(within(lost).getByText('Rear admiral')).toBeDefined()
    await user.click(within(lost).getByRole('button', { name: 'Copy Job title' }))
    expect(write.mock.calls).toEqual([['Rear admiral']])
    write.mockRestore()
  })

  it('shows what someone else made of the field meanwhile, and lets one choose', async () => {
    const { user, connection } = await openPerson()
    await user.click(screen.getByRole('button', { name: 'Edit job title' }))
    await user.keyboard('Mine')
    const patch = { jobTitle: 'Theirs' }
    await commit(connection, { kind: 'update', collection: 'people', id: ids.person, patch, expect: 'any' })
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Ada Lovelace changed this in the meantime' })
    expect(within(dialog).getByRole('group', { name: 'Job title' }).textContent).toBe(
      'Job titleBefore CommanderAda Lovelace wroteTheirsYou wroteMine',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Not saved yet: somebody else changed this in the meantime.')
    const editor = screen.getByRole<HTMLInputElement>('textbox', { name: 'Job title' })
    expect(editor.value).toBe('Mine')
    editor.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('Job title changed')
    expect((await connection.ports.records.get('people', ids.person))?.jobTitle).toBe('Mine')
  })

  it('follows another tab without a reload, and says who is where', async () => {
    const { backend } = await openPerson()
    const other = backend.connect()
    await other.ports.auth.signIn({ method: 'password', email: 'ada@example.com', password: 'correct horse battery' })
    const subjects = [`people/${ids.person}` as const]
    await commit(other, { kind: 'create', collection: 'notes', id: runtime.newId(), data: { body: 'From afar', subjects } })
    expect(await within(timelineOf()).findByText('From afar')).toBeDefined()
  })

  it('goes to the trash and comes back', async () => {
    const { user } = await openPerson()
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to trash' }))
    expect(await screen.findByText(/^This person has been in the trash since/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit job title' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByRole('button', { name: 'Edit job title' })).toBeDefined()
  })

  it('has its columns as tabs on a phone', async () => {
    await page.viewport(390, 844)
    const { user } = await openPerson()
    expect(screen.getByRole('tab', { name: 'Timeline' }).ariaSelected).toBe('true')
    await user.click(screen.getByRole('tab', { name: 'Details' }))
    expect(screen.getByRole('button', { name: 'Edit job title' })).toBeDefined()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(await screen.findByRole('link', { name: /Compiler/ })).toBeDefined()
  })
})

describe('the page of a company', () => {
  it('shows its people and deals, and renames it from the heading', async () => {
    const { user } = await open(`companies/${ids.company}`, 'Navy')
    const related = await screen.findByRole('region', { name: 'People' })
    expect(await within(related).findByRole('link', { name: /Grace Hopper/ })).toBeDefined()
    expect(await screen.findByRole('link', { name: /Compiler.*€1,200/ })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Navy' }))
    await user.keyboard('{Control>}a{/Control}US Navy{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'US Navy' })).toBeDefined()
  })
})

describe('the page of a deal', () => {
  it('goes on by a stage, is lost for a reason, and is opened again where it was', async () => {
    const { user } = await openDeal()
    const stages = screen.getByRole('group', { name: 'Stage' })
    const second = within(stages).getAllByRole('listitem')[1]?.querySelector('button')
    if (second == null) throw new Error('there is a second stage')
    const name = second.textContent
    await user.click(second)
    await waitFor(() => expect(second.ariaCurrent).toBe('step'))

    await user.click(within(stages).getByRole('button', { name: 'Lost' }))
    await user.click(await screen.findByRole('button', { name: 'Mark as lost' }))
    expect(await screen.findByText(/^Choose a reason:/)).toBeDefined()
    await choose(user, screen.getByRole('combobox', { name: 'Reason' }), 'Price')
    await user.click(screen.getByRole('button', { name: 'Mark as lost' }))
    await user.click(await within(stages).findByRole('button', { name: 'Reopen' }))
    await waitFor(() => expect(stages.querySelector('[aria-current=step]')?.textContent).toBe(name))
  })

  it('reads amounts as they are written, and refuses what is none', async () => {
    const { user } = await openDeal()
    await user.click(screen.getByRole('button', { name: 'Edit amount' }))
    await user.keyboard('a lot{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Write the amount with digits/)
    await user.keyboard('{Control>}a{/Control}12,500.50{Enter}')
    await waitFor(() => expect(screen.getAllByText('€12,500.50')).not.toEqual([]))
  })
})

describe('a record that is not there', () => {
  it('says so, and leads back to the list', async () => {
    app = await renderApp({ path: `/w/engines/people/${runtime.newId()}`, prepare })
    expect(await screen.findByRole('heading', { name: 'There is no such person' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to people' })).toBeDefined()
  })
})
