import { LIMITS } from '../records/limits'

/**
 * How a value is stored, which decides its tests and its order:
 *
 * - `text` is what people write, compared whatever its case and accents; `plain` holds nothing of either (choices, slugs);
 *   `rank` is compared without folding, `decimal` are the digits of a sum.
 * - `list` and `object` hold parts, `custom` is the map of the workspace's own fields.
 */
export type ValueType =
  | 'text'
  | 'plain'
  | 'rank'
  | 'decimal'
  | 'uuid'
  | 'instant'
  | 'date'
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'flag'
  | 'uuids'
  | 'texts'
  | 'list'
  | 'object'
  | 'custom'
  | 'author'
  | 'version'

/** What the program knows of one field of a collection or view. */
export interface Field {
  readonly type: ValueType
  /** A plain line of text, which may be left out: its schema, and whatever shows, reads or writes it, knows it by this. */
  readonly rule?: 'line'
  /** No row leaves it empty. */
  readonly required?: true
  /** The collection of the record that it names, or of each in its list; `subject`: it says which itself. */
  readonly to?: string | { readonly each: string; readonly in: string }
  /** A list shows it, and may be filtered and ordered by it. */
  readonly listed?: Listed
  /** A search looks through it: as text, as a phone number, or through these parts of the object or of each in the list. */
  readonly search?: 'text' | 'phone' | readonly string[]
  /** People write it freely and may name somebody in it, so an erasure looks through it. The most characters it may have. */
  readonly prose?: number
  /** Identifies a person: an erasure removes it from other text. */
  readonly identity?: true
  /** It means something only together with this field and the others that name it: a merge takes all of them from one side. */
  readonly group?: string
  /** Never changes once the record is there. */
  readonly fixed?: true
  /** Stays behind when the workspace moves: a backend's own. */
  readonly stays?: true
  /** A secret is derived from it. Only the backend sets it: whoever could write it could restore a link that leaked. */
  readonly secret?: true
}

/** What a list makes of a field, where that does not follow from its type. */
export interface Listed {
  /** How views and links name it, if not as the field is called without its `Id`. It never changes: saved views hold it. */
  readonly key?: string
  /** The values there are. */
  readonly choices?: readonly string[]
  /** An order would say nothing. */
  readonly orderBy?: null
  /** The field of the row that holds the name of what is referred to. */
  readonly nameField?: string
  /** The list of all that the row refers to, where this is but one of them. */
  readonly listField?: string
}

export type Fields = Readonly<Record<string, Field>>

export const TEXT = { type: 'text' } as const
export const LINE = { type: 'text', rule: 'line', prose: LIMITS.name } as const
export const PLAIN = { type: 'plain' } as const
export const DECIMAL = { type: 'decimal', required: true } as const
export const ID = { type: 'uuid' } as const
export const IDS = { type: 'uuids' } as const
export const TEXTS = { type: 'texts' } as const
export const INSTANT = { type: 'instant' } as const
export const DATE = { type: 'date' } as const
export const SMALLINT = { type: 'smallint' } as const
export const INTEGER = { type: 'integer' } as const
export const BIGINT = { type: 'bigint' } as const
export const LIST = { type: 'list' } as const
export const OBJECT = { type: 'object' } as const
export const CUSTOM = { type: 'custom' } as const
export const AUTHOR = { type: 'author' } as const
export const FLAG = { type: 'flag', required: true } as const
export const RANK = { type: 'rank', required: true } as const

export const NAME = filled(TEXT)
export const LABEL = searched(NAME)
export const CHOICE = filled(PLAIN)
export const COUNT = filled(INTEGER)
export const MEMBER = reference('members')
export const OWNER = listed(MEMBER)
export const COMPANY = listed(reference('companies'), { nameField: 'companyName' })
export const FILE = reference('files')
export const TAGS = listed({ ...IDS, to: 'tags' })
export const ORIGINAL = listed(INSTANT)
export const SUBJECT = { ...PLAIN, to: 'subject' } as const
export const SUBJECTS = { ...TEXTS, to: 'subject' } as const

/** What the backend stamps on every record. */
export const STAMPED = {
  id: filled(ID),
  workspaceId: { ...filled(ID), stays: true },
  version: { type: 'version', required: true, stays: true },
  createdAt: listed(filled(INSTANT)),
  createdBy: AUTHOR,
  updatedAt: listed(filled(INSTANT)),
  updatedBy: AUTHOR,
  deletedAt: INSTANT,
} as const

/** The fields that no client writes. */
export const STAMPS: readonly string[] = Object.keys(STAMPED)

export function isStamp(field: string): boolean {
  return Object.hasOwn(STAMPED, field)
}

export function filled<F extends Field>(field: F): F & { readonly required: true } {
  return { ...field, required: true }
}

export function fixed<F extends Field>(field: F): F & { readonly fixed: true } {
  return { ...field, fixed: true }
}

export function listed<const F extends Field>(field: F, more: Listed = {}): F & { readonly listed: Listed } {
  return { ...field, listed: more }
}

export function searched<const F extends Field, const S extends Field['search'] = 'text'>(field: F, search?: S) {
  return { ...field, search: search ?? 'text' } as const
}

export function prose<F extends Field>(field: F, most: number): F & { readonly prose: number } {
  return { ...field, prose: most }
}

export function grouped<F extends Field>(field: F, group: string): F & { readonly group: string } {
  return { ...field, group }
}

export function reference<const C extends string>(to: C): { readonly type: 'uuid'; readonly to: C } {
  return { ...ID, to }
}

/** The names of those that lists show. */
export type ListedName<T> = { [F in keyof T]: T[F] extends { readonly listed: Listed } ? F : never }[keyof T]

/** The fields that lists show. */
export function listedOf<T extends Fields>(fields: T): Pick<T, ListedName<T>>
export function listedOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.listed !== undefined))
}
