import {
  BIGINT,
  CHOICE,
  COMPANY,
  CUSTOM,
  DATE,
  filled,
  fixed,
  FLAG,
  INSTANT,
  LINE,
  LIST,
  listed,
  NAME,
  ORIGINAL,
  OWNER,
  RANK,
  reference,
  SMALLINT,
  TAGS,
  TEXT,
} from './field'

export const STAGE_KINDS = ['open', 'won', 'lost'] as const

export type StageKind = (typeof STAGE_KINDS)[number]

const PIPELINE = filled(reference('pipelines'))

export const PIPELINES = { name: NAME, position: RANK, default: FLAG } as const

export const STAGES = {
  pipelineId: fixed(PIPELINE),
  name: NAME,
  position: RANK,
  kind: fixed(CHOICE),
  probability: filled(SMALLINT),
  rottingDays: SMALLINT,
} as const

export const LOST_REASONS = { name: NAME, position: RANK } as const

export const DEALS = {
  title: listed(NAME),
  companyId: COMPANY,
  people: { ...LIST, to: { each: 'personId', in: 'people' } },
  pipelineId: listed(PIPELINE),
  stageId: listed(filled(reference('stages'))),
  amountMinor: listed(BIGINT, { key: 'amount' }),
  currency: listed(NAME),
  probability: SMALLINT,
  expectedCloseOn: listed(DATE, { key: 'closeOn' }),
  stageEnteredAt: listed(INSTANT, { key: 'stageSince' }),
  closedAt: listed(INSTANT),
  lostReasonId: listed(reference('lostReasons')),
  lostNote: TEXT,
  ownerId: OWNER,
  rank: RANK,
  tagIds: TAGS,
  source: LINE,
  originalCreatedAt: ORIGINAL,
  custom: CUSTOM,
} as const
