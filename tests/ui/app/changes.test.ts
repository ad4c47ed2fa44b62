import { afterEach, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/domain/model/companies/company'
import type { Version } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { Changes } from '../../../src/ui/app/changes'
import { ConflictQueue } from '../../../src/ui/app/questions'
import { Toasts } from '../../../src/ui/app/toasts'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(async () => {
  await opened?.close()
})

async function setUp() {
  const workspace = await openWorkspace()
  opened = workspace
  const { ports, runtime, workspaceId } = workspace
  const toasts = new Toasts()
  const conflicts = new ConflictQueue()
  const dependencies = { records: ports.records, runtime, workspaceId, toasts, conflicts, number: String }
  const changes = new Changes(dependencies, (id) => (id === null ? 'Nobody' : 'Ada'))
  const [id] = await workspace.create('companies', { name: 'Before' })
  if (id === undefined) throw new Error('the company was not created')
  const read = async () => {
    const company = await ports.records.get('companies', id)
    if (company === null) throw new Error('the company is gone')
    return company
  }
  const rename = async (name: string): Promise<Mutation> => {
    const { version } = await read()
    return { kind: 'update', collection: 'companies', id, patch: { name }, expect: version }
  }
  const press = (label: string) => {
    const action = toasts
      .current()
      .flatMap((toast) => toast.actions)
      .findLast((each) => each.label === label)
    if (action === undefined) throw new Error(`no toast offers ${label}`)
    action.run()
  }
  return { workspace, changes, toasts, conflicts, id, read, rename, press, nameOf: async () => (await read()).name }
}

const titles = (toasts: Toasts) => toasts.current().map(({ title }) => title)

describe('changes', () => {
  it('are told, undone and done again', async () => {
    const { changes, toasts, rename, nameOf } = await setUp()
    await changes.apply('Name changed', [await rename('After')])
    await changes.undo()
    expect(await nameOf()).toBe('Before')
    await changes.redo()
    expect({ name: await nameOf(), titles: titles(toasts) }).toEqual({
      name: 'After',
      titles: ['Name changed', 'Undone: Name changed', 'Redone: Name changed'],
    })
  })

  it('are taken back in the order of the person’s doing, though the last is not answered yet', async () => {
    const { changes, rename, nameOf } = await setUp()
    await changes.apply('Name changed', [await rename('First')])
    const second = changes.apply('Name changed again', [await rename('Second')])
    await changes.undo()
    await second
    expect(await nameOf()).toBe('First')
    await changes.undo()
    expect(await nameOf()).toBe('Before')
  })

  it('of one record follow one another, each on what the last made of it', async () => {
    const { changes, rename, nameOf } = await setUp()
    const [first, second, third] = [await rename('One'), await rename('Two'), await rename('Three')]
    const results = await Promise.all([changes.apply('First', [first]), changes.apply('Second', [second])])
    results.push(await changes.apply('Third', [third]))
    expect({ statuses: results.map(({ status }) => status), name: await nameOf() }).toEqual({
      statuses: ['written', 'written', 'written'],
      name: 'Three',
    })
  })

  it('do not pass over what somebody else has changed in between', async () => {
    const { workspace, changes, rename, nameOf } = await setUp()
    const [first, second] = [await rename('One'), await rename('Two')]
    await changes.apply('First', [first])
    await workspace.commit(await rename('Theirs'))
    expect((await changes.apply('Second', [second])).status).toBe('conflict')
    expect(await nameOf()).toBe('Theirs')
  })

  it('are undone by the toast that tells of them, once', async () => {
    const { changes, toasts, rename, press, nameOf } = await setUp()
    await changes.apply('First', [await rename('One')])
    press('Undo')
    await expect.poll(nameOf).toBe('Before')
    press('Undo')
    await changes.undo()
    expect(titles(toasts).at(-1)).toBe('There is nothing to undo.')
  })

  it('keep what someone else wrote, until one says to use mine', async () => {
    const { workspace, changes, toasts, rename, press, nameOf } = await setUp()
    const mine = await rename('Mine')
    await workspace.commit(await rename('Theirs'))
    const result = await changes.apply('Name changed', [mine])
    expect({ status: result.status, name: await nameOf(), title: titles(toasts).at(-1) }).toEqual({
      status: 'conflict',
      name: 'Theirs',
      title: 'Ada changed this in the meantime',
    })
    press('Use mine')
    await expect.poll(nameOf).toBe('Mine')
  })

  it('merge what only one side changed, and ask about what both did', async () => {
    const { workspace, changes, conflicts, toasts, id, read } = await setUp()
    const seen = await read()
    const write = (patch: Partial<Company>, version: Version): Mutation => {
      return { kind: 'update', collection: 'companies', id, patch, expect: version }
    }
    await workspace.commit(write({ name: 'Theirs', industry: 'Theirs' }, seen.version))
    const saving = changes.apply('Company changed', [write({ name: 'Mine', website: 'https://mine.example' }, seen.version)], {
      seen: [seen],
    })
    await expect
      .poll(() => conflicts.current()?.clashes)
      .toEqual([{ path: 'name', before: 'Before', theirs: 'Theirs', mine: 'Mine' }])
    // Written again while one thinks about it: what was not shown is not passed over.
    await workspace.commit(write({ name: 'Theirs again' }, (await read()).version))
    conflicts.answer(new Set(['name']))
    await expect.poll(() => conflicts.current()?.clashes.map(({ theirs }) => theirs)).toEqual(['Theirs again'])
    conflicts.answer(new Set(['name']))
    expect((await saving).status).toBe('written')
    expect(await read()).toMatchObject({ name: 'Mine', industry: 'Theirs', website: 'https://mine.example' })
    await changes.undo()
    expect([await read(), titles(toasts)]).toMatchObject([
      { name: 'Theirs again', industry: 'Theirs', website: null },
      ['Company changed', 'Undone: Company changed'],
    ])
  })

  it('leave everything as it is when the question is put off', async () => {
    const { workspace, changes, conflicts, rename, read, nameOf, toasts } = await setUp()
    const [seen, mine] = [await read(), await rename('Mine')]
    await workspace.commit(await rename('Theirs'))
    const saving = changes.apply('Name changed', [mine], { seen: [seen] })
    await expect.poll(() => conflicts.current()).not.toBeNull()
    conflicts.answer(null)
    expect([(await saving).status, await nameOf(), titles(toasts)]).toEqual(['conflict', 'Theirs', []])
  })

  it('do not undo over what someone else wrote since', async () => {
    const { workspace, changes, toasts, rename, nameOf } = await setUp()
    await changes.apply('Name changed', [await rename('Mine')])
    await workspace.commit(await rename('Theirs'))
    await changes.undo()
    expect({ name: await nameOf(), title: titles(toasts).at(-1) }).toEqual({
      name: 'Theirs',
      title: 'Ada changed this in the meantime',
    })
  })

  it('say why they failed, and leave field problems to the form that asks for them', async () => {
    const { changes, toasts, rename } = await setUp()
    const quiet = await changes.apply('Name changed', [await rename('')], { inlineErrors: true })
    expect({ status: quiet.status, titles: titles(toasts) }).toEqual({ status: 'failed', titles: [] })
    await changes.apply('Name changed', [await rename('')])
    expect(toasts.current().map(({ title, body }) => [title, body])).toEqual([['Not saved: Name changed', 'Name is required.']])
  })

  it('begin with nothing to undo', async () => {
    const { changes, toasts } = await setUp()
    await changes.undo()
    await changes.redo()
    expect(titles(toasts)).toEqual(['There is nothing to undo.'])
  })
})
