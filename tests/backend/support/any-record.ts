import fc, { type Arbitrary } from 'fast-check'
import { RULE_STATUSES } from '../../../src/domain/model/rules/rule'
import { RUN_PROBLEMS, RUN_STATUSES } from '../../../src/domain/model/rules/rule-run'
import { COMPANY_SIZES, LIFECYCLES } from '../../../src/domain/model/registry/contacts'
import { STAGE_KINDS } from '../../../src/domain/model/registry/deals'
import { CUSTOM_COLLECTIONS, FIELD_TYPES } from '../../../src/domain/model/fields/custom-value'
import { MERGED_COLLECTIONS, MERGE_STATUSES } from '../../../src/domain/model/duplicates/merge'
import { AGENT_MODES, DRAFT_STATUSES } from '../../../src/domain/model/drafts/draft'
import { FORM_STATUSES } from '../../../src/domain/model/forms/form'
import { FILE_STATUSES } from '../../../src/domain/model/files/file'
import { IMPORT_STATUSES } from '../../../src/domain/model/imports/writing/import-job'
import { IMPORT_COLLECTIONS } from '../../../src/domain/model/imports/import-collections'
import { NOTE_KINDS } from '../../../src/domain/model/notes/note'
import { NOTIFICATION_KINDS, NOTIFYING } from '../../../src/domain/model/notifications/notification'
import { LINES } from '../../../src/domain/model/registry/lines'
import type { Collections } from '../../../src/domain/model/records/collections'
import { LIMITS } from '../../../src/domain/model/records/limits'
import type { StoredName } from '../../../src/domain/model/records/schemas'
import { TAG_COLOURS } from '../../../src/domain/model/tags/tag-colours'
import { PRIORITIES, REPEATS, TASK_KINDS, TASK_STATUSES } from '../../../src/domain/model/tasks/task'
import { WEBHOOK_STATUSES } from '../../../src/domain/model/integrations/webhook'
import { LAYOUTS, VIEW_COLLECTIONS } from '../../../src/domain/model/views/view'
import { INVITATION_STATUSES, MEMBER_STATUSES, MEMBER_VISIBILITIES, ROLES } from '../../../src/domain/model/workspaces/workspace'
import {
  address,
  choiceOf,
  count,
  currency,
  custom,
  domain,
  email,
  emails,
  fieldOptions,
  flag,
  id,
  ids,
  instant,
  line,
  links,
  listOf,
  name,
  objectOf,
  oneOf,
  optionalText,
  orNull,
  phones,
  plainDate,
  rank,
  several,
  subject,
  subjects,
  text,
  webAddress,
  whole,
  type Field,
} from './any-field'
import { eachOf } from '../../support/each-of'

/**
 * Data of a record of this collection with every field written: most fields sound, one in twenty not, so that records of
 * both kinds come up often and the bad ones mostly for one reason.
 */
export function anyRecord(collection: StoredName): Arbitrary<Readonly<Record<string, unknown>>> {
  const fields: Readonly<Record<string, Field>> = FIELDS[collection]
  const mixed = Object.entries(fields).map(
    ([field, { sound, odd }]) => [field, fc.oneof({ weight: 19, arbitrary: sound }, { weight: 1, arbitrary: odd })] as const,
  )
  return fc.record(Object.fromEntries(mixed), { noNullPrototype: true })
}

/** As programs write: kept to the letter, without control characters. */
const writing = oneOf(['[]', '{"a": ["b  c "]}', ' é\u00a0'], ['', 'a\nb', '\u0085'])

const ASKED = { key: 'people.emails', label: 'E-mail', help: null, required: true, value: null }
const formFields = oneOf(
  [[ASKED], [ASKED, { key: 'companies.custom.size', label: 'Size', help: 'In heads', required: false, value: '12' }]],
  [
    [],
    [ASKED, ASKED],
    [{ ...ASKED, value: 'a@b.example' }],
    [ASKED, { ...ASKED, key: 'people.ownerId' }],
    [{ ...ASKED, label: '' }],
    [{ ...ASKED, more: 1 }],
    'x',
  ],
)

const TAKEN = { kinds: 'both', most: 3, megabytes: 10 }
const formFiles = oneOf(
  [null, {}, TAKEN, { ...TAKEN, kinds: 'pictures', most: 10, megabytes: 25 }],
  [
    { ...TAKEN, kinds: 'programs' },
    { ...TAKEN, most: 0 },
    { ...TAKEN, most: 1.5 },
    { ...TAKEN, most: '3' },
    { ...TAKEN, megabytes: 26 },
    { ...TAKEN, more: 1 },
  ],
)

const rate = oneOf(['0.92', '110', '0.000001'], ['0', '0.0', '1.1234567', '-1', '1,2', '1234567890', 1])

const SOME_ID = '018f4c1e-7b00-7000-8000-000000000001'
const STATES = { before: { companyId: SOME_ID }, after: { companyId: null } }
const mergeUndo = oneOf(
  [
    { absorbed: [], chosen: { before: {}, after: {} }, links: [] },
    {
      absorbed: [{ id: SOME_ID, data: { firstName: 'Ada' } }],
      chosen: STATES,
      links: [{ collection: 'deals', id: SOME_ID, ...STATES }],
    },
  ],
  [
    {},
    { absorbed: [{ id: 'x', data: {} }], chosen: STATES, links: [] },
    { absorbed: [], chosen: { before: [], after: {} }, links: [] },
    { absorbed: [], chosen: STATES, links: [{ collection: 'tags', id: SOME_ID, ...STATES }] },
    { absorbed: [], chosen: STATES, links: [{ collection: 'deals', id: SOME_ID, before: {} }] },
    { absorbed: [], chosen: STATES, links: [], more: 1 },
  ],
)

const FIELDS: { readonly [K in StoredName]: { readonly [F in keyof Collections[K]]-?: Field } } = {
  workspaces: {
    name,
    slug: oneOf(['a', 'a-b', 'team-2'], ['', 'A', 'a--b', '-a', 'a b', 'x'.repeat(61), 'é']),
    currency,
    country: oneOf(['DE', 'PT'], ['', 'de', 'DEU', '1A']),
    locale: oneOf(['en', 'de-AT'], ['', 'd', ' de', 'x'.repeat(36)]),
    timeZone: oneOf(['Europe/Lisbon'], ['', ' UTC', 'x'.repeat(61)]),
    captureId: orNull(id),
    weekStart: choiceOf(['monday', 'sunday', 'saturday']),
    memberVisibility: choiceOf(MEMBER_VISIBILITIES),
    agentMode: choiceOf(AGENT_MODES),
    rates: listOf(objectOf({ from: currency, to: currency, rate }), LIMITS.rates),
  },
  members: {
    userId: orNull(id),
    role: choiceOf(ROLES),
    status: choiceOf(MEMBER_STATUSES),
    displayName: name,
    title: line,
    timeZone: orNull(oneOf(['Europe/Lisbon', 'Asia/Tokyo'], [' UTC', 'x'.repeat(61)])),
    avatarFileId: orNull(id),
    calendarFeedId: orNull(id),
  },
  invitations: {
    email: email,
    role: choiceOf(ROLES),
    status: choiceOf(INVITATION_STATUSES),
    expiresAt: instant,
    invitedBy: orNull(id),
    memberId: orNull(id),
  },
  people: {
    firstName: line,
    middleName: line,
    lastName: line,
    namePrefix: line,
    nameSuffix: line,
    ...eachOf(LINES.people, line),
    companyId: orNull(id),
    emails,
    phones,
    links,
    address,
    birthday: orNull(
      oneOf(
        ['1915-12-10', '--12-10', '--02-29', '2200-12-31'],
        [
          '',
          '1915-13-10',
          '12-10',
          '1915-12-32',
          '-12-10',
          '1915-1-1',
          '2001-02-29',
          '--02-30',
          '--04-31',
          '1899-12-31',
          '2201-01-01',
        ],
      ),
    ),
    lifecycle: orNull(choiceOf(LIFECYCLES)),
    doNotContact: flag,
    ownerId: orNull(id),
    tagIds: ids,
    avatarFileId: orNull(id),
    description: orNull(several(LIMITS.description)),
    originalCreatedAt: orNull(instant),
    custom,
  },
  companies: {
    name,
    domains: listOf(domain, LIMITS.links),
    website: orNull(webAddress),
    ...eachOf(LINES.companies, line),
    size: orNull(choiceOf(COMPANY_SIZES)),
    phones,
    address,
    ownerId: orNull(id),
    tagIds: ids,
    logoFileId: orNull(id),
    description: orNull(several(LIMITS.description)),
    originalCreatedAt: orNull(instant),
    custom,
  },
  pipelines: { name, position: rank, default: flag },
  stages: {
    pipelineId: id,
    name,
    position: rank,
    kind: choiceOf(STAGE_KINDS),
    probability: whole(0, 100),
    rottingDays: orNull(whole(1, 365)),
  },
  lostReasons: { name, position: rank },
  deals: {
    title: text(LIMITS.title),
    companyId: orNull(id),
    people: listOf(objectOf({ personId: id, role: optionalText(60), primary: flag }), LIMITS.subjects),
    pipelineId: id,
    stageId: id,
    amountMinor: orNull(whole(0, 1e15)),
    currency,
    probability: orNull(whole(0, 100)),
    expectedCloseOn: orNull(plainDate),
    stageEnteredAt: orNull(instant),
    closedAt: orNull(instant),
    lostReasonId: orNull(id),
    lostNote: orNull(several(LIMITS.description)),
    ownerId: orNull(id),
    rank,
    tagIds: ids,
    ...eachOf(LINES.deals, line),
    originalCreatedAt: orNull(instant),
    custom,
  },
  tasks: {
    title: text(LIMITS.title),
    body: orNull(several(LIMITS.note)),
    kind: choiceOf(TASK_KINDS),
    dueOn: oneOf([null, null, '2026-11-21'], ['', '2026-02-30', '2201-01-01']),
    dueAt: oneOf([null, null, null, '2026-11-21T09:00:00.000Z'], ['', '2026-11-21', 'now']),
    remindAt: orNull(instant),
    priority: choiceOf(PRIORITIES),
    assigneeId: orNull(id),
    status: choiceOf(TASK_STATUSES),
    snoozedUntil: orNull(instant),
    completedAt: orNull(instant),
    repeat: choiceOf(REPEATS),
    subjects,
  },
  notes: {
    body: several(LIMITS.note),
    kind: choiceOf(NOTE_KINDS),
    happenedAt: orNull(instant),
    subjects,
    mentions: ids,
    pinned: flag,
  },
  files: {
    name,
    mime: name,
    sizeBytes: whole(0, LIMITS.fileBytes),
    sha256: orNull(oneOf(['0123456789abcdef'.repeat(4)], ['0'.repeat(63), 'A'.repeat(64), ''])),
    path: text(400),
    subject: orNull(subject),
    status: choiceOf(FILE_STATUSES),
  },
  tags: { name, colour: choiceOf(TAG_COLOURS) },
  notifications: {
    memberId: id,
    kind: choiceOf(NOTIFICATION_KINDS),
    subject: orNull(subject),
    objectCollection: choiceOf(NOTIFYING),
    objectId: id,
    actorId: orNull(id),
    readAt: orNull(instant),
  },
  webhooks: {
    url: oneOf(['https://hooks.example.com/a', 'hooks.example.com'], ['', 'ftp://x.example', 'javascript:alert(1)', 'https://x']),
    events: oneOf([['won'], ['created', 'lost']], [[], ['gone'], 'won']),
    status: choiceOf(WEBHOOK_STATUSES),
    reachedAt: orNull(instant),
    reachedId: orNull(id),
    failures: whole(0, 9),
    nextAttemptAt: orNull(instant),
    lastAttemptAt: orNull(instant),
    lastStatus: orNull(whole(0, 599)),
    secretId: orNull(id),
    formerSecretId: orNull(id),
    secretRenewedAt: orNull(instant),
  },
  savedViews: {
    collection: choiceOf(VIEW_COLLECTIONS),
    name,
    layout: choiceOf(LAYOUTS),
    filter: orNull(text(LIMITS.viewText)),
    sort: orNull(text(LIMITS.viewText)),
    group: orNull(name),
    columns: orNull(text(LIMITS.viewText)),
    shared: flag,
    default: flag,
  },
  fieldDefinitions: {
    collection: choiceOf(CUSTOM_COLLECTIONS),
    key: oneOf(['size', 'deal_size_2', 'x'.repeat(40)], ['', '1st', 'a-b', 'é', ' a', 'Size', 'x'.repeat(41), '_a']),
    label: name,
    type: choiceOf(FIELD_TYPES),
    options: fieldOptions,
    required: flag,
    position: rank,
    archived: flag,
  },
  forms: {
    name,
    status: choiceOf(FORM_STATUSES),
    title: name,
    introduction: orNull(text(LIMITS.description)),
    fields: formFields,
    consent: orNull(text(LIMITS.description)),
    thanks: orNull(text(LIMITS.description)),
    nextUrl: oneOf([null, 'https://example.com/thanks'], ['', 'http://example.com/', 'javascript:alert(1)']),
    ownerIds: listOf(id, LIMITS.mentions),
    dealTitle: optionalText(LIMITS.title),
    dealStageId: orNull(id),
    files: formFiles,
    tagIds: listOf(id, LIMITS.tags),
    taken: count,
  },
  submissions: {
    formId: id,
    name,
    subject: orNull(subject),
    answers: oneOf(
      [[], [{ key: 'people.emails', label: 'E-mail', value: 'a@b.example' }]],
      [[{ key: '', label: 'E-mail', value: '' }], [{ key: 'people.emails', label: 'E-mail' }], 'x'],
    ),
    merged: oneOf([[], ['phones']], [[1], ['x'.repeat(201)]]),
  },
  rules: {
    name,
    status: choiceOf(RULE_STATUSES),
    collection: choiceOf(VIEW_COLLECTIONS),
    plan: oneOf(['{}', 'x'.repeat(LIMITS.rulePlan)], ['', 'x'.repeat(LIMITS.rulePlan + 1), 'a\u0007']),
  },
  ruleRuns: {
    ruleId: id,
    about: subject,
    status: choiceOf(RUN_STATUSES),
    problem: orNull(choiceOf(RUN_PROBLEMS)),
    step: whole(0, 9),
    dueAt: orNull(instant),
    failures: whole(0, 9),
    depth: whole(0, 9),
    wrote: oneOf(['[]', 'x'.repeat(LIMITS.ruleWrote)], ['', 'x'.repeat(LIMITS.ruleWrote + 1)]),
  },
  merges: {
    collection: choiceOf(MERGED_COLLECTIONS),
    status: choiceOf(MERGE_STATUSES),
    subjects,
    kept: orNull(subject),
    dealIds: listOf(id, 500),
    splitUntil: orNull(instant),
    undo: orNull(mergeUndo),
  },
  imports: {
    fileName: name,
    sha256: orNull(oneOf(['0'.repeat(64), '9af0'.repeat(16)], ['', 'A'.repeat(64), '0'.repeat(63)])),
    source: optionalText(40),
    collections: listOf(choiceOf(IMPORT_COLLECTIONS), IMPORT_COLLECTIONS.length),
    mapping: orNull(writing),
    options: orNull(writing),
    encoding: oneOf(['', 'utf-8', 'windows-1252'], [' utf-8', 'x'.repeat(41), 'utf\n8']),
    delimiter: oneOf(['', ',', ';', '\t', '||'], ['\u{1F600}\u{1F600}', 'xxxxx', '\u{1F600}x\u{1F600}']),
    status: choiceOf(IMPORT_STATUSES),
    total: count,
    created: count,
    updated: count,
    skipped: count,
    failed: count,
  },
  importChunks: { importId: id, position: whole(0, LIMITS.importRows), log: writing },
  drafts: {
    status: choiceOf(DRAFT_STATUSES),
    title: optionalText(LIMITS.title),
    reason: orNull(several(LIMITS.description)),
    lines: writing,
    log: orNull(writing),
    keyId: orNull(id),
    sittingId: orNull(id),
    decidedAt: orNull(instant),
    decidedBy: orNull(id),
  },
}
