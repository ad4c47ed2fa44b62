import fc from 'fast-check'
import { testId } from '../../support/test-ids'
import type { CollectionName } from '../../../src/domain/model/records/collections'

/*
 * What members write into the fields of records, mostly sound and sometimes not. `@people/1` stands for the id of the second
 * person of the pool.
 */

/** What the field `plan` has to choose from. */
export const PLANS = ['Free', 'Pro'].map((label) => ({ id: testId(`plan ${label}`), label, colour: null }))

/** Members of every workspace that is tried, by number. */
export const MEMBERS = ['owner', 'admin', 'member', 'viewer', 'member'] as const

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** The first two of a pool are there from the start. */
export const SEEDED = 2
const POOL = 4
/** Mostly one of those that are there. */
export const placeIn = (pool: number, seeded = SEEDED) =>
  fc.oneof({ weight: 12, arbitrary: fc.nat(seeded - 1) }, { weight: 1, arbitrary: fc.nat(pool - 1) })
const ref = (collection: string, pool = POOL, seeded = SEEDED) => placeIn(pool, seeded).map((place) => `@${collection}/${place}`)
const or = (other: unknown, arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(other) }, { weight: 3, arbitrary })
const rare = (odd: readonly unknown[], arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
const list = (arbitrary: fc.Arbitrary<unknown>, maxLength = 3) => fc.array(arbitrary, { maxLength })

const text = rare([5, 'x'.repeat(301)], fc.constantFrom('Ada', 'Grace', 'Ünal', 'Zoë 🚢', 'a b c'))
const name = rare([null, 5], fc.constantFrom('VIP', 'vip', 'Straße', 'STRASSE', 'Éa', 'éa'))
const position = rare(['', 'a00'], fc.constantFrom('a0', 'a1', 'a1V'))
const instant = rare(
  ['2026-01-01', '2026-13-01T00:00:00.000Z'],
  fc.constantFrom('2026-01-02T03:04:05.678Z', '2025-12-31T23:59:59.999Z'),
)
const date = rare(['2026-02-30', '1800-01-01'], fc.constantFrom('2026-03-01', '1999-12-31'))
const percent = rare([101, 2.5, '7'], fc.constantFrom(0, 50, 100))
const flag = rare(['true'], fc.boolean())
const member = ref('members', MEMBERS.length, MEMBERS.length)
const tagIds = rare([['@tags/0', 'nonsense']], list(ref('tags')))
const subject = fc.oneof(ref('people'), ref('companies'), ref('deals')).map((token) => token.replace(/^@(\w+)/, '$1/@$1'))
const subjects = rare([['people'], 'people'], list(subject))
const label = or(null, fc.constantFrom('work', 'home'))
const primary = fc.boolean()
export const optional = (of: Fields) => fc.record(of, { requiredKeys: [] })

const emails = rare(
  [[{ value: 'nobody' }], [{ value: 'a@b.example', colour: 'red' }]],
  list(
    fc
      .record({ value: fc.constantFrom('ada@example.com', 'g@example.org'), more: optional({ label, primary }) })
      .map(({ value, more }) => ({ value, ...more })),
  ),
)
const phones = list(
  fc
    .record({
      raw: fc.constantFrom('030 123', '+49 30 123456'),
      more: optional({ label, primary, extension: or(null, fc.constant('7')) }),
    })
    .map(({ raw, more }) => ({ raw, ...more })),
)
const address = or(
  null,
  optional({ street: or(null, text), city: or(null, fc.constant('Lisboa')), postalCode: or(null, fc.constant('1100')) }),
)
const dealPeople = list(
  fc
    .record({ personId: ref('people'), more: optional({ role: label, primary }) })
    .map(({ personId, more }) => ({ personId, ...more })),
)
const body = rare(
  [''],
  fc.constantFrom(
    'Called',
    `${'word '.repeat(30)}end`,
    'first line\nsecond',
    `${'é'.repeat(77)} \t tail`,
    `${'é'.repeat(75)}${'🚢'.repeat(9)}`,
    `${'é'.repeat(74)}${'🚢'.repeat(9)}`,
  ),
)
/** Of the fields that the workspace begins with, and now and then one that it has not, or a value that does not fit. */
const custom = optional({
  size: or(null, rare([7, true], fc.constantFrom('L', 'XL'))),
  plan: or(null, rare(['Pro', 'L'], fc.constantFrom(...PLANS.map(({ id }) => id)))),
  budget: or(
    null,
    rare(
      [12],
      fc.constantFrom(12, 900).map((amountMinor) => ({ amountMinor, currency: 'EUR' })),
    ),
  ),
  vip: rare(['yes'], fc.constantFrom(true, null)),
}).chain((values) => rare([{ ...values, nickname: 'x' }], fc.constant(values)))

const count = rare([-1], fc.constantFrom(0, 1, 2))

export const FIELDS: { readonly [K in CollectionName]?: { readonly required: Fields; readonly other: Fields } } = {
  people: {
    required: { firstName: or(null, text) },
    other: {
      lastName: or(null, text),
      namePrefix: or(null, fc.constant('Dr')),
      companyId: or(null, ref('companies')),
      emails,
      phones,
      links: list(fc.record({ url: fc.constant('https://example.com/a') })),
      address,
      birthday: or(null, rare(['1990'], fc.constantFrom('--12-24', '1990-01-31'))),
      lifecycle: or(null, rare(['boss'], fc.constantFrom('lead', 'customer'))),
      doNotContact: flag,
      ownerId: or(null, member),
      tagIds,
      avatarFileId: or(null, ref('files')),
      originalCreatedAt: or(null, instant),
      custom,
    },
  },
  companies: {
    required: { name: text },
    other: { domains: list(fc.constantFrom('example.com', 'example.org')), phones, address, ownerId: or(null, member), tagIds },
  },
  deals: {
    required: {
      title: text,
      pipelineId: fc.constant('@pipelines/0'),
      stageId: ref('stages', 6, 4),
      currency: fc.constantFrom('EUR', 'JPY'),
      rank: position,
    },
    other: {
      pipelineId: ref('pipelines', 2, 1),
      stageId: ref('stages', 6, 4),
      companyId: or(null, ref('companies')),
      people: dealPeople,
      amountMinor: or(null, fc.constantFrom(0, 1234, 1_000_000_000_000_000)),
      probability: or(null, percent),
      expectedCloseOn: or(null, date),
      stageEnteredAt: or(null, instant),
      closedAt: or(null, instant),
      lostReasonId: or(null, ref('lostReasons', 4)),
      lostNote: or(null, text),
      ownerId: or(null, member),
      tagIds,
    },
  },
  tasks: {
    required: { title: text },
    other: {
      body: or(null, fc.constantFrom('Call first', 'Then write')),
      dueOn: or(null, date),
      dueAt: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: instant }),
      remindAt: or(null, instant),
      priority: fc.constantFrom('none', 'high'),
      assigneeId: or(null, member),
      status: fc.constantFrom('open', 'snoozed', 'done', 'done', 'cancelled'),
      snoozedUntil: or(null, instant),
      completedAt: or(null, instant),
      repeat: fc.constantFrom('none', 'daily', 'weekly', 'monthly', 'monthly'),
      subjects,
    },
  },
  notes: {
    required: { body },
    other: {
      kind: fc.constantFrom('note', 'call'),
      happenedAt: or(null, instant),
      subjects,
      mentions: list(member),
      pinned: flag,
    },
  },
  files: {
    required: {
      name: text,
      mime: fc.constant('text/plain'),
      sizeBytes: fc.constantFrom(1, 2),
      path: fc.constantFrom('a/b', 'c/d'),
    },
    other: {
      subject: or(null, subject),
      sha256: or(null, fc.constant('0'.repeat(64))),
      status: fc.constantFrom('pending', 'uploading', 'ready', 'failed', 'removed'),
    },
  },
  tags: { required: { name }, other: { colour: rare(['black'], fc.constantFrom('red', 'grey')) } },
  lostReasons: { required: { name, position }, other: {} },
  fieldDefinitions: {
    required: {
      collection: fc.constantFrom('people', 'people', 'deals'),
      key: rare(['1st'], fc.constantFrom('size', 'height', 'depth')),
      label: fc.constantFrom('Size', 'Height'),
      type: fc.constantFrom('text', 'text', 'number'),
      position,
    },
    other: { required: flag, archived: flag, options: rare([PLANS], fc.constant([])) },
  },
  pipelines: { required: { name, position }, other: { default: flag } },
  stages: {
    required: {
      pipelineId: ref('pipelines', 2, 1),
      name,
      position,
      kind: fc.constantFrom('open', 'won', 'lost'),
      probability: percent,
    },
    other: { rottingDays: or(null, rare([0, 366], fc.constant(21))) },
  },
  imports: {
    required: {
      fileName: fc.constantFrom('a.csv', 'b.csv'),
      encoding: fc.constant('utf-8'),
      delimiter: fc.constant(','),
      status: fc.constantFrom('running', 'running', 'done'),
      total: fc.constant(2),
      created: count,
      updated: count,
      skipped: fc.constant(0),
      failed: fc.constant(0),
    },
    other: { status: fc.constantFrom('running', 'done', 'failed', 'cancelled') },
  },
  members: {
    required: { role: fc.constantFrom('owner', 'admin', 'member', 'viewer'), displayName: text },
    other: {
      status: fc.constantFrom('active', 'deactivated'),
      title: or(null, text),
      userId: ref('users', MEMBERS.length, MEMBERS.length),
    },
  },
  workspaces: {
    required: {},
    other: { name: text, currency: fc.constant('USD'), weekStart: fc.constantFrom('monday', 'sunday') },
  },
  invitations: {
    required: { email: fc.constantFrom('a@example.com', 'b@example.com'), role: fc.constant('member'), expiresAt: instant },
    other: { status: fc.constantFrom('pending', 'accepted', 'revoked', 'expired'), invitedBy: or(null, member) },
  },
  activities: { required: {}, other: { label: text } },
}
