import type { Company } from '../companies/company'
import type { Deal } from '../deals/deal'
import type { DEALS, StageKind } from '../registry/deals'
import type { Id } from '../kernel/id'
import type { Instant, PlainDate } from '../kernel/instant'
import type { PlainMonth } from '../kernel/plain-month'
import type { Person } from '../people/person'
import type { PEOPLE } from '../registry/contacts'
import type { ListedName } from '../registry/field'
import type { RecordMeta } from './meta'

interface Tagged {
  /** Of its tags that are not in the trash, in their order, so that a search finds it by them. */
  readonly tagNames: readonly string[]
}

/** A person as a list shows them: flat, with the company's name. `version` is the person's, so that a cell can be edited. */
export interface PersonRow extends RecordMeta, Tagged, Pick<Person, ListedName<typeof PEOPLE> | 'custom' | 'avatarFileId'> {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly companyName: string | null
  readonly city: string | null
  readonly country: string | null
}

/** A company as a list shows it, with one number, city and country to filter and order by. */
export interface CompanyRow extends RecordMeta, Tagged, Company {
  readonly phone: string | null
  readonly city: string | null
  readonly country: string | null
}

/** A deal as a card or row shows it. */
export interface DealRow extends RecordMeta, Tagged, Pick<Deal, ListedName<typeof DEALS> | 'rank' | 'custom'> {
  readonly companyName: string | null
  readonly personId: Id | null
  readonly personName: string | null
  readonly stageKind: StageKind
  /** The deal's own probability, else its stage's, in percent. */
  readonly probability: number
  /** Tasks about it that are still to be done, put off ones too; with none, an open deal has no next step. */
  readonly openTasks: number
  /** Everybody who takes part, once each. */
  readonly personIds: readonly Id[]
}

/**
 * One stay of a deal in a stage: an unbroken time there, computed from the timeline. The stays of a deal follow each other without
 * a gap. A stay that was undone is left out.
 */
export interface StageStay {
  /** The deal's own id for its first stay; else the id of the activity that began it. */
  readonly id: Id
  readonly workspaceId: Id
  readonly dealId: Id
  /** The pipeline of the stage, which need not be the one the deal is in now. */
  readonly pipelineId: Id
  readonly stageId: Id
  readonly stageKind: StageKind
  /** The deal's owner now. */
  readonly ownerId: Id | null
  readonly enteredAt: Instant
  /** `null`: it is still there. */
  readonly leftAt: Instant | null
  /** How it left: `moved` to another open stage, `won`, `lost`, or `reopened` from having been closed; `null`: still there. */
  readonly outcome: StayOutcome | null
  /** When the deal was moved to the trash. */
  readonly deletedAt: Instant | null
}

export type StayOutcome = 'moved' | 'won' | 'lost' | 'reopened'

/** The live deals of one stage in one currency, as far as the reader may see them. */
export interface StageTotal {
  /** `<stageId>/<currency>` */
  readonly id: Id
  readonly workspaceId: Id
  readonly pipelineId: Id
  readonly stageId: Id
  readonly currency: string
  readonly count: number
  /** Integer minor units as decimal digits: a sum may exceed what a JavaScript number holds exactly. */
  readonly amountMinor: string
  /** Each amount times its probability, rounded half up to a minor unit once, after summing. */
  readonly weightedMinor: string
}

/** Live deals summed up by everything that reports distinguish, as far as the reader may see them. */
export interface DealFigure {
  /** `<stageId>/<currency>/<ownerId>/<lostReasonId>/<month>`, `-` where there is none. */
  readonly id: Id
  readonly workspaceId: Id
  readonly pipelineId: Id
  readonly stageId: Id
  readonly stageKind: StageKind
  readonly ownerId: Id | null
  readonly lostReasonId: Id | null
  /** Open deals: when they are expected to close; closed ones: when they were, by the workspace's time zone. */
  readonly month: PlainMonth | null
  readonly currency: string
  readonly count: number
  /** Integer minor units as decimal digits. */
  readonly amountMinor: string
  /** Each amount times its probability in percent, as decimal digits; not rounded, so that rows can be added up. */
  readonly hundredfoldMinor: string
  /** Closed deals that were closed after they began: of others the length is not known. */
  readonly timedCount: number
  /** Milliseconds from their beginning to their end, all of them together, as decimal digits. */
  readonly timedMs: string
}

export const DEEDS = ['note', 'call', 'meeting', 'email', 'task-done', 'deal-moved', 'deal-won', 'deal-lost'] as const
export type Deed = (typeof DEEDS)[number]

/** How often a member did something in a week, as far as the reader may see it. */
export interface WorkFigure {
  /** `<memberId>/<week>/<deed>` */
  readonly id: Id
  readonly workspaceId: Id
  readonly memberId: Id
  /** The first day of the week, by the workspace's time zone and start of the week. */
  readonly week: PlainDate
  readonly deed: Deed
  readonly count: number
}

/** Stays of live deals in open stages, counted by their length, so that medians can be computed. */
export interface StayFigure {
  /** `<stageId>/<ownerId>/<month>/<outcome>/<days>` */
  readonly id: Id
  readonly workspaceId: Id
  readonly pipelineId: Id
  readonly stageId: Id
  /** The deal's owner now. */
  readonly ownerId: Id | null
  /** When they began, by the workspace's time zone. */
  readonly month: PlainMonth
  readonly outcome: StayOutcome | null
  /** Whole days; `null`: still there. */
  readonly days: number | null
  readonly count: number
  /** Milliseconds of all of them together, as decimal digits. */
  readonly totalMs: string
}

/** `phone`: one could not be read; `address`: no letter would arrive; `unreachable`: no address, number or link at all. */
export const CONTACT_FAULTS = ['phone', 'address', 'unreachable'] as const
export type ContactFault = (typeof CONTACT_FAULTS)[number]

/** A live person or company with something wrong about how to reach them. */
export interface FaultyContact {
  /** The record's. */
  readonly id: Id
  readonly workspaceId: Id
  readonly collection: 'people' | 'companies'
  readonly name: string
  readonly ownerId: Id | null
  readonly faults: readonly ContactFault[]
}

/** An address, number or domain that several live records of a collection have: they may be the same one. */
export interface SharedContact {
  /** `<collection>/<kind>/<value>` */
  readonly id: Id
  readonly workspaceId: Id
  readonly collection: 'people' | 'companies'
  readonly kind: 'email' | 'phone' | 'domain'
  /** Folded. */
  readonly value: string
  readonly count: number
  /** In the order of the ids. */
  readonly recordIds: readonly Id[]
}
