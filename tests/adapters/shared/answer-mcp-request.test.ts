import { expect, it } from 'vitest'
import { answerMcpRequest } from '../../../src/adapters/shared/mcp/answer-mcp-request'
import { offerTools } from '../../../src/adapters/shared/mcp/offer-tools'
import { portError, type PortError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { ApiAccess, ApiSession } from '../../../src/domain/use-cases/api/api-session'

const SECRET = 'of the backend alone'
const FIND = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find', arguments: { words: 'ada' } } }

it('tells an assistant no more of what nobody expected than that it happened', async () => {
  const { status, body, logged } = await asked(FIND, { open: async () => session(() => Promise.reject(new Error(SECRET))) })
  expect([status, JSON.parse(body)]).toMatchObject([
    200,
    { result: { isError: true, structuredContent: { problem: { code: 'internal/unexpected', status: 500 } } } },
  ])
  expect([body.includes(SECRET), body.includes('.ts:'), logged]).toEqual([false, false, ['internal/unexpected']])
})

it('tells a caller no more of it either, where no key could be looked at', async () => {
  const { status, body, logged } = await asked(FIND, { open: () => Promise.reject(new Error(SECRET)) })
  expect([status, JSON.parse(body).code, body.includes(SECRET), logged]).toEqual([
    500,
    'internal/unexpected',
    false,
    ['internal/unexpected'],
  ])
})

it('tells an assistant without a key where it gets one', async () => {
  const { challenge } = await asked(FIND, { open: () => Promise.reject(portError('auth/signed-out', { reason: 'none' })) })
  expect(challenge).toBe(
    'Bearer realm="Portside", resource_metadata="https://crm.example/api/.well-known/oauth-protected-resource", scope="read write"',
  )
})

it('answers at one path', async () => {
  const { status } = await asked(FIND, { open: () => Promise.reject(new Error(SECRET)) }, '/api/mcp/people')
  expect(status).toBe(404)
})

it('says of what it does not know that it does not', async () => {
  const { status, body } = await asked({ jsonrpc: '2.0', id: 7, method: 'prompts/list' }, { open: async () => session() })
  expect([status, JSON.parse(body)]).toMatchObject([200, { id: 7, error: { code: -32_601 } }])
})

async function asked(message: object, access: ApiAccess, path = '/api/mcp') {
  const logged: string[] = []
  const log = ({ code }: PortError): void => void logged.push(code)
  const headers = {
    authorization: 'Bearer portside_',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const request = new Request(`https://crm.example${path}`, { method: 'POST', headers, body: JSON.stringify(message) })
  const server = { access, issuer: 'https://crm.example/api' }
  const response = await answerMcpRequest(request, { server, base: '/api', log, offer: async () => offerTools })
  const challenge = response.headers.get('www-authenticate')
  return { status: response.status, body: await response.text(), logged, challenge }
}

function session(list: () => Promise<never> = () => Promise.reject(new Error('unused'))): ApiSession {
  const key = { id: 'key' as Id, name: 'Aide', scope: 'read' }
  return { key, workspaceId: 'workspace', newId: () => crypto.randomUUID(), records: { list } } as unknown as ApiSession
}
