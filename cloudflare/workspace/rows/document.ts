import { customCurrencyField, customField, readField } from '../../../src/domain/model/query/field-reader'
import { sortKey } from '../../../src/domain/model/query/order'
import type { Id } from '../../../src/domain/model/kernel/id'
import { fold } from '../../../src/domain/model/kernel/text-fold'
import type { RowOf } from '../../../src/domain/model/records/collections'
import { LIMITS } from '../../../src/domain/model/records/limits'
import { searchText } from '../../../src/domain/model/records/search-text'
import { factsOf, type Link } from './facts'
import { fieldsOf, linkedPart, linkOf, type Section, sectionOf } from './places'
import { type GrowingName, isRowView, type ListedName, type RowViewName } from './names'

/** What is kept of a record to list it, besides its body. */
export interface RowDocument {
  readonly doc: string
  /** The folded texts that searches look through, of the record and of its row in the view. */
  readonly text: string
  readonly shown: string
}

interface Indexed {
  readonly record: RowOf<GrowingName>
  /** As its view shows it. */
  readonly row: RowOf<RowViewName> | null
}

type Values = Readonly<Record<string, unknown>>

export function documentOf(collection: GrowingName, view: RowViewName | null, { record, row }: Indexed): RowDocument {
  const doc = new Document()
  for (const field of ownFields(collection)) doc.add('record', field, readField(record, field))
  if (view !== null && row !== null) for (const field of ownFields(view)) doc.add('view', field, readField(row, field))
  const custom = (record as { readonly custom?: Values }).custom ?? {}
  for (const key of Object.keys(custom)) {
    doc.add('custom', key, readField(record, customField(key)), customField(key))
    doc.add('currency', key, readField(record, customCurrencyField(key)))
  }
  return {
    doc: doc.jsonWith(record.createdBy.memberId),
    text: fold(searchText(collection, record as never)),
    shown: view === null || row === null ? '' : fold(searchText(view, row as never)),
  }
}

/** What the record names, and whatever else it is looked up by. It follows from the record alone, whatever its view joins. */
export function linksOf(collection: GrowingName, view: RowViewName | null, { record, row }: Indexed): readonly Link[] {
  const shown = view === null || row === null ? [] : linksIn(view, row)
  return [...linksIn(collection, record), ...shown, ...factsOf(collection, record as never)]
}

function linksIn(name: ListedName, row: object): readonly Link[] {
  return ownFields(name).flatMap((field) => {
    const link = linkOf(name, field)
    if (link === null) return []
    const part = linkedPart(fieldsOf(name)[field] ?? { type: 'text' })
    const values = [readField(row, field)].flat().map((value) => (part === null ? value : Reflect.get(Object(value), part)))
    return [...new Set(values)].flatMap((value): readonly Link[] => (typeof value === 'string' ? [[link, value]] : []))
  })
}

type Sections = Partial<Record<Section, Record<string, unknown>>>

class Document {
  private readonly keys: Sections = {}
  private readonly exact: Sections = {}
  private readonly lists: Sections = {}

  jsonWith(maker: Id | null): string {
    return JSON.stringify({ ...this.keys, exact: this.exact, lists: this.lists, maker })
  }

  add(section: Section, field: string, value: unknown, name = field): void {
    if (value === null || value === undefined) return
    const key = sortKey(name, cut(value))
    if (key === null) {
      if (Array.isArray(value) && value.length === 0) return
      const isList = Array.isArray(value) && value.every((entry) => typeof entry !== 'object')
      ;(this.lists[section] ??= {})[field] = isList ? value : 1
      return
    }
    ;(this.keys[section] ??= {})[field] = key
    if (key !== value) (this.exact[section] ??= {})[field] = cut(value)
  }
}

/** A row has to stay below what hosting takes. Only what no list shows is longer. */
function cut(value: unknown): unknown {
  return typeof value === 'string' && value.length > LIMITS.note ? value.slice(0, LIMITS.note) : value
}

const known = new Map<ListedName, readonly string[]>()

/** The fields that a row does not have from its record. */
function ownFields(name: ListedName): readonly string[] {
  let fields = known.get(name)
  if (fields === undefined) {
    const own = isRowView(name) ? 'view' : 'record'
    fields = Object.keys(fieldsOf(name)).filter((field) => field !== 'id' && sectionOf(name, field) === own)
    known.set(name, fields)
  }
  return fields
}
