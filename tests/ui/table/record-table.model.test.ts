import { throwError, type Subscription } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { PersonRow } from '../../../src/domain/model/records/views'
import type { RecordsPort } from '../../../src/ports/records.port'
import { recordTable, type RecordTable, type TableLens, type TableState } from '../../../src/ui/table/record-table.model'
import { FIELD_CATALOGUE } from '../../../src/domain/model/views/field-catalogue'
import { fieldsByKey } from '../../../src/domain/model/views/fit'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { GroupValue } from '../../../src/ui/table/list-groups'
import { plainView, type ListView, listViews } from '../../../src/ui/table/list-view'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

const BY_NAME: ListView = plainView('table')

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

const LIFECYCLES: readonly GroupValue[] = [
  ...['lead', 'customer', 'other'].map((value) => ({ value, label: value })),
  { value: null, label: 'None' },
]

function lens(groups: readonly GroupValue[]): TableLens {
  return {
    fields: fieldsByKey(FIELD_CATALOGUE.people),
    usualSort: [{ field: 'name', direction: 'asc' }],
    filterContext: () => ({ me: workspace.workspaceId, today: '2026-11-21' as PlainDate, timeZone: 'UTC', weekStart: 'monday' }),
    groupValues: () => groups,
  }
}

function watch(records: RecordsPort = workspace.ports.records, view = BY_NAME, groups = LIFECYCLES): RecordTable<PersonRow> {
  const table = recordTable(
    { collection: 'personRows', workspaceId: workspace.workspaceId, views: listViews(view), lens: () => lens(groups) },
    records,
  )
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
    listEach: records.listEach.bind(records),
    watchOne: records.watchOne.bind(records),
    commit: records.commit.bind(records),
    list: (collection, query, options) => records.list(collection, { ...query, limit: Math.min(size, query.limit) }, options),
    watch: (collection, query) => records.watch(collection, { ...query, limit: Math.min(size, query.limit) }),
  }
}

describe('a record table', () => {
  it('begins with a screenful where that is asked for, and goes on with the rest', async () => {
    const many = Array.from({ length: 220 }, (_, index) => person('Zoe', String(index).padStart(3, '0')))
    await workspace.create('people', ...many)
    const { ports, workspaceId } = workspace
    const views = listViews(BY_NAME)
    const table = recordTable(
      { collection: 'personRows', workspaceId, views, lens: () => lens(LIFECYCLES), beginsShort: true },
      ports.records,
    )
    subscription = table.state$.subscribe((state) => states.push(state))
    const seen = () => {
      const last = states.at(-1)
      return last?.status === 'ready' ? { first: last.rows[0]?.name, rows: last.rows.length, total: last.total } : null
    }
    expect(seen()).toEqual({ first: 'Ada Lovelace', rows: 200, total: 223 })

    table.loadRest()
    expect(seen()).toEqual({ first: 'Ada Lovelace', rows: 223, total: 223 })
  })

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

  it('filters and sorts by the query language', async () => {
    const table = watch()

    table.change({
      filter: {
        match: 'all',
        tests: [
          { field: 'name', operator: 'contains', values: ['a'] },
          {
            match: 'any',
            tests: [
              { field: 'name', operator: 'starts', values: ['a'] },
              { field: 'city', operator: 'filled', values: [] },
            ],
          },
        ],
      },
    })
    table.sortBy('name', false)

    await expect.poll(shown).toEqual({ names: ['Alan Turing', 'Ada Lovelace'], total: 2, isCurrent: true })
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

  it('puts rows together by a value, with how many there are of each', async () => {
    await workspace.create(
      'people',
      { ...person('Barbara', 'Liskov'), lifecycle: 'lead' },
      { ...person('Ann', 'Ant'), lifecycle: 'lead' },
    )
    const table = watch()

    table.change({ group: 'lifecycle' })

    await expect.poll(heads).toEqual([
      ['lead', 0, 2, 2],
      ['None', 2, 3, 3],
    ])
    const last = states.at(-1)
    if (last?.status !== 'ready') throw new Error('not ready')
    expect([last.rows.map((row) => row.name), last.total]).toEqual([
      ['Ann Ant', 'Barbara Liskov', 'Ada Lovelace', 'Alan Turing', 'Grace Hopper'],
      5,
    ])
  })

  it('shows a refusal as a state and recovers when asked again', () => {
    let isRefusing = true
    const { records } = workspace.ports
    const table = watch({
      ...paged(records, 500),
      watch: (collection, query) =>
        isRefusing ? throwError(() => portError('access/denied', { action: 'people.read' })) : records.watch(collection, query),
    })
    expect(shown()).toBe('failed')

    isRefusing = false
    table.retry()

    expect(shown()).toMatchObject({ total: 3 })
  })

  it('shows what is similar where nothing matches as it was typed, and works on what it shows', async () => {
    const table = watch()
    table.search('lovelcae')
    await expect.poll(shown).toEqual({ names: ['Ada Lovelace'], total: 1, isCurrent: true })
    expect(states.at(-1)).toMatchObject({ isSimilar: true })
    expect(await table.query(5)).toMatchObject({ search: 'lovelcae', similar: true })

    await workspace.create('people', person('Ann', 'Lovelcae'))
    await expect.poll(shown).toEqual({ names: ['Ann Lovelcae'], total: 1, isCurrent: true })
    expect(states.at(-1)).toMatchObject({ isSimilar: false })

    table.search('nobodyatall')
    await expect.poll(shown).toEqual({ names: [], total: 0, isCurrent: true })
    expect(states.at(-1)).toMatchObject({ isSimilar: false })
  })

  it('puts rows together by their company and their city, each once, with how many there are of it', async () => {
    const [loom, quay] = await workspace.create('companies', { name: 'Loom Works' }, { name: 'Quay' })
    const at = (name: string, companyId: Id | undefined, city: string) => ({
      ...person(name, 'X'),
      companyId: companyId ?? null,
      address: { street: null, city, region: null, postalCode: null, country: null },
    })
    await workspace.create(
      'people',
      at('Bo', quay, 'Faro'),
      at('Cy', loom, 'porto'),
      at('Di', quay, 'faro'),
      at('Ed', quay, 'Porto'),
    )
    const table = watch()
    table.change({ group: 'company' })
    await expect.poll(heads).toEqual([
      ['Loom Works', 0, 1, 1],
      ['Quay', 1, 3, 3],
      ['None', 4, 3, 3],
    ])
    table.change({ group: 'city' })
    await expect
      .poll(() => heads().map(([label, ...counts]) => [String(label).toLowerCase(), ...counts]))
      .toEqual([
        ['faro', 0, 2, 2],
        ['porto', 2, 2, 2],
        ['none', 4, 3, 3],
      ])
  })

  it('counts the last group as a whole where more of it is behind what is loaded', async () => {
    const [quay] = await workspace.create('companies', { name: 'Quay' })
    await workspace.create('people', ...['Bo', 'Cy', 'Di'].map((name) => ({ ...person(name, 'X'), companyId: quay ?? null })))
    const { records } = workspace.ports
    const table = watch(paged(records, 2))
    table.change({ group: 'company' })
    await expect.poll(heads).toEqual([['Quay', 0, 2, 3]])
    table.loadMore()
    await expect.poll(heads).toEqual([
      ['Quay', 0, 3, 3],
      ['None', 3, 1, 3],
    ])
  })

  it('stands a person with two tags with the first of them, so that the groups add up', async () => {
    const [vip, press] = await workspace.create('tags', { name: 'Harbour', colour: 'red' }, { name: 'Quayside', colour: 'blue' })
    await workspace.create('people', { ...person('Bo', 'X'), tagIds: [press!, vip!] }, { ...person('Cy', 'X'), tagIds: [press!] })
    const groups = [
      { value: String(vip), label: 'VIP' },
      { value: String(press), label: 'Press' },
      { value: null, label: 'None' },
    ]
    const table = watch(workspace.ports.records, BY_NAME, groups)
    table.change({ group: 'tags' })
    await expect.poll(heads).toEqual([
      ['VIP', 0, 1, 1],
      ['Press', 1, 1, 1],
      ['None', 2, 3, 3],
    ])
    expect(shown()).toMatchObject({ total: 5 })
  })
})

function heads() {
  const last = states.at(-1)
  if (last?.status !== 'ready' || !last.isCurrent) return []
  return (last.groups ?? []).map(({ label, start, shown: rows, total }) => [label, start, rows, total])
}
