import type { SubjectCollection } from '../../src/domain/model/records/subject'

/**
 * What a person does at one minute of the hour. `nth` counts the records of the workspace as they were made; what is edited,
 * noted or planned is about the record that is open.
 */
export type Deed = Look | Writing

type Look =
  | { readonly does: 'open' | 'home' | 'board' | 'tasks' | 'inbox' | 'close' }
  | { readonly does: 'list'; readonly of: SubjectCollection }
  | { readonly does: 'record'; readonly of: SubjectCollection; readonly nth: number }
  /** In the list that is shown; `search` looks through everything. Each key is a question. */
  | { readonly does: 'find' | 'search'; readonly text: string }

export type Writing =
  | { readonly does: 'edit' | 'note' | 'finish-task' }
  | { readonly does: 'create'; readonly of: SubjectCollection }
  /** For a colleague, who is told. */
  | { readonly does: 'mention' | 'task'; readonly colleague: number }
  /** A card on the board that is shown: one stage on, or won. */
  | { readonly does: 'move' | 'win'; readonly nth: number }

export interface Step {
  readonly minute: number
  /** Who of the team, from nought. */
  readonly member: number
  readonly deed: Deed
}

type Day = readonly (readonly [minute: number, deed: Deed])[]

const list = (collection: SubjectCollection): Deed => ({ does: 'list', of: collection })
const create = (collection: SubjectCollection): Deed => ({ does: 'create', of: collection })
const record = (collection: SubjectCollection, nth: number): Deed => ({ does: 'record', of: collection, nth })

/** Deals moved on, and what was said about them. */
const SELLER: Day = [
  [0, { does: 'open' }],
  [2, { does: 'board' }],
  [3, record('deals', 0)],
  [5, { does: 'note' }],
  [7, { does: 'board' }],
  [8, { does: 'move', nth: 0 }],
  [10, { does: 'search', text: 'mar' }],
  [11, record('people', 4)],
  [12, { does: 'edit' }],
  [14, { does: 'tasks' }],
  [15, { does: 'finish-task' }],
  [17, list('people')],
  [18, { does: 'find', text: 'gmbh' }],
  [20, record('people', 9)],
  [22, { does: 'note' }],
  [24, { does: 'task', colleague: 1 }],
  [27, { does: 'board' }],
  [28, { does: 'move', nth: 1 }],
  [32, create('people')],
  [34, create('deals')],
  [36, { does: 'inbox' }],
  [38, record('deals', 2)],
  [39, { does: 'edit' }],
  [41, { does: 'mention', colleague: 2 }],
  [44, { does: 'board' }],
  [46, { does: 'win', nth: 0 }],
  [48, list('companies')],
  [49, record('companies', 3)],
  [50, { does: 'edit' }],
  [52, { does: 'tasks' }],
  [53, { does: 'finish-task' }],
]

/** Reads, and says what is to be done. */
const MANAGER: Day = [
  [0, { does: 'open' }],
  [4, { does: 'board' }],
  [9, list('deals')],
  [12, record('deals', 5)],
  [14, { does: 'mention', colleague: 3 }],
  [19, record('deals', 6)],
  [21, { does: 'task', colleague: 4 }],
  [26, { does: 'inbox' }],
  [31, { does: 'home' }],
  [37, { does: 'board' }],
  [43, { does: 'search', text: 'berlin' }],
  [44, record('companies', 8)],
  [47, { does: 'note' }],
  [54, { does: 'home' }],
  [57, { does: 'close' }],
]

/** Keeps people and companies in order. */
const ASSISTANT: Day = [
  [0, { does: 'open' }],
  [1, { does: 'inbox' }],
  [3, list('people')],
  [4, create('people')],
  [6, create('people')],
  [9, { does: 'find', text: 'an' }],
  [11, record('people', 20)],
  [12, { does: 'edit' }],
  [13, record('people', 21)],
  [15, { does: 'edit' }],
  [18, list('companies')],
  [20, create('companies')],
  [22, record('companies', 12)],
  [23, { does: 'edit' }],
  [26, { does: 'tasks' }],
  [28, { does: 'finish-task' }],
  [29, { does: 'finish-task' }],
  [33, { does: 'search', text: 'schu' }],
  [34, record('people', 30)],
  [36, { does: 'task', colleague: 5 }],
  [40, list('people')],
  [42, create('people')],
  [45, { does: 'inbox' }],
  [49, record('people', 31)],
  [51, { does: 'note' }],
  [55, { does: 'close' }],
]

/** The day of each of the team. */
const TEAM: readonly Day[] = [MANAGER, SELLER, SELLER, SELLER, SELLER, SELLER, SELLER, ASSISTANT, ASSISTANT, ASSISTANT]

export const MEMBERS = TEAM.length
export const MINUTES = 60

/** Between the records of two members with the same day. */
const APART = 37

/** The hour of the whole team, in the order in which it happens. No two of the same day have to do with the same records. */
export const HOUR: readonly Step[] = TEAM.flatMap((day, member) =>
  day.map(([minute, deed]): Step => ({
    minute,
    member,
    deed: deed.does === 'record' ? { ...deed, nth: deed.nth + member * APART } : deed,
  })),
).toSorted((one, other) => one.minute - other.minute)
