import type { StageKind } from '../../model/registry/deals'
import type { Id } from '../../model/kernel/id'
import { ranks } from '../../model/kernel/rank'
import type { New } from '../sample/sample-options'

const STAGES: readonly { readonly kind: StageKind; readonly probability: number }[] = [
  { kind: 'open', probability: 10 },
  { kind: 'open', probability: 25 },
  { kind: 'open', probability: 50 },
  { kind: 'open', probability: 75 },
  { kind: 'won', probability: 100 },
  { kind: 'lost', probability: 0 },
]

interface SetupWords {
  readonly pipeline: string
  /** Of `STAGES`, in the same order. */
  readonly stages: readonly string[]
  readonly lostReasons: readonly string[]
}

const ENGLISH: SetupWords = {
  pipeline: 'Sales pipeline',
  stages: ['Lead', 'Qualified', 'Proposal', 'Negotiation', 'Won', 'Lost'],
  lostReasons: ['Price', 'Timing', 'Competitor', 'No budget', 'No response'],
}

const GERMAN: SetupWords = {
  pipeline: 'Vertrieb',
  stages: ['Lead', 'Qualifiziert', 'Angebot', 'Verhandlung', 'Gewonnen', 'Verloren'],
  lostReasons: ['Preis', 'Zeitpunkt', 'Konkurrenz', 'Kein Budget', 'Keine Antwort'],
}

export interface WorkspaceSetup {
  readonly pipelines: readonly New<'pipelines'>[]
  readonly stages: readonly New<'stages'>[]
  readonly lostReasons: readonly New<'lostReasons'>[]
}

/**
 * What a new workspace begins with; all of it is the team's own to rename, from the first minute.
 * @param locale the workspace's (BCP 47)
 */
export function workspaceSetup(newId: () => Id, locale = 'en'): WorkspaceSetup {
  const words = locale.split('-')[0] === 'de' ? GERMAN : ENGLISH
  const pipelineId = newId()
  const stages = STAGES.map((stage, at) => ({ ...stage, name: words.stages[at] ?? '', pipelineId, rottingDays: null }))
  return {
    pipelines: placed([{ id: pipelineId, data: { name: words.pipeline, default: true } }]),
    stages: placed(stages.map((data) => ({ id: newId(), data }))),
    lostReasons: placed(words.lostReasons.map((name) => ({ id: newId(), data: { name } }))),
  }
}

interface Placed<T> {
  readonly id: Id
  readonly data: T & { readonly position: string }
}

function placed<T>(entries: readonly { readonly id: Id; readonly data: T }[]): readonly Placed<T>[] {
  const positions = ranks(entries.length).values()
  return entries.map(({ id, data }) => ({ id, data: { ...data, position: positions.next().value ?? 'a0' } }))
}
