import type { AnyRecord } from '../../../domain/model/records/collections'
import type { Author } from '../../../domain/model/records/meta'

/** Fields in which many records have equal values. Each parsed text would be a string of its own. */
const FIELDS = ['workspaceId', 'createdAt', 'updatedAt', 'ownerId', 'companyId', 'stageId'] as const
const AUTHORS = ['createdBy', 'updatedBy'] as const
/** How many distinct values are shared; beyond that the rows have little in common. */
const MOST = 20_000

type Parsed = Record<string, unknown>

/** Lets parsed records share equal values, which saves a fifth of the memory of a hundred thousand records. */
export class SharedValues {
  private readonly texts = new Map<string, string>()
  private readonly authors = new Map<string, Author>()

  /** The records are nobody else's yet. */
  share(records: readonly AnyRecord[]): void {
    for (const record of records as readonly unknown[] as readonly Parsed[]) {
      for (const field of FIELDS) {
        const value = record[field]
        if (typeof value === 'string') record[field] = one(this.texts, value, value)
      }
      for (const field of AUTHORS) {
        const author = record[field] as Author | undefined
        if (author !== undefined) record[field] = this.author(author)
      }
    }
  }

  private author(author: Author): Author {
    const first = one(this.authors, author.memberId ?? '', author)
    return first.via === author.via ? first : one(this.authors, `${author.memberId} ${author.via}`, author)
  }
}

function one<T>(known: Map<string, T>, key: string, value: T): T {
  const first = known.get(key)
  if (first !== undefined) return first
  if (known.size < MOST) known.set(key, value)
  return value
}
