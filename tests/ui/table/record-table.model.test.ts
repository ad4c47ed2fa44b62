import type { Subscription } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PersonRow } from '../../../src/domain/model/records/views'
import type { RecordsPort } from '../../../src/ports/records.port'
import { recordTable, type RecordTable, type TableState } from '../../../src/ui/table/record-table.model'
import type { TableView } from '../../../src/ui/table/table-view'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

const BY_NAME: TableView = { search: '', filters: [], sort: [{ field: 'name', direction: 'asc' }] }

let workspace: OpenWorkspace
let subscription: Subscription | undefined
let states: TableState<PersonRow>[] = []

beforeEach(async () => {
  workspace = await openWorkspace()
  await workspace.create('people', person('Ada', 'Lovelace'), person('Grace', 'Hopper'), person('Alan', 'Turing'))
})

afterEach(async () => {
  subscription?.unsubscribe()
  await workspace.close()
})

function person(firstName: string, lastName: string) {
  return { firstName, lastName }
}

function watch(records: RecordsPort = workspace.ports.records, view = BY_NAME): RecordTable<PersonRow> {
  const table = recordTable({ collection: 'personRows', workspaceId: workspace.workspaceId, view }, records)
  states = []
  subscription = table.state$.subscribe((state) => states.push(state))
  return table
}

function shown() {
  const last = states.at(-1)
  if (last?.status !== 'ready') return last?.status
  return { names: last.rows.map((row) => row.name), total: last.total, isCurrent: last.isCurrent }
}

/** The same records, given out in small pages, as a server would. */
function paged(records: RecordsPort, size: number): RecordsPort {
  return {
    capabilities: { ...records.capabilities, maxPageSize: size },
    get: records.get.bind(records),
    getMany: records.getMany.bind(records),
    watchOne: records.watchOne.bind(records),
    commit: records.commit.bind(records),
    list: (collection, query, options) => records.list(collection, { ...query, limit: Math.min(size, query.limit) }, options),
    watch: (collection, query) => records.watch(collection, { ...query, limit: Math.min(size, query.limit) }),
  }
}

describe('a record table', () => {
  it('shows all in order with the exact total', () => {
    watch()

    expect(shown()).toEqual({ names: ['Ada Lovelace', 'Alan Turing', 'Grace Hopper'], total: 3, isCurrent: true })
  })

  it('answers a search in the turn it is typed in, without an empty state between', () => {
    const table = watch()
    const before = states.length

    table.search('hop')

    expect(shown()).toEqual({ names: ['Grace Hopper'], total: 1, isCurrent: true })
    expect(states.slice(before).map((state) => state.status)).toEqual(['ready', 'ready'])
  })

  it('filters and sorts by the query language', () => {
    const table = watch()

    table.filter([
      { op: 'includes', field: 'name', value: 'a' },
      { op: 'not', of: { op: 'startsWith', field: 'name', value: 'gr' } },
    ])
    table.sortBy('name', false)

    expect(shown()).toEqual({ names: ['Alan Turing', 'Ada Lovelace'], total: 2, isCurrent: true })
  })

  it('follows what others write', async () => {
    watch()

    await workspace.create('people', person('Barbara', 'Liskov'))

    expect(shown()).toEqual({
      names: ['Ada Lovelace', 'Alan Turing', 'Barbara Liskov', 'Grace Hopper'],
      total: 4,
      isCurrent: true,
    })
  })

  it('fetches further pages where the backend gives small ones, and keeps them when the first one changes', async () => {
    const table = watch(paged(workspace.ports.records, 2))
    expect(shown()).toEqual({ names: ['Ada Lovelace', 'Alan Turing'], total: 3, isCurrent: true })

    table.loadMore()
    table.loadMore()
    await expect.poll(shown).toEqual({ names: ['Ada Lovelace', 'Alan Turing', 'Grace Hopper'], total: 3, isCurrent: true })

    await workspace.create('people', person('Aa', 'First'))
    await expect.poll(shown).toEqual({
      names: ['Aa First', 'Ada Lovelace', 'Alan Turing', 'Grace Hopper'],
      total: 4,
      isCurrent: true,
    })
  })

  it('shows a refusal as a state and recovers with another view', () => {
    const table = watch(undefined, { ...BY_NAME, filters: [{ op: 'eq', field: 'nonsense', value: 'x' }] })
    expect(shown()).toBe('failed')

    table.show(BY_NAME)

    expect(shown()).toMatchObject({ total: 3 })
  })
})
