import { API_CREATABLE, API_READABLE, API_WRITABLE, type ApiReadable } from '../../../domain/model/api/api-collections'
import { dayIn } from '../../../domain/model/kernel/plain-date'
import { knownZone } from '../../../domain/model/kernel/time-zone'
import { SCHEMAS } from '../../../domain/model/records/schemas'
import { operatorsOf, type ViewField } from '../../../domain/model/views/view-field'
import { type Json, jsonSchemaOf } from '../../../domain/use-cases/api/json-schemas'
import { askableFields } from '../../../domain/use-cases/api/list-records'
import type { Asking } from './asking'

/** Where an assistant is; or what a collection can be asked for and written. */
export async function describe({ collection }: { readonly collection?: ApiReadable | undefined }, { ask, session }: Asking) {
  if (collection !== undefined) return describeCollection(collection, session)
  const workspace = await session.records.get('workspaces', session.workspaceId)
  return {
    ...((await ask('whoAmI', {})) as object),
    today: dayIn(knownZone(workspace?.timeZone ?? 'UTC'), session.now()),
    collections: API_READABLE,
  }
}

async function describeCollection(collection: ApiReadable, session: Asking['session']): Promise<Json> {
  const fields = [...(await askableFields(collection, session)).values()]
  return {
    collection,
    canBeCreated: isOneOf(API_CREATABLE, collection),
    canBeChanged: isOneOf(API_WRITABLE, collection),
    ...(collection !== 'activities' && isOneOf(API_WRITABLE, collection) && { data: jsonSchemaOf(SCHEMAS[collection]) }),
    filter: fields.flatMap(filterLine),
    sort: fields.flatMap(({ key, orderBy }) => (orderBy === null ? [] : [key])),
  }
}

function filterLine(field: ViewField): readonly Json[] {
  const { key, type, label, references, choices } = field
  if (field.field === null) return []
  return [
    {
      field: key,
      type,
      operators: operatorsOf(field),
      ...(label !== undefined && { label }),
      ...(references !== undefined && { idsOf: references }),
      ...(choices !== undefined && { choices }),
    },
  ]
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
