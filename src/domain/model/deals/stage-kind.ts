export const STAGE_KINDS = ['open', 'won', 'lost'] as const

export type StageKind = (typeof STAGE_KINDS)[number]
