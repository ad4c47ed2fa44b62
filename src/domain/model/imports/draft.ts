import type { OwnField } from '../fields/own-field'
import type { ReadCustomOptions } from '../fields/read-custom'
import type { Id } from '../kernel/id'
import type { Person } from '../people/person'
import type { RowProblem } from './problem'

/** A row as a person, before it is known which company, tags and existing person it meets. */
export interface Draft {
  /** Valid as it is; `companyId` null and `tagIds` empty. */
  readonly person: Person
  readonly company: DraftCompany | null
  /** Names, each once whatever the case. */
  readonly tags: readonly string[]
  /** What is too long for a description and becomes a note; `null`: nothing. */
  readonly note: string | null
}

export interface DraftCompany {
  /** `null`: the row tells of the company by its domain only, which can match one but makes none. */
  readonly name: string | null
  /** As the file says it; surer than the address's host. */
  readonly domain: string | null
  /** The host of the person's address, where it is no free-mail host. */
  readonly mailDomain: string | null
  readonly website: string | null
  readonly industry: string | null
}

export interface ReadRow {
  /** `null`: the row cannot be imported, and `problems` says why; or it is empty and has none. */
  readonly draft: Draft | null
  readonly problems: readonly RowProblem[]
}

export interface RowContext {
  /** ISO 3166-1 alpha-2, for phone numbers without a prefix. */
  readonly country: string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** The workspace's own fields that columns can be, and how its numbers and amounts are written. */
  readonly own?: ReadCustomOptions & { readonly fields: readonly OwnField[] }
  /** The member by that name; `null`: there is none. */
  ownerOf(name: string): Id | null
}
