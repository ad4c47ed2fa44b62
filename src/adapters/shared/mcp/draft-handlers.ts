import { acceptance } from '../../../domain/model/drafts/accept-draft'
import { mayTakeBack } from '../../../domain/model/drafts/draft'
import { draftPath } from '../../../domain/model/drafts/draft-path'
import { lineStates } from '../../../domain/model/drafts/draft-state'
import { readDraftLog, readLines } from '../../../domain/model/drafts/draft-text'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'
import { takeBack } from '../../../domain/use-cases/drafts/take-back'
import { Conflict } from './conflict'
import { found, fresh, written } from './drafting'
import { OnlyPeople } from './only-people'
import { lastSitting } from './sitting'

type Drafts = readonly RecordOf<'drafts'>[]

/** What became of what this key proposed or wrote; of one, line by line. */
export async function proposals(
  { draft: id, limit }: { readonly draft?: Id | undefined; readonly limit: number },
  session: ApiSession,
) {
  const workspace = await session.records.get('workspaces', session.workspaceId)
  const slug = workspace?.slug ?? ''
  if (id !== undefined) {
    const draft = await ownDraft(id, session)
    const { accepted } = readDraftLog(draft.log)
    const lines = (readLines(draft.lines) ?? []).map((line, at) => ({ ...line, isWritten: accepted.includes(at) }))
    return { ...summary(draft, slug), lines }
  }
  const { items } = await session.records.list('drafts', {
    workspaceId: session.workspaceId,
    where: { op: 'eq', field: 'keyId', value: session.key.id },
    orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
    limit,
  })
  return { mode: workspace?.agentMode ?? 'propose', items: items.map((draft) => summary(draft, slug)) }
}

function summary({ id, title, status, lines, log, createdAt, decidedAt, decidedBy }: RecordOf<'drafts'>, slug: string) {
  const counts = { changes: readLines(lines)?.length ?? 0, written: readDraftLog(log).accepted.length }
  return { draft: id, title, status, ...counts, createdAt, decidedAt, decidedBy, path: draftPath(slug, id) }
}

/** Where assistants act, one may also carry out what it proposed. @throws OnlyPeople, Conflict, and what a commit throws */
export async function commitProposed({ draft: id }: { readonly draft: Id }, session: ApiSession) {
  await demandActing(session)
  const draft = await ownDraft(id, session)
  if (draft.status !== 'open') throw portError('record/invalid', { fields: { draft: { rule: 'not-allowed-now' } } })
  const lines = readLines(draft.lines) ?? []
  const current = await found(
    lines.map(({ mutation }) => mutation),
    session,
  )
  const at = lineStates(lines, current).findIndex(({ kind }) => kind !== 'ready')
  const changed = lines[at]
  if (changed !== undefined) throw new Conflict({ current: current.get(changed.mutation.id) ?? null })
  const accepted = new Set(lines.keys())
  written(await session.records.commit(acceptance(draft, lines, { current, accepted, via: 'agent' }), fresh(session)))
  return { draft: id, status: 'accepted', written: lines.length }
}

/**
 * Withdraws what is still open; where assistants act, takes back what was written: of one draft, or of all of the key's last
 * sitting. @throws OnlyPeople, and what a commit throws
 */
export async function undo({ draft: id }: { readonly draft?: Id | undefined }, session: ApiSession) {
  const one = id === undefined ? null : await ownDraft(id, session)
  if (one?.status === 'open') {
    const patch = { status: 'withdrawn' } as const
    written(
      await session.records.commit(
        [{ kind: 'update', collection: 'drafts', id: one.id, patch, expect: one.version }],
        fresh(session),
      ),
    )
    return { draft: one.id, status: 'withdrawn' }
  }
  await demandActing(session)
  const drafts: Drafts = (one === null ? await lastSitting(session) : [one]).filter(({ status }) => mayTakeBack(status))
  if (drafts.length === 0) throw portError('record/invalid', { fields: { draft: { rule: 'not-allowed-now' } } })
  const me = await session.records.get('members', session.memberId)
  if (me === null) throw portError('auth/signed-out', { reason: 'revoked' })
  const left = await takeBack(
    { drafts, member: me },
    {
      pace: () => Promise.resolve(),
      runtime: session,
      records: {
        list: session.records.list as never,
        capabilities: { maxPageSize: LIMITS.pageSizeMost } as never,
        commit: (async (mutations: Parameters<ApiSession['records']['commit']>[0]) =>
          session.records.commit(mutations, fresh(session))) as never,
      },
    },
  )
  return {
    drafts: drafts.map((draft) => draft.id),
    status: left.length === 0 ? 'taken-back' : 'partly-taken-back',
    left: left.map(({ collection, record, why }) => ({ collection, id: record.id, why })),
  }
}

async function demandActing(session: ApiSession): Promise<void> {
  const workspace = await session.records.get('workspaces', session.workspaceId)
  if (workspace?.agentMode !== 'act') throw new OnlyPeople()
}

/** One that came by this key. @throws record/missing */
async function ownDraft(id: Id, { records, workspaceId, key }: ApiSession): Promise<RecordOf<'drafts'>> {
  const draft = await records.get('drafts', id)
  if (draft === null || draft.workspaceId !== workspaceId || draft.keyId !== key.id)
    throw portError('record/missing', { collection: 'drafts', id })
  return draft
}
