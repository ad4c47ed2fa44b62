import { LIMITS } from '../records/limits'
import {
  CHOICE,
  COUNT,
  DATE,
  filled,
  fixed,
  FLAG,
  grouped,
  ID,
  IDS,
  INSTANT,
  LABEL,
  LIST,
  MEMBER,
  NAME,
  OBJECT,
  PLAIN,
  prose,
  RANK,
  searched,
  SUBJECT,
  SUBJECTS,
  TEXT,
} from './field'

export const TASKS = {
  title: prose(LABEL, LIMITS.title),
  body: searched(prose(TEXT, LIMITS.note)),
  kind: CHOICE,
  dueOn: grouped(DATE, 'dueOn'),
  dueAt: grouped(INSTANT, 'dueOn'),
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
  body: prose(LABEL, LIMITS.note),
  kind: CHOICE,
  happenedAt: INSTANT,
  subjects: SUBJECTS,
  mentions: { ...IDS, to: 'members' },
  pinned: FLAG,
} as const

export const FILES = {
  name: prose(LABEL, LIMITS.name),
  mime: fixed(NAME),
  sizeBytes: fixed(COUNT),
  sha256: fixed(PLAIN),
  path: fixed(NAME),
  subject: SUBJECT,
  status: CHOICE,
} as const

export const TAG_FIELDS = { name: LABEL, colour: CHOICE } as const

export const FIELD_DEFINITIONS = {
  collection: fixed(CHOICE),
  key: fixed(CHOICE),
  label: LABEL,
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
  label: searched(TEXT),
  at: filled(INSTANT),
  changes: OBJECT,
  source: CHOICE,
  sourceKey: OBJECT,
} as const
