import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { FRAME_QUESTIONS, QUESTIONS, RENDERS } from './budgets'
import { QuestionCount } from './count-questions'
import { RenderCount } from './count-renders'

const runtime = browserRuntime()
const renders = new RenderCount()
const questions = new QuestionCount()
let app: RenderedApp
let workspaceId: Id
const people = Array.from({ length: 60 }, () => runtime.newId())
const deals = Array.from({ length: 8 }, () => runtime.newId())

beforeEach(() => page.viewport(1440, 900))
afterEach(() => app.close())

async function open(path: string): Promise<void> {
  app = await renderApp({ path, prepare, over: questions.over, around: renders.around })
}

async function prepare(connection: MemoryConnection): Promise<void> {
  workspaceId = await withWorkspace(connection)
  const { records } = connection.ports
  const orderBy = [{ field: 'position', direction: 'asc', empty: 'last' }] as const
  const { items } = await records.list('stages', { workspaceId, orderBy, limit: 1 })
  const { id: stageId, pipelineId } = items[0]!
  await commitTo(connection, [
    ...people.map((id, place): Mutation => {
      return { kind: 'create', collection: 'people', id, data: { firstName: 'Ada', lastName: `Nr ${100 + place}` } }
    }),
    ...deals.map((id, place): Mutation => {
      const data = { title: `Loom ${place}`, stageId, pipelineId, currency: 'EUR', rank: `a${place}` }
      return { kind: 'create', collection: 'deals', id, data }
    }),
  ])
}

async function commitTo({ ports }: MemoryConnection, mutations: readonly Mutation[]): Promise<void> {
  await ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

/** Nothing is under way any more, as far as the page shows: some frames went by without anything being rendered or asked. */
async function quiet(name: string): Promise<void> {
  let still = 0
  for (let before = ''; still < 6;) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const now = `${renders.of(name)} ${questions.count}`
    still = now === before ? still + 1 : 0
    before = now
  }
}

async function rendered(name: string, act: () => unknown): Promise<number> {
  await quiet(name)
  renders.forget()
  await act()
  await quiet(name)
  return renders.of(name)
}

it('renders of the table of people the rows that change, and no others', async () => {
  await open('/w/engines/people')
  await screen.findByText('Ada Nr 103')
  const grid = screen.getByRole('grid', { name: 'People' })
  const change = await rendered('GridRow', async () => {
    const patch = { jobTitle: 'Countess' }
    await commitTo(app.connection, [{ kind: 'update', collection: 'people', id: people[3]!, patch, expect: 'any' }])
    await screen.findByText('Countess')
  })
  grid.focus()
  await app.user.keyboard('j')
  const cursor = await rendered('GridRow', () => app.user.keyboard('j'))
  const scroll = await rendered('GridRow', () => {
    grid.scrollTop += 40
  })
  await app.user.keyboard('/a')
  const keystroke = await rendered('GridRow', () => app.user.keyboard('d'))
  // Else nothing would have been counted.
  expect(change).toBeGreaterThan(0)
  expect(beyond(RENDERS.people, { change, cursor, scroll, keystroke })).toEqual([])
})

it('renders of the board the cards that change, and no others', async () => {
  await open('/w/engines/deals')
  await screen.findByRole('link', { name: /^Loom 3/ })
  const change = await rendered('DealCard', async () => {
    const patch = { title: 'Spindle' }
    await commitTo(app.connection, [{ kind: 'update', collection: 'deals', id: deals[3]!, patch, expect: 'any' }])
    await screen.findByRole('link', { name: /^Spindle/ })
  })
  const first = await screen.findByRole('link', { name: /^Loom 0/ })
  first.focus()
  const cursor = await rendered('DealCard', () => app.user.keyboard('{ArrowDown}'))
  const select = await rendered('DealCard', () => app.user.keyboard('x'))
  expect(change).toBeGreaterThan(0)
  expect(beyond(RENDERS.board, { change, cursor, select })).toEqual([])
})

it('asks no more to open a screen than it has to show', async () => {
  await open('/w/engines/settings')
  await screen.findByRole('main')
  await quiet('App')
  const asked: Record<string, number> = {}
  for (const name of Object.keys(QUESTIONS)) {
    questions.forget()
    app.reopen(`/w/engines${name === 'overview' ? '' : `/${name}`}`)
    await screen.findByRole('main')
    await screen.findAllByRole('heading')
    await quiet('App')
    asked[name] = Math.max(0, questions.count - FRAME_QUESTIONS)
  }
  expect(beyond(QUESTIONS, asked)).toEqual([])
})

/** Those of them that cost more than they may. */
function beyond(budgets: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>) {
  return Object.entries(found).filter(([name, count]) => count > (budgets[name] ?? 0))
}
