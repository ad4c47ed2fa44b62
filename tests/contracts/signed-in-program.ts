import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js'
import { readRequest } from '../../src/domain/model/api/authorization-request'
import type { FunctionInput } from '../../src/domain/model/functions/catalogue'
import type { Actor, Stage } from '../harness/stage'
import { callerOf } from './program'

export const CALLBACK = 'http://127.0.0.1:33418/callback'
export const NOWHERE = 'https://backend.example'

/** Where programs reach this backend; one that none can reach is asked through the world. */
export async function programAddress(stage: Stage, actor: Actor): Promise<string> {
  const { address } = await callerOf(stage, actor)('list-api-keys', { workspaceId: stage.workspaceId })
  return address?.replace(/\/v1$/, '') ?? NOWHERE
}

export function fetchOf({ world }: Stage) {
  return (url: string | URL, init?: RequestInit): Promise<Response> =>
    String(url).startsWith(NOWHERE) ? world.program(String(url).slice(NOWHERE.length), init) : fetch(url, init)
}

/** A program that has nothing but the address, by the client of the protocol's own makers. */
export class SigningIn implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK
  readonly clientMetadata = { client_name: 'Aide', redirect_uris: [CALLBACK] }
  /** Where it sent the person. */
  asked: URL | null = null
  known: OAuthTokens | undefined
  private client: OAuthClientInformationMixed | undefined
  private verifier = ''
  private readonly sent = crypto.randomUUID()

  state = () => this.sent
  clientInformation = () => this.client
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client)
  tokens = () => this.known
  saveTokens = (tokens: OAuthTokens) => void (this.known = tokens)
  redirectToAuthorization = (url: URL) => void (this.asked = url)
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier)
  codeVerifier = () => this.verifier

  private readonly stage: Stage
  private readonly address: string

  constructor(stage: Stage, address: string) {
    this.stage = stage
    this.address = address
  }

  transport(): StreamableHTTPClientTransport {
    return new StreamableHTTPClientTransport(new URL(`${this.address}/mcp`), { authProvider: this, fetch: fetchOf(this.stage) })
  }

  /** Asks the person, who says yes. */
  async signIn(actor: Actor, more: Partial<FunctionInput<'authorize-program'>> = {}): Promise<void> {
    const first = this.transport()
    await new Client({ name: 'contract', version: '1.0.0' }).connect(first).then(
      () => Promise.reject(new Error('it was let in without a token')),
      (error: unknown) => {
        if (!(error instanceof UnauthorizedError)) throw error
      },
    )
    const request = readRequest(this.asked?.search ?? '')
    if (request === null || 'error' in request) throw new Error('no request')
    const { state, ...rest } = request
    if (state !== this.sent) throw new Error('another state')
    const { code } = await callerOf(this.stage, actor)('authorize-program', {
      ...rest,
      workspaceId: this.stage.workspaceId,
      until: null,
      ...more,
    })
    await first.finishAuth(code)
    await first.close()
  }

  async connect(): Promise<Client> {
    const client = new Client({ name: 'contract', version: '1.0.0' })
    await client.connect(this.transport())
    return client
  }
}

const VERIFIER = 'v'.repeat(50)
/** Its SHA-256, in Base64url. */
const CHALLENGE = 'CrlVwe1WSHWuTQYh3iczmx3aS-faRx6C92k9_hNxl4A'

/** A program that can be told to do each step in a wrong way. */
export async function rawProgram(stage: Stage, { redirectUris = [CALLBACK] } = {}) {
  const register = await stage.world.program('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Aide', redirect_uris: redirectUris }),
  })
  const { client_id: clientId } = (await register.json()) as { client_id: string }
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await stage.world.program(path, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, ...form }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }
  return {
    clientId,
    async consent(actor: Actor, more: Partial<FunctionInput<'authorize-program'>> = {}): Promise<string> {
      const { code } = await callerOf(stage, actor)('authorize-program', {
        workspaceId: stage.workspaceId,
        clientId,
        redirectUri: CALLBACK,
        challenge: CHALLENGE,
        resource: null,
        scope: 'write',
        until: null,
        ...more,
      })
      return code
    },
    exchange: (code: string, more: Record<string, string> = {}) =>
      post('/oauth/token', { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: VERIFIER, ...more }),
    renew: (token: string | undefined, more: Record<string, string> = {}) =>
      post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token ?? '', ...more }),
    revoke: (token: string | undefined, more: Record<string, string> = {}) =>
      post('/oauth/revoke', { token: token ?? '', ...more }),
  }
}

/** The status of a call that this token opens, or does not. */
export async function opens({ world }: Stage, token: string | undefined, path = '/mcp'): Promise<number> {
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const answer = await world.program(path, path === '/mcp' ? { method: 'POST', headers, body: message } : { headers })
  await answer.body?.cancel()
  return answer.status
}
