import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { headersFor, parseHeaderRules } from '../../../scripts/headers.mjs'
import { allowingBackends, allowingFirstScript } from '../../../scripts/policy.mjs'

const PAGE = '<!doctype html><html><script data-entry="/assets/app.js">import("/assets/app.js")</script></html>'
const HEADERS = allowingFirstScript(readFileSync(new URL('../../../public/_headers', import.meta.url), 'utf8'), PAGE)

/** How a host may be set up otherwise than it should be. */
export interface Slip {
  /** Of every answer. */
  readonly headers?: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string | readonly string[]>>
  /** Routes of the app are answered as files that are not there. */
  readonly hasNoRoutes?: boolean
  /** Everything in the folder is served. */
  readonly servesAll?: boolean
}

/** A static host with a build in it whose policy allows `backend`, and which can be told to slip. */
export interface AppHost {
  backend: string
  slip: Slip
  readonly server: Server
}

export async function openAppHost(port: number): Promise<AppHost> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const isHidden = /^\/(_|%2f|\.)/.test(path)
    const isFile = path === '/assets/app.js' || (isHidden && host.slip.servesAll === true)
    const isPage = path === '/' || (!isHidden && !path.includes('.') && host.slip.hasNoRoutes !== true)
    if (!isFile && !isPage) return response.writeHead(404).end('Not found')
    const rules = parseHeaderRules(allowingBackends(HEADERS, [host.backend]))
    const headers = headersFor(rules, isPage ? '/index.html' : path)
    for (const [name, value] of Object.entries(host.slip.headers?.(headers) ?? headers)) response.setHeader(name, value)
    return response.end(isPage ? PAGE : 'export {}')
  })
  const host: AppHost = { backend: '', slip: {}, server }
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return host
}
