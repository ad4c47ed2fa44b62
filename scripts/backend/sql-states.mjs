import { inspect } from 'node:util'

/** The SQLSTATEs that lite answers as PostgREST does; for all others it answers 500. */
const KNOWN = new Set(['23502', '23503', '23505'])

/** PostgREST's status for the first two characters of those it does not know. */
const STATUS_OF_CLASS = { '08': 503, '0A': 400, 23: 400, 28: 403, 40: 500, 54: 500, 57: 500, XX: 500 }

/** Makes lite answer an error of PostgreSQL as PostgREST would, through the form by which SQL can choose its own answer. */
export function asPostgrest(error) {
  // lite prints every error on the console; a refusal is an ordinary answer, and gets one line.
  if (error instanceof Error) Object.defineProperty(error, inspect.custom, { value: () => `${error.code} ${error.message}` })
  return answerable(error)
}

function answerable(error) {
  const code = typeof error?.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : ''
  const status = KNOWN.has(code) ? undefined : STATUS_OF_CLASS[code.slice(0, 2)]
  if (status === undefined) return error
  const { message, detail = null, hint = null } = error
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  })
}
