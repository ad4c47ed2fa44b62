import { expect, it } from 'vitest'
import { answerMcpRequest, type Answering } from '../../src/adapters/shared/mcp/answer-mcp-request'
import { converse } from '../../src/adapters/shared/mcp/converse'
import { portError } from '../../src/domain/model/errors/port-error'
import type { ApiAccess, ApiSession } from '../../src/domain/use-cases/api/api-session'
import { fixtureServer } from './fixture-server'
import { inSessions } from './in-sessions'
import { conformance } from './suite'
import { withKey } from './with-key'

/*
 * The protocol's own suite wants tools, prompts and resources that are made for it: here they stand behind the handler that
 * production has.
 */

const KEY = 'portside_fixture'

it('conforms, answering as we do', async () => {
  const passed = await judged((request, { message }) => converse(request, message, fixtureServer()), 'as-we-answer.yml')
  expect(passed).toHaveLength(23)
})

it('conforms in all, where a server keeps sessions and answers in streams', async () => {
  expect(await judged(inSessions(), 'in-sessions.yml')).toHaveLength(30)
})

function judged(answering: Answering, baseline: string) {
  const server = { access: ACCESS, issuer: 'https://crm.example/api' }
  const options = { server, base: '', log: () => undefined, offer: async () => answering }
  return withKey(
    KEY,
    (request) => answerMcpRequest(request, options),
    (address) => conformance(address, baseline),
  )
}

/** The fixture has no records: whoever has the key is let in, and that is all. */
const ACCESS: ApiAccess = {
  async open(key) {
    if (key !== KEY) throw portError('auth/signed-out', { reason: 'none' })
    return {} as ApiSession
  },
}
