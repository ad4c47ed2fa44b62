import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportPlan } from '../../../src/domain/model/imports/planning/plan'
import { proposalsFor } from '../../../src/domain/model/imports/planning/proposals'
import { validateRecord } from '../../../src/domain/model/records/schemas'
import { madeBy, NAMES, OLIVIA, planFor, tableOf, outcomesOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'

function deals(plan: ImportPlan) {
  return plan.writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data))
}

function stageNames(plan: ImportPlan) {
  const names = new Map(['new', 'offer', 'won', 'lost'].map((name) => [testId(name), name]))
  return deals(plan).map(({ stageId }) => names.get(stageId ?? testId('none')) ?? 'made')
}

describe('a file of deals', () => {
  it('writes the deal with its company and people, each once', () => {
    const csv = [
      'Deal - Title,Deal - Value,Deal - Currency,Deal - Stage,Deal - Status,Deal - Owner,Deal - Expected close date,Deal - Label,Person - Name,Person - Email - Work,Organization - Name',
      'Big one,"1.234,50",USD,Offer,Open,Olivia Owner,2026-12-24,Hot,Ana Doe,ana@acme.example,Acme GmbH',
      'Small one,20,EUR,New,Open,,,Hot,Ana Doe,ana@acme.example,Acme',
    ].join('\n')
    const plan = planFor(tableOf(csv))
    const [big, small] = plan.writes
    expect(outcomesOf(plan)).toEqual(['2 create', '3 create'])
    expect(big?.writes.map(({ collection }) => collection)).toEqual(['companies', 'tags', 'people', 'deals'])
    // Each row has all that it needs, so that none depends on another one.
    expect(small?.writes.map(({ id }) => id).filter((id) => big?.writes.some((own) => own.id === id))).toHaveLength(3)
    const [data] = deals(plan)
    expect(data).toMatchObject({
      title: 'Big one',
      amountMinor: 123_450,
      currency: 'USD',
      stageId: testId('offer'),
      ownerId: OLIVIA,
      expectedCloseOn: '2026-12-24',
      people: [{ primary: true, role: null }],
    })
    expect(data?.companyId).toBe(big?.writes[0]?.id)
    expect(validateRecord('deals', data)).toMatchObject({ ok: true })
  })

  it('takes `Name` for whose the deal is where another column calls the deal', () => {
    const csv = 'Name,E-mail,Deal name,Amount,Stage\nAda Lovelace,ada@doe.example,Big engine,1000,New'
    const plan = planFor(tableOf(csv))
    const people = plan.writes.flatMap((write) => madeBy(write, 'people').map(({ data }) => data))
    expect([people, deals(plan)]).toMatchObject([[{ firstName: 'Ada', lastName: 'Lovelace' }], [{ title: 'Big engine' }]])
  })

  it('tells won and lost by the status, keeps when that was, and leaves the stage’s name alone', () => {
    const csv = [
      'Deal - Title,Deal - Stage,Deal - Status,Deal - Won time,Deal - Lost time,Deal - Lost reason',
      'A,Unheard of,Won,2024-03-01 10:30:00,,',
      'B,Offer,Lost,,2024-03-02 09:00:00,price',
      'C,Offer,Open,,,',
    ].join('\n')
    const plan = planFor(tableOf(csv))
    expect(stageNames(plan)).toEqual(['won', 'lost', 'offer'])
    expect(deals(plan).map(({ closedAt, lostReasonId }) => [closedAt, lostReasonId])).toEqual([
      ['2024-03-01T09:30:00.000Z', null],
      ['2024-03-02T08:00:00.000Z', testId('price')],
      [null, null],
    ])
  })

  it('takes the stage for the status where there is none, and a past close date for the day it was', () => {
    const csv =
      'Deal Name,Deal Stage,Pipeline,Amount,Close Date\nA,Closed won,Sales,"$1,200",2025-01-31 14:00\nB,closedlost,Sales,Call for quote,2027-01-01\n'
    const plan = planFor(tableOf(csv), {}, { nameChoices: { 'lost-reason//': { kind: 'use', id: testId('price') } } })
    expect([
      stageNames(plan),
      deals(plan).map(({ closedAt, amountMinor, currency }) => [closedAt, amountMinor, currency]),
    ]).toEqual([
      ['won', 'lost'],
      [
        ['2025-01-31T11:00:00.000Z', 120_000, 'USD'],
        [null, null, 'EUR'],
      ],
    ])
    expect(outcomesOf(plan)[1]).toBe('3 create; amount-unreadable "Call for quote"')
  })

  it('asks at once for a pipeline that nobody has and for what the one that is proposed leaves open', () => {
    const csv =
      'Deal Name,Pipeline,Deal Stage,Status,Closed Lost Reason\nA,Pipeline,Offer,Open,\nB,Pipeline,Demo,Open,\nC,Pipeline,Demo,Lost,Too late\nD,Pipeline,Demo,Lost,\n'
    const before = planFor(tableOf(csv))
    const asked = before.unknown.map(({ kind, text, rows }) => [kind, text, rows])
    expect(asked).toEqual([
      ['pipeline', 'Pipeline', 4],
      ['stage', 'Demo', 1],
      ['lost-reason', 'Too late', 1],
      ['lost-reason', '', 1],
    ])
    expect(outcomesOf(before)[0]).toBe('2 fail; pipeline-unknown "Pipeline"')
    const nameChoices = proposalsFor(before.unknown, NAMES, 'Imported')
    const after = planFor(tableOf(csv), {}, { nameChoices })
    expect([after.writes.length, after.unknown.map(({ key }) => key)]).toEqual([4, before.unknown.map(({ key }) => key)])
  })

  it('puts no deal anywhere by guess: unknown names are listed with their rows, and chosen for', () => {
    const csv = 'Deal Name,Deal Stage,Deal owner,Closed Lost Reason\nA,Demo,Zoe Roe,\nB,Demo,Zoe Roe,\nC,Closed lost,,Too dear\n'
    const table = tableOf(csv)
    const plan = planFor(table)
    expect(outcomesOf(plan).map((line) => line.split(';')[0])).toEqual(['2 fail', '3 fail', '4 fail'])
    expect(plan.unknown.map(({ kind, text, rows }) => [kind, text, rows])).toEqual([
      ['owner', 'Zoe Roe', 2],
      ['stage', 'Demo', 2],
      ['lost-reason', 'Too dear', 1],
    ])
    const choices = Object.fromEntries(plan.unknown.map(({ key }) => [key, { kind: 'make' } as const]))
    const chosen = planFor(table, {}, { nameChoices: choices })
    expect([chosen.setup.map(({ collection }) => collection), chosen.rows.map(({ fate }) => fate.kind)]).toEqual([
      ['stages', 'lostReasons'],
      ['create', 'create', 'create'],
    ])
    expect(stageNames(chosen)).toEqual(['made', 'made', 'lost'])
  })

  it('takes what a chosen lost reason does not say as the lost note', () => {
    const csv = 'Deal Name,Status,Lost reason\nC,Lost,Too dear\n'
    const key = planFor(tableOf(csv)).unknown[0]?.key ?? ''
    const plan = planFor(tableOf(csv), {}, { nameChoices: { [key]: { kind: 'use', id: testId('price') } } })
    expect(deals(plan)[0]).toMatchObject({ lostReasonId: testId('price'), lostNote: 'Too dear' })
  })

  it('keeps deals of one title apart whose amounts or ids differ, and collapses the same one', () => {
    const rows = [
      'Renewal,Acme,100,',
      'Renewal,Acme,200,',
      'Renewal,Acme,100,',
      'Upgrade,Acme,,7',
      'Upgrade,Acme,,8',
      'Upgrade,Acme,,7',
    ]
    const plan = planFor(tableOf(['Deal Name,Company,Amount,Deal ID', ...rows].join('\n')))
    expect(outcomesOf(plan)).toEqual(
      ['2 create', '3 create', '4 skip same-as-line 2', '5 create', '6 create', '7 skip same-as-line 5'].map(String),
    )
  })

  it('names several people in one cell, with their addresses', () => {
    const csv = 'Deal Name,Deal Stage,Associated Contact\nA,New,Ana Doe (ana@x.example);Bob Roe\n'
    const plan = planFor(tableOf(csv))
    const people = plan.writes.flatMap((write) =>
      madeBy(write, 'people').map(({ data }) => [data.firstName, data.emails?.[0]?.value]),
    )
    expect([people, deals(plan)[0]?.people?.map(({ primary }) => primary)]).toEqual([
      [
        ['Ana', 'ana@x.example'],
        ['Bob', undefined],
      ],
      [true, false],
    ])
  })

  it('finds the company’s people and deals by what the file calls them', () => {
    const csv = 'Deal - Title,Deal - Stage,Organization - Name,Organization - ID\nA,New,Acme,77\nB,New,ACME Deutschland,77\n'
    const plan = planFor(tableOf(csv))
    expect(new Set(deals(plan).map(({ companyId }) => companyId)).size).toBe(1)
  })
})

describe('a file of companies', () => {
  it('reads sizes, domains, phones and addresses, and collapses one name in two spellings', () => {
    const csv = [
      'Company name,Company Domain Name,Phone Number,City,Industry,Number of Employees,Company owner',
      'Acme GmbH,acme.example,+49 30 901820,Berlin,Tools,"1,200",Olivia Owner',
      'ACME,,,,,,',
      'Beta Ltd,gmail.com,,,,11-50,',
      ',,,Rome,,,',
    ].join('\n')
    const plan = planFor(tableOf(csv))
    expect(outcomesOf(plan)).toEqual([
      '2 create',
      '3 skip same-as-line 2',
      '4 create; domain-free-mail "gmail.com"',
      '5 fail; no-company-name',
    ])
    const companies = plan.writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data))
    expect(companies).toMatchObject([
      {
        name: 'Acme GmbH',
        domains: ['acme.example'],
        size: '1000+',
        ownerId: OLIVIA,
        address: { city: 'Berlin' },
        industry: 'Tools',
      },
      { name: 'Beta Ltd', domains: [], size: '11-50' },
    ])
    for (const company of companies) expect(validateRecord('companies', company)).toMatchObject({ ok: true })
  })
})

describe('files of tasks and notes', () => {
  it('reads due days and moments, words of kind and status, and links what the row names', () => {
    const csv = [
      'Activity - Subject,Activity - Type,Activity - Due date,Activity - Due time,Activity - Done,Activity - Assigned to user,Activity - Contact person,Activity - Organization,Activity - Deal',
      'Call Ana,Call,2026-12-01,14:30,To do,Olivia Owner,Ana Doe,Acme,',
      'Send offer,Task,2026-12-02,,Done,,Ana Doe,Acme,Nowhere',
    ].join('\n')
    const plan = planFor(tableOf(csv))
    const tasks = plan.writes.flatMap((write) => madeBy(write, 'tasks').map(({ data }) => data))
    expect(outcomesOf(plan)).toEqual(['2 create', '3 create; deal-unknown "Nowhere"'])
    expect(tasks).toMatchObject([
      { title: 'Call Ana', kind: 'call', dueAt: '2026-12-01T13:30:00.000Z', dueOn: null, status: 'open', assigneeId: OLIVIA },
      { title: 'Send offer', kind: 'to-do', dueAt: null, dueOn: '2026-12-02', status: 'done' },
    ])
    expect(tasks.map(({ subjects }) => subjects?.map((subject) => subject.split('/')[0]))).toEqual([
      ['people', 'companies'],
      ['people', 'companies'],
    ])
    for (const task of tasks) expect(validateRecord('tasks', task)).toMatchObject({ ok: true })
  })

  it('makes words of a note’s HTML, and one note of the same words about the same record', () => {
    const csv =
      'Note title,Note body,Contact,Date\nCall,<p>Said <b>yes</b></p><p>Later</p>,Ana Doe,2024-01-31\nCall,<p>Said <b>yes</b></p><p>Later</p>,Ana Doe,2024-01-31\n'
    const plan = planFor(tableOf(csv))
    const notes = plan.writes.flatMap((write) => madeBy(write, 'notes').map(({ data }) => data))
    expect([outcomesOf(plan), notes[0]?.body, notes[0]?.happenedAt]).toEqual([
      ['2 create', '3 skip same-as-line 2'],
      'Call\n\nSaid yes\nLater',
      '2024-01-31T11:00:00.000Z',
    ])
  })
})

describe('any file that tells of several collections', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '-',
      'A',
      'B',
      'Acme',
      'Ana Doe',
      'ana@x.example',
      'Offer',
      'Won',
      'lost',
      'Price',
      '12',
      '1.234,50',
      '1/2/24',
      '7',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  )
  const headers = [
    [
      'Deal - Title',
      'Deal - Stage',
      'Deal - Status',
      'Deal - Value',
      'Deal - Lost reason',
      'Deal - ID',
      'Person - Name',
      'Organization - Name',
    ],
    ['Activity - Subject', 'Activity - Due date', 'Activity - Done', 'Activity - Deal', 'Person - Name', 'Organization - Name'],
    ['Note - Content', 'Note - ID', 'Person - Name', 'Person - Email', 'Organization - Name'],
    ['Organization - Name', 'Organization - ID', 'Organization - Address', 'Organization - Owner'],
  ]
  const files = fc
    .constantFrom(...headers)
    .chain((header) =>
      fc.tuple(
        fc.constant(header),
        fc.array(fc.array(cell, { minLength: header.length, maxLength: header.length }), { minLength: 1, maxLength: 12 }),
      ),
    )

  it('gives every row one fate, writes what is valid, and nothing that refers to what is not there', () => {
    fc.assert(
      fc.property(files, ([header, cells]) => {
        const quoted = [header, ...cells].map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')
        const plan = planFor(tableOf(quoted))
        const writing = plan.rows.flatMap(({ fate }, row) => (fate.kind === 'create' || fate.kind === 'update' ? [row] : []))
        expect([plan.rows.length, plan.writes.map(({ row }) => row)]).toEqual([cells.length, writing])
        for (const { writes, primary } of plan.writes) {
          const there = new Set<string>()
          for (const own of writes) {
            if (own.kind !== 'create') throw new Error('nothing was there to be updated')
            expect(validateRecord(own.collection, own.data)).toMatchObject({ ok: true })
            const refers = JSON.stringify(own.data).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
            const made = new Set<string>(plan.writes.flatMap((row) => row.writes.map(({ id }) => id)))
            expect(refers.filter((id) => made.has(id) && !there.has(id))).toEqual([])
            there.add(own.id)
          }
          expect(there.has(primary.id)).toBe(true)
        }
      }),
      { numRuns: 80 },
    )
  })
})
