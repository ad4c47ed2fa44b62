/** PostgREST's HTTP status for an SQLSTATE: the longest matching prefix decides (docs.postgrest.org, "Errors"). */
const STATUSES = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  23503: 409,
  23505: 409,
  25: 500,
  25006: 405,
  28: 403,
  '2D': 500,
  38: 500,
  39: 500,
  '3B': 500,
  40: 500,
  42883: 404,
  '42P01': 404,
  '42P17': 500,
  53: 503,
  54: 500,
  55: 500,
  57: 500,
  58: 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
}

/** An error in PostgREST's form. */
export function errorAnswer(error, role) {
  const { code = '', message, detail = null, hint = null } = error
  return Response.json({ code, message, details: detail, hint }, { status: statusOf(code, role) })
}

function statusOf(code, role) {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2))
  if (code === '42501') return role === 'anon' ? 401 : 403
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400
}

/** PostgREST's own refusals. */
export function refusal(status, code, message) {
  return Response.json({ code, message, details: null, hint: null }, { status })
}

/** @param {{ readonly body: string, readonly count: number, readonly total: number | null }} rows */
export function rowsAnswer({ body, count, total }, { offset, wantsOne, isHead }) {
  if (wantsOne) {
    const rows = JSON.parse(body)
    if (rows.length !== 1) {
      const message = 'Cannot coerce the result to a single JSON object'
      return Response.json(
        { code: 'PGRST116', message, details: `The result contains ${rows.length} rows`, hint: null },
        { status: 406 },
      )
    }
    return jsonAnswer(JSON.stringify(rows[0]))
  }
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`
  const isPart = total !== null && count < total && !isHead
  return jsonAnswer(isHead ? null : body, { status: isPart ? 206 : 200, range: `${range}/${total ?? '*'}` })
}

export function jsonAnswer(body, { status = 200, range } = {}) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(range === undefined ? {} : { 'content-range': range }),
  }
  return new Response(body, { status, headers })
}
