/** The part of the vendor's client that failed. */
export type Service = 'rest' | 'auth' | 'storage' | 'functions' | 'realtime'

/** What the caller was doing, for the details that only it knows. */
export interface About {
  /** HTTP status, where the vendor's error does not carry it. */
  readonly status?: number
  /** What the service asked for with its last 429; `null`: nothing. */
  readonly retryAfterMs?: number | null
  readonly action?: string
  readonly collection?: string
  /** Of a file. */
  readonly path?: string
  readonly limitBytes?: number
}

/** A failure of any of the vendor's clients in one shape. */
export interface Failure {
  readonly service: Service
  /** The vendor's code (SQLSTATE, PGRST, GoTrue, storage), else the error's class; empty where there is neither. */
  readonly code: string
  /** HTTP status; 0: no answer; `null`: unknown. */
  readonly status: number | null
  readonly message: string
  /** JSON that the database sent as the detail of an error it raised, else what the vendor calls details. */
  readonly details: unknown
  readonly about: About
  readonly cause: unknown
}

export function failureOf(service: Service, error: unknown, about: About): Failure {
  const found = typeof error === 'object' && error !== null ? partsOf(error) : { message: String(error) }
  const status = about.status ?? statusIn(found)
  return {
    service,
    code: codeIn(found, service),
    status: status ?? (isNoAnswer(found) ? 0 : null),
    message: text(found['message']),
    details: parsed(found['details'] ?? found['reasons']),
    about,
    cause: error,
  }
}

type Parts = Readonly<Record<string, unknown>>

/** Own and inherited: errors are class instances, and what postgrest answers is a plain object. */
function partsOf(error: object): Parts {
  const names = ['name', 'code', 'status', 'statusCode', 'message', 'details', 'reasons', 'originalError', 'context']
  return Object.fromEntries(names.map((name) => [name, Reflect.get(error, name) as unknown]))
}

function codeIn(found: Parts, service: Service): string {
  const code = text(found['code'])
  if (code !== '') return code
  const message = text(found['message'])
  // Realtime's refusals read `Code: sentence`.
  if (service === 'realtime') return /^["\s]*([A-Za-z]+):/.exec(message)?.[1] ?? ''
  const statusCode = text(found['statusCode'])
  return /^\d*$/.test(statusCode) ? text(found['name']) : statusCode
}

function statusIn(found: Parts): number | null {
  const { status, context } = found
  const statusCode = text(found['statusCode'])
  // Storage answers 400 to nearly everything, and tells the true status in the body.
  if (/^\d{3}$/.test(statusCode) && (status === 400 || typeof status !== 'number')) return Number(statusCode)
  if (typeof status === 'number') return status
  return context instanceof Response ? context.status : null
}

/** `fetch` rejects with a TypeError when there is no connection; the vendor's clients wrap it in one way or another. */
function isNoAnswer({ name, originalError, context, message }: Parts): boolean {
  return (
    [originalError, context].some((inner) => inner instanceof TypeError) ||
    name === 'TypeError' ||
    text(message).startsWith('TypeError: ')
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function parsed(details: unknown): unknown {
  if (typeof details !== 'string' || !details.startsWith('{')) return details
  try {
    return JSON.parse(details)
  } catch {
    // A sentence that happens to begin with a brace.
    return details
  }
}
