import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp

vi.setConfig({ testTimeout: 30_000 })

beforeEach(async () => {
  await page.viewport(1280, 900)
  app = await renderApp({ path: '/w/engines/reports', prepare: async (connection) => void (await withWorkspace(connection)) })
  await screen.findByRole('heading', { level: 1, name: 'Reports' })
})
afterEach(() => app.close())

async function newDeal() {
  await app.user.keyboard('cd')
  return within(await screen.findByRole('dialog', { name: 'New deal' }))
}

type Dialog = Awaited<ReturnType<typeof newDeal>>

/** Takes the name of something that is not there yet. */
async function make(dialog: Dialog, label: string, list: string, name: string): Promise<void> {
  await app.user.click(dialog.getByRole('button', { name: new RegExp(`^${label}`) }))
  const picker = within(await screen.findByRole('dialog', { name: list }))
  await app.user.keyboard(name)
  await app.user.click(await picker.findByRole('option', { name: new RegExp(name) }))
}

it('makes a deal with its new company and person at once', async () => {
  const dialog = await newDeal()
  await app.user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Engines for Turin')
  await make(dialog, 'Company', 'Find or create a company', 'Turin Works')
  await make(dialog, 'Person', 'Find or create a person', 'Ada Lovelace')
  expect(dialog.getByRole('button', { name: /^Person/ }).textContent).toBe('Ada Lovelace (new)')
  await app.user.click(dialog.getByRole('button', { name: 'Create deal' }))
  await screen.findByText('Engines for Turin created')
  await app.user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('heading', { level: 1, name: 'Engines for Turin' })
  expect((await screen.findAllByRole('link', { name: 'Turin Works' })).length).toBeGreaterThan(0)
  expect((await screen.findAllByRole('link', { name: 'Ada Lovelace' })).length).toBeGreaterThan(0)
})

it('stays open for another deal, with the title at hand and nothing of the last one', async () => {
  const dialog = await newDeal()
  const title = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
  await app.user.click(dialog.getByRole('switch', { name: 'Create another' }))
  await app.user.type(amount, '1200')
  await app.user.type(title, 'Engines for Turin')
  await app.user.click(dialog.getByRole('button', { name: 'Create deal' }))
  await screen.findByText('Engines for Turin created')
  await waitFor(() => expect(title.value).toBe(''))
  expect(amount.value).toBe('')
  expect(document.activeElement).toBe(title)
  await app.user.type(title, 'Engines for Genoa')
  await app.user.click(dialog.getByRole('button', { name: 'Create deal' }))
  await screen.findByText('Engines for Genoa created')
  await waitFor(() => expect(title.value).toBe(''))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New deal' })).toBeNull())
  expect(Object.keys(localStorage).filter((key) => key.startsWith('portside.draft.'))).toEqual([])
})
