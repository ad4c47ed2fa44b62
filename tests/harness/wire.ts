import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket, type ClientOptions } from 'ws'
import type { ErrorCatalogue, ErrorCode } from '../../src/domain/model/errors/port-error'
import { faultyAnswer, type FaultyAnswer } from './faulty-answer'
import type { FaultyConnection } from './harness'
import { Joins, type ReadFrame } from './joins'

/** How long sockets may take to close. */
const CLOSING_MS = 5000

/** Answers in the backend's place, or passes the request on: later, twice, or with another answer. */
export type Meddler = (request: Request, pass: () => Promise<Response>) => Promise<Response>

/** How a backend's requests are told apart. */
export interface WireRules {
  /** Whether faults that are meant for the next call apply. */
  readonly isCall: (request: Request) => boolean
  /** Whether its answer can be lost after it was carried out. */
  readonly isWrite: (request: Request) => boolean
  readonly readFrame?: ReadFrame
}

/**
 * The network between one client and a local backend, with real faults: broken connections, lost answers, answers of a busy
 * gateway. supabase-js's own requests (renewing a token, reading the user) are exempt from faults meant for the next call.
 */
export class Wire implements FaultyConnection {
  private isCut = false
  private losesAnswer: 'silence' | 'error-page' | null = null
  private stalls = false
  private readonly refusals: Response[] = []
  private meddler: Meddler | null = null
  private readonly sockets = new Set<WebSocket>()
  private readonly pending = new Set<(reason: Error) => void>()
  private readonly joins: Joins
  private readonly rules: WireRules

  constructor(rules: WireRules = SUPABASE) {
    this.rules = rules
    this.joins = new Joins(rules.readFrame)
  }

  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.terminate()
    this.breakOff()
  }

  restore(): void {
    this.isCut = false
  }

  loseAnswerOnce(as: 'silence' | 'error-page' = 'silence'): void {
    this.losesAnswer = as
  }

  refuse<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], times = 1): void {
    for (let count = 0; count < times; count += 1) this.refusals.push(refusalOf(code, details))
  }

  stallOnce(): void {
    this.stalls = true
  }

  /** Sets a meddler for every request, including supabase-js's own; faults for the next call come first. `null`: none. */
  meddle(meddler: Meddler | null): void {
    this.meddler = meddler
  }

  /** Answers all requests below one of these paths with this: `/rest/v1`, `/` for all. Until `meddle`. */
  answerWith(given: FaultyAnswer, ...below: readonly string[]): void {
    this.meddle((request, pass) => {
      const { pathname } = new URL(request.url)
      return below.some((start) => pathname.startsWith(start)) ? Promise.resolve(faultyAnswer(given)) : pass()
    })
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (this.isCut) throw broken()
    if (this.rules.isCall(request)) {
      if (this.stalls) {
        this.stalls = false
        return this.never(request)
      }
      const refusal = this.refusals.shift()
      if (refusal !== undefined) return refusal
    }
    const losesAs = this.rules.isWrite(request) ? this.losesAnswer : null
    if (losesAs !== null) this.losesAnswer = null
    const answered = this.meddler?.(request, () => fetch(request.clone())) ?? fetch(request)
    const response = await Promise.race([answered, this.never(request)])
    if (losesAs !== null) await response.arrayBuffer()
    if (losesAs === 'silence' || this.isCut) throw broken()
    return losesAs === 'error-page' ? answer(502, { message: 'upstream prematurely closed connection' }) : response
  }

  /** A WebSocket class whose connections go over this wire. */
  get transport(): unknown {
    // oxlint-disable-next-line no-this-alias -- a class inside a getter has a `this` of its own
    const wire = this
    return class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[], options?: ClientOptions) {
        super(address, protocols, options)
        wire.sockets.add(this)
        this.once('close', () => wire.sockets.delete(this))
        wire.joins.watch(this)
        if (wire.isCut) queueMicrotask(() => this.terminate())
      }
    }
  }

  /** Resolves when every topic that this client is joining has answered. */
  joined(): Promise<void> {
    return this.joins.done()
  }

  /** @returns what is still open a moment after everything was to be closed */
  async end(): Promise<readonly string[]> {
    this.breakOff()
    const closing = [...this.sockets].map((socket) => new Promise((resolve) => void socket.once('close', resolve)))
    await Promise.race([Promise.all(closing), pause(CLOSING_MS)])
    return this.sockets.size === 0 ? [] : [`${this.sockets.size} sockets`]
  }

  /** Rejects when the caller gives up or the connection breaks. */
  private never({ signal }: Request): Promise<never> {
    return new Promise((_, reject) => {
      const fail = (reason: Error): void => {
        this.pending.delete(fail)
        reject(reason)
      }
      this.pending.add(fail)
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
    })
  }

  private breakOff(): void {
    for (const fail of this.pending) fail(broken())
  }
}

function broken(): Error {
  return new TypeError('fetch failed')
}

/** Answers as the gateway of a hosted project does. */
function refusalOf<C extends ErrorCode>(code: C, details: ErrorCatalogue[C]): Response {
  if (code === 'net/throttled') {
    const { retryAfterMs } = details as ErrorCatalogue['net/throttled']
    return answer(429, { message: 'API rate limit exceeded' }, { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) })
  }
  if (code === 'net/unavailable') {
    return answer((details as ErrorCatalogue['net/unavailable']).status ?? 503, { message: 'no healthy upstream' })
  }
  throw new Error(`the wire cannot answer with ${code}`)
}

function answer(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers })
}

/** Requests for the user and probes of the project. */
const SPARED: ReadonlySet<string> = new Set(['GET /auth/v1/user', 'GET /auth/v1/settings', 'POST /rest/v1/rpc/backend_info'])

function isCall({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  const isRenewal = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'refresh_token'
  return !isRenewal && !SPARED.has(`${method} ${pathname}`)
}

function isWrite({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  if (method === 'PATCH') return pathname.startsWith('/storage/v1/upload/')
  return method === 'POST' && (pathname === '/rest/v1/rpc/commit' || pathname.startsWith('/functions/v1/'))
}

const SUPABASE: WireRules = { isCall, isWrite }
