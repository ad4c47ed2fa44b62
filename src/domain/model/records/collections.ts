import type { Activity } from '../activity/activity'
import type { Company } from '../companies/company'
import type { Deal, LostReason, Pipeline, Stage } from '../deals/deal'
import type { Draft } from '../drafts/draft'
import type { Merge } from '../duplicates/merge'
import type { FieldDefinition } from '../fields/field-definition'
import type { Form } from '../forms/form'
import type { Submission } from '../forms/submission'
import type { FileRecord } from '../files/file'
import type { ImportChunk, ImportJob } from '../imports/writing/import-job'
import type { Webhook } from '../integrations/webhook'
import type { Note } from '../notes/note'
import type { Notification } from '../notifications/notification'
import type { Person } from '../people/person'
import type { Rule } from '../rules/rule'
import type { RuleRun } from '../rules/rule-run'
import type { Tag } from '../tags/tag'
import type { Task } from '../tasks/task'
import type { SavedView } from '../views/saved-view'
import type { Invitation, Member, Workspace } from '../workspaces/workspace'
import type { RecordMeta } from './meta'
import type {
  CompanyRow,
  DealFigure,
  FaultyContact,
  SharedContact,
  DealRow,
  PersonRow,
  StageStay,
  StageTotal,
  StayFigure,
  WorkFigure,
} from './views'

/** The records by collection. Features add to this map; the ports do not grow. */
export interface Collections {
  readonly workspaces: Workspace
  readonly members: Member
  readonly invitations: Invitation
  readonly people: Person
  readonly companies: Company
  readonly pipelines: Pipeline
  readonly stages: Stage
  readonly lostReasons: LostReason
  readonly deals: Deal
  readonly tasks: Task
  readonly notes: Note
  readonly files: FileRecord
  readonly tags: Tag
  readonly fieldDefinitions: FieldDefinition
  readonly activities: Activity
  readonly imports: ImportJob
  readonly importChunks: ImportChunk
  readonly notifications: Notification
  readonly webhooks: Webhook
  readonly savedViews: SavedView
  readonly merges: Merge
  readonly drafts: Draft
  readonly forms: Form
  readonly submissions: Submission
  readonly rules: Rule
  readonly ruleRuns: RuleRun
}

/** Read-only joins and totals that the backend maintains, each for the lists that show it. */
export interface Views {
  readonly personRows: PersonRow
  readonly companyRows: CompanyRow
  readonly dealRows: DealRow
  readonly stageTotals: StageTotal
  readonly dealFigures: DealFigure
  readonly stageStays: StageStay
  readonly workFigures: WorkFigure
  readonly stayFigures: StayFigure
  readonly faultyContacts: FaultyContact
  readonly sharedContacts: SharedContact
}

export type CollectionName = keyof Collections
export type ViewName = keyof Views
export type ReadableName = CollectionName | ViewName

export type RecordOf<K extends CollectionName> = RecordMeta & Collections[K]
export type RowOf<K extends ReadableName> = K extends CollectionName ? RecordOf<K> : K extends ViewName ? Views[K] : never
export type AnyRecord = { readonly [K in CollectionName]: RecordOf<K> }[CollectionName]
