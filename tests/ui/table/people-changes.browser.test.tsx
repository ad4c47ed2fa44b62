import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { commit, email, goTo, grid, names, openPeople, personAt, shown } from './people-fixture'
import { choose } from '../support/choose'
import { testsInTurn } from '../../support/in-turn'

testsInTurn(4)

beforeEach(() => page.viewport(1440, 900))
afterEach(() => shown.app.close())

describe('editing a cell', () => {
  it('writes the primary e-mail address of the person, and Tab goes on', async () => {
    await openPeople()
    await goTo('ada@analytical.example')

    await shown.app.user.keyboard('{Enter}')
    await shown.app.user.clear(await screen.findByRole('textbox', { name: 'E-mail' }))
    await shown.app.user.keyboard('Countess <ADA@byron.example>{Tab}')

    await screen.findByRole('combobox', { name: 'Company' })
    expect((await personAt(0))?.emails).toEqual([email('ada@byron.example')])
  })

  it('says at the cell what is wrong and keeps what was typed', async () => {
    await openPeople()
    await goTo('ada@analytical.example')

    await shown.app.user.keyboard('e')
    const input = await screen.findByRole('textbox', { name: 'E-mail' })
    await shown.app.user.clear(input)
    await shown.app.user.keyboard('no address{Enter}')

    expect((await screen.findByRole('alert')).textContent).toBe('E-mail must look like name@example.com.')
    expect(input).toHaveProperty('value', 'no address')
    await shown.app.user.keyboard('{Escape}')
    expect(document.activeElement).toBe(grid())
    expect((await personAt(0))?.emails).toEqual([email('ada@analytical.example')])
  })

  it('reads a phone number with the country of the workspace', async () => {
    await openPeople()
    await goTo('Countess')
    await shown.app.user.keyboard('{ArrowRight}{Enter}')

    await shown.app.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '030 1234567{Enter}')

    await waitFor(async () =>
      expect((await personAt(0))?.phones).toMatchObject([{ raw: '030 1234567', e164: '+49301234567', primary: true }]),
    )
  })

  it('edits first and last name as the one cell that they are', async () => {
    await openPeople()
    await goTo('ada@analytical.example')

    await shown.app.user.keyboard('{Home}e')
    await shown.app.user.clear(await screen.findByRole('textbox', { name: 'Last name' }))
    await shown.app.user.keyboard('Lovelace{Enter}')

    await waitFor(() => expect(names()).toContain('Ada Lovelace'))
  })

  it('makes a company out of its name', async () => {
    await openPeople()
    await goTo('ada@analytical.example')
    await shown.app.user.keyboard('{ArrowRight}{Enter}')

    await shown.app.user.type(await screen.findByRole('combobox', { name: 'Company' }), 'Analytical Engines')
    await shown.app.user.click(await screen.findByRole('option', { name: /Create/ }))

    await waitFor(() => expect(within(grid()).getByText('Analytical Engines')).toBeTruthy())
    const companies = await shown.app.connection.ports.records.list('companies', { workspaceId: shown.workspaceId, limit: 9 })
    expect((await personAt(0))?.companyId).toBe(companies.items[0]?.id)
  })

  it('asks whose value to keep when someone else changed the same field meanwhile', async () => {
    await openPeople()
    await goTo('Countess')
    await shown.app.user.keyboard('{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Job title' })

    await commit({ kind: 'update', collection: 'people', id: shown.ids[0]!, patch: { jobTitle: 'Analyst' }, expect: 'any' })
    await shown.app.user.clear(input)
    await shown.app.user.type(input, 'Programmer{Enter}')
    const group = await screen.findByRole('group', { name: 'Job title' })
    expect(group.textContent).toBe('Job titleBefore CountessAda Lovelace wroteAnalystYou wroteProgrammer')
    await shown.app.user.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(async () => expect((await personAt(0))?.jobTitle).toBe('Programmer'))
  })

  it('is not hindered by a change of another field', async () => {
    await openPeople()
    await goTo('Countess')
    await shown.app.user.keyboard('{Enter}')
    const input = await screen.findByRole('textbox', { name: 'Job title' })

    await commit({ kind: 'update', collection: 'people', id: shown.ids[0]!, patch: { source: 'Fair' }, expect: 'any' })
    await shown.app.user.clear(input)
    await shown.app.user.type(input, 'Programmer{Enter}')

    await waitFor(async () => expect(await personAt(0)).toMatchObject({ jobTitle: 'Programmer', source: 'Fair' }))
  })

  it('is taken back by Ctrl+Z', async () => {
    await openPeople()
    await goTo('Countess')
    await shown.app.user.keyboard('{Enter}')
    await shown.app.user.clear(await screen.findByRole('textbox', { name: 'Job title' }))
    await shown.app.user.keyboard('Programmer{Enter}')
    await waitFor(async () => expect((await personAt(0))?.jobTitle).toBe('Programmer'))

    await shown.app.user.keyboard('{Control>}z{/Control}')

    await waitFor(async () => expect((await personAt(0))?.jobTitle).toBe('Countess'))
  })
})

describe('working on several', () => {
  async function selectTwo(): Promise<void> {
    grid().focus()
    await shown.app.user.keyboard('xjx')
    await screen.findByText('2 selected')
  }

  it('tags those selected, with a tag made on the way', async () => {
    await openPeople()
    await selectTwo()

    await shown.app.user.click(screen.getByRole('button', { name: 'Add tag' }))
    await shown.app.user.type(await screen.findByRole('combobox', { name: 'Find or create a tag' }), 'Pioneer{Enter}')

    await waitFor(() => expect(within(grid()).getAllByText('Pioneer').length).toBe(2))
    expect(screen.queryByText('2 selected')).toBeNull()
  })

  it('assigns those selected to a member', async () => {
    await openPeople()
    await selectTwo()

    await shown.app.user.click(screen.getByRole('button', { name: 'Assign owner' }))
    await shown.app.user.click(await screen.findByRole('option', { name: 'Ada Lovelace' }))

    await waitFor(() => expect(within(grid()).getAllByText('Ada Lovelace').length).toBe(2))
  })

  it('moves those selected to the trash, and undo brings them back', async () => {
    await openPeople()
    await selectTwo()

    await shown.app.user.click(screen.getByRole('button', { name: 'Move to trash' }))
    await waitFor(() => expect(names()).toEqual(['Grace Hopper']))
    await shown.app.user.click(await screen.findByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Alan Turing', 'Grace Hopper']))
  })

  it('sets a field of those selected, and undo gives each its own back', async () => {
    await openPeople()
    const titles = async () => [(await personAt(0))?.jobTitle, (await personAt(2))?.jobTitle]
    const before = await titles()
    await selectTwo()

    await shown.app.user.click(screen.getByRole('button', { name: 'Edit field' }))
    // Nothing is changed before it is said what.
    await shown.app.user.click(await screen.findByRole('button', { name: 'Change 2 records' }))
    await screen.findByText('Choose a field.')
    await choose(shown.app.user, await screen.findByLabelText('Field'), 'Job title')
    await shown.app.user.type(screen.getByLabelText('New value'), 'Pioneer')
    await shown.app.user.click(screen.getByRole('button', { name: 'Change Job title of 2 records' }))

    await screen.findByText('Job title changed for 2 records')
    expect(await titles()).toEqual(['Pioneer', 'Pioneer'])
    await shown.app.user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await titles()).toEqual(before))
  })

  it('selects all that match, and forgets it when other rows are asked for', async () => {
    await openPeople()
    grid().focus()
    await shown.app.user.keyboard('{Control>}a{/Control}')
    expect(await screen.findByText('3 selected')).toBeTruthy()

    await shown.app.user.keyboard('/')
    await shown.app.user.keyboard('hop')

    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull())
  })

  it('deletes the row under the cursor with the Delete key', async () => {
    await openPeople()
    grid().focus()

    await shown.app.user.keyboard('j{Delete}')

    await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Grace Hopper']))
  })
})

describe('a new person', () => {
  it('is made from anywhere with c and p, along with a company', async () => {
    await openPeople()

    await shown.app.user.keyboard('cp')
    await shown.app.user.type(await screen.findByLabelText('First name'), 'Katherine')
    await shown.app.user.type(screen.getByLabelText('Company'), 'Langley')
    await shown.app.user.click(screen.getByRole('button', { name: 'Create person' }))

    await waitFor(() => expect(names()).toContain('Katherine'))
    expect(within(grid()).getByText('Langley')).toBeTruthy()
  })

  it('warns of an e-mail address that is there already, with the way to it', async () => {
    await openPeople()

    await shown.app.user.keyboard('cp')
    await shown.app.user.type(await screen.findByLabelText('E-mail'), 'Grace@Navy.example')

    expect((await screen.findByText('Grace Hopper already has this e-mail address.')).querySelector('a')?.pathname).toBe(
      `/w/engines/people/${shown.ids[1]}`,
    )
  })

  it('says at the field what is wrong', async () => {
    await openPeople()

    await shown.app.user.keyboard('cp')
    await shown.app.user.type(await screen.findByLabelText('Job title'), 'Nobody')
    await shown.app.user.click(screen.getByRole('button', { name: 'Create person' }))

    expect(await screen.findByText(/Give at least a first name/)).toBeTruthy()
  })
})
