import type { PortError } from '../../../domain/model/errors/port-error'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Mapping } from '../../../domain/model/imports/mapping'
import type { FileRefusal } from '../../../domain/model/imports/reading/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import { NO_ANSWERS, type Answers } from './answers'
import type { EarlierImport } from './earlier-imports'
import type { FileView, PlanSummary } from './import-messages'
import type { NewField } from './new-fields'
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
  /** The part of it that is read, 0 to 1, where that takes long. */
  readonly readPart: number
  readonly refusal: FileRefusal | 'unreadable' | null
  readonly view: FileView | null
  /** What the rows are about. */
  readonly primary: ImportCollection
  readonly mapping: Mapping
  /** Fields of the workspace's own that are made with the import, where a column is still theirs then. */
  readonly newFields: readonly NewField[]
  /** Imports whose mapping can be taken again, the latest first. */
  readonly earlier: readonly EarlierImport[]
  /** Of those, the one whose mapping this is. */
  readonly like: Id | null
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
  readPart: 0,
  refusal: null,
  view: null,
  primary: 'people',
  mapping: [],
  newFields: [],
  earlier: [],
  like: null,
  answers: NO_ANSWERS,
  planning: null,
  plan: null,
  error: null,
}

/** One of these columns at least, or a row tells of nothing. */
const NEEDED: Readonly<Record<ImportCollection, RegExp>> = {
  people: /^people\.(fullName|firstName|lastName|middleName|email|phone)$/,
  companies: /^companies\.(name|domain|website)$/,
  deals: /^deals\.title$/,
  tasks: /^tasks\.title$/,
  notes: /^notes\.(title|body)$/,
}

/** Is there a column by which a row can tell of what it is about? */
export function tellsOfSomething({ mapping, primary }: Pick<DraftState, 'mapping' | 'primary'>): boolean {
  return mapping.some(({ target }) => target !== null && NEEDED[primary].test(target))
}
