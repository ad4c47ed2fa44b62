import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { commit, names, openPeople, runtime, shown } from './people-fixture'
import { choose } from '../support/choose'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => shown.app.close())

describe('the list of people', () => {
  it('shows everybody in order, with the exact number', async () => {
    await openPeople()

    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
    expect(screen.getByText('3 people')).toBeTruthy()
  })

  it('answers each keystroke of a search and puts it into the URL', async () => {
    await openPeople()

    await shown.app.user.keyboard('/')
    await shown.app.user.keyboard('hop')

    expect(names()).toEqual(['Grace Hopper'])
    expect(screen.getByText('1 person')).toBeTruthy()
    await expect.poll(() => location.search).toBe('?q=hop')
  })

  it('opens as a link says', async () => {
    await openPeople({ query: '?sort=-name&filter=lifecycle:any-of:lead' })

    await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Alan Turing']))
    expect(await screen.findByRole('group', { name: 'Lifecycle is Lead' })).toBeTruthy()
  })

  it('sorts by its headings, first up, then down', async () => {
    await openPeople()

    await shown.app.user.click(screen.getByRole('columnheader', { name: /^E-mail/ }))
    await shown.app.user.click(screen.getByRole('columnheader', { name: /^E-mail/ }))

    // Empty fields come last either way.
    expect(names()).toEqual(['Grace Hopper', 'Ada Byron', 'Alan Turing'])
    expect(screen.getByRole('columnheader', { name: /^E-mail/ }).ariaSort).toBe('descending')
  })

  it('filters by a condition made in the filter bar, and takes it away again', async () => {
    await openPeople()

    await shown.app.user.click(screen.getByRole('button', { name: 'Filter' }))
    await shown.app.user.click(await screen.findByRole('option', { name: 'Lifecycle' }))
    await shown.app.user.click(await screen.findByRole('option', { name: 'Customer' }))
    await waitFor(() => expect(names()).toEqual(['Ada Byron']))
    await shown.app.user.keyboard('{Escape}')

    const chips = await screen.findByRole('list', { name: 'Filter' })
    await shown.app.user.click(within(chips).getByRole('button', { name: 'Remove filter: Lifecycle is Customer' }))
    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
  })

  it('says when nothing matches and leads back to everything', async () => {
    await openPeople({ query: '?q=nobody' })

    await shown.app.user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))

    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
  })

  it('begins with a way to add the first person', async () => {
    await openPeople({ people: [] })

    await shown.app.user.click((await screen.findAllByRole('button', { name: 'New person' }))[1]!)

    expect(await screen.findByRole('dialog', { name: 'New person' })).toBeTruthy()
  })

  it('keeps what one looked at last in this browser', async () => {
    await openPeople()

    await shown.app.user.click(screen.getByRole('button', { name: 'Columns' }))
    await shown.app.user.click(await screen.findByRole('checkbox', { name: 'Phone' }))

    expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull()
    const kept = () => Object.entries(localStorage).find(([key]) => key.startsWith('portside.view.people.'))?.[1]
    await expect.poll(kept).toMatch(/^columns=name,email,/)
    expect(kept()).not.toContain('phone')
  })

  it('puts people together by a value, under heads that fold', async () => {
    await openPeople({ query: '?group=lifecycle' })
    const head = async (name: RegExp) => screen.findByRole('gridcell', { name })

    await shown.app.user.click(await head(/Lead\s*2/))

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

    await shown.app.user.click(await screen.findByRole('button', { name: 'Save view' }))
    await shown.app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Leads')
    await shown.app.user.click(screen.getByRole('checkbox', { name: 'Share with everyone' }))
    await shown.app.user.click(screen.getByRole('button', { name: 'Save' }))
    await shown.app.user.click(await screen.findByRole('button', { name: 'View: Leads' }))
    await expect.poll(() => location.search).toMatch(/^\?view=[0-9a-f-]+$/)

    await shown.app.user.click(await screen.findByRole('menuitemcheckbox', { name: 'All people' }))
    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper']))
    await expect.poll(() => location.search).toBe('?view=all')
  })

  it('says so when a link cannot be read', async () => {
    await openPeople({ query: '?filter=shoeSize:is:42' })

    expect(await screen.findByText(/This link cannot be read/)).toBeTruthy()
    expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper'])
  })

  it('stays where it is when one goes to the link of a name that is longer than its cell', async () => {
    await openPeople({ people: [{ firstName: 'Maximiliana'.repeat(18) }] })

    const link = screen.getByRole('link', { name: /^Maximiliana/ })
    link.scrollIntoView({ inline: 'end' })

    const cell = screen.getByRole('gridcell', { name: /^Maximiliana/ })
    expect({
      isWithin: link.getBoundingClientRect().right <= cell.getBoundingClientRect().right,
      movedBy: screen.getByRole('grid').scrollLeft,
    }).toEqual({ isWithin: true, movedBy: 0 })
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
    await shown.app.user.click(screen.getAllByRole('gridcell', { name: 'Select' })[0]!)
    await shown.app.user.click(await screen.findByRole('button', { name: 'Move to trash' }))
    await waitFor(() => expect(screen.getAllByRole('row').length).toBe(2))
  })

  it('opens a person with a press', async () => {
    await openPeople()

    await shown.app.user.click(screen.getByText('Alan Turing'))

    expect(location.pathname).toBe(`/w/engines/people/${shown.ids[2]}`)
  })

  it('sorts from a menu', async () => {
    await openPeople()

    await shown.app.user.click(screen.getByRole('button', { name: 'Sorted by Name' }))
    await choose(shown.app.user, await screen.findByLabelText('Direction of sort key 1'), 'Descending')

    await waitFor(() => expect(screen.getAllByRole('row')[0]?.textContent).toContain('Grace Hopper'))
  })
})
