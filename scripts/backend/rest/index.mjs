import postgres from 'postgres'
import { become } from '../as-caller.mjs'
import { callerOf } from '../claims.mjs'
import { errorAnswer, jsonAnswer, refusal, rowsAnswer } from './answers.mjs'
import { NotSpoken, NotUnderstood, readQuery } from './read-query.mjs'
import { routinesOf } from './routines.mjs'
import { callSql, name, selectStatement } from './statement.mjs'

/**
 * The part of PostgREST that the app uses: rows of tables, and functions, as the caller, under row level security. lite's own
 * joins AND conditions by `or`, leaves escapes in quoted values, and reads the text `null` as no value. The rest stays with
 * lite: writing to tables, which nobody may, and embedding.
 *
 * @param {{ databaseUrl: string, rest: (request: Request) => Promise<Response> }} options `rest`: who serves everything else
 * @returns {{ fetch(request: Request): Promise<Response>, close(): Promise<void> }}
 */
export function openRest({ databaseUrl, rest }) {
  const sql = postgres(databaseUrl, { max: 10, onnotice() {} })
  const routines = routinesOf(sql)
  let preRequest = null

  /** Runs a statement as the caller, in a transaction of its own. */
  const runAs = ({ caller, headers }, statement, { mode, values = [] }) =>
    sql.begin(mode, async (tx) => {
      const settings = { search_path: 'public, extensions', 'request.headers': headers }
      preRequest ??= preRequestOf(sql)
      const before = await preRequest
      // All are sent at once. What the function refuses, the statement after it is not run for.
      const [, , rows] = await Promise.all([
        become(tx, caller, settings),
        before === null ? null : tx.unsafe(before),
        tx.unsafe(statement, values),
      ])
      return rows
    })

  const readTable = async (request, url, asks) => {
    const table = decodeURIComponent(url.pathname.slice('/rest/v1/'.length))
    const query = readQuery(url.searchParams)
    const how = asked(request)
    const [rows] = await runAs(asks, selectStatement(`public.${name(table)}`, query, how), { mode: 'read only' })
    return rowsAnswer(rows, { ...how, offset: query.offset })
  }

  const callRoutine = async (request, url, asks, body) => {
    const called = decodeURIComponent(url.pathname.slice('/rest/v1/rpc/'.length))
    const known = await routines.argumentNames(called)
    const isPost = request.method === 'POST'
    const given = isPost
      ? JSON.parse(body || '{}')
      : Object.fromEntries([...url.searchParams].filter(([parameter]) => known.has(parameter)))
    const routine = await routines.find(called, Object.keys(given))
    if (routine === undefined) {
      const names = Object.keys(given).toSorted().join(', ')
      return refusal(404, 'PGRST202', `Could not find the function public.${called}(${names}) in the schema cache`)
    }
    const { before, call } = callSql(routine, given)
    const how = {
      mode: routine.isVolatile && isPost ? 'read write' : 'read only',
      values: before === '' ? [] : [isPost ? body : JSON.stringify(given)],
    }
    if (!routine.isSet || !routine.isRow)
      return jsonAnswer(await scalar(runAs(asks, before + scalarStatement(routine, call), how)))
    const query = readQuery(url.searchParams, isPost ? new Set() : known)
    const wanted = asked(request)
    const [rows] = await runAs(asks, before + selectStatement(`${call} as ${name(called)}`, query, wanted), how)
    return rowsAnswer(rows, { ...wanted, offset: query.offset })
  }

  return {
    async fetch(request) {
      const { caller, trouble } = whose(request)
      if (trouble !== undefined) return trouble
      const asks = { caller, headers: JSON.stringify(Object.fromEntries(request.headers)) }
      const url = new URL(request.url)
      const isCall = url.pathname.startsWith('/rest/v1/rpc/')
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && !(isCall && request.method === 'POST')) return rest(request)
      if ((request.headers.get('accept-profile') ?? request.headers.get('content-profile') ?? 'public') !== 'public')
        return rest(request)
      const body = isRead ? undefined : await request.text()
      try {
        return await (isCall ? callRoutine(request, url, asks, body) : readTable(request, url, asks))
      } catch (error) {
        if (error instanceof NotSpoken) return rest(new Request(url, { method: request.method, headers: request.headers, body }))
        if (error instanceof NotUnderstood) return refusal(400, 'PGRST100', `"failed to parse" (${error.message})`)
        return errorAnswer(error, caller.role)
      }
    },
    close: () => sql.end({ timeout: 1 }),
  }
}

/**
 * What PostgREST runs in each transaction once it is the caller's, before the request itself: the setting of the role that it
 * connects as. Roles are the whole cluster's: a database of another state of the migrations may not have the function.
 *
 * @returns {Promise<string | null>} the statement
 */
async function preRequestOf(sql) {
  const [found] = await sql`
    select split_part(own, '=', 2) as called
    from pg_catalog.pg_db_role_setting s cross join unnest(s.setconfig) own
    where s.setrole = to_regrole('authenticator')::oid
      and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))
      and split_part(own, '=', 1) = 'pgrst.db_pre_request' and to_regprocedure(split_part(own, '=', 2) || '()') is not null
    order by s.setdatabase desc limit 1`
  return found === undefined ? null : `select ${found.called}()`
}

function whose(request) {
  try {
    return { caller: callerOf(Object.fromEntries(request.headers)) }
  } catch (error) {
    const isExpired = error.message.endsWith('expired')
    return { trouble: isExpired ? refusal(401, 'PGRST303', 'JWT expired') : refusal(401, 'PGRST301', error.message) }
  }
}

function asked(request) {
  return {
    counts: /\bcount=exact\b/.test(request.headers.get('prefer') ?? ''),
    isHead: request.method === 'HEAD',
    wantsOne: (request.headers.get('accept') ?? '').includes('application/vnd.pgrst.object+json'),
  }
}

function scalarStatement({ isSet, isVoid }, call) {
  if (isVoid) return `select null as body from ${call}`
  return isSet ? `select coalesce(json_agg(v), '[]')::text as body from ${call} as v` : `select to_json(${call})::text as body`
}

async function scalar(running) {
  const [row] = await running
  return row?.body ?? 'null'
}
