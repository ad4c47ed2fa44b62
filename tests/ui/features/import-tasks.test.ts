import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { csvUncell } from '../../../src/domain/model/imports/reading/delimited/csv-cell'
import { readTable } from '../../../src/domain/model/imports/reading/delimited/read-table'
import { importTasks } from '../../../src/ui/features/import/import-tasks'
import type { FileView, PlanRequest } from '../../../src/ui/features/import/import-messages'
import type { RowFilter } from '../../../src/ui/features/import/row-messages'
import { testId } from '../../support/test-ids'
import { writeWorkbook } from '../../support/write-workbook'

function desk() {
  let made = 0
  return importTasks((): Id => testId(`made ${(made += 1)}`), { onProgress: () => undefined, onRead: () => undefined })
}

function opened(worker: ReturnType<typeof desk>, text: string): FileView {
  const result = worker.open({ bytes: new TextEncoder().encode(text).buffer, name: 'file.csv', locale: 'en-GB' })
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.view
}

function request(view: FileView): PlanRequest {
  const today = '2026-11-21' as PlainDate
  return {
    mapping: view.guess.columns,
    orders: [],
    policy: {},
    edits: [],
    leftOut: [],
    context: { primary: 'people', country: 'DE', today, timeZone: 'Europe/Berlin', locale: 'en', currency: 'EUR', own: {} },
    names: { members: [], pipelines: [], stages: [], lostReasons: [], mayMake: false },
    nameChoices: {},
    matches: {},
    fields: [],
    imported: 'Imported',
    tags: [],
  }
}

const NOTHING_DONE = { created: new Uint32Array(), updated: new Uint32Array(), others: [] }
const FILE = 'Name;E-mail;Note\n=Ana;ana@x.example;"+49; with a ""quote"""\n;;\nBob;broken;\n'

describe('the import’s desk', () => {
  it('shows a file’s first rows, the samples of its columns and a guess for each', () => {
    const { preview, columns, rowCount, guess } = opened(desk(), FILE)
    expect({
      preview,
      samples: columns.map((column) => column.samples),
      rowCount,
      targets: guess.columns.map((each) => each.target),
    }).toEqual({
      preview: [
        { line: 2, cells: ['=Ana', 'ana@x.example', '+49; with a "quote"'] },
        { line: 3, cells: ['', '', ''] },
        { line: 4, cells: ['Bob', 'broken', ''] },
      ],
      samples: [['=Ana', 'Bob'], ['ana@x.example', 'broken'], ['+49; with a "quote"']],
      rowCount: 3,
      targets: ['people.fullName', 'people.email', 'people.description'],
    })
  })

  it('says how far it is with a workbook, and which of its sheets it read', () => {
    const progress: number[] = []
    const worker = importTasks((): Id => testId('made'), { onProgress: () => undefined, onRead: (part) => progress.push(part) })
    const rows = [
      ['Name', 'Email'],
      ['Ana', 'ana@x.example'],
    ]
    const bytes = writeWorkbook({
      sheets: [
        { name: 'Cover', rows: [['People']] },
        { name: 'All', rows },
      ],
    })
    expect(worker.open({ bytes: bytes.slice().buffer, name: 'file.csv', locale: 'en-GB' })).toMatchObject({
      ok: true,
      view: { format: { kind: 'spreadsheet', sheets: ['Cover', 'All'], sheet: 1 }, rowCount: 1 },
    })
    expect([progress.at(-1), progress.length <= 50]).toEqual([1, true])
  })

  it('counts what will become of the rows', () => {
    const worker = desk()
    const summary = worker.plan(request(opened(worker, FILE)))
    expect(summary).toMatchObject({
      counts: { total: 3, created: 0, updated: 0, skipped: 1, failed: 0 },
      setup: [],
      unknown: [],
      policy: {},
      writes: 2,
      rows: { all: 3, create: 2, update: 0, skip: 1, fail: 0, warn: 1 },
      undecided: 0,
      account: {
        rows: 3,
        imported: 2,
        out: [{ reason: 'empty-row', rows: 1 }],
        records: [{ collection: 'people', made: 2, changed: 0, unchanged: 0 }],
      },
      proposals: {},
      openDates: [],
    })
  })

  it('counts the fields that are made before the first row, and none where no row is written', () => {
    const worker = desk()
    const made = (text: string) => {
      const fields = [{ kind: 'create', collection: 'fieldDefinitions', id: testId('size'), data: { label: 'Size' } }] as const
      const planned = worker.plan({ ...request(opened(worker, text)), fields }).account.records
      return [planned, worker.results({ ...NOTHING_DONE, created: Uint32Array.of(0) }).account.records]
    }
    const one = { made: 1, changed: 0, unchanged: 0 }
    const both = [
      { collection: 'people', ...one },
      { collection: 'fieldDefinitions', ...one },
    ]
    expect([made('Name\nAna\n'), made('Name;Size\n;38\n')]).toEqual([
      [both, both],
      [[], []],
    ])
  })

  it('shows the rows in pieces: all, those of one fate, or those that hold some words', () => {
    const worker = desk()
    worker.plan(request(opened(worker, FILE)))
    const linesOf = (filter: RowFilter, search = '') => {
      const { total, rows } = worker.rows({ query: { filter, about: null, search }, from: 0, count: 2 })
      return [total, rows.map(({ line }) => line)]
    }
    expect([linesOf('all'), linesOf('skip'), linesOf('warn'), linesOf('all', 'BOB broken'), linesOf('all', '2')]).toEqual([
      [3, [2, 3]],
      [1, [3]],
      [1, [4]],
      [1, [4]],
      [1, [2]],
    ])
  })

  it('plans a row again with a cell that was mended, and leaves out what is not wanted', () => {
    const worker = desk()
    const asked = request(opened(worker, FILE))
    const edits = [{ row: 2, column: 1, text: 'bob@x.example' }]
    const { rows } = worker.plan({ ...asked, edits, leftOut: [0] })
    const { cells, records } = worker.row({ row: 2 })
    expect([
      rows,
      cells[1],
      records.map(({ kind, name, differences }) => [kind, name, differences.map(({ field }) => field)]),
    ]).toEqual([
      { all: 3, create: 1, update: 0, skip: 2, fail: 0, warn: 0 },
      { column: 1, text: 'bob@x.example', original: 'broken', isCut: false },
      [['create', 'Bob', ['firstName', 'emails']]],
    ])
  })

  it('reports every row with its outcome and reason, harmless in a spreadsheet and without loss', async () => {
    const worker = desk()
    worker.plan(request(opened(worker, FILE)))
    worker.results({ ...NOTHING_DONE, created: Uint32Array.of(0) })
    const text = await worker.report(null).text()
    const rows = readTable(text, { delimiter: ';' }).rows
    expect([/(^|;)=/m.test(text), rows.map((cells) => cells.map((cell) => csvUncell(cell)))]).toEqual([
      false,
      [
        ['Name', 'E-mail', 'Note', 'Line', 'Outcome', 'Reason'],
        ['=Ana', 'ana@x.example', '+49; with a "quote"', '2', 'Created', ''],
        ['', '', '', '3', 'Skipped', 'The row is empty.'],
        [
          'Bob',
          'broken',
          '',
          '4',
          'Skipped',
          'The import ended before this row’s turn. E-mail: “broken” is not an e-mail address and is left out.',
        ],
      ],
    ])
  })

  it('tells after the run what became of the rows, those that were clean before too', () => {
    const worker = desk()
    worker.plan(request(opened(worker, 'Name\nAna\nBob\nCy\n')))
    const others = [[1, { kind: 'failed', reason: 'refused' }]] as const
    const { notes: count, account } = worker.results({ ...NOTHING_DONE, created: Uint32Array.of(0), others })
    expect([count, worker.notes({ from: 0, count: 10 }).map(({ line, outcome }) => [line, outcome?.kind])]).toEqual([
      2,
      [
        [3, 'failed'],
        [4, 'skipped'],
      ],
    ])
    expect(account).toMatchObject({
      imported: 1,
      out: [{ reason: 'refused' }, { reason: 'cancelled' }],
      records: [{ collection: 'people', made: 1 }],
      cells: {
        filled: 3,
        written: 1,
        missed: [
          { reason: 'refused', example: 'Bob' },
          { reason: 'cancelled', example: 'Cy' },
        ],
      },
    })
  })

  it('hands each row over once, lets go of its values, and still counts what was written of it', () => {
    const worker = desk()
    const planned = worker.plan(request(opened(worker, 'First name,Last name,Company\nAna,Silva,Acme\nBob,Lee,Bolt\n')))
    const left = worker.begin(null)
    const [first, again] = [worker.writes({ from: 0, count: 2 }), worker.writes({ from: 0, count: 2 })]
    expect([left, first.map(({ writes }) => writes.length)]).toEqual([{ writes: 2, settled: 0 }, [2, 2]])
    expect(first.flatMap(({ writes }) => writes)).toMatchObject([
      { data: { name: 'Acme' } },
      { data: { firstName: 'Ana' } },
      { data: { name: 'Bolt' } },
      { data: { firstName: 'Bob' } },
    ])
    expect(again.flatMap(({ writes }) => writes)).toMatchObject([{ data: {} }, { data: {} }, { data: {} }, { data: {} }])
    expect(JSON.stringify(again.map(({ writes }) => writes))).not.toContain('Ana')

    const { account } = worker.results({ ...NOTHING_DONE, created: Uint32Array.of(0, 1) })
    expect(account.records).toEqual(planned.account.records)
    expect(account.cells).toMatchObject({ filled: 6, written: 6 })
  })
})
