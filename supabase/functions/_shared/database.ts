import { vendorError } from '../../../src/adapters/supabase/errors'
import type { DatabaseRow } from '../../../src/adapters/supabase/records/codec'
import { portError } from '../../../src/domain/model/errors/port-error'
import { keyHeaders } from './key-headers'
import type { Settings } from './settings'

const TIMEOUT_MS = 20_000

/** The project's REST interface with the secret key: no policy binds it, so whoever holds one checks rights itself. */
export class Database {
  private readonly root: string
  private readonly headers: Readonly<Record<string, string>>

  constructor({ backendUrl, secretKey }: Pick<Settings, 'backendUrl' | 'secretKey'>) {
    this.root = `${backendUrl}/rest/v1/`
    this.headers = { ...keyHeaders(secretKey), 'content-type': 'application/json' }
  }

  /** @throws what the database refuses, in the words of the catalogue; net/unavailable */
  rpc(name: string, parameters: object): Promise<unknown> {
    return this.ask(`rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) })
  }

  /** @throws net/unavailable, internal/unexpected */
  async select(table: string, filters: URLSearchParams): Promise<readonly DatabaseRow[]> {
    const rows = await this.ask(`${table}?${filters.toString()}`, { method: 'GET' })
    if (!Array.isArray(rows)) throw portError('internal/unexpected', { source: 'functions' })
    return rows as readonly DatabaseRow[] // PostgREST answers with an array of objects
  }

  private async ask(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`${this.root}${path}`, {
      ...init,
      headers: this.headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw portError('net/unavailable', {}, cause)
    })
    const text = await response.text()
    if (!response.ok) throw vendorError('rest', parsed(text), { status: response.status })
    return text === '' ? null : JSON.parse(text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { message: text }
  }
}
