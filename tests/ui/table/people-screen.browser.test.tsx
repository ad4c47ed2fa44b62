import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Person } from '../../../src/domain/model/people/person'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/mutation-id'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
let app: RenderedApp
let workspaceId: Id
let ids: readonly Id[] = []

const PEOPLE: readonly Partial<Person>[] = [
  { firstName: 'Ada', lastName: 'Byron', emails: [email('ada@analytical.example')], lifecycle: 'customer', jobTitle: 'Countess' },
  { firstName: 'Grace', lastName: 'Hopper', emails: [email('grace@navy.example')], lifecycle: 'lead' },
  { firstName: 'Alan', lastName: 'Turing', lifecycle: 'lead' },
]

beforeEach(() => page.viewport(1440, 900))
afterEach(() => app.close())

function email(value: string) {
  return { value, label: null, primary: true }
}

async function commit(...mutations: readonly Mutation[]): Promise<void> {
  await app.connection.ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

async function openPeople({ query = '', people = PEOPLE }: { query?: string; people?: readonly Partial<Person>[] } = {}) {
  app = await renderApp({
    path: `/w/engines/people${query}`,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      ids = people.map(() => runtime.newId())
      if (people.length === 0) return
      const creates = people.map((data, index): Mutation => ({ kind: 'create', collection: 'people', id: ids[index]!, data }))
      await connection.ports.records.commit(creates, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    },
  })
  // The first one also waits for the screen's code.
  await screen.findByRole('heading', { name: 'People' })
  if (people.length > 0 && query === '') await screen.findByRole('grid')
}

const grid = () => screen.getByRole('grid', { name: 'People' })
const names = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.lastChild?.textContent)
const personAt = (index: number) => app.connection.ports.records.get('people', ids[index]!)

/** Puts the cursor on the cell that shows the text. */
async function goTo(text: string): Promise<void> {
  const cell = within(grid()).getByText(text).closest('[role=gridcell]')
  await app.user.click(cell!)
  grid().focus()
}

describe('the list of people', () => {
  it('shows everybody in order, with the exact number', async () => {
    await openPeople()

    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
    expect(screen.getByText('3 people')).toBeTruthy()
  })

  it('answers each keystroke of a search and puts it into the URL', async () => {
    await openPeople()

    await app.user.keyboard('/')
    await app.user.keyboard('hop')

    expect(names()).toEqual(['Grace Hopper'])
    expect(screen.getByText('1 person')).toBeTruthy()
    await expect.poll(() => location.search).toBe('?q=hop')
  })

  it('opens as a link says', async () => {
    await openPeople({ query: '?sort=-name&filter=lifecycle:any-of:lead' })

    await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Alan Turing']))
    expect(await screen.findByRole('button', { name: 'Lifecycle is any of Lead' })).toBeTruthy()
  })

  it('sorts by its headings, first up, then down', async () => {
    await openPeople()

    await app.user.click(screen.getByRole('columnheader', { name: /^E-mail/ }))
    await app.user.click(screen.getByRole('columnheader', { name: /^E-mail/ }))

    // Empty fields come last either way.
    expect(names()).toEqual(['Grace Hopper', 'Ada Byron', 'Alan Turing'])
    expect(screen.getByRole('columnheader', { name: /^E-mail/ }).ariaSort).toBe('descending')
  })

  it('filters by a condition made in the filter bar, and takes it away again', async () => {
    await openPeople()

    await app.user.click(screen.getByRole('button', { name: 'Filter' }))
    await app.user.selectOptions(await screen.findByLabelText('Field'), 'Lifecycle')
    await app.user.click(screen.getByRole('checkbox', { name: 'Customer' }))
    await waitFor(() => expect(names()).toEqual(['Ada Byron']))
    await app.user.keyboard('{Escape}')

    const chips = await screen.findByRole('list', { name: 'Filter' })
    await app.user.click(within(chips).getByRole('button', { name: 'Remove filter: Lifecycle is any of Customer' }))
    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
  })

  it('says when nothing matches and leads back to everything', async () => {
    await openPeople({ query: '?q=nobody' })

    await app.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))

    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
  })

  it('begins with a way to add the first person', async () => {
    await openPeople({ people: [] })

    await app.user.click((await screen.findAllByRole('button', { name: 'New person' }))[1]!)

    expect(await screen.findByRole('dialog', { name: 'New person' })).toBeTruthy()
  })

  it('keeps what one looked at last in this browser', async () => {
    await openPeople()

    await app.user.click(screen.getByRole('button', { name: 'Columns' }))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Phone' }))

    expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull()
    const kept = () => Object.entries(localStorage).find(([key]) => key.startsWith('portside.view.people.'))?.[1]
    await expect.poll(kept).toMatch(/^columns=name,email,/)
    expect(kept()).not.toContain('phone')
  })

  it('puts people together by a value, under heads that fold', async () => {
    await openPeople({ query: '?group=lifecycle' })
    const head = async (name: RegExp) => screen.findByRole('gridcell', { name })

    await app.user.click(await head(/Lead\s*2/))

    expect((await head(/Lead\s*2/)).ariaExpanded).toBe('false')
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.slice(0, 8)),
    ).toEqual(['Lead2', 'Customer', expect.stringContaining('Ada')])
  })

  it('saves a view under a name, and leads back to it and to everybody', async () => {
    await openPeople({ query: '?filter=lifecycle:any-of:lead' })

    await app.user.click(await screen.findByRole('button', { name: 'Save view' }))
    await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Leads')
    await app.user.click(screen.getByRole('checkbox', { name: 'Share with everyone' }))
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await app.user.click(await screen.findByRole('button', { name: 'View: Leads' }))
    await expect.poll(() => location.search).toMatch(/^\?view=[0-9a-f-]+$/)

    await app.user.click(await screen.findByRole('menuitemcheckbox', { name: 'All people' }))
    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper']))
    await expect.poll(() => location.search).toBe('?view=all')
  })

  it('says so when a link cannot be read', async () => {
    await openPeople({ query: '?filter=shoeSize:is:42' })

    expect(await screen.findByText(/This link cannot be read/)).toBeTruthy()
    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
  })

  it('shows what others write', async () => {
    await openPeople()

    await commit({
      kind: 'create',
      collection: 'people',
      id: runtime.newId(),
      data: { firstName: 'Barbara', lastName: 'Liskov' },
    })

    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Barbara Liskov', 'Grace Hopper']))
  })
})

describe('editing a cell', () => {
  it('writes the primary e-mail address of the person, and Tab goes on', async () => {
    await openPeople()
    await goTo('ada@analytical.example')

    await app.user.keyboard('{Enter}')
    await app.user.clear(await screen.findByRole('textbox', { name: 'E-mail' }))
    await app.user.keyboard('Countess <ADA@byron.example>{Tab}')

    await screen.findByRole('combobox', { name: 'Company' })
    expect((await personAt(0))?.emails).toEqual([email('ada@byron.example')])
  })

  it('says at the cell what is wrong and keeps what was typed', async () => {
    await openPeople()
    await goTo('ada@analytical.example')

    await app.user.keyboard('e')
    const input = await screen.findByRole('textbox', { name: 'E-mail' })
    await app.user.clear(input)
    await app.user.keyboard('no address{Enter}')

    expect((await screen.findByRole('alert')).textContent).toBe('E-mail must look like name@example.com.')
    expect(input).toHaveProperty('value', 'no address')
    await app.user.keyboard('{Escape}')
    expect(document.activeElement).toBe(grid())
    expect((await personAt(0))?.emails).toEqual([email('ada@analytical.example')])
  })

  it('reads a phone number with the country of the workspace', async () => {
    await openPeople()
    await goTo('Countess')
    await app.user.keyboard('{ArrowRight}{Enter}')

    await app.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '030 1234567{Enter}')

    await waitFor(async () =>
      expect((await personAt(0))?.phones).toMatchObject([{ raw: '030 1234567', e164: '+49301234567', primary: true }]),
    )
  })

  it('edits first and last name as the one cell that they are', async () => {
    await openPeople()
    await goTo('ada@analytical.example')

    await app.user.keyboard('{Home}e')
    await app.user.clear(await screen.findByRole('textbox', { name: 'Last name' }))
    await app.user.keyboard('Lovelace{Enter}')

    await waitFor(() => expect(names()).toContain('Ada Lovelace'))
  })

  it('makes a company out of its name', async () => {
    await openPeople()
    await goTo('ada@analytical.example')
    await app.user.keyboard('{ArrowRight}{Enter}')

    await app.user.type(await screen.findByRole('combobox', { name: 'Company' }), 'Analytical Engines')
    await app.user.click(await screen.findByRole('option', { name: /Create/ }))

    await waitFor(() => expect(within(grid()).getByText('Analytical Engines')).toBeTruthy())
    const companies = await app.connection.ports.records.list('companies', { workspaceId, limit: 9 })
    expect((await personAt(0))?.companyId).toBe(companies.items[0]?.id)
  })

  it('asks whose value to keep when someone else changed the same field meanwhile', async () => {
    await openPeople()
    await goTo('Countess')
    await app.user.keyboard('{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Job title' })

    await commit({ kind: 'update', collection: 'people', id: ids[0]!, patch: { jobTitle: 'Analyst' }, expect: 'any' })
    await app.user.clear(input)
    await app.user.type(input, 'Programmer{Enter}')
    const group = await screen.findByRole('group', { name: 'Job title' })
    expect(group.textContent).toBe('Job titleBefore CountessAda Lovelace wroteAnalystYou wroteProgrammer')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(async () => expect((await personAt(0))?.jobTitle).toBe('Programmer'))
  })

  it('is not hindered by a change of another field', async () => {
    await openPeople()
    await goTo('Countess')
    await app.user.keyboard('{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Job title' })

    await commit({ kind: 'update', collection: 'people', id: ids[0]!, patch: { source: 'Fair' }, expect: 'any' })
    await app.user.clear(input)
    await app.user.type(input, 'Programmer{Enter}')

    await waitFor(async () => expect(await personAt(0)).toMatchObject({ jobTitle: 'Programmer', source: 'Fair' }))
  })

  it('is taken back by Ctrl+Z', async () => {
    await openPeople()
    await goTo('Countess')
    await app.user.keyboard('{Enter}')
    await app.user.clear(await screen.findByRole('textbox', { name: 'Job title' }))
    await app.user.keyboard('Programmer{Enter}')
    await waitFor(async () => expect((await personAt(0))?.jobTitle).toBe('Programmer'))

    await app.user.keyboard('{Control>}z{/Control}')

    await waitFor(async () => expect((await personAt(0))?.jobTitle).toBe('Countess'))
  })
})

describe('working on several', () => {
  async function selectTwo(): Promise<void> {
    grid().focus()
    await app.user.keyboard('xjx')
    await screen.findByText('2 selected')
  }

  it('tags those selected, with a tag made on the way', async () => {
    await openPeople()
    await selectTwo()

    await app.user.click(screen.getByRole('button', { name: 'Add tag' }))
    await app.user.type(await screen.findByRole('combobox', { name: 'Find or create a tag' }), 'Pioneer{Enter}')

    await waitFor(() => expect(within(grid()).getAllByText('Pioneer').length).toBe(2))
    expect(screen.queryByText('2 selected')).toBeNull()
  })

  it('assigns those selected to a member', async () => {
    await openPeople()
    await selectTwo()

    await app.user.click(screen.getByRole('button', { name: 'Assign owner' }))
    await app.user.click(await screen.findByRole('option', { name: 'Ada Lovelace' }))

    await waitFor(() => expect(within(grid()).getAllByText('Ada Lovelace').length).toBe(2))
  })

  it('moves those selected to the trash, and undo brings them back', async () => {
    await openPeople()
    await selectTwo()

    await app.user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Grace Hopper']))
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper']))
  })

  it('sets a field of those selected, and undo gives each its own back', async () => {
    await openPeople()
    const titles = async () => [(await personAt(0))?.jobTitle, (await personAt(2))?.jobTitle]
    const before = await titles()
    await selectTwo()

    await app.user.click(screen.getByRole('button', { name: 'Edit field' }))
    await app.user.selectOptions(await screen.findByLabelText('Field'), 'Job title')
    await app.user.type(screen.getByLabelText('New value'), 'Pioneer')
    await app.user.click(screen.getByRole('button', { name: 'Change 2' }))

    await screen.findByText('Job title changed for 2 records')
    expect(await titles()).toEqual(['Pioneer', 'Pioneer'])
    await app.user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await titles()).toEqual(before))
  })

  it('selects all that match, and forgets it when other rows are asked for', async () => {
    await openPeople()
    grid().focus()
    await app.user.keyboard('{Control>}a{/Control}')
    expect(await screen.findByText('3 selected')).toBeTruthy()

    await app.user.keyboard('/')
    await app.user.keyboard('hop')

    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull())
  })

  it('deletes the row under the cursor with the Delete key', async () => {
    await openPeople()
    grid().focus()

    await app.user.keyboard('j{Delete}')

    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Grace Hopper']))
  })
})

describe('a new person', () => {
  it('is made from anywhere with c and p, along with a company', async () => {
    await openPeople()

    await app.user.keyboard('cp')
    await app.user.type(await screen.findByLabelText('First name'), 'Katherine')
    await app.user.type(screen.getByLabelText('Company'), 'Langley')
    await app.user.click(screen.getByRole('button', { name: 'Create person' }))

    await waitFor(() => expect(names()).toContain('Katherine'))
    expect(within(grid()).getByText('Langley')).toBeTruthy()
  })

  it('warns of an e-mail address that is there already, with the way to it', async () => {
    await openPeople()

    await app.user.keyboard('cp')
    await app.user.type(await screen.findByLabelText('E-mail'), 'Grace@Navy.example')

    expect((await screen.findByText('Grace Hopper already has this e-mail address.')).querySelector('a')?.pathname).toBe(
      `/w/engines/people/${ids[1]}`,
    )
  })

  it('says at the field what is wrong', async () => {
    await openPeople()

    await app.user.keyboard('cp')
    await app.user.type(await screen.findByLabelText('Job title'), 'Nobody')
    await app.user.click(screen.getByRole('button', { name: 'Create person' }))

    expect(await screen.findByText(/Give at least a first name/)).toBeTruthy()
  })
})

describe('the list on a narrow screen', () => {
  beforeEach(() => page.viewport(390, 844))

  it('shows two lines a person, and can do what the table can', async () => {
    await openPeople()

    expect(screen.queryByRole('columnheader')).toBeNull()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ABAda ByronCountessCustomer',
      'ATAlan TuringLead',
      'GHGrace Hoppergrace@navy.exampleLead',
    ])
    await app.user.click(screen.getAllByRole('gridcell', { name: 'Select' })[0]!)
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getAllByRole('row').length).toBe(2))
  })

  it('opens a person with a press', async () => {
    await openPeople()

    await app.user.click(screen.getByText('Alan Turing'))

    expect(location.pathname).toBe(`/w/engines/people/${ids[2]}`)
  })

  it('sorts from a menu', async () => {
    await openPeople()

    await app.user.click(screen.getByRole('button', { name: 'Sorted by Name' }))
    await app.user.selectOptions(await screen.findByLabelText('Direction of sort key 1'), 'Descending')

    await waitFor(() => expect(screen.getAllByRole('row')[0]?.textContent).toContain('Grace Hopper'))
  })
})
