import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_MARK, csvLine, type ExportCell } from '../../../src/domain/model/exports/export-cell'
import { personColumns } from '../../../src/domain/model/exports/export-columns'
import { vcardOf } from '../../../src/domain/model/exports/vcard'
import { xlsxEntries } from '../../../src/domain/model/exports/xlsx-table'
import { guessMapping, readFile } from '../../../src/domain/model/imports/recognising/guess-mapping'
import { nameResolver } from '../../../src/domain/model/imports/planning/name-resolver'
import { findDateOrders } from '../../../src/domain/model/imports/planning/rows/date-orders'
import { rowReader } from '../../../src/domain/model/imports/planning/rows/read-row'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { Id } from '../../../src/domain/model/kernel/id'
import { LIFECYCLES } from '../../../src/domain/model/registry/contacts'
import type { Person } from '../../../src/domain/model/people/person'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import { LINES } from '../../../src/domain/model/registry/lines'
import { eachOf } from '../../support/each-of'
import { contextFor } from '../../support/import-file'
import { address, line, maybe, twoLines } from '../../support/random-cells'
import { newZip } from '../../../src/ui/bundle/zip'
import { runs } from '../../support/runs'

const OWNER = '0193f0a0-0000-7000-8000-000000000001' as Id
const TAG = '0193f0a0-0000-7000-8000-000000000002' as Id
const nameOf = (id: string) => (id === OWNER ? 'Ana Reis' : id === TAG ? 'Kings & Queens' : null)

async function workbook(headers: readonly string[], rows: readonly (readonly ExportCell[])[]): Promise<Uint8Array> {
  const zip = newZip()
  const slices = (async function* () {
    yield rows
  })()
  for (const { path, pieces } of xlsxEntries(headers, slices, {
    sheetName: 'All',
    timeZone: 'Europe/Berlin',
    onCut: () => undefined,
  })) {
    const parts: string[] = []
    for await (const piece of pieces) parts.push(piece)
    await zip.add(path, new Blob(parts), false)
  }
  return new Uint8Array(await (await zip.finish()).arrayBuffer())
}

function delimited(headers: readonly string[], rows: readonly (readonly ExportCell[])[], delimiter: string): Uint8Array {
  return new TextEncoder().encode(CSV_MARK + [headers, ...rows].map((cells) => csvLine(cells, delimiter)).join(''))
}

function tableOf(bytes: Uint8Array) {
  const read = readFile(bytes, {}, { locale: 'en' })
  if (!read.ok) throw new Error(read.refusal.reason)
  return read.table
}

describe('a table that was written', () => {
  it('reads back equal, as CSV of either kind and as a workbook', async () => {
    const cell = fc.oneof(line, fc.constant(null), fc.constantFrom('a\nb', "'=1", '-5', '_x0041_', '"', '&lt;', '\u{1F600}'))
    const table = fc.array(fc.tuple(line, cell, cell), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(',', ';', 'xlsx'), async (rows, kind) => {
        const headers = ['Portside person ID', 'First name', 'Last name']
        const bytes = kind === 'xlsx' ? await workbook(headers, rows) : delimited(headers, rows, kind)
        const read = tableOf(bytes).rows.map((row) => headers.map((_, at) => row.cells[at] ?? ''))
        expect(read).toEqual(rows.map((row) => row.map((value) => value ?? '')))
      }),
      { numRuns: runs({ few: 25, many: 60 }) },
    )
  })

  it('holds days and amounts as what they are', async () => {
    const row: ExportCell[] = [
      'x',
      { date: '2026-11-21' as never },
      { at: '2026-11-21T09:30:00.000Z' as never },
      { number: '-1250.50' },
      true,
    ]
    const headers = ['Portside deal ID', 'Expected close date', 'Closed at', 'Amount', 'Deal name']
    const read = async (bytes: Uint8Array) => tableOf(bytes).rows[0]?.cells
    expect(await read(delimited(headers, [row], ','))).toEqual(['x', '2026-11-21', '2026-11-21T09:30:00.000Z', '-1250.50', 'yes'])
    expect(await read(await workbook(headers, [row]))).toEqual(['x', '2026-11-21', '2026-11-21 10:30', '-1250.5', 'TRUE'])
  })
})

const label = maybe(fc.constantFrom('Work', 'Home', 'Mobile', 'Fax', 'Assistant', 'work', 'Büro; 2'))

/** Exactly one entry is the primary one. */
function listOf<T extends object>(entry: fc.Arbitrary<T>) {
  return fc
    .tuple(fc.array(entry, { maxLength: 3 }), fc.nat(2))
    .map(([entries, primary]) => entries.map((each, at) => ({ ...each, primary: at === Math.min(primary, entries.length - 1) })))
}

const person: fc.Arbitrary<Person> = fc
  .record({
    firstName: line,
    middleName: maybe(line),
    lastName: line,
    namePrefix: maybe(fc.constantFrom('Dr.', 'Ms')),
    nameSuffix: maybe(fc.constantFrom('PhD', 'Jr.')),
    ...eachOf(LINES.people, maybe(line)),
    companyId: fc.constant(null),
    emails: listOf(fc.record({ value: fc.nat(99).map((at) => `a${at}@x.example`), label })),
    phones: listOf(
      fc.record({
        raw: fc.integer({ min: 2_079_460_000, max: 2_079_469_999 }).map((at) => `+44${at}`),
        e164: fc.constant(''),
        extension: fc.constant(null),
        label: label.map((text) => (text === 'Fax' ? null : text)),
      }),
    ).map((phones) => phones.map((phone) => ({ ...phone, e164: phone.raw }))),
    links: fc.array(fc.record({ url: fc.nat(99).map((at) => `https://x.example/${at}?a=1,2`), label }), { maxLength: 2 }),
    address,
    birthday: maybe(fc.constantFrom('1980-03-12', '--12-10')),
    lifecycle: maybe(fc.constantFrom(...LIFECYCLES)),
    doNotContact: fc.boolean(),
    ownerId: fc.constantFrom(OWNER, null),
    tagIds: fc.boolean().map((isTagged) => (isTagged ? [TAG] : [])),
    avatarFileId: fc.constant(null),
    description: twoLines,
    originalCreatedAt: maybe(fc.constant(instantOf(Date.UTC(2019, 2, 4, 9, 30, 5)))),
    custom: fc.constant({}),
  })
  .map((one) => ({
    ...one,
    emails: distinct(one.emails, 'value'),
    phones: distinct(one.phones, 'raw'),
    links: distinct(one.links, 'url'),
  }))

function distinct<T extends object>(entries: readonly T[], key: keyof T): T[] {
  const all = [...new Map(entries.map((entry) => [entry[key], entry])).values()]
  return 'primary' in (all[0] ?? {}) && !all.some((entry) => Reflect.get(entry, 'primary'))
    ? all.map((entry, at) => ({ ...entry, primary: at === 0 }))
    : all
}

const MADE_AT = instantOf(Date.UTC(2026, 10, 21, 9, 30))

function recordOf(data: Person): RecordOf<'people'> {
  const at = MADE_AT
  const by = { memberId: null, via: 'app' } as const
  const meta = {
    workspaceId: OWNER,
    version: '1' as never,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
  }
  return { ...data, ...meta, id: TAG }
}

function peopleIn(bytes: Uint8Array) {
  const table = tableOf(bytes)
  const mapping = guessMapping(table.columns, () => []).columns
  const rows = table.rows.map(({ cells }) => cells)
  const known = { members: [{ id: OWNER, name: 'Ana Reis' }], pipelines: [], stages: [], lostReasons: [], mayMake: false }
  const names = nameResolver(known, { choices: {}, idOf: () => TAG, hasSeveralPipelines: false })
  const read = rowReader(
    mapping,
    {
      orders: findDateOrders(rows, table.columns, mapping),
      names,
      amounts: new Map(),
      currencies: new Map(),
      units: new Map(),
      ranks: new Map(),
      customers: new Set(),
      familyFirst: new Set<number>(),
      offsets: new Map(),
    },
    contextFor('people'),
  )
  return rows.map((cells) => {
    const { draft } = read(cells)
    const readBack = draft?.people[0]
    return { ...readBack?.person, tags: readBack?.tags, company: draft?.company?.name ?? null }
  })
}

describe('people that were written', () => {
  it('read back as they were, as CSV and as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 1, maxLength: 3 }),
        maybe(fc.constant('Looms Ltd')),
        fc.boolean(),
        async (people, companyName, asWorkbook) => {
          const items = people.map((data) => ({ person: recordOf(data), companyName }))
          const columns = personColumns(items, { nameOf, own: [] })
          const withCompany = columns.map((column) =>
            column.header === 'Company' ? { ...column, of: () => companyName } : column,
          )
          const [headers, rows] = [
            columns.map(({ header }) => header),
            items.map((item) => withCompany.map(({ of }) => of(item))),
          ]
          const bytes = asWorkbook ? await workbook(headers, rows) : delimited(headers, rows, ',')
          expect(peopleIn(bytes)).toEqual(
            people.map((data) => ({
              ...data,
              tagIds: [],
              tags: data.tagIds.map(nameOf),
              company: companyName,
              // Elsewhere, when it was made here is when it was first made.
              originalCreatedAt: data.originalCreatedAt ?? MADE_AT,
            })),
          )
        },
      ),
      { numRuns: 50 },
    )
  })

  it('read back as cards, as far as cards hold them', () => {
    fc.assert(
      fc.property(person, maybe(fc.constant('Looms, Ltd')), (data, companyName) => {
        const bytes = new TextEncoder().encode(vcardOf(recordOf(data), { companyName, tagName: nameOf }))
        const first = <T extends { readonly primary: boolean }>(entries: readonly T[]) =>
          entries.toSorted((a, b) => Number(b.primary) - Number(a.primary))
        const lines = { ...eachOf(LINES.people, null), jobTitle: data.jobTitle }
        const held = { ...data, ...lines, lifecycle: null, doNotContact: false, ownerId: null, originalCreatedAt: null }
        expect(peopleIn(bytes)).toEqual([
          {
            ...held,
            emails: first(data.emails),
            phones: first(data.phones),
            tagIds: [],
            tags: data.tagIds.map(nameOf),
            company: companyName,
          },
        ])
      }),
      { numRuns: 50 },
    )
  })
})
