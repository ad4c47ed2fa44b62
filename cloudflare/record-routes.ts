import * as v from 'valibot'
import type { Answer, RecordCalls } from '../src/adapters/cloudflare/protocol'
import { checkedAny } from '../src/adapters/shared/checked-query'
import { isMutations } from '../src/adapters/shared/commits/is-mutations'
import { portError } from '../src/domain/model/errors/port-error'
import type { Id } from '../src/domain/model/kernel/id'
import type { AnyQuery, AnyRow } from '../src/domain/model/query/ast'
import { runQuery } from '../src/domain/model/query/run-query'
import type { AnyRecord, CollectionName, ReadableName } from '../src/domain/model/records/collections'
import type { ClientVia, MutationId } from '../src/domain/model/records/meta'
import { LIMITS } from '../src/domain/model/records/limits'
import { searchText } from '../src/domain/model/records/search-text'
import type { KnownCaller } from './accounts/accounts-calls'
import { answerOf, responseOf, valueOf } from './answers'
import { type Env, workspaceOf } from './env'
import { readJson } from './read-json'

/** The longest commit has `LIMITS.batchCharacters`, of up to four bytes each. */
const MAX_BODY_BYTES = 4 * LIMITS.batchCharacters

const text = v.pipe(v.string(), v.maxLength(2000))
const object = v.custom<object>((value) => typeof value === 'object' && value !== null)

/** What the calls take, as far as no rule of the domain checks it. */
const INPUTS = {
  getMany: v.object({ collection: text, ids: v.pipe(v.array(text), v.maxLength(5000)) }),
  list: v.object({ collection: text, query: object }),
  listEach: v.object({
    workspaceId: text,
    collections: v.array(text),
    limit: v.number(),
    after: v.record(v.string(), v.string()),
  }),
  commit: v.object({
    workspaceId: text,
    mutations: v.custom<RecordCalls['commit']['input']['mutations']>(isMutations),
    mutationId: text,
    via: text,
    after: v.optional(text),
  }),
  pull: v.object({ workspaceId: text, after: v.nullable(text) }),
  send: v.object({ workspaceId: text, connectionId: text, room: text, message: text, payload: v.unknown() }),
  workspaces: v.object({}),
}

/** `POST /api/records/<name>`. */
export async function answerRecords(
  request: Request,
  env: Env,
  { name, caller }: { readonly name: string; readonly caller: KnownCaller },
): Promise<Response> {
  const call = { env, userId: caller.user.id, workspaceIds: caller.workspaceIds, name }
  return responseOf(await answerOf(async () => answerCall({ ...call, input: await readJson(request, MAX_BODY_BYTES) })))
}

interface Call extends Pick<KnownCaller, 'workspaceIds'> {
  readonly env: Env
  readonly userId: Id
}

async function answerCall({ name, input, ...call }: Call & { readonly name: string; readonly input: unknown }): Promise<unknown> {
  switch (name) {
    case 'getMany': {
      const { collection, ids } = read(INPUTS.getMany, input)
      return getMany(call, { collection: collection as ReadableName, ids: ids as Id[] })
    }
    case 'list': {
      const { collection, query } = read(INPUTS.list, input)
      return list(call, { collection: collection as ReadableName, query: query as AnyQuery })
    }
    case 'listEach': {
      const each = read(INPUTS.listEach, input)
      const { limit, after } = each
      const collections = each.collections as CollectionName[]
      const { object: workspace, caller } = member(call, each.workspaceId)
      return valueOf(await workspace.records(caller, 'listEach', { workspaceId: caller.workspaceId, collections, limit, after }))
    }
    case 'commit': {
      const { workspaceId, mutations, ...given } = read(INPUTS.commit, input)
      const { object: workspace, caller } = member(call, workspaceId, 'commit')
      const [mutationId, after] = [given.mutationId as MutationId, given.after as MutationId | undefined]
      const commit = { workspaceId: caller.workspaceId, mutations, mutationId, via: given.via as ClientVia, after }
      return valueOf(await workspace.records(caller, 'commit', commit))
    }
    case 'pull': {
      const { workspaceId, after } = read(INPUTS.pull, input)
      const { object: workspace, caller } = member(call, workspaceId, 'changes')
      return valueOf(await workspace.records(caller, 'pull', { workspaceId: caller.workspaceId, after: after as never }))
    }
    case 'send': {
      const sent = read(INPUTS.send, input)
      const { object: workspace, caller } = member(call, sent.workspaceId, 'send')
      return valueOf(await workspace.send(caller, { ...sent, workspaceId: caller.workspaceId }))
    }
    case 'workspaces':
      return call.workspaceIds
    default:
      throw portError('capability/missing', { capability: name })
  }
}

/** A workspace that the directory names for the caller. Others are not even woken. @throws access/denied */
function member({ env, userId, workspaceIds }: Call, workspaceId: string, action = 'read') {
  if (!workspaceIds.some((id) => id === workspaceId)) throw portError('access/denied', { action })
  return { object: workspaceOf(env, workspaceId), caller: { userId, workspaceId: workspaceId as Id } }
}

async function getMany({ env, userId, workspaceIds }: Call, input: RecordCalls['getMany']['input']): Promise<readonly object[]> {
  const answers = await Promise.all(
    workspaceIds.map((id) => workspaceOf(env, id).records({ userId, workspaceId: id }, 'getMany', input)),
  )
  return answers.flatMap(valueUnlessDenied)
}

async function list(call: Call, { collection, query }: RecordCalls['list']['input']): Promise<RecordCalls['list']['answer']> {
  const { env, userId, workspaceIds } = call
  const checkedQuery = checkedAny(collection, query, LIMITS.pageSizeMost)
  const { workspaceId } = checkedQuery
  if (workspaceId !== null) {
    const { object: workspace, caller } = member(call, workspaceId)
    return valueOf(await workspace.records(caller, 'list', { collection, query: checkedQuery }))
  }
  const answers = await Promise.all(workspaceIds.map((id) => workspaceOf(env, id).rows({ userId, workspaceId: id }, collection)))
  const rows = answers.flatMap(valueUnlessDenied) as readonly AnyRow[]
  const page = runQuery(rows, checkedQuery, {
    collection,
    searchText: (row) => searchText(collection, row as unknown as AnyRecord),
  })
  return page
}

/** Who was a member when the directory was asked may be none by now. */
function valueUnlessDenied<T extends object>(answer: Answer<readonly T[]>): readonly T[] {
  return 'error' in answer && answer.error.code === 'access/denied' ? [] : valueOf(answer)
}

/** @throws record/invalid */
function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) throw portError('record/invalid', { fields: { input: { rule: 'type' } } })
  return parsed.output
}
