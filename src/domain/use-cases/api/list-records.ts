import type { ApiReadable } from '../../model/api/api-collections'
import type { OperationInput } from '../../model/api/operations'
import { portError } from '../../model/errors/port-error'
import type { FieldDefinition } from '../../model/fields/field-definition'
import type { Id } from '../../model/kernel/id'
import { dayIn } from '../../model/kernel/plain-date'
import { knownZone } from '../../model/kernel/time-zone'
import type { AnyOrder, AnyQuery, PageCursor } from '../../model/query/ast'
import type { RowOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { type KnownField, REGISTRY } from '../../model/registry/registry'
import { conditionOf } from '../../model/views/condition-of'
import { FIELD_CATALOGUE, ownViewFields, ROWS_OF } from '../../model/views/field-catalogue'
import { fieldsByKey, type FieldsByKey, fitted } from '../../model/views/fit'
import type { ViewCollection } from '../../model/views/view'
import { readView } from '../../model/views/view-text'
import type { ViewField, ViewFieldType } from '../../model/views/view-field'
import type { ApiHandler } from './api-answer'
import type { ApiSession } from './api-session'

export const listRecords: ApiHandler<'listRecords'> = async (input, session) => {
  const { collection, search } = input
  const query: AnyQuery = {
    workspaceId: session.workspaceId,
    ...(await asked(input, session)),
    ...(search === undefined ? {} : { search }),
    limit: input.limit,
    trash: input.trash,
    count: input.total === 'true' ? 'exact' : 'none',
    ...(input.cursor === undefined ? {} : { after: input.cursor as PageCursor }),
  }
  if (!isViewed(collection)) {
    const { items, next, total } = await session.records.list(collection, query)
    return { kind: 'value', value: { items, next, total } }
  }
  // Views ask for what is joined to a record, by rows that have it.
  const { items: rows, next, total } = await session.records.list(ROWS_OF[collection], query)
  const ids = rows.map((row: { readonly id: Id }) => row.id)
  const found = await session.records.getMany(collection, ids)
  const items = ids.flatMap((id): readonly RowOf<ViewCollection>[] => {
    const record = found.get(id)
    return record === undefined ? [] : [record]
  })
  return { kind: 'value', value: { items, next, total } }
}

/** The conditions and the order, as of now. @throws record/invalid, by parameter */
async function asked(
  { collection, filter, sort }: OperationInput<'listRecords'>,
  session: ApiSession,
): Promise<Pick<AnyQuery, 'where' | 'orderBy'>> {
  const view = readView({ layout: null, filter, sort, group: null, columns: null })
  if (view === null) throw portError('record/invalid', { fields: { filter: { rule: 'type' } } })
  const needsOwn = filter.includes('custom') || sort.includes('custom')
  const fields = needsOwn ? await askableFields(collection, session) : fieldsOf(collection, [])
  for (const [part, kept] of Object.entries({
    filter: fitted({ ...view, sort: [] }, fields).isWhole,
    sort: fitted({ ...view, filter: { match: 'all', tests: [] } }, fields).isWhole,
  })) {
    if (!kept) throw portError('record/invalid', { fields: { [part]: { rule: 'unknown-field' } } })
  }
  const orderBy = view.sort.flatMap(({ field, direction }): readonly AnyOrder[] => {
    const by = fields.get(field)?.orderBy ?? null
    return by === null ? [] : [{ field: by, direction, empty: 'last' }]
  })
  if (view.filter.tests.length === 0) return { orderBy }
  const workspace = await session.records.get('workspaces', session.workspaceId)
  const timeZone = knownZone(workspace?.timeZone ?? 'UTC')
  const today = dayIn(timeZone, session.now())
  const context = { me: session.memberId, timeZone, today, weekStart: workspace?.weekStart ?? 'monday' }
  const where = conditionOf(view.filter, fields, context)
  return where === null ? { orderBy } : { orderBy, where }
}

/** What the records of a collection are filtered and sorted by, the workspace's own fields included. */
export async function askableFields(collection: ApiReadable, session: ApiSession): Promise<FieldsByKey> {
  return fieldsOf(collection, isViewed(collection) ? await definitions(session) : [])
}

async function definitions({ records, workspaceId }: ApiSession): Promise<readonly FieldDefinition[]> {
  const orderBy = [{ field: 'id', direction: 'asc', empty: 'last' }] as const
  return (await records.list('fieldDefinitions', { workspaceId, orderBy, limit: LIMITS.pageSizeMost })).items
}

function isViewed(collection: ApiReadable): collection is ViewCollection {
  return Object.hasOwn(ROWS_OF, collection)
}

function fieldsOf(collection: ApiReadable, own: readonly FieldDefinition[]): FieldsByKey {
  if (isViewed(collection)) return fieldsByKey([...FIELD_CATALOGUE[collection], ...ownViewFields(own, collection)])
  return fieldsByKey(Object.entries<KnownField>(REGISTRY[collection]).flatMap(plainField))
}

/** Of collections that no view shows: each field under its own name. What holds neither text nor a number is not asked for. */
function plainField([name, { type, to }]: readonly [string, KnownField]): readonly ViewField[] {
  const known = PLAIN_TYPES[type]
  if (known === undefined) return []
  const isList = known === 'references' || known === 'words'
  const references = typeof to === 'string' && to !== 'subject' ? { references: to } : {}
  const isReference = known === 'reference' || known === 'references'
  if (isReference && references.references === undefined) return []
  return [{ key: name, type: known, field: name, orderBy: isList || isReference ? null : name, grouping: null, ...references }]
}

const PLAIN_TYPES: { readonly [T in KnownField['type']]?: ViewFieldType } = {
  text: 'text',
  plain: 'text',
  rank: 'text',
  uuid: 'reference',
  uuids: 'references',
  texts: 'words',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  date: 'date',
  instant: 'instant',
  flag: 'flag',
}
