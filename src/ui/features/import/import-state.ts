import type { PortError } from '../../../domain/model/errors/port-error'
import type { DateOrder } from '../../../domain/model/imports/dates'
import type { Mapping } from '../../../domain/model/imports/mapping'
import type { FileRefusal } from '../../../domain/model/imports/source-table'
import type { ImportProgress } from '../../../domain/use-cases/imports/run-import'
import type { FileView, PlanSummary, RowNote } from './import-messages'

export const STEPS = ['choose', 'read', 'map', 'check', 'run', 'report'] as const
export type Step = (typeof STEPS)[number]

/** From where one can go where; `start over` leads back from anywhere but a run. */
export const MOVES: Readonly<Record<Step, readonly Step[]>> = {
  choose: ['read'],
  read: ['choose', 'map'],
  map: ['choose', 'read', 'check'],
  check: ['choose', 'read', 'map', 'run'],
  run: ['report'],
  report: ['choose'],
}

export interface RunState {
  readonly status: 'running' | 'cancelling' | 'paused' | 'done' | 'cancelled' | 'failed'
  readonly progress: ImportProgress
  /** Why it is paused or ended. */
  readonly error: PortError | null
}

export interface ImportState {
  readonly step: Step
  readonly fileName: string
  /** A file is being read. */
  readonly isReading: boolean
  readonly refusal: FileRefusal | 'unreadable' | null
  readonly view: FileView | null
  readonly mapping: Mapping
  readonly orders: ReadonlyMap<number, DateOrder>
  /** Rows planned so far while a plan is made; `null`: none is being made. */
  readonly planning: { readonly phase: 'comparing' | 'checking'; readonly done: number } | null
  readonly plan: PlanSummary | null
  readonly notes: readonly RowNote[]
  /** What a call other than the run's came to. */
  readonly error: PortError | null
  readonly run: RunState | null
}

export const BLANK: ImportState = {
  step: 'choose',
  fileName: '',
  isReading: false,
  refusal: null,
  view: null,
  mapping: [],
  orders: new Map(),
  planning: null,
  plan: null,
  notes: [],
  error: null,
  run: null,
}

/** Fields by which a row can tell of somebody. */
export function tellsOfSomebody(mapping: Mapping): boolean {
  return mapping.some(({ target }) => target !== null && /^(fullName|firstName|lastName|middleName|email|phone)$/.test(target))
}
