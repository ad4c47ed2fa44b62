import { describe, expect, it } from 'vitest'
import { cellText, type ExportCell } from '../../../src/domain/model/exports/export-cell'
import { companyColumns, dealColumns, personColumns } from '../../../src/domain/model/exports/export-columns'
import { shownCompanyColumns, shownPersonColumns } from '../../../src/domain/model/exports/view-columns'
import { recogniseOwn } from '../../../src/domain/model/imports/recognising/columns/own-export'
import { TARGETS } from '../../../src/domain/model/imports/targets'
import { LIST_FIELDS } from '../../../src/domain/model/imports/planning/policy'
import { tracesOf } from '../../../src/domain/model/people/mentions'
import { validateFields, validateRecord } from '../../../src/domain/model/records/schemas'
import { COMPANIES, PEOPLE } from '../../../src/domain/model/registry/contacts'
import { REGISTRY } from '../../../src/domain/model/registry/registry'
import { LINES } from '../../../src/domain/model/registry/lines'
import type { Field } from '../../../src/domain/model/registry/field'
import { FIELD_CATALOGUE } from '../../../src/domain/model/views/field-catalogue'
import { VIEW_COLLECTIONS, type ViewCollection } from '../../../src/domain/model/views/view'
import { bulkFields } from '../../../src/ui/table/bulk-fields'
import { SHOWN_WORDS } from '../../support/shown-words'
import { readableDossier } from '../../../src/ui/export/dossier-text'
import { companyColumns as companyTable } from '../../../src/ui/features/companies/company-columns'
import { dealColumns as dealTable } from '../../../src/ui/features/deals/deal-columns'
import { personColumns as personTable } from '../../../src/ui/features/people/person-columns'
import { formatsOf } from '../../../src/ui/text/format'

const ID = '0193f0a0-0000-7000-8000-000000000001'
const NEEDED = { people: {}, companies: {}, deals: { pipelineId: ID, stageId: ID, currency: 'EUR', rank: 'a0' } }
const lookups = { nameOf: () => null, own: [], words: SHOWN_WORDS }

/** Fields that hold words, each of which is to be found again by its mark. */
function textsOf(collection: ViewCollection): readonly string[] {
  const fields = Object.entries<Field>(REGISTRY[collection])
  return fields.flatMap(([name, { type }]) => (type === 'text' && name !== 'currency' && name !== 'website' ? [name] : []))
}

function markOf(field: string): string {
  return `mark of ${field}`
}

function recordOf(collection: ViewCollection): never {
  const marks = Object.fromEntries(textsOf(collection).map((field) => [field, markOf(field)]))
  const checked = validateRecord(collection, { ...marks, ...NEEDED[collection] })
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  const at = '2026-11-21T09:30:00.000Z'
  const by = { memberId: null, via: 'app' }
  const stamps = {
    id: ID,
    workspaceId: ID,
    version: '1',
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
  }
  return { ...checked.value, ...stamps } as never // every field is there
}

const EXPORTED: { readonly [K in ViewCollection]: () => string } = {
  people: () =>
    cells(personColumns([{ person: recordOf('people'), companyName: null }], lookups), { person: recordOf('people') }),
  companies: () => cells(companyColumns([recordOf('companies')], lookups), recordOf('companies')),
  deals: () =>
    cells(dealColumns([{ deal: recordOf('deals') } as never], lookups), {
      deal: recordOf('deals'),
      companyName: null,
      stageKind: 'open',
      probability: 0,
    }),
}

function cells(columns: readonly { readonly of: (item: never) => ExportCell }[], item: object): string {
  return columns.map((column) => cellText(column.of(item as never))).join('\n')
}

describe.each(VIEW_COLLECTIONS)('every field of %s', (collection) => {
  it('that holds words is in an export', () => {
    const written = EXPORTED[collection]()
    expect(textsOf(collection).filter((field) => !written.includes(markOf(field)))).toEqual([])
  })

  it('that is a plain line can be imported, is known again from our own export, and may be given to many', () => {
    for (const field of LINES[collection]) {
      expect(TARGETS).toContain(`${collection}.${field}`)
      expect(recogniseOwn(headerOf(field), collection)?.target).toBe(`${collection}.${field}`)
      expect(bulkKeys(collection)).toContain(field)
    }
  })

  it('that a list may be asked about is one of its columns', () => {
    const tables = { people: personTable, companies: companyTable, deals: dealTable }
    const columns = new Set(tables[collection](null as never).map(({ key, label }) => (label === '' ? '' : key)))
    const missing = FIELD_CATALOGUE[collection].map(({ key }) => key).filter((key) => !columns.has(key))
    // Shown with the amount, by the stage, and by a mark.
    expect(missing).toEqual(collection === 'deals' ? ['stageKind', 'currency', 'openTasks'] : [])
  })
})

it('every field of a person is in what they are given about themselves', () => {
  const own = {
    key: 'nickname',
    field: 'custom.nickname',
    label: 'Nickname',
    type: 'text',
    kind: 'text',
    options: [],
    required: false,
  }
  const given = {
    companyId: ID,
    emails: [{ value: 'mark of emails', label: null, primary: true }],
    phones: [{ raw: '+44 mark of phones', e164: null, extension: null, label: null, primary: true }],
    links: [{ url: 'https://mark.of/links', label: null }],
    address: { street: null, city: 'mark of address', region: null, postalCode: null, country: null },
    birthday: '1985-12-10',
    lifecycle: 'lead',
    doNotContact: true,
    ownerId: ID,
    tagIds: [ID],
    originalCreatedAt: '1843-09-01T00:00:00.000Z',
    custom: { nickname: 'mark of custom' },
  }
  /** What stands for each field. `null`: the picture, which is among the files. */
  const marks: { readonly [F in keyof typeof PEOPLE]: string | null } = {
    firstName: markOf('firstName'),
    middleName: markOf('middleName'),
    lastName: markOf('lastName'),
    namePrefix: markOf('namePrefix'),
    nameSuffix: markOf('nameSuffix'),
    jobTitle: markOf('jobTitle'),
    source: markOf('source'),
    description: markOf('description'),
    companyId: 'Company: Analytical Engines',
    emails: 'mark of emails',
    phones: '+44 mark of phones',
    links: 'https://mark.of/links',
    address: 'mark of address',
    birthday: 'Birthday: Dec 10, 1985',
    lifecycle: 'Lifecycle: Lead',
    doNotContact: 'Do not contact: Yes',
    ownerId: 'Owner: Grace',
    tagIds: 'Tags: Grace',
    avatarFileId: null,
    custom: 'Nickname: mark of custom',
    originalCreatedAt: 'Sep 1, 1843',
  }
  const words = {
    formats: formatsOf({ locale: 'en', timeZone: 'UTC' }),
    nameOf: () => 'Grace',
    names: { member: () => 'Grace', record: () => null, formats: formatsOf({ locale: 'en', timeZone: 'UTC' }), currency: 'EUR' },
    own: [own as never],
    workspaceName: 'Harbour',
  }
  const none = { deals: [], notes: [], tasks: [], files: [], activities: [] }
  const person = { ...(recordOf('people') as object), ...given } as never // as a record holds it
  const readable = readableDossier({ person, company: { name: 'Analytical Engines' } as never, ...none }, words)
  expect(Object.values(marks).filter((mark) => mark !== null && !readable.includes(mark))).toEqual([])
})

it('a table of people or companies is exported with every field that it may show', () => {
  const shown = (collection: ViewCollection) => FIELD_CATALOGUE[collection].map(({ key }) => ({ key, label: key }))
  const marks = (collection: ViewCollection) => textsOf(collection).filter((field) => isShown(collection, field))
  const people = cells(shownPersonColumns(shown('people'), lookups), { person: recordOf('people'), companyName: null })
  const companies = cells(shownCompanyColumns(shown('companies'), lookups), recordOf('companies'))
  expect(marks('people').filter((field) => !people.includes(markOf(field)))).toEqual([])
  expect(marks('companies').filter((field) => !companies.includes(markOf(field)))).toEqual([])
})

describe('a text field that people write', () => {
  const collections = ['people', 'companies', 'deals', 'tasks', 'notes', 'files', 'savedViews'] as const
  const textsWithout = (fact: 'search' | 'prose') =>
    collections.flatMap((collection) =>
      Object.entries<Field>(REGISTRY[collection])
        .filter(([, field]) => field.type === 'text' && field[fact] === undefined)
        .map(([name]) => `${collection}.${name}`),
    )

  it('is found by a search, unless it is one of these', () => {
    expect(textsWithout('search')).toEqual([
      'people.namePrefix',
      'people.nameSuffix',
      'people.source',
      'people.description',
      'companies.description',
      'deals.currency',
      'deals.lostNote',
      'files.mime',
      'files.path',
      'savedViews.filter',
      'savedViews.sort',
      'savedViews.group',
      'savedViews.columns',
    ])
  })

  it('is looked through when somebody is erased, unless it is one of these', () => {
    expect(textsWithout('prose')).toEqual([
      'people.firstName',
      'people.middleName',
      'people.lastName',
      'people.namePrefix',
      'people.nameSuffix',
      'companies.name',
      'companies.website',
      'deals.currency',
      'files.mime',
      'files.path',
      'savedViews.sort',
      'savedViews.group',
      'savedViews.columns',
    ])
  })
})

it('a text that may name somebody is as long as its schema allows, so that what is left of it can be written back', () => {
  for (const collection of ['people', 'companies', 'deals'] as const) {
    for (const [name, { prose }] of Object.entries<Field>(REGISTRY[collection])) {
      if (prose === undefined) continue
      const lengthOf = (length: number) => validateFields(collection, { [name]: 'x'.repeat(length) }).ok
      expect([name, lengthOf(prose), lengthOf(prose + 1)]).toEqual([name, true, false])
    }
  }
})

it('every list of people and companies has a rule by which two become one when duplicates are merged', () => {
  const lists = [PEOPLE, COMPANIES].flatMap((fields) =>
    Object.entries<Field>(fields).flatMap(([name, { type }]) => (['list', 'texts', 'uuids'].includes(type) ? [name] : [])),
  )
  expect(lists.filter((name) => !Object.hasOwn(LIST_FIELDS, name))).toEqual([])
})

it('whatever identifies a person is looked for when they are erased', () => {
  const marks = { firstName: 'Augusta', middleName: 'Kingston', lastName: 'Lovelace' }
  const contacts = { emails: [{ value: 'ada@example.test' }], phones: [{ raw: '030 901820', e164: '+4930901820' }] }
  const known = Object.entries<Field>(PEOPLE).flatMap(([name, { identity }]) => (identity === true ? [name] : []))
  expect(known).toEqual(Object.keys({ ...marks, ...contacts }))
  const { nearby } = tracesOf({ ...marks, ...contacts } as never)
  expect(nearby).toEqual(
    expect.arrayContaining(['augusta', 'kingston', 'lovelace', 'ada@example.test', '030 901820', '+4930901820']),
  )
})

function isShown(collection: ViewCollection, field: string): boolean {
  return FIELD_CATALOGUE[collection].some((shown) => shown.field === field)
}

/** `Job title` for `jobTitle`: written out here, for it is what the product promises. */
function headerOf(field: string): string {
  return { jobTitle: 'Job title', source: 'Source', industry: 'Industry' }[field] ?? field
}

function bulkKeys(collection: ViewCollection): readonly string[] {
  const view = { fields: [], stages: [], pipelines: [], lostReasons: [] }
  return bulkFields(collection, view as never).map(({ key }) => key)
}
