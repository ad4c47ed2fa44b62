import {
  CHOICE,
  COUNT,
  DATE,
  filled,
  fixed,
  FLAG,
  ID,
  IDS,
  INSTANT,
  LIST,
  MEMBER,
  NAME,
  OBJECT,
  PLAIN,
  RANK,
  SUBJECT,
  SUBJECTS,
  TEXT,
} from './field'

export const TASKS = {
  title: NAME,
  body: TEXT,
  kind: CHOICE,
  dueOn: DATE,
  dueAt: INSTANT,
  remindAt: INSTANT,
  priority: CHOICE,
  assigneeId: MEMBER,
  status: CHOICE,
  snoozedUntil: INSTANT,
  completedAt: INSTANT,
  repeat: CHOICE,
  subjects: SUBJECTS,
} as const

export const NOTES = {
  body: NAME,
  kind: CHOICE,
  happenedAt: INSTANT,
  subjects: SUBJECTS,
  mentions: { ...IDS, to: 'members' },
  pinned: FLAG,
} as const

export const FILES = {
  name: NAME,
  mime: fixed(NAME),
  sizeBytes: fixed(COUNT),
  sha256: fixed(PLAIN),
  path: fixed(NAME),
  subject: SUBJECT,
  status: CHOICE,
} as const

export const TAG_FIELDS = { name: NAME, colour: CHOICE } as const

export const FIELD_DEFINITIONS = {
  collection: fixed(CHOICE),
  key: fixed(CHOICE),
  label: NAME,
  type: fixed(CHOICE),
  options: LIST,
  required: FLAG,
  position: RANK,
  archived: FLAG,
} as const

export const ACTIVITIES = {
  actorId: ID,
  verb: CHOICE,
  subjects: { type: 'texts' },
  objectId: filled(ID),
  objectCollection: CHOICE,
  label: TEXT,
  at: filled(INSTANT),
  changes: OBJECT,
  source: CHOICE,
} as const
