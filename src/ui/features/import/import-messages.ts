import type { RowContext } from '../../../domain/model/imports/planning/rows/draft'
import type { MappingGuess } from '../../../domain/model/imports/kind-guess'
import type { DateOrder, Mapping } from '../../../domain/model/imports/targets'
import type { FieldGuess } from '../../../domain/model/imports/recognising/guess-field'
import type { Column } from '../../../domain/model/imports/reading/header'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { ImportAccount } from '../../../domain/model/imports/writing/import-account'
import type { OutcomeCounts, RowOutcome, RunRow } from '../../../domain/model/imports/writing/row-outcomes'
import type { CommonWarning } from '../../../domain/model/imports/planning/common-warnings'
import type { KnownNames } from '../../../domain/model/imports/planning/known-names'
import type { NameChoices, UnknownName } from '../../../domain/model/imports/planning/name-resolver'
import type { Fate, MatchChoices } from '../../../domain/model/imports/planning/plan'
import type { PlannedCreate, PlannedWrite } from '../../../domain/model/imports/planning/planned-write'
import type { ReportedRow } from '../../../domain/model/imports/writing/import-log'
import type { ImportPolicy } from '../../../domain/model/imports/planning/policy'
import type { RowProblem } from '../../../domain/model/imports/problem'
import type { FileRefusal, ReadChoices, SourceTable } from '../../../domain/model/imports/reading/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { CellEdit, RecordView, RowCounts, RowDetail, RowQuery, RowWindow } from './row-messages'

/** What the page asks of the worker, and what the worker answers. The file and the plan stay with the worker. */
export interface Tasks {
  readonly open: {
    readonly input: { readonly bytes: ArrayBuffer; readonly name: string; readonly locale: string }
    readonly output: Opened
  }
  readonly reread: { readonly input: ReadChoices; readonly output: Opened }
  /** Looks at the columns again, the rows being about something else. */
  readonly guess: { readonly input: { readonly primary: ImportCollection }; readonly output: MappingGuess }
  /** The first records as each kind would have them. */
  readonly kinds: { readonly input: WorkspaceRequest; readonly output: readonly KindPreview[] }
  readonly know: { readonly input: Known; readonly output: null }
  /** What earlier imports from the same program wrote down, as it is kept: pieces of it, after `know`. */
  readonly named: { readonly input: NamedLogs; readonly output: null }
  readonly plan: { readonly input: PlanRequest; readonly output: PlanSummary }
  /** Of the rows that the query finds, those from `from` on. */
  readonly rows: { readonly input: Range & { readonly query: RowQuery }; readonly output: RowWindow }
  readonly row: { readonly input: { readonly row: number }; readonly output: RowDetail }
  /** After `results`. */
  readonly notes: { readonly input: Range; readonly output: readonly RowNote[] }
  /** After `begin`, each row once. */
  readonly writes: { readonly input: Range; readonly output: readonly RunRow[] }
  /** Rows that the plan does not write; after `begin`. */
  readonly settled: { readonly input: Range; readonly output: readonly ReportedRow[] }
  /** What an earlier run wrote down, as it is kept: pieces of it, in any order, after `plan`. */
  readonly logged: { readonly input: { readonly logs: readonly string[] }; readonly output: null }
  /**
   * Nothing is planned again from now on, and what only a plan needs is dropped. Leaves what `logged` says out of `writes` and
   * `settled`; answers with how many are left of each.
   */
  readonly begin: { readonly input: null; readonly output: { readonly writes: number; readonly settled: number } }
  /** What became of the rows; answers with the number of rows that something has to be said of, which `notes` then gives. */
  readonly results: { readonly input: RunResults; readonly output: RunSummary }
  /** After `results`. */
  readonly report: { readonly input: null; readonly output: Blob }
}
export type TaskName = keyof Tasks

interface Range {
  readonly from: number
  readonly count: number
}

export type Opened = { readonly ok: true; readonly view: FileView } | { readonly ok: false; readonly refusal: FileRefusal }

/** What the page shows of a file that was read. */
export interface FileView extends Omit<SourceTable, 'rows' | 'columns'> {
  readonly rowCount: number
  readonly columns: readonly ColumnView[]
  readonly preview: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly guess: MappingGuess
}

export interface ColumnView extends Column {
  /** Some of its values, shortened; empty where the column is. */
  readonly samples: readonly string[]
  /** The field of the workspace's own that it could become. */
  readonly field: FieldGuess
}

/** What the workspace says itself. */
export type WorkspaceRequest = Pick<PlanRequest, 'context' | 'names' | 'imported' | 'tags'>

export interface KindPreview {
  readonly kind: ImportCollection
  readonly rows: readonly {
    readonly record: RecordView
    /** What ids among its values name. */
    readonly names: RowDetail['names']
    /** Further records of the row. */
    readonly others: readonly Pick<RecordView, 'collection' | 'name'>[]
  }[]
}

/** A page of what the workspace has; `reset`: the first page. */
export interface Known {
  readonly reset: boolean
  readonly people: readonly RecordOf<'people'>[]
  readonly companies: readonly RecordOf<'companies'>[]
  readonly deals: readonly RecordOf<'deals'>[]
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly notes: readonly RecordOf<'notes'>[]
}

export interface NamedLogs {
  readonly logs: readonly string[]
  /** Are they of files of the same program? */
  readonly isSame: boolean
}

export interface PlanRequest {
  readonly mapping: Mapping
  readonly orders: readonly (readonly [number, DateOrder])[]
  readonly policy: ImportPolicy
  readonly edits: readonly CellEdit[]
  /** Rows that are not imported. */
  readonly leftOut: readonly number[]
  /** What the rows are about, and how the workspace writes things. */
  readonly context: RowContext
  /** What names in the file can stand for, and what the person said of those that nobody has. */
  readonly names: KnownNames
  /** What the reason is called of lost deals whose file says none. */
  readonly imported: string
  readonly nameChoices: NameChoices
  /** What the person said of rows that several records fit. */
  readonly matches: MatchChoices
  /** Own fields that are made with the import. */
  readonly fields: readonly PlannedCreate<'fieldDefinitions'>[]
  readonly tags: readonly { readonly id: Id; readonly name: string }[]
}

export interface PlanSummary {
  readonly counts: OutcomeCounts
  /** What is written before the first row. */
  readonly setup: readonly PlannedWrite[]
  readonly policy: ImportPolicy
  /** Rows to be written. */
  readonly writes: number
  readonly rows: RowCounts
  /** What nearly every row has to say: said once, and at none of them. */
  readonly common: readonly CommonWarning[]
  readonly account: ImportAccount
  /** Rows that several records fit, and none was chosen for. */
  readonly undecided: number
  /** Names in the file that nobody and nothing has: the person says what they stand for (`nameChoices`). */
  readonly unknown: readonly UnknownName[]
  /** What each of those most likely stands for that nothing was said of. */
  readonly proposals: NameChoices
  readonly openDates: readonly OpenDate[]
}

/** A date column whose values leave open which number is the day. */
export interface OpenDate {
  readonly at: number
  /** What the file says of it elsewhere; `null`: nothing does. */
  readonly order: DateOrder | null
}

/** What a run did, by the index of the row: 100,000 of them are handed over without holding up a frame. */
export interface RunResults {
  readonly created: Uint32Array
  readonly updated: Uint32Array
  readonly others: readonly (readonly [number, RowOutcome])[]
}

/** What a run came to. */
export interface RunSummary {
  readonly account: ImportAccount
  /** Rows that something has to be said of. */
  readonly notes: number
}

/** A row that something has to be said of: not imported, skipped, or with a value left out. */
export interface RowNote {
  readonly row: number
  readonly line: number
  readonly fate: Fate
  /** `null` while nothing was written. */
  readonly outcome: RowOutcome | null
  readonly problems: readonly RowProblem[]
  /** Its first values, to know it by. */
  readonly text: string
}

/** Called while a task is worked on. */
export interface ImportListener {
  readonly onProgress: (rows: number) => void
  /** The part of the file that is read, 0 to 1. */
  readonly onRead: (part: number) => void
}

export type Request<N extends TaskName = TaskName> = {
  readonly [T in N]: { readonly id: number; readonly task: T; readonly input: Tasks[T]['input'] }
}[N]
export type Reply =
  | { readonly kind: 'progress'; readonly done: number }
  /** The part of the file that is read, 0 to 1. */
  | { readonly kind: 'reading'; readonly part: number }
  | { readonly kind: 'done'; readonly id: number; readonly output: Tasks[TaskName]['output'] }
  | { readonly kind: 'failed'; readonly id: number }
