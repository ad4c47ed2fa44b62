import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { lazyWorkFiles } from '../../../src/composition/lazy-ports'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { testsInTurn } from '../../support/in-turn'

testsInTurn(4)

let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  await app?.close()
  app = undefined
})

const PEOPLE = 'First name,Last name,E-mail,Company\nAna,Doe,ana@acme.example,Acme\nBob,Roe,bob@acme.example,\n,,,Nobody\n'

async function pasted(text: string): Promise<RenderedApp> {
  app = await renderApp({
    path: '/w/engines/import',
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
    },
  })
  const { user } = app
  fireEvent.change(await screen.findByLabelText('Or paste a table'), { target: { value: text } })
  await user.click(screen.getByRole('button', { name: 'Read what I pasted' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  return app
}

async function imported(): Promise<RenderedApp> {
  const opened = await pasted(PEOPLE)
  await opened.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }))
  await screen.findByRole('heading', { name: 'Pasted table is imported' })
  return opened
}

async function people(): Promise<readonly string[]> {
  const rows = await app?.connection.ports.records.list('personRows', { workspaceId, limit: 100 })
  return (rows?.items ?? []).map(({ name }) => name).toSorted()
}

describe('an import that ran', () => {
  it('is taken back from its own screen, but for what was changed since, which is offered one by one', async () => {
    const { connection, user } = await imported()
    const { items } = await connection.ports.records.list('people', { workspaceId, limit: 9 })
    const ana = items.find(({ firstName }) => firstName === 'Ana')
    const patch = { jobTitle: 'Chair' }
    await connection.ports.records.commit(
      [{ kind: 'update', collection: 'people', id: ana?.id ?? workspaceId, patch, expect: 'any' }],
      { workspaceId, mutationId: mutationIdOf(items[0]?.id ?? workspaceId) },
    )
    const ways = screen.getAllByRole('link', { name: /^See the / })
    expect(ways.map(({ textContent }) => textContent)).toEqual(['See the people', 'See the companies'])
    await user.click(screen.getByRole('link', { name: 'Undo' }))
    // What became of the row that is no person is told without the file.
    expect((await screen.findByRole('table', { name: 'Rows to look at' })).textContent).toContain('Nobody')
    const asked = await screen.findByRole('region', { name: 'What undoing does' })
    expect(
      within(asked)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      '1 person created by the import and untouched since: to the trash',
      '2 records changed or linked since: left as they are, and listed here',
      'Company: AcmeSomething that stays refers to it.',
      'Person: Ana DoeSomebody has changed it since.',
    ])
    expect(await people()).toEqual(['Ana Doe', 'Bob Roe'])
    await user.click(within(asked).getByRole('button', { name: 'Undo' }))
    await screen.findByText('The import is undone except for 2 records:')
    expect(await people()).toEqual(['Ana Doe'])
    await user.click(screen.getByRole('button', { name: 'Move to the trash anyway: Ana Doe' }))
    await screen.findByText('The import is undone.')
    const companies = await connection.ports.records.list('companies', { workspaceId, limit: 9 })
    expect([await people(), companies.items]).toEqual([[], []])
    await waitFor(() => expect(screen.getByText('Undone')).toBeDefined())
    await user.click(await screen.findByRole('button', { name: 'Restore 3 records from the trash' }))
    await screen.findByText('3 records restored')
    expect(await people()).toEqual(['Ana Doe', 'Bob Roe'])
    const again = await connection.ports.records.list('companies', { workspaceId, limit: 9 })
    expect(again.items.map(({ name }) => name)).toEqual(['Acme'])
    expect(screen.queryByRole('button', { name: /from the trash/ })).toBeNull()
  })

  it('is restored together from the trash once it was undone, which then no longer offers it', async () => {
    const { user } = await imported()
    await user.click(screen.getByRole('link', { name: 'Undo' }))
    const asked = await screen.findByRole('region', { name: 'What undoing does' })
    await user.click(within(asked).getByRole('button', { name: 'Undo' }))
    await screen.findByText('The import is undone.')
    const counted = await screen.findByRole('region', { name: 'What was imported' })
    expect(counted.textContent).toContain('2 people created')
    expect(await people()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Trash' }))
    await user.click(await screen.findByRole('button', { name: /^Restore together/ }))
    await waitFor(async () => expect(await people()).toEqual(['Ana Doe', 'Bob Roe']))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore together/ })).toBeNull())
  })

  it('stands in the list of imports, with the way to it', async () => {
    const { user } = await imported()
    await user.click(screen.getByRole('button', { name: 'Import another file' }))
    const list = await screen.findByRole('region', { name: 'Past imports' })
    await user.click(within(list).getByRole('link', { name: 'Pasted table' }))
    await screen.findByRole('button', { name: 'Undo' })
    expect(await screen.findByRole('button', { name: 'Download the report' })).toBeDefined()
  })

  it('goes on after the window was closed, with the file chosen again or with the one that is kept', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => `Person ${at},p${at}@x.example`)
    const text = ['Name,E-mail', ...lines].join('\n')
    const { connection, user, reopen } = await pasted(text)
    const job = async () => {
      const { items } = await connection.ports.records.list('imports', { workspaceId, limit: 2 })
      return items[0]
    }
    await user.click(await screen.findByRole('button', { name: 'Import 1,500 rows' }))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await screen.findByText(/The import is paused/)
    const paused = await job()
    const id = paused?.id ?? workspaceId
    await lazyWorkFiles().forget(id)

    reopen(`/w/engines/import/${id}`)
    const choice = await screen.findByLabelText<HTMLInputElement>('Choose the file')
    await user.upload(choice, new File(['Name,E-mail\nSomebody,else@x.example'], 'people.csv'))
    expect((await screen.findByRole('alert')).textContent).toContain('not the file that was being imported')
    await user.upload(choice, new File([text], 'people.csv'))
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await screen.findByText(/The import is paused/)

    reopen(`/w/engines/import/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { name: 'Pasted table is imported' })
    const { total } = await connection.ports.records.list('people', { workspaceId, limit: 1, count: 'exact' })
    const { status, created, skipped } = (await job()) ?? {}
    expect([paused?.status, (paused?.created ?? 0) < 1500, total, status, created, skipped]).toEqual([
      'paused',
      true,
      1500,
      'done',
      1500,
      0,
    ])
  })
})
