import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Company } from '../../../src/domain/model/companies/company'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
const id = runtime.newId()
let app: RenderedApp
let workspaceId: Id

beforeEach(() => page.viewport(1440, 900))
afterEach(() => app.close())

async function openCompanies(query = ''): Promise<void> {
  const companies: readonly Partial<Company>[] = [
    { name: 'Analytical Engines', domains: ['analytical.example', 'engines.example'], size: '11-50' },
    { name: 'Navy', domains: ['navy.example'], size: '1000+' },
  ]
  app = await renderApp({
    path: `/w/engines/companies${query}`,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      const creates = companies.map((data, index): Mutation => ({
        kind: 'create',
        collection: 'companies',
        id: index === 0 ? id : runtime.newId(),
        data,
      }))
      await connection.ports.records.commit(creates, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    },
  })
  // The first one also waits for the screen's code.
  await screen.findByRole('grid', { name: 'Companies' })
}

const grid = () => screen.getByRole('grid', { name: 'Companies' })
const names = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.lastChild?.textContent)
const company = () => app.connection.ports.records.get('companies', id)

async function edit(text: string): Promise<void> {
  await app.user.click(within(grid()).getByText(text))
  grid().focus()
  await app.user.keyboard('{Enter}')
}

describe('the list of companies', () => {
  it('filters by size and by domain', async () => {
    await openCompanies('?filter=size:any-of:11-50,51-200;domain:has:engines.example')

    expect(names()).toEqual(['Analytical Engines'])
    expect(await screen.findByRole('group', { name: 'Size is any of 11 to 50 people, 51 to 200 people' })).toBeTruthy()
    expect(screen.getByText('1 company')).toBeTruthy()
  })

  it('edits the first domain and keeps the others', async () => {
    await openCompanies()
    await edit('analytical.example')

    await app.user.clear(await screen.findByRole('textbox', { name: 'Domain' }))
    await app.user.keyboard('https://www.Difference.example/about{Enter}')

    await waitFor(async () => expect((await company())?.domains).toEqual(['difference.example', 'engines.example']))
  })

  it('saves nothing of a cell that is given up with Escape', async () => {
    await openCompanies()
    await edit('analytical.example')

    const input = await screen.findByRole('textbox', { name: 'Domain' })
    await app.user.clear(input)
    await app.user.keyboard('difference.example{Escape}')

    await waitFor(() => expect(input.isConnected).toBe(false))
    expect(within(grid()).getByText('analytical.example')).toBeTruthy()
    // Written after whatever leaving the cell would have written.
    await edit('navy.example')
    await app.user.clear(await screen.findByRole('textbox', { name: 'Domain' }))
    await app.user.keyboard('sea.example{Enter}')
    await within(grid()).findByText('sea.example')
    expect(await company()).toMatchObject({ domains: ['analytical.example', 'engines.example'] })
  })

  it('picks a size from the list, beginning at the one it has', async () => {
    await openCompanies()
    await edit('11 to 50 people')

    await screen.findByRole('combobox', { name: 'Size' })
    await app.user.keyboard('{ArrowDown}{Enter}')

    await waitFor(async () => expect((await company())?.size).toBe('51-200'))
  })

  it('makes a company from anywhere with c and o, and warns of a domain that is there already', async () => {
    await openCompanies()

    await app.user.keyboard('co')
    await app.user.type(await screen.findByLabelText('Name'), 'Difference')
    await app.user.type(screen.getByLabelText('Domain'), 'navy.example')
    expect(await screen.findByText(/Navy already has this domain/)).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Create company' }))

    await waitFor(() => expect(names()).toEqual(['Analytical Engines', 'Difference', 'Navy']))
  })
})
