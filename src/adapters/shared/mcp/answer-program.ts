import { answerApiRequest } from '../../../domain/use-cases/api/answer-request'
import { answerOAuthRequest, isOAuthPath } from '../../../domain/use-cases/api/oauth/answer-oauth-request'
import type { OAuthServer } from '../../../domain/use-cases/api/oauth/oauth-server'
import { answerMcpRequest, type McpOptions } from './answer-mcp-request'

export interface ProgramOptions extends Omit<McpOptions, 'offer'> {
  readonly server: OAuthServer
}

/**
 * Whatever comes from programs: the HTTP API at `/v1/…`, assistants at `/mcp`, and at `/oauth/…` those that have no key yet.
 *
 * @param options `base`: the path before these
 */
export function answerProgram(request: Request, options: ProgramOptions): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { base, server, log } = options
  if (isOAuthPath(pathname, base)) return answerOAuthRequest(request, { server, base, log })
  if (pathname.startsWith(`${base}/v1/`)) return answerApiRequest(request, { access: server.access, base, log })
  const offer = async () => (await import('./offer-tools')).offerTools
  return answerMcpRequest(request, { server, base, log, offer })
}
