import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Id } from '../../../src/domain/model/kernel/id'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'
import { testsInTurn } from '../../support/in-turn'

testsInTurn(4)

let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(): Promise<RenderedApp> {
  app = await renderApp({
    path: '/w/engines/import',
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
    },
  })
  await screen.findByRole('heading', { name: 'Bring in your data' })
  return app
}

async function paste(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Or paste a table'), { target: { value: text } })
  await app?.user.click(screen.getByRole('button', { name: 'Read what I pasted' }))
}

async function next(): Promise<void> {
  await app?.user.click(await screen.findByRole('button', { name: 'Next' }))
}

async function names(): Promise<readonly string[]> {
  const rows = await app?.connection.ports.records.list('personRows', { workspaceId, limit: 100 })
  return (rows?.items ?? []).map(({ name }) => name).toSorted()
}

const PEOPLE =
  'First name,Last name,E-mail,Company\nAna,Doe,ana@acme.example,Acme\nBob,Roe,not an address,Acme\n,,,Nobody\nAna,Doe,ana@acme.example,\n'

describe('the import', () => {
  it('takes a pasted table from its columns to people, and says what becomes of every row', async () => {
    await open()
    await paste(PEOPLE)
    await screen.findByText('4 rows and 4 columns')
    await next()
    screen.getByRole('button', { name: 'What “E-mail” becomes: E-mail' })
    await next()
    const table = await screen.findByRole('table', { name: 'Rows of the file' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(5))
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      '2Ana · Doe · ana@acme.example · AcmeCreate',
      '3Bob · Roe · not an address · AcmeE-mail: “not an address” is not an e-mail address and is left out.Create',
      '4NobodyThe row has no name, e-mail address or phone number, so there is nobody to import.Not imported',
      '5Ana · Doe · ana@acme.exampleThe same person as on line 2; what was missing there was added.Skip',
    ])
    await app?.user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    expect(await names()).toEqual(['Ana Doe', 'Bob Roe'])
  })

  it('says that every column is imported where none is left out, and not that nothing is', async () => {
    await open()
    await paste('First name,Last name\nAna,Doe\n')
    await next()
    await app?.user.click(await screen.findByRole('button', { name: 'Left out (0)' }))
    await screen.findByText('Every column is imported.')
    expect(screen.queryByText(/Nothing is imported yet/)).toBeNull()
  })

  it('shows what the rows are taken for, why, and the first of them; another kind is one press away', async () => {
    await open()
    await paste('Company,Stage,Amount,Close date\nAcme Ltd,Offer,1200,2025-06-30\nGlobex,Offer,900,2025-07-30\n')
    const deal = await screen.findByRole('radio', {
      name: 'a deal',
      checked: true,
      description: /the columns “Stage”, “Close date”, “Amount”/,
    })
    await app?.user.click(screen.getByRole('radio', { name: 'a company' }))
    const first = screen.getByRole('region', { name: 'The first records' })
    await within(first).findByRole('region', { name: 'New company: Acme Ltd' })
    expect(deal).not.toBeChecked()
  })

  it('shows the first records as proposed where nobody has the names, and what they are about by its name', async () => {
    await open()
    await paste(
      'Deal - Title,Deal - Pipeline,Deal - Stage,Deal - Status,Deal - Value,Deal - Currency\nFleet,Pipeline,Proposal Made,Lost,,\nPilot,Pipeline,Idea,Open,1200,USD\n',
    )
    await screen.findByRole('region', { name: 'New deal: Fleet' })
    expect(screen.getByRole('region', { name: 'New deal: Pilot' }).textContent).toBe(
      'New deal: PilotAmountUS$1,200PipelineSales pipelineStageIdeaCurrencyUSDTitlePilot',
    )
    await app?.user.click(screen.getByRole('button', { name: 'Start over' }))
    await paste('Activity type,Subject,Body,Contact\nCall,Intro,Wants a quote,Ana Doe\n')
    await app?.user.click(await screen.findByRole('radio', { name: 'a note, call or meeting' }))
    const call = await screen.findByRole('region', { name: /^New note: Intro/ })
    expect(call.textContent).toMatch(/KindCall.*Ana Doe/)
  })

  it('asks what the rows are where the file leaves it open, and goes on when that is said', async () => {
    await open()
    await paste('Name,Phone,City\nNorthwind,030 55555,Rome\nGlobex,030 55556,Rome\n')
    await next()
    expect((await screen.findByRole('alert')).textContent).toBe('Choose what each row is before you go on.')
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await app?.user.click(screen.getByRole('radio', { name: 'a company' }))
    await screen.findByRole('region', { name: 'New company: Northwind' })
    await next()
    await screen.findByRole('button', { name: 'What “Name” becomes: Company name' })
  })

  it('writes nothing for a file of people who are there already', async () => {
    await open()
    for (const name of ['Import 2 rows', 'Import 0 rows']) {
      await paste(PEOPLE)
      await next()
      await next()
      const start = await screen.findByRole('button', { name })
      if (name === 'Import 0 rows') expect(start.hasAttribute('disabled')).toBe(true)
      else {
        await app?.user.click(start)
        await app?.user.click(await screen.findByRole('button', { name: 'Import another file' }))
      }
    }
    expect(await names()).toEqual(['Ana Doe', 'Bob Roe'])
  })

  it.each([
    [
      'people.xlsx',
      new Uint8Array([0x50, 0x4b, 3, 4, ...new TextEncoder().encode('[Content_Types].xml')]),
      /is damaged or was cut off/,
    ],
    ['people.pdf', new TextEncoder().encode('%PDF-1.7'), /is a PDF/],
    ['people.csv', new Uint8Array(), /The file is empty/],
    ['people.csv', new TextEncoder().encode('Name,Email\n'), /a header but no rows/],
  ])('names what is wrong with %s', async (name, bytes, sentence) => {
    const { user } = await open()
    await user.upload(screen.getByLabelText('Choose a file'), new File([bytes], name, { type: 'text/csv' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  })

  it('refuses a file beyond the limit without reading it', async () => {
    const { user } = await open()
    const large = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('Choose a file'), large)
    expect((await screen.findByRole('alert')).textContent).toContain('the limit is 50 MiB')
  })

  it('pauses while the line is down, says so on any screen, and goes on when it is back', async () => {
    const { connection, user } = await open()
    await paste(PEOPLE)
    await next()
    await next()
    const start = await screen.findByRole('button', { name: 'Import 2 rows' })
    connection.developerTools.faults.cutConnection()
    await user.click(start)
    expect((await screen.findByText(/The import is paused/)).textContent).toContain('You are offline')
    await user.click(screen.getByRole('link', { name: 'Companies' }))
    const tray = await screen.findByRole('region', { name: 'Import' })
    expect(tray.textContent).toContain('Paused0 of 2 rows')
    await user.click(within(tray).getByRole('link', { name: 'Open the import' }))
    await screen.findByText(/The import is paused/)
    expect(screen.queryByRole('region', { name: 'Import' })).toBe(null)
    connection.developerTools.faults.restoreConnection()
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    expect(await names()).toEqual(['Ana Doe', 'Bob Roe'])
  })

  it('reads again with another delimiter, and shows what that gives', async () => {
    const { user } = await open()
    await paste('Name;E-mail\nAna, the first;ana@acme.example\nBob, the second;bob@acme.example\n')
    await screen.findByText('2 rows and 2 columns')
    await choose(user, screen.getByLabelText('Column separator'), 'Comma ( , )')
    expect((await screen.findByText(/and 1 column/)).textContent).toContain('2 rows')
  })

  it('asks which number is the day, and imports the dates as answered', async () => {
    const { user } = await open()
    await paste('Name,Birthday\nAna Doe,3/4/1980\n')
    await next()
    await next()
    await choose(user, await screen.findByLabelText(/what comes first in dates like 3\/4\/1980/), 'The month')
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    const people = await app?.connection.ports.records.list('people', { workspaceId, limit: 1 })
    expect(people?.items[0]?.birthday).toBe('1980-03-04')
  })

  it('takes the day for the first number where the headers are in a language that writes it so, and lets it be changed', async () => {
    const { user } = await open()
    await paste('Nome,Cognome,Data di nascita\nAna,Rossi,3/4/1980\n')
    await next()
    await next()
    const asked = await screen.findByLabelText(/what comes first in dates like 3\/4\/1980/)
    expect(asked.textContent).toContain('The day')
    await choose(user, asked, 'The month')
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }))
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    const people = await app?.connection.ports.records.list('people', { workspaceId, limit: 1 })
    expect(people?.items[0]?.birthday).toBe('1980-03-04')
  })

  it('makes a field of a column with the import, none when that is dropped, and takes it back and restores it with the import', async () => {
    await open()
    const { records } = app!.connection.ports
    const fields = async () => (await records.list('fieldDefinitions', { workspaceId, limit: 10 })).items.map(({ key }) => key)
    const toCheck = async () => {
      await paste('Name,Size\nAna Doe,38\n')
      await next()
      await app?.user.click(await screen.findByRole('button', { name: /Left out/ }))
      await app?.user.click(await screen.findByRole('button', { name: 'Create a field for “Size”' }))
      await app?.user.click(await screen.findByRole('button', { name: 'Create field' }))
      await screen.findByRole('button', { name: 'Imported (2)' })
      await next()
      await screen.findByRole('button', { name: 'Import 1 row' })
      expect(screen.getByRole('region', { name: 'What will be imported' }).textContent).toContain('1 field created')
    }
    await toCheck()
    await app?.user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(await fields()).toEqual([])
    await toCheck()
    await app?.user.click(screen.getByRole('button', { name: 'Import 1 row' }))
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    const people = await records.list('people', { workspaceId, limit: 10 })
    expect([await fields(), people.items.map(({ custom }) => custom)]).toEqual([['size'], [{ size: 38 }]])
    expect(screen.getByRole('region', { name: 'What was imported' }).textContent).toContain('1 field created')
    await app?.user.click(screen.getByRole('link', { name: 'Undo' }))
    const asked = await screen.findByRole('region', { name: 'What undoing does' })
    await app?.user.click(within(asked).getByRole('button', { name: 'Undo' }))
    await screen.findByText('The import is undone.')
    const standing = async () => {
      const [own, here] = [
        await records.list('fieldDefinitions', { workspaceId, limit: 10 }),
        await records.list('people', { workspaceId, limit: 10 }),
      ]
      return [own.items.map(({ key, archived }) => [key, archived]), here.items.map(({ custom }) => custom)]
    }
    expect(await standing()).toEqual([[['size', true]], []])
    await app?.user.click(await screen.findByRole('button', { name: 'Restore 1 record from the trash' }))
    await screen.findByText('1 record restored')
    expect(await standing()).toEqual([[['size', false]], [{ size: 38 }]])
  })

  it('can be gone through with the keyboard alone', async () => {
    const { user } = await open()
    const press = async (name: string) => {
      ;(await screen.findByRole('button', { name })).focus()
      await user.keyboard('{Enter}')
    }
    screen.getByLabelText('Or paste a table').focus()
    await user.paste('Name,E-mail\nAna Doe,ana@acme.example\n')
    await user.tab()
    await user.keyboard('{Enter}')
    await press('Next')
    await press('Next')
    await press('Import 1 row')
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    expect(await names()).toEqual(['Ana Doe'])
  })
})
