import type { PortError } from '../../../domain/model/errors/port-error'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { type ColumnMapping, type DateOrder, type Mapping, ownTarget, type Target } from '../../../domain/model/imports/targets'
import { ownLabel } from '../../../domain/model/imports/own-label'
import type { NameChoices } from '../../../domain/model/imports/planning/name-resolver'
import type { MatchChoices } from '../../../domain/model/imports/planning/plan'
import type { FieldPolicy, ImportPolicy } from '../../../domain/model/imports/planning/policy'
import type { FileRefusal } from '../../../domain/model/imports/reading/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import type { EarlierImport } from './load-known'
import type { FileView, PlanSummary } from './import-messages'
import type { CellEdit } from './row-messages'
import type { FieldDefinition } from '../../../domain/model/fields/field-definition'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { PlannedCreate } from '../../../domain/model/imports/planning/planned-write'
import { customField } from '../../../domain/model/query/field-reader'
import type { Version } from '../../../domain/model/records/meta'
import type { WorkspaceView } from '../../app/workspace-context'

/** The steps of an import in their order: those of its draft, then those of its run. */
export const STEPS = ['choose', 'read', 'map', 'check', 'run', 'report'] as const
export type Step = (typeof STEPS)[number]

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

/** What the person decided about the rows, besides the mapping. All of it holds when the plan is made again. */
export interface Answers {
  /** By column: of dates whose values leave open which number is the day. */
  readonly orders: ReadonlyMap<number, DateOrder>
  /** What becomes of a value that is there, wherever no field has a rule of its own. */
  readonly policy: FieldPolicy
  /** By field, `people.jobTitle`. */
  readonly fieldPolicies: ImportPolicy
  readonly edits: readonly CellEdit[]
  /** Rows that are not imported. */
  readonly leftOut: ReadonlySet<number>
  /** What names stand for that nobody has, by `UnknownName.key`. */
  readonly names: NameChoices
  /** Whose all records are, whatever the file says; `null`: as the file says. */
  readonly owner: Id | null
  /** Which record a row is about where several fit, by the row's index. */
  readonly matches: MatchChoices
}

export const NO_ANSWERS: Answers = {
  orders: new Map(),
  policy: 'fill',
  fieldPolicies: {},
  edits: [],
  leftOut: new Set(),
  names: {},
  owner: null,
  matches: {},
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
  /** The file leaves that open, and nobody has said it yet. */
  readonly isKindOpen: boolean
  readonly mapping: Mapping
  /** Which of the columns are listed. */
  readonly listed: 'imported' | 'left-out'
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
  isKindOpen: false,
  mapping: [],
  listed: 'imported',
  newFields: [],
  earlier: [],
  like: null,
  answers: NO_ANSWERS,
  planning: null,
  plan: null,
  error: null,
}

/** At least one of these columns is mapped, or a row is about nothing. */
const NEEDED: Readonly<Record<ImportCollection, RegExp>> = {
  people: /^people\.(fullName|firstName|lastName|middleName|email|phone)$/,
  companies: /^companies\.(name|domain|website)$/,
  deals: /^deals\.title$/,
  tasks: /^tasks\.title$/,
  notes: /^notes\.(title|body)$/,
}

/** Whether a column says what a row is about. */
export function tellsOfSomething({ mapping, primary }: Pick<DraftState, 'mapping' | 'primary'>): boolean {
  return mapping.some(({ target }) => target !== null && NEEDED[primary].test(target))
}

export function withOrder({ orders }: Answers, column: number, order: DateOrder | null): Pick<Answers, 'orders'> {
  const changed = new Map(orders)
  if (order === null) changed.delete(column)
  else changed.set(column, order)
  return { orders: changed }
}

/** @param policy `null`: as all other fields */
export function withFieldPolicy(
  { fieldPolicies }: Answers,
  field: string,
  policy: FieldPolicy | null,
): Pick<Answers, 'fieldPolicies'> {
  const { [field]: _, ...others } = fieldPolicies
  return { fieldPolicies: policy === null ? others : { ...others, [field]: policy } }
}

/** @param text `null`: as the file has it */
export function withEdit(
  { edits }: Answers,
  { row, column }: Pick<CellEdit, 'row' | 'column'>,
  text: string | null,
): Pick<Answers, 'edits'> {
  const others = edits.filter((edit) => edit.row !== row || edit.column !== column)
  return { edits: text === null ? others : [...others, { row, column, text }] }
}

export function withRow({ leftOut }: Answers, row: number, isLeftOut: boolean): Pick<Answers, 'leftOut'> {
  const changed = new Set(leftOut)
  if (isLeftOut) changed.add(row)
  else changed.delete(row)
  return { leftOut: changed }
}

/** A field of the workspace's own that is there as soon as the import is written, and not before. */
export type NewField = PlannedCreate<'fieldDefinitions'> & { readonly data: FieldDefinition }

/** What a column becomes that is kept as it is. */
export interface KeptColumn {
  readonly column: number
  readonly target: Target
  /** Made with the import; `null`: a field of that name is there. */
  readonly field: NewField | null
}

/** The workspace as if they were there: what chooses, names and reads fields needs to know no more. */
export function withNewFields(view: WorkspaceView, fields: readonly NewField[], now: number): WorkspaceView {
  if (fields.length === 0) return view
  const at = instantOf(now)
  const by = { memberId: view.me.id, via: 'import' } as const
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, deletedAt: null, version: '' as Version }
  const made = fields.map(({ id, data }) => ({ ...data, ...stamps, id, workspaceId: view.workspace.id }))
  return { ...view, fields: [...view.fields, ...made] }
}

/** Those that a column is given to. */
export function neededFields(fields: readonly NewField[], mapping: Mapping): readonly NewField[] {
  const targets = new Set(mapping.map(({ target }) => target))
  return fields.filter(({ data }) => targets.has(ownTarget(data.collection, customField(data.key))))
}

/** The guess knows more of a column than its field: its label, and which columns it belongs with. */
export function chosenMapping(view: FileView | null, column: number, target: Target | null): ColumnMapping {
  const guess = view?.guess.columns[column]
  if (target === null) return { target, group: '', label: null, basis: 'none' }
  if (guess?.target === target) return guess
  return { target, group: '', label: ownLabel(target, view?.columns[column]?.name ?? ''), basis: 'chosen' }
}
