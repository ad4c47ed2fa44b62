import type { PortError } from '../../../domain/model/errors/port-error'
import type { Mapping } from '../../../domain/model/imports/mapping'
import type { FileRefusal } from '../../../domain/model/imports/source-table'
import { NO_ANSWERS, type Answers } from './answers'
import type { FileView, PlanSummary } from './import-messages'
import type { Step } from './steps'

export type DraftStep = Exclude<Step, 'run' | 'report'>

/** From where one can go where; `start over` leads back from anywhere. */
export const MOVES: Readonly<Record<DraftStep, readonly DraftStep[]>> = {
  choose: ['read'],
  read: ['choose', 'map'],
  map: ['choose', 'read', 'check'],
  check: ['choose', 'read', 'map'],
}

export function isDraftStep(step: Step): step is DraftStep {
  return step in MOVES
}

export interface DraftState {
  readonly step: DraftStep
  readonly fileName: string
  /** A file is being read. */
  readonly isReading: boolean
  readonly refusal: FileRefusal | 'unreadable' | null
  readonly view: FileView | null
  readonly mapping: Mapping
  readonly answers: Answers
  /** Rows planned so far while a plan is made; `null`: none is being made. */
  readonly planning: { readonly phase: 'comparing' | 'checking'; readonly done: number } | null
  readonly plan: PlanSummary | null
  /** What the last call came to. */
  readonly error: PortError | null
}

export const BLANK: DraftState = {
  step: 'choose',
  fileName: '',
  isReading: false,
  refusal: null,
  view: null,
  mapping: [],
  answers: NO_ANSWERS,
  planning: null,
  plan: null,
  error: null,
}

/** Fields by which a row can tell of somebody. */
export function tellsOfSomebody(mapping: Mapping): boolean {
  return mapping.some(
    ({ target }) => target !== null && /^people\.(fullName|firstName|lastName|middleName|email|phone)$/.test(target),
  )
}
