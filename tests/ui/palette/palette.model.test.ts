import { afterEach, beforeEach, expect, it, describe } from 'vitest'
import { filter, firstValueFrom } from 'rxjs'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { applyChanges } from '../../../src/domain/use-cases/records/apply-changes'
import { paletteModel, type PaletteModel } from '../../../src/ui/search/search.model'
import { paletteGroups } from '../../../src/ui/search/search-lines'
import { formatsOf } from '../../../src/ui/text/format'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

let place: MemoryWorkspace
let ana: Id
let mariana: Id

beforeEach(async () => {
  place = await memoryWorkspace()
  ana = place.runtime.newId()
  mariana = place.runtime.newId()
  await applyChanges(
    [
      { kind: 'create', collection: 'people', id: mariana, data: { firstName: 'Mariana', emails: [email('m@anatomy.example')] } },
      {
        kind: 'create',
        collection: 'people',
        id: ana,
        data: { firstName: 'Zé', lastName: 'Ana', phones: [phone('+351 912 345 678')] },
      },
      { kind: 'create', collection: 'companies', id: place.runtime.newId(), data: { name: 'Anatomy Ltd' } },
    ],
    { records: place.ports.records, runtime: place.runtime },
    { workspaceId: place.workspaceId },
  )
})
afterEach(() => place.close())

const email = (value: string) => ({ value, label: null, primary: true })
const phone = (raw: string) => ({ raw, e164: null, extension: null, label: null, primary: true })
const open = (recent: Parameters<typeof paletteModel>[2] = []) =>
  paletteModel(place.ports.records, place.workspaceId, recent, { scope: 'everything' })
const answer = async (model: PaletteModel, text: string) => {
  model.search(text)
  const state = await firstValueFrom(model.state$.pipe(filter((one) => one.text === text && !one.isPending)))
  const { people, companies, tasks, notes, files } = state.found
  return [
    ...[...people, ...companies, ...files].map(({ name }) => name),
    ...tasks.map(({ title }) => title),
    ...notes.map(({ body }) => body),
  ]
}

describe('looking records up', () => {
  it('shows names that begin with the text before those that merely hold it', async () => {
    await place.ports.records.commit(
      [{ kind: 'create', collection: 'people', id: place.runtime.newId(), data: { firstName: 'Anabela' } }],
      { workspaceId: place.workspaceId, mutationId: mutationIdOf(place.runtime.newId()) },
    )
    expect(await answer(open(), 'ana')).toEqual(['Anabela', 'Mariana', 'Zé Ana', 'Anatomy Ltd'])
  })

  it('finds a person by digits of the phone number and by a piece of the address', async () => {
    const model = open()
    expect([await answer(model, '912345'), await answer(model, 'm@anat')]).toEqual([['Zé Ana'], ['Mariana']])
  })

  it('finds a person by an address that is not the first, and tasks and notes by their words', async () => {
    await applyChanges(
      [
        {
          kind: 'create',
          collection: 'people',
          id: place.runtime.newId(),
          data: { firstName: 'Rui', emails: [email('rui@quay.example'), { ...email('home@harbour.example'), primary: false }] },
        },
        { kind: 'create', collection: 'tasks', id: place.runtime.newId(), data: { title: 'Walk the harbour' } },
        { kind: 'create', collection: 'notes', id: place.runtime.newId(), data: { body: 'At the harbour', subjects: [] } },
      ],
      { records: place.ports.records, runtime: place.runtime },
      { workspaceId: place.workspaceId },
    )
    const model = open()
    expect([await answer(model, 'me@harb'), await answer(model, 'harbour')]).toEqual([
      ['Rui'],
      ['Rui', 'Walk the harbour', 'At the harbour'],
    ])
  })

  it('offers what was opened last before anything is typed, without what is in the trash', async () => {
    await applyChanges(
      [{ kind: 'trash', collection: 'people', id: mariana, expect: 'any' }],
      { records: place.ports.records, runtime: place.runtime },
      { workspaceId: place.workspaceId },
    )
    expect(await answer(open([subjectOf('people', mariana), subjectOf('people', ana)]), '')).toEqual(['Zé Ana'])
  })

  it('has commands first where one begins as what is typed, and no record does', async () => {
    const formats = formatsOf({ locale: 'en-GB', timeZone: 'UTC' })
    const commands = ['Anatomy of a table', 'Mark as read', 'Show the anatomy'].map((label) => ({
      label,
      keys: '',
      run: () => {},
    }))
    const model = open()
    const titles = async (text: string) => {
      model.search(text)
      const state = await firstValueFrom(model.state$.pipe(filter((one) => one.text === text && !one.isPending)))
      return paletteGroups(text, state.found, { commands, formats }).map(({ title }) => title)
    }
    expect(await titles('anatomy')).toEqual(['People', 'Companies', 'Commands'])
    expect(await titles('anatomy.ex')).toEqual(['People'])
    expect(await titles('mar')).toEqual(['People', 'Commands'])
    await applyChanges(
      [{ kind: 'create', collection: 'people', id: place.runtime.newId(), data: { firstName: 'Rui', jobTitle: 'Marker' } }],
      { records: place.ports.records, runtime: place.runtime },
      { workspaceId: place.workspaceId },
    )
    expect(await titles('mark')).toEqual(['Commands', 'People'])
  })

  it('shows six of a kind among others and twenty of one alone, and leads to the list of all', async () => {
    const { runtime, ports } = place
    const make = (index: number) =>
      ({ kind: 'create', collection: 'people', id: runtime.newId(), data: { firstName: `Skipper ${index}` } }) as const
    const boat = { kind: 'create', collection: 'companies', id: runtime.newId(), data: { name: 'Skipper and Sons' } } as const
    const write = (changes: Parameters<typeof applyChanges>[0]) =>
      applyChanges(changes, { records: ports.records, runtime }, { workspaceId: place.workspaceId })
    const shown = async () => {
      const model = open()
      model.search('skipper')
      const state = await firstValueFrom(model.state$.pipe(filter(({ text, isPending }) => text === 'skipper' && !isPending)))
      const groups = paletteGroups(' skipper', state.found, { commands: [], formats })
      return groups.map(({ title, lines }) => [title, lines.length, lines.flatMap((line) => (line.kind === 'more' ? line : []))])
    }
    const formats = formatsOf({ locale: 'en-GB', timeZone: 'UTC' })
    const more = { kind: 'more', key: 'more people', label: 'Show all in People', collection: 'people', search: 'skipper' }
    await write(Array.from({ length: 22 }, (_, index) => make(index)))
    const alone = await shown()
    await write([boat])
    expect([alone, await shown()]).toEqual([
      [['People', 21, [more]]],
      [
        ['People', 7, [more]],
        ['Companies', 1, []],
      ],
    ])
  })
})
