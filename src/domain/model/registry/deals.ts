import { LIMITS } from '../records/limits'
import {
  BIGINT,
  CHOICE,
  COMPANY,
  CUSTOM,
  DATE,
  filled,
  fixed,
  FLAG,
  grouped,
  INSTANT,
  LABEL,
  LINE,
  LIST,
  listed,
  NAME,
  ORIGINAL,
  OWNER,
  prose,
  RANK,
  reference,
  searched,
  SMALLINT,
  TAGS,
  TEXT,
} from './field'

export const STAGE_KINDS = ['open', 'won', 'lost'] as const

export type StageKind = (typeof STAGE_KINDS)[number]

const PIPELINE = filled(reference('pipelines'))

export const PIPELINES = { name: LABEL, position: RANK, default: FLAG } as const

export const STAGES = {
  pipelineId: fixed(PIPELINE),
  name: LABEL,
  position: RANK,
  kind: fixed(CHOICE),
  probability: filled(SMALLINT),
  rottingDays: SMALLINT,
} as const

export const LOST_REASONS = { name: LABEL, position: RANK } as const

export const DEALS = {
  title: prose(listed(LABEL), LIMITS.title),
  companyId: COMPANY,
  people: { ...LIST, to: { each: 'personId', in: 'people' } },
  pipelineId: grouped(listed(PIPELINE), 'stageId'),
  stageId: grouped(listed(filled(reference('stages'))), 'stageId'),
  amountMinor: grouped(listed(BIGINT, { key: 'amount' }), 'amountMinor'),
  currency: grouped(listed(NAME), 'amountMinor'),
  probability: SMALLINT,
  expectedCloseOn: listed(DATE, { key: 'closeOn' }),
  stageEnteredAt: listed(INSTANT, { key: 'stageSince' }),
  closedAt: grouped(listed(INSTANT), 'stageId'),
  lostReasonId: grouped(listed(reference('lostReasons')), 'stageId'),
  lostNote: grouped(prose(TEXT, LIMITS.description), 'stageId'),
  ownerId: OWNER,
  rank: RANK,
  tagIds: TAGS,
  source: searched(LINE),
  originalCreatedAt: ORIGINAL,
  custom: CUSTOM,
} as const
