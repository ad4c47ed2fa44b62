import { describe, expect, it } from 'vitest'
import { fileKey } from '../../../src/domain/model/imports/planning/record-index'
import { isSameProgram, namedBefore, writeLog } from '../../../src/domain/model/imports/writing/import-log'
import { loggedSettled, loggedWrite } from '../../../src/domain/model/imports/writing/row-outcomes'
import type { Existing } from '../../../src/domain/model/imports/planning/plan'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import type { Source } from '../../../src/domain/model/imports/targets'
import { guessFor, planFor, tableOf, outcomesOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'

/** A workspace that takes in one file after another, and what each wrote down of its ids. */
function house() {
  const there: Record<string, AnyRecord[]> = { people: [], companies: [], deals: [], tasks: [], notes: [], tags: [] }
  const logs: { readonly source: Source; readonly log: string }[] = []
  let made = 0
  return {
    there,
    bring(csv: string) {
      const table = tableOf(csv)
      const { source } = guessFor(table)
      const named = logs.flatMap((each) => namedBefore(each.log, isSameProgram(each.source, source)))
      const plan = planFor(table, { ...(there as unknown as Existing), named }, { newId: () => testId(`id ${(made += 1)}`) })
      const telling = (row: number) => ({ text: '', problems: [], named: plan.named.get(row) ?? [] })
      for (const { writes } of plan.writes) {
        for (const write of writes) {
          if (write.kind === 'create' && there[write.collection]?.every(({ id }) => id !== write.id))
            there[write.collection]?.push({ ...write.data, id: write.id, version: 'v1', createdAt: '2026-11-21' } as never)
        }
      }
      const rows = plan.writes.map((write) => loggedWrite({ ...write, line: 0, ...telling(write.row) }, 'created', []))
      logs.push({ source, log: writeLog({ rows: [...rows, ...loggedSettled(plan.rows, telling)], setup: [] }) })
      return outcomesOf(plan)
    },
  }
}

const ACCOUNTS = 'Id,IsDeleted,Name,BillingCity\n0015g00000ABCDeAAP,0,Acme GmbH,Berlin\n0015g00000ABCDfAAP,0,Beta,\n'
const CONTACTS =
  'Id,AccountId,FirstName,LastName,Email\n0035g00000ABCDeAAP,0015g00000ABCDe,Ana,Doe,ana@home.example\n0035g00000ABCDfAAP,,Bob,Roe,\n'
const OPPORTUNITIES =
  'Id,AccountId,Name,StageName,ContactId\n0065g00000ABCDeAAP,0015g00000ABCDfAAP,Seats,New,0035g00000ABCDfAAP\n'
const TASKS =
  'Id,WhoId,WhatId,Subject,ActivityDate,Status\n00T5g00000ABCDeAAP,0035g00000ABCDeAAP,0065g00000ABCDeAAP,Call,2026-12-01,Open\n'

describe('the ids of a program, over several of its files', () => {
  it('link contacts, deals and tasks to what came before them', () => {
    const { bring, there } = house()
    expect([ACCOUNTS, CONTACTS, OPPORTUNITIES, TASKS].map(bring)).toEqual([
      ['2 create', '3 create'],
      ['2 create', '3 create'],
      ['2 create'],
      ['2 create'],
    ])
    const [acme, beta] = there['companies']?.map(({ id }) => id) ?? []
    const [ana, bob] = there['people']?.map(({ id }) => id) ?? []
    expect(there).toMatchObject({
      people: [{ companyId: acme }, {}],
      deals: [{ companyId: beta, people: [{ personId: bob }] }],
      tasks: [{ subjects: [`people/${ana}`, `deals/${there['deals']?.[0]?.id}`] }],
    })
    expect([ACCOUNTS, CONTACTS, OPPORTUNITIES, TASKS].flatMap(bring).every((row) => row.includes('nothing-new'))).toBe(true)
  })

  it('are told again by no file, and count for no other program', () => {
    const { bring, there } = house()
    bring('Record ID,First Name,Last Name,Lifecycle Stage\n101,Ana,Doe,lead\n')
    // Renamed there in the meantime.
    expect(bring('Record ID,First Name,Last Name,Lifecycle Stage\n101,Ana,Roe,lead\n')[0]).toContain('nothing-new')
    expect(bring('Id,First Name,Last Name\n101,Cy,Poe\n')).toEqual(['2 create'])
    expect(bring('Id,First Name,Last Name\n101,Dee,Poe\n')).toEqual(['2 create'])
    expect(there['people']).toHaveLength(3)
  })

  it('are the same with and without what programs add to them', () => {
    expect(
      ['0015g00000ABCDeAAP', '0015g00000ABCDe', 'zcrm_4876', 'lead_Abc', 'a0000000-0000-7000-8000-00000000000a'].map(fileKey),
    ).toEqual(['0015g00000ABCDe', '0015g00000ABCDe', '4876', 'lead_Abc', 'a0000000-0000-7000-8000-00000000000a'])
  })
})
