import { Subject, type Observable } from 'rxjs'
import { isPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import type { CallOptions } from '../../ports/call-options'
import type { Runtime } from '../../ports/runtime.port'
import { runCall } from '../shared/call'
import type { ProbedConnection } from '../shared/probed-connection'
import { valueIn } from './faults'
import { API } from './protocol'

export interface CallsOptions {
  /** The origin of the backend, which is the page's own. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly runtime: Runtime
  readonly connection: Pick<ProbedConnection, 'answered' | 'failed'>
}

export interface CallHow {
  readonly options?: CallOptions | undefined
  /** Whether carrying it out twice has the same effect as once. */
  readonly isRepeatable: boolean
}

/** Of what an answer holds. @throws what the backend refuses with, and net/unavailable where it is not the backend's */
type Read<T> = (answer: Response) => Promise<T>

/** The requests of one tab. The browser sends the session's cookie along. */
export class Calls {
  /** Hot. Every refusal because nobody is signed in. */
  readonly refusals$: Observable<PortError>
  private readonly options: CallsOptions
  private readonly refusals = new Subject<PortError>()
  private readonly gone = new AbortController()

  constructor(options: CallsOptions) {
    this.options = options
    this.refusals$ = this.refusals.asObservable()
  }

  /** Rejects with what the backend refuses with, and `net/*`. */
  call<T>(area: string, name: string, input: unknown, how: CallHow): Promise<T> {
    return this.attempts(how, async (signal) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
      return (await this.request(`${API}/${area}/${name}`, { ...init, signal }, valueIn)) as T
    })
  }

  /** For bodies that are not JSON. Rejects as `call`. @param read of the answer, which is gone when the call has ended */
  send<T>(path: string, init: RequestInit, how: CallHow, read: Read<T>): Promise<T> {
    return this.attempts(how, (signal) => this.request(path, { ...init, signal }, read))
  }

  /** Who is signed in says the cookie: a refusal is the answer here. */
  look<T>(): Promise<T> {
    const options = { signal: this.gone.signal }
    const plan = { runtime: this.options.runtime, options, isRepeatable: true, source: 'cloudflare' }
    return runCall(plan, async (signal) => (await this.request(`${API}/auth/session`, { signal }, valueIn)) as T)
  }

  /** Of an area, for who has no session. */
  addressOf(area: string): string {
    return `${this.options.url}${API}/${area}`
  }

  /** Aborts when the tab's connection is closed. */
  get closed(): AbortSignal {
    return this.gone.signal
  }

  close(): void {
    this.gone.abort()
  }

  private attempts<T>({ options, isRepeatable }: CallHow, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return runCall({ runtime: this.options.runtime, options, isRepeatable, source: 'cloudflare' }, async (signal) => {
      try {
        return await attempt(signal)
      } catch (error) {
        if (isPortError(error, 'auth/signed-out')) this.refusals.next(error)
        throw error
      }
    })
  }

  private async request<T>(path: string, init: RequestInit & { readonly signal: AbortSignal }, read: Read<T>): Promise<T> {
    const { url, fetch: send, connection } = this.options
    try {
      const value = await send(`${url}${path}`, { ...init, credentials: 'same-origin' }).then(read, offline)
      connection.answered()
      return value
    } catch (error) {
      // The caller knows why it cancelled.
      init.signal.throwIfAborted()
      // So is what something in the backend's place says, a page that wants a sign-in too.
      if (isPortError(error, 'net/offline', 'net/unavailable')) connection.failed()
      else connection.answered()
      throw error
    }
  }
}

function offline(cause: unknown): never {
  throw portError('net/offline', {}, cause)
}
