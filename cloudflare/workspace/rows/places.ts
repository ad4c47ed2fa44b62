import { customCurrencyKeyOf, customKeyOf } from '../../../src/domain/model/query/field-reader'
import { FIELD_KINDS, type FieldKind } from '../../../src/domain/model/records/check-query'
import type { Field, Fields } from '../../../src/domain/model/registry/field'
import { REGISTRY } from '../../../src/domain/model/registry/registry'
import { baseOf, type ListedName } from './names'

/**
 * The parts of a row's document: fields of the record, of its view only, custom ones, and the currencies of these. In each, a
 * field holds its sort key; `exact` has the value itself where that is another one, `lists` the lists, and a 1 for an object.
 */
export type Section = 'record' | 'view' | 'custom' | 'currency'

/** Where SQL finds a field. */
export interface Place {
  /** As it is ordered; NULL: empty, or without an order. */
  readonly key: string
  /** The value as JSON. */
  readonly exact: string
  /** The path of a list, within the document. */
  readonly list: string
  /** The name of its links, if it names others. */
  readonly link: string | null
  /** `any`: a custom field, whose type is not known; `exact`: a currency. */
  readonly kind: FieldKind | 'any' | 'exact'
}

/** `null`: no row has such a field. */
export function placeOf(name: ListedName, field: string): Place | null {
  if (field === 'id') return { key: 'r.id', exact: 'json_quote(r.id)', list: '', link: null, kind: 'text' }
  const customKey = customKeyOf(field)
  if (customKey !== null) return { ...pathsOf('custom', customKey), link: null, kind: 'any' }
  const currencyKey = customCurrencyKeyOf(field)
  if (currencyKey !== null) return { ...pathsOf('currency', currencyKey), link: null, kind: 'exact' }
  const kind = Object.hasOwn(FIELD_KINDS[name], field) ? FIELD_KINDS[name][field] : undefined
  return kind === undefined ? null : { ...pathsOf(sectionOf(name, field), field), link: linkOf(name, field), kind }
}

/** A view shows most fields of its records as they are: the registry then has one declaration for both. */
export function sectionOf(name: ListedName, field: string): 'record' | 'view' {
  const [own, ofRecord] = [fieldsOf(name)[field], fieldsOf(baseOf(name))[field]]
  return own === ofRecord ? 'record' : 'view'
}

export function fieldsOf(name: ListedName): Fields {
  return REGISTRY[name]
}

/** The name under which the ids or texts of a field are looked up; `null`: it is looked for in the rows. */
export function linkOf(name: ListedName, field: string): string | null {
  const declared = fieldsOf(name)[field]
  if (declared === undefined || !isLinked(declared) || field === 'id' || field === 'workspaceId') return null
  return `${sectionOf(name, field) === 'record' ? baseOf(name) : name}.${field}`
}

/** The part of each entry of a list that is looked up. */
export function linkedPart({ type, to, search }: Field): string | null {
  if (type !== 'list') return null
  if (typeof to === 'object') return to.each
  return Array.isArray(search) && search.length === 1 ? (search[0] as string) : null
}

function isLinked(field: Field): boolean {
  // The names of tags change with the tags, and the links of a row only with its record.
  if (field.type === 'texts') return field.search === undefined || field.listed !== undefined
  return field.type === 'uuid' || field.type === 'uuids' || field.to !== undefined || linkedPart(field) !== null
}

function pathsOf(section: Section, field: string): Pick<Place, 'key' | 'exact' | 'list'> {
  const path = `${section}.${field}`
  return {
    key: `r.doc->>'$.${path}'`,
    exact: `coalesce(r.doc->'$.exact.${path}', r.doc->'$.${path}')`,
    list: `$.lists.${path}`,
  }
}
