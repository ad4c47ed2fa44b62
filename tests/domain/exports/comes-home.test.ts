import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_MARK, csvLine, type ExportColumn } from '../../../src/domain/model/exports/export-cell'
import { companyColumns, dealColumns, taskColumns } from '../../../src/domain/model/exports/export-columns'
import type { Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { Collections, RecordOf } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import { COMPANY_SIZES } from '../../../src/domain/model/registry/contacts'
import { PRIORITIES, REPEATS, TASK_KINDS } from '../../../src/domain/model/tasks/task'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { BLANK_COMPANY, BLANK_DEAL, BLANK_TASK } from '../../../src/domain/model/imports/planning/ledger'
import { guessFor, NAMES, OLIVIA, planFor, tableOf, outcomesOf } from '../../support/import-file'
import { address, line, maybe, twoLines } from '../../support/random-cells'
import { testId } from '../../support/test-ids'
import { runs } from '../../support/runs'

const AT = instantOf(Date.UTC(2026, 9, 1))
const BY = { memberId: null, via: 'app' } as const

function kept<K extends 'companies' | 'deals' | 'tasks' | 'people'>(name: string, data: Collections[K]): RecordOf<K> {
  const meta = {
    workspaceId: testId('ws'),
    version: 'v1' as Version,
    createdAt: AT,
    createdBy: BY,
    updatedAt: AT,
    updatedBy: BY,
    deletedAt: null,
  }
  return { ...data, ...meta, id: testId(name) }
}

const named = new Map<string, string>([
  [OLIVIA, 'Olivia Owner'],
  ...[...NAMES.pipelines, ...NAMES.stages, ...NAMES.lostReasons].map(({ id, name }) => [id, name] as const),
])
const lookups = { nameOf: (id: string) => named.get(id) ?? null, own: [] }

function csvOf<T>(items: readonly T[], columns: readonly ExportColumn<T>[]): string {
  const rows = items.map((item) => columns.map(({ of }) => of(item)))
  return CSV_MARK + [columns.map(({ header }) => header), ...rows].map((cells) => csvLine(cells, ',')).join('')
}

const acme = kept<'companies'>('acme', {
  ...BLANK_COMPANY,
  name: 'Acme GmbH',
  domains: ['acme.example', 'acme.test'],
  website: 'https://acme.example/',
  industry: 'Tools',
  size: '11-50',
  phones: [{ raw: '+49 30 901820', e164: '+4930901820', extension: null, label: 'Office', primary: true }],
  address: { street: 'Allee 5', city: 'Bonn', region: null, postalCode: '53111', country: 'DE' },
  ownerId: OLIVIA,
  description: 'Two\nlines',
  originalCreatedAt: instantOf(Date.UTC(2020, 1, 29, 23)),
})
const twin = kept<'companies'>('twin', { ...BLANK_COMPANY, name: 'Acme GmbH' })
const stage = (name: string) => NAMES.stages.find((own) => own.name === name)?.id ?? testId('none')
const pipelineId = NAMES.pipelines[0]?.id ?? testId('none')
const lost = kept<'deals'>('lost', {
  ...BLANK_DEAL,
  title: 'Renewal',
  companyId: twin.id,
  pipelineId,
  stageId: stage('Lost'),
  amountMinor: 123_450,
  currency: 'USD',
  probability: 30,
  expectedCloseOn: '2026-01-31' as never,
  stageEnteredAt: AT,
  closedAt: AT,
  lostReasonId: NAMES.lostReasons[0]?.id ?? null,
  lostNote: 'Too dear',
  ownerId: OLIVIA,
  rank: 'a0',
  source: 'Fair',
})
const open = kept<'deals'>('open', {
  ...BLANK_DEAL,
  title: 'Renewal',
  pipelineId,
  stageId: stage('Offer'),
  currency: 'EUR',
  rank: 'a1',
  stageEnteredAt: AT,
})
const task = kept<'tasks'>('task', {
  ...BLANK_TASK,
  title: 'Call',
  dueAt: instantOf(Date.UTC(2026, 11, 1, 9, 30)),
  priority: 'high',
  kind: 'call',
  repeat: 'weekly',
  assigneeId: OLIVIA,
  status: 'done',
  completedAt: AT,
  subjects: [subjectOf('companies', acme.id), subjectOf('deals', lost.id)],
})
const existing = { companies: [acme, twin], deals: [lost, open], tasks: [task] }

describe('our own exports, read where they come from', () => {
  it('change nothing: every record is known by its id, whatever others are called', () => {
    const companyName = (id: Id | null) => existing.companies.find((own) => own.id === id)?.name ?? null
    const deals = [lost, open].map((deal) => ({
      deal,
      companyName: companyName(deal.companyId),
      stageKind: deal === lost ? ('lost' as const) : ('open' as const),
      probability: 30,
      personName: () => null,
    }))
    const files = {
      companies: csvOf([acme, twin], companyColumns([acme, twin], lookups)),
      deals: csvOf(deals, dealColumns(deals, lookups)),
      tasks: csvOf([{ task, subjectName: () => 'Acme' }], taskColumns(lookups)),
    }
    for (const [primary, file] of Object.entries(files)) {
      const table = tableOf(file)
      const plan = planFor(table, existing)
      expect([guessFor(table).source, guessFor(table).primary]).toEqual(['portside', primary])
      expect([primary, outcomesOf(plan), plan.unknown]).toEqual([
        primary,
        table.rows.map((row) => `${row.line} skip nothing-new`),
        [],
      ])
      // Nor does taking the file's word for everything.
      expect(planFor(table, existing, { policy: { '*': 'overwrite' } }).writes.map(({ writes }) => writes)).toEqual([])
    }
  })

  it('give every value back to records that have lost all of theirs', () => {
    const original = maybe(fc.constant(instantOf(Date.UTC(2019, 2, 4, 9, 30, 5, 70))))
    const company = fc.record({
      name: line,
      domains: fc.subarray(['acme.example', 'acme.test']),
      website: maybe(fc.constant('https://acme.example/')),
      industry: maybe(line),
      size: maybe(fc.constantFrom(...COMPANY_SIZES)),
      address,
      ownerId: maybe(fc.constant(OLIVIA)),
      description: twoLines,
      originalCreatedAt: original,
    })
    const deal = fc.record({
      title: line,
      amountMinor: maybe(fc.nat(99_999_999)),
      currency: fc.constantFrom('EUR', 'USD', 'CHF'),
      probability: maybe(fc.nat(100)),
      expectedCloseOn: maybe(fc.constantFrom('2026-01-31', '2027-12-01')),
      stageId: fc.constantFrom(stage('New'), stage('Offer')),
      ownerId: maybe(fc.constant(OLIVIA)),
      source: maybe(line),
      originalCreatedAt: original,
    })
    const due = fc.constantFrom({ dueOn: '2026-12-01' }, { dueAt: instantOf(Date.UTC(2026, 11, 1, 9, 30)) }, {})
    const todo = fc
      .record({
        title: line,
        body: twoLines,
        kind: fc.constantFrom(...TASK_KINDS),
        priority: fc.constantFrom(...PRIORITIES),
        repeat: fc.constantFrom(...REPEATS),
        remindAt: maybe(fc.constant(AT)),
        assigneeId: maybe(fc.constant(OLIVIA)),
      })
      .chain((own) => due.map((when) => ({ ...own, ...when })))
    fc.assert(
      fc.property(company, deal, todo, (one, two, three) => {
        const blankDeal = { ...BLANK_DEAL, title: 'x', pipelineId, stageId: stage('New'), currency: 'EUR', rank: 'a0' }
        const blanks = {
          companies: kept<'companies'>('one', { ...BLANK_COMPANY, name: 'x' }),
          deals: kept<'deals'>('two', blankDeal),
          tasks: kept<'tasks'>('three', { ...BLANK_TASK, title: 'x' }),
        }
        const full = {
          companies: { ...blanks.companies, ...one } as RecordOf<'companies'>,
          deals: { ...blanks.deals, ...two } as RecordOf<'deals'>,
          tasks: { ...blanks.tasks, ...three } as RecordOf<'tasks'>,
        }
        const deals = [
          { deal: full.deals, companyName: null, stageKind: 'open' as const, probability: 0, personName: () => null },
        ]
        const files = {
          companies: csvOf([full.companies], companyColumns([full.companies], lookups)),
          deals: csvOf(deals, dealColumns(deals, lookups)),
          tasks: csvOf([{ task: full.tasks, subjectName: () => null }], taskColumns(lookups)),
        }
        for (const name of ['companies', 'deals', 'tasks'] as const) {
          const { writes } = planFor(tableOf(files[name]), { [name]: [blanks[name]] }, { policy: { '*': 'overwrite' } })
          const patches = writes.flatMap((row) => row.writes.map((own) => (own.kind === 'update' ? own.patch : { made: own })))
          expect(Object.assign({}, blanks[name], ...patches)).toEqual(full[name])
        }
      }),
      { numRuns: runs({ few: 20, many: 40 }) },
    )
  })
})
