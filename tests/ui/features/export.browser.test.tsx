import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'

const runtime = browserRuntime()
let app: RenderedApp
let saved: { readonly name: string; readonly blob: Blob }[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  saved = []
  let made: Blob | null = null
  const keep = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob
    return keep(blob)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download !== '' && made !== null) saved.push({ name: this.download, blob: made })
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

async function open(path: string): Promise<void> {
  app = await renderApp({
    path,
    prepare: async (connection) => {
      const workspaceId = await withWorkspace(connection)
      const people = ['Ada', 'Grace', 'Alan'].map(
        (firstName) => ({ kind: 'create', collection: 'people', id: runtime.newId(), data: { firstName } }) as const,
      )
      const task = {
        kind: 'create',
        collection: 'tasks',
        id: runtime.newId(),
        data: { title: 'Call', dueOn: '2026-11-23' as PlainDate },
      } as const
      await connection.ports.records.commit([...people, task], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    },
  })
}

describe('exporting a list', () => {
  it('saves what the view shows, in its order, as a table or as cards', async () => {
    await open('/w/engines/people?q=a')
    await app.user.click(await screen.findByRole('button', { name: /^View:/ }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Export…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Export “All people”' })
    await choose(app.user, within(dialog).getByLabelText('Format'), 'CSV (.csv)')
    await choose(app.user, within(dialog).getByLabelText('Columns'), 'The columns of this view')
    await app.user.click(within(dialog).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const text = await saved[0]!.blob.text()
    expect([saved[0]!.name, text.split('\r\n').map((line) => line.split(',')[0])]).toEqual([
      expect.stringMatching(/^All people \d{4}-\d\d-\d\d\.csv$/),
      ['Name', 'Ada', 'Alan', 'Grace', ''],
    ])
  })

  it('saves what is selected', async () => {
    await open('/w/engines/people')
    await screen.findByRole('grid', { name: 'People' })
    await app.user.keyboard('x')
    await app.user.click(await screen.findByRole('button', { name: 'Export…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Export “All people”' })
    expect(within(dialog).getByText('1 record')).toBeDefined()
    await choose(app.user, within(dialog).getByLabelText('Format'), 'vCard (.vcf)')
    await app.user.click(within(dialog).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect((await saved[0]!.blob.text()).match(/^FN:.*$/gm)).toEqual(['FN:Ada'])
  })

  it('saves tasks as a calendar, from the palette', async () => {
    await open('/w/engines/tasks?whose=all')
    await screen.findByRole('heading', { name: 'Tasks' })
    await app.user.keyboard('{Control>}k{/Control}')
    await app.user.type(await screen.findByRole('combobox'), 'export')
    await app.user.click(await screen.findByRole('option', { name: /^Export…/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Export “Tasks”' })
    await choose(app.user, within(dialog).getByLabelText('Format'), 'iCalendar (.ics)')
    await app.user.click(within(dialog).getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]!.blob.text()).toContain('SUMMARY:Call')
  })
})
