import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIELD_TYPES, CUSTOM_COLLECTIONS, hasOptions } from '../../../src/domain/model/fields/custom-value'
import { ownFieldsOf } from '../../../src/domain/model/fields/own-field'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { FIELD_CATALOGUE } from '../../../src/domain/model/views/field-catalogue'
import {
  exportableCompanies,
  exportableDeals,
  exportablePeople,
  type Exportable,
  type ExportSource,
} from '../../../src/domain/use-cases/exports/exportable'
import { cellText } from '../../../src/domain/model/exports/export-cell'
import { namesById } from '../../../src/ui/export/file-name'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'
import { SHOWN_WORDS } from '../../support/shown-words'

const AN_ID = /[0-9a-f]{8}-[0-9a-f]{4}-/
/** The amount of every record, in minor units, of which no cell says anything. */
const MINOR = 7_654_321
const CODES = ['customer', 'GB', 'true', 'false', String(MINOR)]

let world: MemoryWorkspace
let source: ExportSource
let ids: Readonly<Record<'people' | 'companies' | 'deals', Id>>

beforeAll(async () => {
  world = await memoryWorkspace()
  const { ports, runtime, workspaceId } = world
  const listOf = async <K extends 'members' | 'pipelines' | 'stages' | 'lostReasons' | 'tags' | 'fieldDefinitions'>(name: K) =>
    (await ports.records.list<K>(name, { workspaceId, limit: 100 })).items
  const [me] = await listOf('members')
  const stages = await listOf('stages')
  const lost = stages.find(({ kind }) => kind === 'lost')!
  ids = { people: runtime.newId(), companies: runtime.newId(), deals: runtime.newId() }
  const [tag, reason, choice] = [runtime.newId(), runtime.newId(), runtime.newId()]
  const values = {
    text: 'Fine',
    number: 12.5,
    date: '2026-11-23',
    checkbox: true,
    select: choice,
    'multi-select': [choice],
    url: 'https://engine.example',
    email: 'ada@engine.example',
    phone: '+442079460018',
    money: { amountMinor: MINOR, currency: 'EUR' },
  }
  const custom = Object.fromEntries(FIELD_TYPES.map((type) => [`own_${type.replace('-', '_')}`, values[type]]))
  const fields = CUSTOM_COLLECTIONS.flatMap((collection) =>
    FIELD_TYPES.map((type, at): Mutation => ({
      kind: 'create',
      collection: 'fieldDefinitions',
      id: runtime.newId(),
      data: {
        collection,
        key: `own_${type.replace('-', '_')}`,
        label: `Own ${type}`,
        type,
        position: `a${at}`,
        ...(hasOptions(type) ? { options: [{ id: choice, label: 'Gold', colour: null }] } : {}),
      },
    })),
  )
  const address = { street: '1 Dorset St', city: 'London', region: null, postalCode: null, country: 'GB' }
  const phones = [{ raw: '+44 20 7946 0018', e164: '+442079460018', extension: null, label: null, primary: true }]
  const shared = { ownerId: me!.id, tagIds: [tag], custom }
  const commit = (mutations: readonly Mutation[]) =>
    ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  await commit([
    ...fields,
    { kind: 'create', collection: 'tags', id: tag, data: { name: 'Key account', colour: 'violet' } },
    { kind: 'create', collection: 'lostReasons', id: reason, data: { name: 'Too late', position: 'a5' } },
  ])
  const originalCreatedAt = '2020-01-01T00:00:00.000Z' as never
  await commit([
    {
      kind: 'create',
      collection: 'companies',
      id: ids.companies,
      data: {
        ...shared,
        originalCreatedAt,
        address,
        phones,
        name: 'Engines',
        domains: ['engine.example'],
        website: 'https://engine.example',
        industry: 'Looms',
        size: '11-50',
      },
    },
    {
      kind: 'create',
      collection: 'people',
      id: ids.people,
      data: {
        ...shared,
        originalCreatedAt,
        address,
        phones,
        companyId: ids.companies,
        firstName: 'Ada',
        jobTitle: 'Countess',
        lifecycle: 'customer',
        doNotContact: true,
        source: 'Fair',
        emails: [{ value: 'ada@engine.example', label: null, primary: true }],
      },
    },
    {
      kind: 'create',
      collection: 'deals',
      id: ids.deals,
      data: {
        ...shared,
        originalCreatedAt,
        companyId: ids.companies,
        lostReasonId: reason,
        title: 'Ten looms',
        pipelineId: lost.pipelineId,
        stageId: lost.id,
        amountMinor: MINOR,
        currency: 'EUR',
        rank: 'a0',
        probability: 30,
        expectedCloseOn: '2026-12-01' as PlainDate,
        source: 'Fair',
        people: [{ personId: ids.people, role: 'Buyer', primary: true }],
      },
    },
  ])
  await commit([{ kind: 'trash', collection: 'lostReasons', id: reason, expect: 'any' }])
  const names = namesById({
    members: await listOf('members'),
    tags: await listOf('tags'),
    pipelines: await listOf('pipelines'),
    stages,
    lostReasons: await listOf('lostReasons'),
  })
  source = {
    records: ports.records,
    stages,
    words: SHOWN_WORDS,
    lookups: { nameOf: (id) => names.get(id) ?? null, own: [] },
  }
})
afterAll(() => world.close())

/** The cells of the one record, by the heads of their columns. */
async function cellsOf(collection: keyof typeof ids, columns: 'every' | 'shown'): Promise<ReadonlyMap<string, string>> {
  const { items } = await world.ports.records.list('fieldDefinitions', { workspaceId: world.workspaceId, limit: 100 })
  const own = ownFieldsOf(items, collection)
  const from = { ...source, lookups: { ...source.lookups, own } }
  const keys = [...FIELD_CATALOGUE[collection].map(({ key }) => key), 'weighted', ...own.map(({ field }) => field)]
  const shown = keys.map((key) => ({ key, label: key }))
  const textsOf = async <T>(exportable: Exportable<T>) => {
    const read = await exportable.read([ids[collection]])
    const all = columns === 'every' ? exportable.every(read) : exportable.shown!(shown)
    return new Map(all.map(({ header, of }) => [header, cellText(of(read[0]!))]))
  }
  if (collection === 'people') return textsOf(exportablePeople(from))
  return collection === 'companies' ? textsOf(exportableCompanies(from)) : textsOf(exportableDeals(from))
}

/** What the list asks by, and shows in no column of its own. */
const NO_COLUMN = new Set(['currency', 'stageKind', 'openTasks', 'weighted', 'stageSince'])

describe.each(CUSTOM_COLLECTIONS)('the columns of %s', (collection) => {
  it('as a view shows them, are all filled, with names for ids, words for codes and amounts in their currency', async () => {
    const cells = [...(await cellsOf(collection, 'shown'))]
    expect(cells.filter(([, text]) => AN_ID.test(text) || CODES.some((code) => text.includes(code)))).toEqual([])
    expect(cells.filter(([key, text]) => text === '' && !NO_COLUMN.has(key)).map(([key]) => key)).toEqual([])
  })

  it('as imports read them, have ids in the columns of ids alone, beside the names, and no minor units', async () => {
    const cells = [...(await cellsOf(collection, 'every'))]
    const isId = ([header]: readonly [string, string]) => /\bIDs?$/.test(header)
    expect(cells.filter((cell) => !isId(cell) && AN_ID.test(cell[1]))).toEqual([])
    expect(cells.filter(([, text]) => text.includes(String(MINOR)))).toEqual([])
    const unnamed = cells.filter(isId).filter(([header, text]) => {
      const name = new Map(cells).get(header.replace(/ IDs?$/, '')) ?? new Map(cells).get(header.replace(/ IDs$/, 's'))
      return text !== '' && name === ''
    })
    expect(unnamed).toEqual([])
  })
})

it('says why a deal was lost when the reason is in the trash', async () => {
  expect((await cellsOf('deals', 'shown')).get('lostReason')).toBe('Too late')
  expect((await cellsOf('deals', 'every')).get('Lost reason')).toBe('Too late')
})

it('names the pipeline and the stage of a deal, as a view shows it and as imports read it', async () => {
  const [shown, every] = [await cellsOf('deals', 'shown'), await cellsOf('deals', 'every')]
  expect([shown.get('pipeline'), every.get('Pipeline'), shown.get('stage'), every.get('Stage')]).toEqual([
    'Sales pipeline',
    'Sales pipeline',
    'Lost',
    'Lost',
  ])
})
