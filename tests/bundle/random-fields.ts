import { COMPANY_SIZES, LIFECYCLES } from '../../src/domain/model/registry/contacts'
import { type CustomCollection, type CustomValue, FIELD_TYPES } from '../../src/domain/model/fields/custom-value'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'
import type { SeededRandom } from '../../src/domain/model/kernel/seeded-random'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import { subjectOf, type Subject } from '../../src/domain/model/records/subject'
import { PRIORITIES, REPEATS, TASK_KINDS } from '../../src/domain/model/tasks/task'

/** What a workspace has, by collection. */
export type KnownIds = ReadonlyMap<CollectionName, readonly RecordOf<CollectionName>[]>

export interface Drawing {
  readonly ids: KnownIds
  readonly random: SeededRandom
  readonly newId: () => Id
}

/** What tables, JSON and databases are known to lose. */
const TEXTS = [
  'Ada',
  '=SUM(A1)',
  '"Qu\u006f"ted, and; parted',
  'Zoë Straße',
  '{"a": "\\u0000"}',
  '\u{1F600} 家',
  "O'Neil \\n",
  'null',
  '0012',
  '__proto__',
]
const PARAGRAPHS = [...TEXTS, 'Two\nlines', '# Head\n\n- one\n- two\t\u2028end']
const INSTANTS = ['1999-12-31T23:59:59.999Z', '2026-03-29T01:30:00.000Z', '2026-11-20T08:00:00.120Z'].map((at) =>
  instantOf(Date.parse(at)),
)
const DAYS = ['1900-01-01', '2024-02-29', '2200-12-31']

/** The data of a record that may well be valid: whatever it names is there, or was. */
export function randomFields(collection: CollectionName, drawing: Drawing): object {
  return DRAWN[collection]?.(drawing) ?? {}
}

const DRAWN: { readonly [K in CollectionName]?: (drawing: Drawing) => object } = {
  workspaces: ({ random }) => ({
    name: text(random),
    currency: random.pick(['EUR', 'JPY']),
    weekStart: random.pick(['sunday', 'monday']),
  }),
  members: ({ random }) => ({
    title: maybe(random, text),
    displayName: text(random),
    timeZone: random.pick([null, 'Asia/Tokyo']),
  }),
  people: (drawing) => ({
    firstName: text(drawing.random),
    lastName: maybe(drawing.random, text),
    namePrefix: maybe(drawing.random, text),
    emails: some(drawing.random, 3, (at) => ({
      value: `p${drawing.random.below(9)}@engine.example`,
      label: 'work',
      primary: at === 0,
    })),
    phones: phones(drawing.random),
    links: some(drawing.random, 2, () => ({ url: 'https://a.example/%C3%A4?b=c#d', label: maybe(drawing.random, text) })),
    birthday: drawing.random.pick([null, '--02-29', '1915-12-10']),
    lifecycle: drawing.random.pick([null, ...LIFECYCLES]),
    doNotContact: drawing.random.chance(0.2),
    companyId: one(drawing, 'companies'),
    ...owned(drawing, 'people'),
  }),
  companies: (drawing) => ({
    name: text(drawing.random),
    domains: drawing.random.pick([[], ['engine.example'], ['xn--bcher-kva.example', 'b.example']]),
    website: drawing.random.pick([null, 'https://engine.example/']),
    size: drawing.random.pick([null, ...COMPANY_SIZES]),
    phones: phones(drawing.random),
    ...owned(drawing, 'companies'),
  }),
  deals: (drawing) => {
    const { random, ids } = drawing
    const stages = (ids.get('stages') ?? []) as readonly RecordOf<'stages'>[]
    const stage = random.pick(stages)
    const buyer = one(drawing, 'people')
    return {
      title: text(random),
      companyId: one(drawing, 'companies'),
      people: buyer === null ? [] : [{ personId: buyer, role: maybe(random, text), primary: true }],
      pipelineId: stage.pipelineId,
      stageId: stage.id,
      ...(stage.kind === 'lost' ? { lostReasonId: one(drawing, 'lostReasons'), lostNote: text(random) } : {}),
      ...(stage.kind === 'open' ? {} : { closedAt: random.pick([null, ...INSTANTS]) }),
      amountMinor: random.pick([null, 0, 123_456, 1_000_000_000_000_000]),
      currency: random.pick(['EUR', 'JPY', 'KWD']),
      probability: random.pick([null, 0, 100]),
      expectedCloseOn: random.pick([null, ...DAYS]),
      rank: random.pick(['a0', 'a1', 'Zz']),
      ...owned(drawing, 'deals'),
    }
  },
  tasks: (drawing) => {
    const { random } = drawing
    const due = random.pick([{}, { dueOn: random.pick(DAYS) }, { dueAt: random.pick(INSTANTS), remindAt: random.pick(INSTANTS) }])
    const status = random.pick(['open', 'done', 'cancelled'] as const)
    return {
      title: text(random),
      body: paragraph(random),
      kind: random.pick(TASK_KINDS),
      priority: random.pick(PRIORITIES),
      repeat: random.pick(REPEATS),
      assigneeId: one(drawing, 'members'),
      status,
      subjects: subjects(drawing),
      ...due,
    }
  },
  notes: (drawing) => ({
    body: PARAGRAPHS[drawing.random.below(PARAGRAPHS.length)],
    kind: drawing.random.pick(['note', 'call', 'meeting', 'email']),
    happenedAt: drawing.random.pick([null, ...INSTANTS]),
    subjects: subjects(drawing),
    mentions: [one(drawing, 'members')].filter((id) => id !== null),
    pinned: drawing.random.chance(0.3),
  }),
  tags: ({ random }) => ({ name: text(random), colour: random.pick(['grey', 'violet']) }),
  lostReasons: ({ random }) => ({ name: text(random), position: random.pick(['a0', 'a1']) }),
  pipelines: ({ random }) => ({ name: text(random), position: random.pick(['a0', 'a1']) }),
  stages: (drawing) => ({
    pipelineId: one(drawing, 'pipelines'),
    name: text(drawing.random),
    position: drawing.random.pick(['a0', 'a1']),
    kind: 'open',
    probability: drawing.random.below(101),
    rottingDays: drawing.random.pick([null, 1, 365]),
  }),
  fieldDefinitions: ({ random, newId }) => {
    const type = random.pick(FIELD_TYPES)
    const options = type.includes('select') ? [newId(), newId()].map((id) => ({ id, label: text(random), colour: null })) : []
    return {
      collection: random.pick(['people', 'companies', 'deals']),
      key: random.pick(['size', 'size_2', 'to_string', 'a'.repeat(40)]),
      label: text(random),
      type,
      options,
      required: random.chance(0.1),
      position: random.pick(['a0', 'a1']),
      archived: random.chance(0.2),
    }
  },
  imports: ({ random }) => {
    const counts = { total: 3, created: 1, updated: 1, skipped: 1, failed: 0 }
    const written = { mapping: JSON.stringify({ a: text(random) }), options: maybe(random, () => '{}') }
    const status = random.pick(['running', 'running', 'done', 'paused'])
    return {
      fileName: text(random),
      sha256: null,
      collections: ['people'],
      encoding: 'utf-8',
      delimiter: '\t',
      status,
      ...counts,
      ...written,
    }
  },
  importChunks: (drawing) => ({
    importId: one(drawing, 'imports') ?? drawing.newId(),
    position: drawing.random.below(5),
    log: JSON.stringify([text(drawing.random), one(drawing, 'people')]),
  }),
  savedViews: ({ random }) => ({
    collection: random.pick(['people', 'deals']),
    name: text(random),
    filter: random.pick([null, 'lifecycle:any-of:customer']),
    sort: random.pick([null, 'name']),
    shared: random.chance(0.5),
    default: random.chance(0.3),
  }),
  webhooks: ({ random }) => ({
    url: 'https://hooks.example.com/a',
    events: random.pick([['won'], ['created', 'lost']]),
    status: random.pick(['active', 'paused']),
  }),
  drafts: ({ random, newId }) => ({
    status: 'open',
    title: maybe(random, text),
    lines: '[]',
    keyId: random.pick([null, newId()]),
  }),
  forms: (drawing) => ({
    name: text(drawing.random),
    title: text(drawing.random),
    introduction: paragraph(drawing.random),
    status: drawing.random.pick(['draft', 'open', 'closed']),
    fields: [
      { key: 'people.emails', label: text(drawing.random), help: maybe(drawing.random, text), required: true },
      { key: 'people.source', label: 'Source', value: text(drawing.random) },
    ],
    ownerIds: [one(drawing, 'members')].filter((id) => id !== null),
    tagIds: [one(drawing, 'tags')].filter((id) => id !== null),
  }),
  merges: (drawing) => {
    const pair = [one(drawing, 'people'), one(drawing, 'people')].filter((id) => id !== null)
    return { collection: 'people', status: 'dismissed', subjects: pair.map((id) => subjectOf('people', id)) }
  },
}

/** What people, companies and deals share. */
function owned(drawing: Drawing, collection: CustomCollection): object {
  const { random } = drawing
  const part = () => maybe(random, text)
  const address = { street: text(random), city: part(), region: part(), postalCode: part(), country: part() }
  return {
    ...(collection === 'deals'
      ? { source: maybe(random, text) }
      : { address: random.pick([null, address]), description: paragraph(random) }),
    originalCreatedAt: random.pick([null, ...INSTANTS]),
    ownerId: one(drawing, 'members'),
    tagIds: [one(drawing, 'tags')].filter((id) => id !== null),
    custom: custom(drawing, collection),
  }
}

function custom({ ids, random }: Drawing, collection: CustomCollection): Readonly<Record<string, CustomValue>> {
  const fields = (ids.get('fieldDefinitions') ?? []) as readonly RecordOf<'fieldDefinitions'>[]
  const own = fields.filter((field) => field.collection === collection && field.deletedAt === null && !field.archived)
  return Object.fromEntries(own.filter(() => random.chance(0.7)).map((field) => [field.key, customValue(field, random)]))
}

function customValue({ type, options }: RecordOf<'fieldDefinitions'>, random: SeededRandom): CustomValue {
  switch (type) {
    case 'text':
      return text(random)
    case 'number':
      return random.pick([-0.1, 0, 1e15, 12.345_678_9])
    case 'date':
      return random.pick(DAYS)
    case 'checkbox':
      return true
    case 'select':
      return random.pick(options).id
    case 'multi-select':
      return options.map(({ id }) => id)
    case 'url':
      return 'https://a.example/?q=%20'
    case 'email':
      return 'a@engine.example'
    case 'phone':
      return '+49 30 901820'
    case 'money':
      return { amountMinor: random.below(1_000_000), currency: 'CHF' }
  }
}

function phones(random: SeededRandom): object {
  const read = { raw: '030 901820', e164: '+4930901820', extension: null }
  const unread = { raw: 'ask Ada', e164: null, extension: '12' }
  return some(random, 2, (at) => ({ ...random.pick([read, unread]), label: maybe(random, text), primary: at === 0 }))
}

function subjects(drawing: Drawing): readonly Subject[] {
  const named = (['people', 'companies', 'deals'] as const).flatMap((collection) => {
    const id = drawing.random.chance(0.5) ? one(drawing, collection) : null
    return id === null ? [] : [subjectOf(collection, id)]
  })
  return named
}

function one({ ids, random }: Drawing, collection: CollectionName): Id | null {
  const there = ids.get(collection) ?? []
  return there.length === 0 || random.chance(0.3) ? null : random.pick(there).id
}

function some<T>(random: SeededRandom, most: number, made: (at: number) => T): readonly T[] {
  return Array.from({ length: random.below(most + 1) }, (_, at) => made(at))
}

function maybe<T>(random: SeededRandom, made: (random: SeededRandom) => T): T | null {
  return random.chance(0.4) ? made(random) : null
}

function text(random: SeededRandom): string {
  return random.pick(TEXTS)
}

function paragraph(random: SeededRandom): string | null {
  return random.chance(0.4) ? random.pick(PARAGRAPHS) : null
}
