import { dateLike } from './dates'
import type { LayoutColumn } from './layouts'
import { phone, email, label, person, street, place, country, address, recordId, size } from './contact-cells'
import { amount, probability, dealStatus, stage, ended, lostReason, kind, taskStatus, priority, titled } from './deal-cells'
import { owner, tags, link, website, notes } from './more-cells'
import {
  type Cell,
  type RowOf,
  EMPTY,
  type Given,
  before,
  has,
  pick,
  same,
  personOf,
  companyOf,
  hostOf,
  momentOf,
  dated,
} from './given'

/** One cell of a layout: a value of its field, written as the sample shows. */
export function cellFor(column: LayoutColumn, at: number, own: RowOf): Cell {
  const { target, sample, values, name } = column
  const { row } = own
  if (target === 'own' || target === 'none') return { text: sample }
  const listed = values[row % Math.max(1, values.length)]
  if (listed !== undefined) return { text: listed[0], expected: listed[1] === '' ? null : listed[1] }
  const field = target.slice(target.indexOf('.') + 1)
  const collection = target.slice(0, target.indexOf('.'))
  const given: Given = {
    ...own,
    column,
    at,
    field,
    collection,
    nth: before(column, at, own.layout),
    sample,
    name,
    pool: own.layout.pool,
  }
  const make = MAKERS[`${collection}.${field}`] ?? MAKERS[field]
  if (make === undefined) throw new Error(`${own.layout.name}: nothing makes ${target}`)
  return make(given)
}

type Maker = (given: Given) => Cell

const MAKERS: Readonly<Record<string, Maker>> = {
  fullName: person,
  firstName: (given) => same(personOf(given).first),
  lastName: (given) => same(personOf(given).last),
  middleName: ({ row, sample }) => (row === 2 && sample === '' ? same('J.') : EMPTY),
  namePrefix: ({ sample, row, pool, ...given }) =>
    sample === '' ? EMPTY : same(pick(pool.prefix, personOf({ sample, row, pool, ...given }).isWoman ? 0 : 1)),
  nameSuffix: () => EMPTY,
  jobTitle: ({ pool, who }) => same(pick(pool.words.jobs, who)),
  email,
  emailLabel: label,
  phone,
  phoneLabel: label,
  addressLabel: label,
  link,
  linkLabel: label,
  street,
  city: place,
  region: place,
  postalCode: place,
  country,
  address,
  birthday: (given) =>
    given.sample === '0-00-00' && given.row % 2 === 0
      ? { text: '0-00-00', expected: null }
      : dated(given, momentOf(given, 1961 + given.who * 6)),
  lifecycle: ({ row }) => ({ text: row % 2 === 0 ? 'Lead' : 'Customer', expected: row % 2 === 0 ? 'lead' : 'customer' }),
  doNotContact: ({ row }) => ({ text: row === 2 ? 'yes' : 'no', expected: row === 2 ? 'yes' : 'no' }),
  owner,
  assignee: owner,
  tags,
  source: ({ pool, row, sample }) => (sample === '' ? EMPTY : same(pick(pool.words.sources, row))),
  description: notes,
  note: notes,
  'tasks.body': notes,
  'notes.body': notes,
  nickname: () => EMPTY,
  detail: ({ sample }) => (sample === '' ? EMPTY : { text: sample, expected: sample.replace(/^\w+::::/, '') }),
  detailLabel: () => EMPTY,
  originalCreatedAt: (given) => {
    const name = /^(.*?) \p{L}+ \d/u.exec(given.sample)?.[1]
    if (name === undefined) return dated(given, momentOf(given, 2024))
    const sample = given.sample.slice(name.length + 1)
    const { text, expected } = dateLike(sample, momentOf(given, 2024), given.pool.language)
    return { text: `${name} ${text}`, expected }
  },
  recordId,
  name: (given) => same(companyOf(given)),
  domain: (given) => ({ text: given.sample.replace(/[\w-]+\.example/, hostOf(given)), expected: hostOf(given) }),
  website,
  industry: ({ pool, who }) => same(pick(pool.words.industries, who)),
  size,
  'deals.title': (given) => titled(given, `${companyOf(given)} – ${pick(given.pool.words.deals, given.row)}`),
  pipeline: ({ sample }) => ({ text: sample, expected: ['Sales pipeline', sample] }),
  stage,
  'deals.status': dealStatus,
  'tasks.status': taskStatus,
  amount,
  currency: ({ sample }) => ({ text: sample, expected: sample === 'US Dollar' ? 'USD' : sample }),
  probability,
  expectedCloseOn: (given) => dated(given, momentOf(given, 2027)),
  closedAt: (given) => ended(given, ['won', 'lost']),
  wonAt: (given) => ended(given, ['won']),
  lostAt: (given) => ended(given, ['lost']),
  lostReason,
  lostNote: () => EMPTY,
  role: label,
  stageEnteredAt: (given) => dated(given, momentOf(given, 2026).replace('2026-12', '2026-10')),
  'tasks.title': ({ pool, row }) => same(pick(pool.words.tasks, row)),
  'notes.title': ({ pool, row }) => same(pick(pool.words.tasks, row)),
  kind,
  due: (given) => dated(given, momentOf(given, 2026)),
  dueTime: ({ row }) => (row % 2 === 0 ? same(`${9 + row}:30`.padStart(5, '0')) : EMPTY),
  remindAt: () => EMPTY,
  snoozedUntil: () => EMPTY,
  priority,
  completedAt: (given) => (given.row % 3 === 2 && has(given, 'tasks.status') ? dated(given, momentOf(given, 2025)) : EMPTY),
  repeat: () => EMPTY,
  related: () => EMPTY,
  subjects: () => EMPTY,
  happenedAt: (given) => dated(given, momentOf(given, 2025)),
  pinned: ({ row }) => ({ text: row === 2 ? '1' : '0', expected: row === 2 ? 'yes' : 'no' }),
}
