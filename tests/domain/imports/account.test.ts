import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesIn, isWritten, BLANK } from '../../../src/domain/model/imports/planning/account/cell-outcome'
import type { CellAccount } from '../../../src/domain/model/imports/planning/account/cell-account'
import type { Existing, ImportPlan } from '../../../src/domain/model/imports/planning/plan'
import type { ImportPolicy } from '../../../src/domain/model/imports/planning/policy'
import type { SourceTable } from '../../../src/domain/model/imports/reading/source-table'
import { IMPORT_COLLECTIONS, type ImportCollection } from '../../../src/domain/model/imports/import-collections'
import { TARGETS, targetsOf, UNMAPPED, fieldOf, type Mapping } from '../../../src/domain/model/imports/targets'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { Collections, RecordOf } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import { validateRecord } from '../../../src/domain/model/records/schemas'
import { testId } from '../../support/test-ids'
import type { PlanInput } from '../../../src/domain/model/imports/planning/plan-import'
import { contextFor, OLIVIA, planFor, tableOf } from '../../support/import-file'
import { runs } from '../../support/runs'

const SAYS_WHO = ['people.fullName', 'companies.name', 'deals.title', 'tasks.title', 'notes.body'] as const

/** Mapped columns of every kind, some of them given to the same field, and some left out. */
const someTargets = fc
  .array(
    fc.option(fc.oneof(fc.constantFrom(...TARGETS), fc.constantFrom(...SAYS_WHO), fc.constantFrom(...targetsOf('people'))), {
      nil: null,
      freq: 6,
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((some) => some.toSpliced(1, 0, ...SAYS_WHO.slice(0, 2)))

const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 6, arbitrary: fc.constant('word') },
  fc.constantFrom('n/a', '12', '2024-02-03', 'ana@acme.example', '+49 30 901820', 'Won', 'New', 'yes', ' ', '="7"', 'Price'),
)

const files = fc.record({
  primary: fc.constantFrom(...IMPORT_COLLECTIONS, 'people' as const),
  targets: someTargets,
  rows: fc.array(fc.array(cell, { minLength: 10, maxLength: 12 }), { minLength: 1, maxLength: 6 }),
})

const LETTERS = 'abcdefghijklm'

/** A word that no other cell has, and that is no number. */
const marked = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, row) => cells.map((text, column) => (text === 'word' ? `Zq${LETTERS[row]}x${LETTERS[column]}v` : text)))

const known = tableOf('a,b\n1,2\n')

function table(rows: readonly (readonly string[])[]): SourceTable {
  return {
    ...known,
    rows: rows.map((cells, at) => ({
      cells,
      line: at + 2,
      isEmpty: cells.every((text) => text.trim() === ''),
      skipReason: null,
      problems: [],
    })),
  }
}

function mappingOf(targets: readonly Mapping[number]['target'][]): Mapping {
  return targets.map((target) => ({ ...UNMAPPED, target, basis: target === null ? 'none' : 'chosen' }))
}

function sum(counts: readonly { readonly cells: number }[]): number {
  return counts.reduce((all, { cells }) => all + cells, 0)
}

describe('what becomes of every cell', () => {
  it('accounts for each filled cell once: written, left out, or not written with its reason', () => {
    fc.assert(
      fc.property(files, ({ primary, targets, rows }) => {
        const source = table(marked(rows))
        const { account } = planFor(source, {}, { mapping: mappingOf(targets), context: contextFor(primary) })
        const filled = source.rows.flatMap(({ cells }) => cells.filter((text) => text.trim() !== '')).length
        const silent = account.counts.filter(({ reason, isWritten: is }) => reason === null && !is)
        expect({ cells: sum(account.counts) + sum(account.leftOut), silent }).toEqual({ cells: filled, silent: [] })
      }),
      { numRuns: runs({ few: 60, many: 150 }) },
    )
  })

  it('says written of a word that stands in what is written, and of no other', () => {
    fc.assert(
      fc.property(files, ({ primary, targets, rows }) => {
        const source = table(marked(rows))
        const mapping = mappingOf(targets)
        const plan = planFor(source, {}, { mapping, context: contextFor(primary) })
        expect(claimed(plan, source, mapping)).toEqual([])
      }),
      { numRuns: runs({ few: 110, many: 300 }) },
    )
  })

  it('finds nothing to write in a file that was imported before', () => {
    fc.assert(
      fc.property(files, ({ primary, targets, rows }) => {
        const source = table(marked(rows))
        const input = { mapping: mappingOf(targets), context: contextFor(primary) }
        const first = planFor(source, {}, input)
        fc.pre(first.writes.length > 0 && (primary === 'people' || primary === 'companies'))
        const again = planFor(source, existingAfter(first), input)
        const written = again.account.counts.filter(({ isWritten: is }) => is)
        expect(again.writes.length === 0 ? written : []).toEqual([])
      }),
      { numRuns: runs({ few: 40, many: 100 }) },
    )
  })

  it('tells for each value of a person who is there whether it is new, there, or kept as it was', () => {
    const ana = { firstName: 'Ana', jobTitle: 'CEO', emails: [{ value: 'ana@acme.example', label: null, primary: true }] }
    const existing = existingAfter(madeOf('people', ana))
    const file = 'First name,Email,Job title,Phone,Birthday,Shoe\nAna,ANA@acme.example,Buyer,+49 30 901820,31 February,38\n'
    const ends = (policy: ImportPolicy) => endsIn(planFor(tableOf(file), existing, { policy }).account, tableOf(file))
    const others = ['First name: there', 'Email: there', 'Birthday: date-unreadable', 'Shoe: left out']
    expect([ends({}), ends({ '*': 'overwrite' }), ends({ '*': 'keep' })].map((each) => each.toSorted())).toEqual(
      [
        [...others, 'Job title: kept', 'Phone: written'],
        [...others, 'Job title: written', 'Phone: written'],
        [...others, 'Job title: kept', 'Phone: kept'],
      ].map((each) => each.toSorted()),
    )
  })

  it('gives the reason of a row that stops to each of its cells, and calls a phone number kept as typed', () => {
    const file = 'First name,Email,Phone\nAna,,12\n,,\n,,n/a\n'
    expect(endsIn(planFor(tableOf(file)).account, tableOf(file))).toEqual([
      'First name: written',
      'Phone: no-identity',
      'Phone: written, phone-unreadable',
    ])
  })

  it('counts a company that is named again as written, for it is linked again, and its number as there', () => {
    const file =
      'First name,Email,Company,Company phone\nAna,ana@acme.example,Acme,+49 30 901820\nBob,bob@acme.example,Acme,+49 30 901820\n'
    const mapping = mappingOf(['people.firstName', 'people.email', 'companies.name', 'companies.phone'])
    expect(endsIn(planFor(tableOf(file), {}, { mapping }).account, tableOf(file))).toEqual([
      'First name: written 2',
      'Email: written 2',
      'Company: written 2',
      'Company phone: written',
      'Company phone: there',
    ])
  })

  it('says of an owner who is left blank, or overruled by one for all, that somebody decided so', () => {
    const source = tableOf('Deal Name,Deal owner,Amount\nSeats,Zoe Roe,1\nDesks,Olivia Owner,2\n')
    const mapping = mappingOf(['deals.title', 'deals.owner', 'deals.amount'])
    const [context, nameChoices] = [contextFor('deals'), { 'owner//zoeroe': { kind: 'blank' } as const }]
    const ends = (input: Partial<PlanInput>) => endsIn(planFor(source, {}, { mapping, context, ...input }).account, source)
    expect(
      [ends({}), ends({ nameChoices }), ends({ context: { ...context, owner: OLIVIA } })].map((each) => each.slice(1, 3)),
    ).toEqual([
      ['Deal owner: written', 'Deal owner: owner-unknown'],
      ['Deal owner: written', 'Deal owner: decided'],
      ['Deal owner: written', 'Deal owner: decided'],
    ])
  })

  it('counts the stage of a deal as not written where its status says how it ended', () => {
    const deals = tableOf(
      'Deal,Stage,Status,Lost reason\nSeats,Offer,Won,\nDesks,Offer,Lost,Price\nLamps,Offer,Open,\nBeds,Won,Won,\n',
    )
    const ends = endsIn(planFor(deals).account, deals)
    expect(ends.filter((end) => end.startsWith('Sta'))).toEqual(['Stage: written 2', 'Stage: overruled 2', 'Status: written 4'])
  })

  it('counts the label of an address as written where the address is a line with it, and the chance of what is over as there', () => {
    const columns = ['Address 1 - Type', 'Address 1 - City', 'Address 2 - Type', 'Address 2 - City']
    const book = tableOf(`Name,${columns.join()}\nAna Doe,Work,Berlin,Home,Bonn\n`)
    const deals = tableOf(
      'Deal Name,Deal Stage,Deal probability,Closed Lost Reason\nSeats,Lost,0,Price\nDesks,Won,1,\nLamps,New,0,\n',
    )
    const endsOf = (source: SourceTable, name: string) =>
      endsIn(planFor(source).account, source).filter((end) => end.startsWith(name))
    expect([endsOf(book, 'Address 1 - Type'), endsOf(book, 'Address 2 - Type'), endsOf(deals, 'Deal probability')]).toEqual([
      ['Address 1 - Type: unused'],
      ['Address 2 - Type: written'],
      ['Deal probability: written', 'Deal probability: there 2'],
    ])
  })

  it('counts the no of a field that is ticked or not as read, and groups that everybody is in as saying nothing', () => {
    const source = tableOf(
      'Name,Crane,Labels\nAna Doe,yes,* myContacts\nBob Roe,no,* myContacts ::: Friends\nCy Orr,perhaps,\nDi Poe,n/a,\n',
    )
    const crane = { key: 'crane', field: 'custom.crane', label: 'Crane', type: 'checkbox', options: [], required: false } as const
    const context = { ...contextFor('people'), own: { people: [crane] } }
    const mapping = mappingOf(['people.fullName', 'people.custom.crane', 'people.tags'])
    const ends = (existing: Partial<Existing>) => endsIn(planFor(source, existing, { mapping, context }).account, source)
    const bob = madeOf('people', { firstName: 'Bob', lastName: 'Roe', custom: { crane: true } })
    expect([ends({}), ends(existingAfter(bob))].map((each) => each.filter((end) => !end.startsWith('Name')))).toEqual([
      ['Crane: written 2', 'Crane: field-unreadable', 'Crane: placeholder', 'Labels: written', 'Labels: placeholder'],
      [
        'Crane: written',
        'Crane: field-unreadable',
        'Crane: kept',
        'Crane: placeholder',
        'Labels: written',
        'Labels: placeholder',
      ],
    ])
  })

  it('counts whom a note or a deal names as written, with an address beside the name, by that alone, and several in one cell', () => {
    const rows =
      'Call,Ana Doe (ana@acme.example)\nDemo,Ana Doe (ana@acme.example);Bob Roe (bob@acme.example)\nMail,cy@acme.example\n'
    const mapping = mappingOf(['notes.body', 'people.fullName'])
    const ofNotes = planFor(tableOf(`Body,Who\n${rows}`), {}, { mapping, context: contextFor('notes') })
    const ofDeals = planFor(
      tableOf(`Title,Who\n${rows}`),
      {},
      { mapping: mappingOf(['deals.title', 'people.fullName']), context: contextFor('deals') },
    )
    expect([
      endsIn(ofNotes.account, tableOf(`Body,Who\n${rows}`)),
      endsIn(ofDeals.account, tableOf(`Title,Who\n${rows}`)),
    ]).toEqual([
      ['Body: written 3', 'Who: written 3'],
      ['Title: written 3', 'Who: written 3'],
    ])
  })
})

/** The ends of the cells, column by column, and how many met each. */
function endsIn({ counts, leftOut }: CellAccount, { columns }: SourceTable): readonly string[] {
  const ends = counts.map(({ column, reason, isWritten: is, cells }) => {
    const end = [is ? 'written' : null, reason].filter((part) => part !== null).join(', ')
    return `${columns[column]?.name}: ${end}${cells === 1 ? '' : ` ${cells}`}`
  })
  return [...ends, ...leftOut.map(({ column }) => `${columns[column]?.name}: left out`)]
}

/** They say something of another column, or which record is meant, and leave no word of theirs. */
const NO_WORDS = /Label$|^(kind|recordId|role|related|subjects|tags|doNotContact|pinned)$/

/** Cells of one word that are said to be written and are not, or the other way round. */
function claimed({ account, writes }: ImportPlan, source: SourceTable, mapping: Mapping): readonly string[] {
  const text = JSON.stringify(writes).toLowerCase()
  return source.rows.flatMap(({ cells }, row) => {
    const codes = codesIn(account.rowText(row))
    return account.columns.flatMap((column, at) => {
      const [own, code, target] = [cells[column] ?? '', codes[at] ?? BLANK, mapping[column]?.target]
      if (!own.startsWith('Zq') || target == null || NO_WORDS.test(fieldOf(target))) return []
      const isThere = text.includes(own.toLowerCase())
      return isThere === isWritten(code) ? [] : [`${row} ${column} ${target} ${own} ${code} ${isThere}`]
    })
  })
}

function madeOf(collection: ImportCollection, data: object): Pick<ImportPlan, 'writes'> {
  const ref = { collection, id: testId('made') }
  return { writes: [{ row: 0, primary: ref, writes: [{ kind: 'create', ...ref, data }] }] }
}

/** What the workspace has once the plan is written into a blank one. */
function existingAfter({ writes }: Pick<ImportPlan, 'writes'>): Existing {
  const made = new Map(writes.flatMap((row) => row.writes.map((own) => [own.id, own] as const)))
  const by = { memberId: null, via: 'import' } as const
  const meta = { workspaceId: testId('workspace'), version: 'v1' as Version, createdBy: by, updatedBy: by, deletedAt: null }
  const at = instantOf(Date.parse('2026-11-20'))
  const recordsOf = <K extends 'people' | 'companies' | 'tags'>(collection: K): RecordOf<K>[] =>
    [...made.values()].flatMap((own) => {
      if (own.kind !== 'create' || own.collection !== collection) return []
      const checked = validateRecord(collection, own.data as Collections[K]) // of its collection
      if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
      return [{ ...meta, createdAt: at, updatedAt: at, ...checked.value, id: own.id } as unknown as RecordOf<K>]
    })
  return { people: recordsOf('people'), companies: recordsOf('companies'), tags: recordsOf('tags') }
}
