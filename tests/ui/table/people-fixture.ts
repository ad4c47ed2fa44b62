import { screen, within } from '@testing-library/react'
import type { Person } from '../../../src/domain/model/people/person'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

export const runtime = browserRuntime()

const PEOPLE: readonly Partial<Person>[] = [
  { firstName: 'Ada', lastName: 'Byron', emails: [email('ada@analytical.example')], lifecycle: 'customer', jobTitle: 'Countess' },
  { firstName: 'Grace', lastName: 'Hopper', emails: [email('grace@navy.example')], lifecycle: 'lead' },
  { firstName: 'Alan', lastName: 'Turing', lifecycle: 'lead' },
]

interface Shown {
  readonly app: RenderedApp
  readonly workspaceId: Id
  /** In the order of the people given. */
  readonly ids: readonly Id[]
}

/** The screen of people as it was opened last. */
export let shown: Shown

export function email(value: string) {
  return { value, label: null, primary: true }
}

export async function commit(...mutations: readonly Mutation[]): Promise<void> {
  const { app, workspaceId } = shown
  await app.connection.ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

export async function openPeople({ query = '', people = PEOPLE }: { query?: string; people?: readonly Partial<Person>[] } = {}) {
  const ids = people.map(() => runtime.newId())
  let workspaceId = runtime.newId()
  const app = await renderApp({
    path: `/w/engines/people${query}`,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      if (people.length === 0) return
      const creates = people.map((data, index): Mutation => ({ kind: 'create', collection: 'people', id: ids[index]!, data }))
      await connection.ports.records.commit(creates, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    },
  })
  shown = { app, workspaceId, ids }
  // The first one also waits for the screen's code.
  await screen.findByRole('heading', { name: 'People' })
  if (people.length > 0 && query === '') await screen.findByRole('grid')
}

export const grid = () => screen.getByRole('grid', { name: 'People' })
export const names = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.lastChild?.textContent)
export const personAt = (index: number) => shown.app.connection.ports.records.get('people', shown.ids[index]!)

/** Puts the cursor on the cell that shows the text. */
export async function goTo(text: string): Promise<void> {
  const cell = within(grid()).getByText(text).closest('[role=gridcell]')
  await shown.app.user.click(cell!)
  grid().focus()
}
