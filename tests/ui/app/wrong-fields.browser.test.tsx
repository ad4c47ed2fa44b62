import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
let app: RenderedApp

beforeEach(() => page.viewport(1280, 900))
afterEach(() => app.close())

async function openWithOwnField(path: string, collection: 'companies' | 'deals'): Promise<void> {
  app = await renderApp({
    path,
    prepare: async (connection) => {
      const workspaceId = await withWorkspace(connection)
      const data = {
        collection,
        key: 'score',
        label: 'Score',
        type: 'number' as const,
        options: [],
        required: true,
        position: 'a0',
      }
      const create = { kind: 'create', collection: 'fieldDefinitions', id: runtime.newId(), data } as const
      await connection.ports.records.commit([create], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    },
  })
}

/** The labels of the fields that are marked, each with a sentence, in reading order. */
function marked(): readonly string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
  for (const field of fields) {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(ids.some((id) => (document.getElementById(id)?.textContent ?? '') !== '')).toBe(true)
  }
  return fields.map((field) => field.labels?.[0]?.textContent ?? '')
}

describe('a form in which several fields are wrong', () => {
  it('marks all of a sign-up, with the focus in the first', async () => {
    app = await renderApp({ path: '/sign-up' })
    const password = await screen.findByLabelText('Password')
    await app.user.type(password, 'short{Enter}')
    await waitFor(() => expect(marked()).toEqual(['Your name', 'E-mail', 'Password']))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')))
  })

  it('marks those of a new deal, its amount and the workspace’s own', async () => {
    await openWithOwnField('/w/engines/deals', 'deals')
    await app.user.click((await screen.findAllByRole('button', { name: 'New deal' }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await app.user.type(dialog.getByLabelText(/^Amount/), 'a lot')
    await app.user.click(dialog.getByRole('button', { name: 'Create deal' }))
    await waitFor(() => expect(marked()).toHaveLength(3))
    expect(marked()[0]).toBe('Title')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Title')))
  })
})
