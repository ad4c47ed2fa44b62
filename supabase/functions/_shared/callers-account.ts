import { portError } from '../../../src/domain/model/errors/port-error'
import type { User } from '../../../src/domain/model/session/session'
import type { CallersAccount } from '../../../src/domain/use-cases/functions/function-context'
import type { Database } from './database'
import { keyHeaders } from './key-headers'
import type { Settings } from './settings'

const TIMEOUT_MS = 20_000

type Proof = Parameters<CallersAccount['prove']>[0]

interface Answered {
  readonly status: number
  readonly body: unknown
}

/** The `CallersAccount` of a handler: the project's own auth service says whether a proof is one. */
export class StoredAccount implements CallersAccount {
  private readonly settings: Pick<Settings, 'backendUrl' | 'secretKey'>
  private readonly database: Database
  private readonly caller: User

  constructor(
    settings: Pick<Settings, 'backendUrl' | 'secretKey'>,
    { database, caller }: { readonly database: Database; readonly caller: User },
  ) {
    this.settings = settings
    this.database = database
    this.caller = caller
  }

  async prove({ password, code }: Proof): ReturnType<CallersAccount['prove']> {
    const { email } = this.caller
    const { status, body } = await this.ask('POST', 'token?grant_type=password', { body: { email, password } })
    const token: unknown = Reflect.get(Object(body), 'access_token')
    if (status !== 200 || typeof token !== 'string') return 'proof-wrong'
    try {
      return await this.proveFactor(token, code)
    } finally {
      // The session was made to see whether the password is right.
      await this.ask('POST', 'logout?scope=local', { token })
    }
  }

  async remove(): Promise<void> {
    await this.database.rpc('delete_account', { user_id: this.caller.id })
  }

  private async proveFactor(token: string, code: string | null): ReturnType<CallersAccount['prove']> {
    const { status, body } = await this.ask('GET', 'user', { token })
    if (status !== 200) throw portError('net/unavailable', { status })
    const factors: unknown = Reflect.get(Object(body), 'factors')
    const listed: readonly unknown[] = Array.isArray(factors) ? factors : []
    const factor = listed.find((one) => Reflect.get(Object(one), 'status') === 'verified')
    if (factor === undefined) return 'proven'
    if (code === null || code.trim() === '') return 'code-needed'
    const path = `factors/${String(Reflect.get(Object(factor), 'id'))}`
    const challenge = await this.ask('POST', `${path}/challenge`, { token, body: {} })
    const challenge_id: unknown = Reflect.get(Object(challenge.body), 'id')
    const verified = await this.ask('POST', `${path}/verify`, { token, body: { challenge_id, code: code.replace(/\s/gu, '') } })
    return verified.status === 200 ? 'proven' : 'proof-wrong'
  }

  /** @throws net/unavailable, net/throttled */
  private async ask(
    method: string,
    path: string,
    { token, body }: { readonly token?: string; readonly body?: object },
  ): Promise<Answered> {
    const { backendUrl, secretKey } = this.settings
    const headers: Record<string, string> = { ...keyHeaders(secretKey), 'content-type': 'application/json' }
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`
    const response = await fetch(`${backendUrl}/auth/v1/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw portError('net/unavailable', {}, cause)
    })
    const text = await response.text()
    if (response.status === 429) throw portError('net/throttled', { retryAfterMs: 60_000 })
    if (response.status >= 500) throw portError('net/unavailable', { status: response.status })
    return { status: response.status, body: text === '' ? null : parsed(text) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
