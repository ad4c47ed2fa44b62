import { DEALS, STAGE_KINDS } from './deals'
import { COMPANIES, PEOPLE } from './contacts'
import {
  CHOICE,
  COUNT,
  DATE,
  DECIMAL,
  filled,
  ID,
  IDS,
  INSTANT,
  INTEGER,
  LABEL,
  listed,
  listedOf,
  NAME,
  PLAIN,
  reference,
  searched,
  SMALLINT,
  STAMPED,
  TEXT,
  TEXTS,
} from './field'

const THERE = filled(ID)
const TAG_NAMES = searched(TEXTS)
const KEYED = { id: NAME, workspaceId: THERE } as const

export const PERSON_ROWS = {
  ...STAMPED,
  name: listed(LABEL),
  email: searched(listed(TEXT)),
  phone: searched(listed(TEXT), 'phone'),
  ...listedOf(PEOPLE),
  companyName: searched(TEXT),
  city: searched(listed(TEXT)),
  country: listed(TEXT),
  custom: PEOPLE.custom,
  avatarFileId: PEOPLE.avatarFileId,
  tagNames: TAG_NAMES,
} as const

export const COMPANY_ROWS = {
  ...STAMPED,
  ...COMPANIES,
  phone: listed(TEXT),
  city: listed(TEXT),
  country: listed(TEXT),
  tagNames: TAG_NAMES,
} as const

export const DEAL_ROWS = {
  ...STAMPED,
  ...listedOf(DEALS),
  companyName: searched(TEXT),
  personId: listed(reference('people'), { nameField: 'personName', listField: 'personIds' }),
  personName: searched(TEXT),
  stageKind: listed(CHOICE, { choices: STAGE_KINDS, orderBy: null }),
  probability: listed(filled(SMALLINT)),
  rank: DEALS.rank,
  custom: DEALS.custom,
  openTasks: listed(COUNT),
  personIds: IDS,
  tagNames: TAG_NAMES,
} as const

export const STAGE_STAYS = {
  id: THERE,
  workspaceId: THERE,
  dealId: THERE,
  pipelineId: THERE,
  stageId: THERE,
  stageKind: CHOICE,
  ownerId: ID,
  enteredAt: filled(INSTANT),
  leftAt: INSTANT,
  outcome: PLAIN,
  deletedAt: INSTANT,
} as const

export const STAGE_TOTALS = {
  ...KEYED,
  pipelineId: THERE,
  stageId: THERE,
  currency: NAME,
  count: COUNT,
  amountMinor: DECIMAL,
  weightedMinor: DECIMAL,
} as const

export const DEAL_FIGURES = {
  ...KEYED,
  pipelineId: THERE,
  stageId: THERE,
  stageKind: CHOICE,
  ownerId: ID,
  lostReasonId: ID,
  month: PLAIN,
  currency: NAME,
  count: COUNT,
  amountMinor: DECIMAL,
  hundredfoldMinor: DECIMAL,
  timedCount: COUNT,
  timedMs: DECIMAL,
} as const

export const STAY_FIGURES = {
  ...KEYED,
  pipelineId: THERE,
  stageId: THERE,
  ownerId: ID,
  month: CHOICE,
  outcome: PLAIN,
  days: INTEGER,
  count: COUNT,
  totalMs: DECIMAL,
} as const

export const WORK_FIGURES = { ...KEYED, memberId: THERE, week: filled(DATE), deed: CHOICE, count: COUNT } as const

export const FAULTY_CONTACTS = {
  id: THERE,
  workspaceId: THERE,
  collection: CHOICE,
  name: LABEL,
  ownerId: ID,
  faults: TEXTS,
} as const

export const SHARED_CONTACTS = {
  ...KEYED,
  collection: CHOICE,
  kind: CHOICE,
  value: searched(CHOICE),
  count: COUNT,
  recordIds: IDS,
} as const
