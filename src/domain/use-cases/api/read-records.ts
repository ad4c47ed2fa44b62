import { portError } from '../../model/errors/port-error'
import { ROWS_OF } from '../../model/views/field-catalogue'
import type { AnyQuery, PageCursor } from '../../model/query/ast'
import { LIMITS } from '../../model/records/limits'
import { subjectOf } from '../../model/records/subject'
import type { ApiHandler } from './api-answer'

export const whoAmI: ApiHandler<'whoAmI'> = async (_, { key, workspaceId, memberId, records }) => {
  const [workspace, member] = await Promise.all([records.get('workspaces', workspaceId), records.get('members', memberId)])
  if (workspace === null || member === null) throw portError('auth/signed-out', { reason: 'revoked' })
  const { id, name, currency, country, locale, timeZone } = workspace
  return {
    kind: 'value',
    value: {
      workspace: { id, name, currency, country, locale, timeZone },
      member: { id: member.id, displayName: member.displayName, role: member.role },
      key: { name: key.name, scope: key.scope },
    },
  }
}

/** @throws record/missing */
export const getRecord: ApiHandler<'getRecord'> = async ({ collection, id }, { records, workspaceId }) => {
  const record = await records.get(collection, id)
  if (record === null || record.workspaceId !== workspaceId) throw portError('record/missing', { collection, id })
  return { kind: 'record', record }
}

/** People first, then companies, then deals; of each the newest first. */
export const search: ApiHandler<'search'> = async ({ q, limit }, { records, workspaceId }) => {
  const query: AnyQuery = {
    workspaceId,
    search: q,
    orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
    limit,
  }
  const [people, companies, deals] = await Promise.all([
    records.list(ROWS_OF.people, query),
    records.list(ROWS_OF.companies, query),
    records.list(ROWS_OF.deals, query),
  ])
  const hits = [
    ...people.items.map(({ id, name, email, companyName }) => ({ collection: 'people', id, name, email, companyName })),
    ...companies.items.map(({ id, name, domains }) => ({ collection: 'companies', id, name, domains })),
    ...deals.items.map(({ id, title, stageKind, companyName }) => ({
      collection: 'deals',
      id,
      name: title,
      stageKind,
      companyName,
    })),
  ]
  return { kind: 'value', value: { items: hits.slice(0, limit) } }
}

export const listTimeline: ApiHandler<'listTimeline'> = async ({ collection, id, cursor, limit }, { records, workspaceId }) => {
  const { items, next } = await records.list('activities', {
    workspaceId,
    where: { op: 'has', field: 'subjects', value: subjectOf(collection, id) },
    orderBy: [{ field: 'at', direction: 'desc', empty: 'last' }],
    limit,
    ...(cursor === undefined ? {} : { after: cursor as PageCursor }),
  })
  return { kind: 'value', value: { items, next, total: null } }
}

export const listFigures: ApiHandler<'listFigures'> = async ({ name, cursor, limit }, { records, workspaceId }) => {
  const page = await records.list(name, {
    workspaceId,
    limit: Math.min(limit, LIMITS.pageSizeMost),
    ...(cursor === undefined ? {} : { after: cursor as PageCursor }),
  })
  return { kind: 'value', value: { items: page.items, next: page.next, total: null } }
}
