import { LIMITS } from '../records/limits'
import {
  CHOICE,
  COUNT,
  FILE,
  filled,
  fixed,
  FLAG,
  ID,
  INSTANT,
  INTEGER,
  LABEL,
  LIST,
  MEMBER,
  NAME,
  OBJECT,
  PLAIN,
  prose,
  reference,
  searched,
  SUBJECT,
  SUBJECTS,
  TEXT,
  TEXTS,
} from './field'

const SECRET = { ...ID, secret: true, stays: true } as const

export const WORKSPACES = {
  name: LABEL,
  slug: CHOICE,
  currency: NAME,
  country: NAME,
  locale: NAME,
  timeZone: NAME,
  weekStart: CHOICE,
  memberVisibility: CHOICE,
  rates: LIST,
  captureId: SECRET,
  agentMode: CHOICE,
} as const

export const MEMBERS = {
  userId: { ...fixed(ID), stays: true },
  role: CHOICE,
  status: CHOICE,
  displayName: LABEL,
  title: searched(TEXT),
  timeZone: TEXT,
  avatarFileId: FILE,
  calendarFeedId: SECRET,
} as const

export const INVITATIONS = {
  email: fixed(LABEL),
  role: CHOICE,
  status: CHOICE,
  expiresAt: filled(INSTANT),
  invitedBy: MEMBER,
  memberId: { ...MEMBER, stays: true },
} as const

export const IMPORTS = {
  fileName: fixed(LABEL),
  sha256: fixed(PLAIN),
  source: TEXT,
  collections: TEXTS,
  encoding: NAME,
  delimiter: NAME,
  mapping: TEXT,
  options: TEXT,
  status: CHOICE,
  total: COUNT,
  created: COUNT,
  updated: COUNT,
  skipped: COUNT,
  failed: COUNT,
} as const

/** What became of the rows stays true when the import itself is gone, as the timeline does: it is named, not referred to. */
export const IMPORT_CHUNKS = { importId: fixed(filled(ID)), position: fixed(COUNT), log: NAME } as const

export const NOTIFICATIONS = {
  memberId: fixed(filled(MEMBER)),
  kind: fixed(CHOICE),
  subject: fixed(SUBJECT),
  objectCollection: fixed(CHOICE),
  objectId: fixed(filled(ID)),
  actorId: fixed(MEMBER),
  readAt: INSTANT,
} as const

export const WEBHOOKS = {
  url: LABEL,
  events: TEXTS,
  status: CHOICE,
  reachedAt: INSTANT,
  reachedId: ID,
  failures: COUNT,
  nextAttemptAt: INSTANT,
  lastAttemptAt: INSTANT,
  lastStatus: INTEGER,
  secretId: { ...ID, stays: true },
  formerSecretId: { ...ID, stays: true },
  secretRenewedAt: { ...INSTANT, stays: true },
} as const

export const SAVED_VIEWS = {
  collection: fixed(CHOICE),
  name: prose(LABEL, LIMITS.name),
  layout: CHOICE,
  filter: prose(TEXT, LIMITS.viewText),
  sort: TEXT,
  group: TEXT,
  columns: TEXT,
  shared: FLAG,
  default: FLAG,
} as const

export const FORMS = {
  name: LABEL,
  status: CHOICE,
  title: NAME,
  introduction: TEXT,
  fields: LIST,
  consent: TEXT,
  thanks: TEXT,
  nextUrl: TEXT,
  ownerIds: { type: 'uuids', to: 'members' },
  tagIds: { type: 'uuids', to: 'tags' },
  taken: COUNT,
  dealTitle: TEXT,
  dealStageId: reference('stages'),
  files: OBJECT,
} as const

/** As rows of an import: what was sent stays true when the form itself is gone. */
export const SUBMISSIONS = {
  formId: fixed(filled(ID)),
  name: fixed(NAME),
  subject: SUBJECT,
  answers: fixed(LIST),
  merged: fixed(TEXTS),
} as const

export const MERGES = {
  collection: fixed(CHOICE),
  status: CHOICE,
  subjects: SUBJECTS,
  kept: SUBJECT,
  dealIds: { type: 'uuids', to: 'deals' },
  splitUntil: INSTANT,
  undo: OBJECT,
} as const

/** What is proposed names records that may not be there yet, and what was written may be gone: neither refers to them. */
export const DRAFTS = {
  status: CHOICE,
  title: prose(TEXT, LIMITS.title),
  reason: prose(TEXT, LIMITS.description),
  lines: NAME,
  log: TEXT,
  keyId: fixed(ID),
  sittingId: fixed(ID),
  decidedAt: INSTANT,
  decidedBy: MEMBER,
} as const

export const RULES = { name: LABEL, status: CHOICE, collection: CHOICE, plan: CHOICE } as const

/** What a rule did stays true when it is gone, and the record too: they are named, not referred to. */
export const RULE_RUNS = {
  ruleId: fixed(filled(ID)),
  about: fixed(CHOICE),
  status: CHOICE,
  problem: PLAIN,
  step: COUNT,
  dueAt: INSTANT,
  failures: COUNT,
  depth: COUNT,
  wrote: CHOICE,
} as const
