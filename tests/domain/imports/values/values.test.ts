import { describe, expect, it } from 'vitest'
import { exponentOf } from '../../../../src/domain/model/kernel/currency'
import { readDay, readMoment } from '../../../../src/domain/model/imports/recognising/values/moments'
import { nameParts } from '../../../../src/domain/model/imports/recognising/values/name-parts'
import type { Deal } from '../../../../src/domain/model/deals/deal'
import { contextFor, guessFor, madeBy, personOf, planFor, tableOf } from '../../../support/import-file'
import { AMOUNT_CASES, DATE_CASES, FULL_NAME_CASES, PHONE_CASES, WHO_CASES } from './value-cases'
import { MOMENT_CASES } from './moment-cases'

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

function read(header: readonly string[], row: readonly string[], country = 'DE') {
  const table = tableOf([header, row].map((cells) => cells.map(cell).join(',')).join('\n') + '\n')
  const { primary, columns } = guessFor(table)
  const plan = planFor(table, {}, { mapping: columns, context: { ...contextFor(primary), country } })
  return { plan, problems: plan.rows.flatMap(({ problems }) => problems.map(({ rule }) => rule)) }
}

describe('a telephone number', () => {
  it.each(PHONE_CASES)('%j in a workspace of %s, in a row of %j', (number, workspace, country, e164) => {
    const { plan, problems } = read(['First name', 'Last name', 'Phone', 'Country'], ['Ana', 'Doe', number, country], workspace)
    const phone = personOf(plan.writes[0]!).phones?.[0]
    expect([phone?.e164, problems.includes('phone-unreadable')]).toEqual([e164, e164 === null])
    if (e164 === null) expect(phone?.raw).toBe(number)
  })
})

describe('a day', () => {
  it.each(DATE_CASES)('%j in a column that is %s', (text, order, day) => {
    expect(readDay(text, order, '2026-11-21')).toBe(day)
  })
})

describe('a moment', () => {
  it.each(MOMENT_CASES)('%j is %s', (text, minute) => {
    const order = /^(12\/31|6\/8)/.test(text) ? 'month-first' : 'day-first'
    const moment = readMoment(text, { order, today: '2026-11-29', timeZone: 'UTC' })
    const said = moment === null || moment === 'unreadable' ? moment : (moment.at?.slice(0, 16).replace('T', ' ') ?? moment.day)
    expect(said).toBe(minute)
  })
})

describe('a full name', () => {
  it.each(FULL_NAME_CASES)('%j', (text, parts) => {
    const { firstName, lastName, namePrefix, nameSuffix } = nameParts(text)
    expect([firstName, lastName, namePrefix, nameSuffix].join('/')).toBe(parts)
  })
})

describe('an amount', () => {
  it.each(AMOUNT_CASES)('under %j: %j', (header, text, amount) => {
    const { plan } = read(['Deal name', 'Stage', header], ['Roof', 'New', text])
    const deal = plan.writes.flatMap((write) => madeBy(write, 'deals'))[0]?.data as Deal
    const said =
      deal.amountMinor == null
        ? null
        : `${(deal.amountMinor / 10 ** exponentOf(deal.currency)).toFixed(exponentOf(deal.currency))} ${deal.currency}`
    expect(said).toBe(amount)
  })
})

describe('who stands in a column of names', () => {
  it.each(WHO_CASES)('%j is a %s', (name, is) => {
    const { plan } = read(['Name', 'Phone'], [name, '+49 30 901820'])
    expect(plan.writes[0]?.primary.collection).toBe(is === 'company' ? 'companies' : 'people')
  })
})

describe('a column of whole names', () => {
  it.each([
    ['Név', 'Kovács János', 'János', 'Kovács'],
    ['Nom et prénom', 'Dupont Marie', 'Marie', 'Dupont'],
    ['Nachname, Vorname', 'Müller Eva', 'Eva', 'Müller'],
    ['Vor- und Nachname', 'Eva Müller', 'Eva', 'Müller'],
    ['Nombre y apellidos', 'Ana López', 'Ana', 'López'],
    ['Name', 'Doe, Ana', 'Ana', 'Doe'],
  ])('under %j, %j is %s of the family %s', (header, name, firstName, lastName) => {
    const { plan } = read([header, 'Email'], [name, 'x@acme.example'])
    expect(personOf(plan.writes[0]!)).toMatchObject({ firstName, lastName })
  })
})

it('reads the offset of a moment from UTC, with its minutes and without', () => {
  const at = (text: string) => readMoment(text, { order: null, today: '2026-11-24', timeZone: 'Europe/Rome' })
  expect([at('2025-09-20 16:13:04.486629+00'), at('2025-09-20T18:13+02:00')]).toEqual([
    { day: '2025-09-20', at: '2025-09-20T16:13:04.486Z' },
    { day: '2025-09-20', at: '2025-09-20T16:13:00.000Z' },
  ])
})
