import type { Company } from '../../../companies/company'
import type { Deal } from '../../../deals/deal'
import type { CustomCollection } from '../../../fields/custom-value'
import type { OwnField } from '../../../fields/own-field'
import type { Note } from '../../../notes/note'
import type { Person } from '../../../people/person'
import type { Task } from '../../../tasks/task'
import type { Id } from '../../../kernel/id'
import type { ImportCollection } from '../../import-collections'
import type { RowProblem, SkipReason } from '../../problem'
import type { DateOrders } from '../../targets'
import type { ReadLabel } from '../../recognising/values/multi-value'
import type { NameResolver } from '../name-resolver'

/** A row as records, before it is known which of them, and which tags, are there already. */
export interface RowDraft {
  /** What the row is about: what the file's rows are, or the company that stands among its people. */
  readonly about: ImportCollection
  /** The row's person first; further ones are only named. */
  readonly people: readonly PersonDraft[]
  /** Whom the row names by nothing but what the program knows them by. */
  readonly personIds: readonly string[]
  readonly company: CompanyDraft | null
  readonly deal: DealDraft | null
  readonly task: TaskDraft | null
  readonly note: NoteDraft | null
}

interface Tagged {
  /** Names, each once whatever the case. */
  readonly tags: readonly string[]
  /** An id of ours, or what the file knows the record by. */
  readonly recordId: string | null
}

export interface PersonDraft extends Tagged {
  /** Valid as it is; `companyId` null and `tagIds` empty. */
  readonly person: Person
  /** What is too long for a description and becomes a note; `null`: nothing. */
  readonly note: string | null
  /** In the row's deal. */
  readonly role?: ReadLabel
}

export interface CompanyDraft extends Tagged {
  /** `null`: the row names the company by its domain or id only, which can match a company but not create one. */
  readonly name: string | null
  /** As the file says them; surer than the address's host. */
  readonly domains: readonly string[]
  /** The host of the person's address, where it is no free-mail host. */
  readonly mailDomain: string | null
  /** Valid as it is; without name and domains. */
  readonly fields: Partial<Company>
}

export interface DealDraft extends Tagged {
  /** Only what the file says. */
  readonly deal: Partial<Deal>
  /** As of its stage; `null`: none is. */
  readonly overruled: number | null
  readonly note: string | null
}

export interface TaskDraft {
  readonly task: Partial<Task>
  readonly recordId: string | null
  /** What a deal or a company is called that it is about. */
  readonly related: readonly string[]
}

export interface NoteDraft {
  readonly note: Partial<Note>
  readonly recordId: string | null
  /** As of a task. */
  readonly related: readonly string[]
}

export interface ReadRow {
  /** `null`: the row cannot be imported, and `problems` or `skip` says why; or it is empty and has none. */
  readonly draft: RowDraft | null
  /** Why the row is none of those that an import takes. */
  readonly skip: SkipReason | null
  readonly problems: readonly RowProblem[]
}

/** What reading takes to know of the workspace. */
export interface RowContext {
  /** What the rows are about. */
  readonly primary: ImportCollection
  /** ISO 3166-1 alpha-2, for phone numbers without a prefix. */
  readonly country: string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** Of moments that name none. */
  readonly timeZone: string
  /** How numbers and amounts are written that do not show it. */
  readonly locale: string
  /** Of amounts that name none. */
  readonly currency: string
  /** Whose all records are, whatever the file says; absent or `null`: as the file says. */
  readonly owner?: Id | null
  /** The workspace's own fields that columns can be. */
  readonly own: Readonly<Partial<Record<CustomCollection, readonly OwnField[]>>>
}

/** What is found out of a whole file before its rows are read, and what its names stand for. */
export interface RowReading {
  readonly orders: DateOrders
  readonly names: NameResolver
  /** How each column of figures writes them (`findAmountStyles`). */
  readonly amounts: ReadonlyMap<number, string>
  /** The currencies that columns of amounts have in their names (`findCurrencies`). */
  readonly currencies: ReadonlyMap<number, string>
  /** In how much columns of amounts count (`findUnits`). */
  readonly units: ReadonlyMap<number, string>
  /** How many steps columns of counted priorities have (`findRanks`). */
  readonly ranks: ReadonlyMap<number, number>
  /** Columns of a deal's customer, who may be a company or somebody (`findCustomers`). */
  readonly customers: ReadonlySet<number>
  /** Columns of full names that begin with the family's. */
  readonly familyFirst: ReadonlySet<number>
  /** The zones of columns that say theirs for all of their times (`findOffsets`). */
  readonly offsets: ReadonlyMap<number, string>
}

export type Reading = RowContext &
  RowReading & {
    readonly problems: RowProblem[]
    /** No column of the file says what its deals or tasks are called. */
    readonly areUntitled: boolean
  }
