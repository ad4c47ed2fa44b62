import { answerApiRequest } from '../../../domain/use-cases/api/answer-request'
import { answerMcpRequest, type McpOptions } from './answer-mcp-request'

/** Whatever comes with a key: the HTTP API at `/v1/…`, and assistants at `/mcp`. @param options `base`: the path before these */
export function answerProgram(request: Request, options: McpOptions): Promise<Response> {
  const isApi = new URL(request.url).pathname.startsWith(`${options.base}/v1/`)
  return isApi ? answerApiRequest(request, options) : answerMcpRequest(request, options)
}
