import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer } from '../gateway.mjs'
import { KEYS } from '../keys.mjs'
import { bundleFunctions } from './bundle.mjs'
import { denoBinary } from './deno-binary.mjs'
import { functionNames } from './function-names.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(ROOT, 'supabase/functions')
const HERE = fileURLToPath(new URL('.', import.meta.url))
/** For processes that end by themselves when told to. */
const PATIENCE_MS = 5000
const START = '/functions/v1'

/**
 * The server functions, run by Deno in a process of its own that may only read the checkout and use loopback.
 *
 * @param {{ url: string, appUrl: string, smtpPort: number, isBundled?: boolean, settings?: Record<string, string>, log(line: string): void }} options
 *   `settings` in place of those below
 */
export async function openFunctions({ url, appUrl, smtpPort, isBundled = false, settings = {}, log }) {
  if (!isBundled) await bundleFunctions()
  const begin = () =>
    spawn(denoBinary(ROOT), denoArguments(), {
      cwd: ROOT,
      // Its input ends when this process does, in whatever way; then it ends too.
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: cacheFolder(),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        LOCAL_FUNCTIONS: functionNames().join(','),
        SUPABASE_URL: url,
        SUPABASE_SERVICE_ROLE_KEY: KEYS.secret,
        SUPABASE_ANON_KEY: KEYS.publishable,
        JWT_SECRET: KEYS.jwt,
        APP_URL: appUrl,
        WEBHOOK_INNER_ORIGINS: url,
        MAIL_AUTHSERV_ID: 'mx.portside.example',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(smtpPort),
        SMTP_FROM: 'Portside <mail@portside.example>',
        ...settings,
      },
    })
  let child
  let port
  const start = async () => {
    child = begin()
    child.stderr.setEncoding('utf8').on('data', (text) => text.split('\n').filter(Boolean).forEach(log))
    port = await portOf(child, log)
  }
  await start()

  return {
    /** The address of the process; a function is at `<url>/<name>`. */
    get url() {
      return `http://127.0.0.1:${port}`
    },
    knowsOrigins: true,
    handle: (request, response) =>
      new Promise((resolve) => {
        const path = request.url.slice(START.length)
        const headers = { ...request.headers, host: `127.0.0.1:${port}` }
        const onward = ask({ host: '127.0.0.1', port, method: request.method, path, headers }, (reply) => {
          response.writeHead(reply.statusCode, ownHeaders(reply.headers))
          reply.pipe(response).once('close', resolve)
        })
        onward.once('error', (error) => {
          log(`functions: ${error.message}`)
          if (!response.headersSent) answer(response, 503, { message: 'Functions are not available' })
          resolve()
        })
        response.once('close', () => onward.destroy())
        request.pipe(onward)
      }),
    /** Whatever it was at ends there, and it begins anew. */
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await start()
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.stdin.end()
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** All headers except those of the hop between the two processes. */
function ownHeaders(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'keep-alive'))
}

function denoArguments() {
  const secrets = join(FOLDER, '.env')
  return [
    'run',
    '--quiet',
    '--no-remote',
    '--cached-only',
    '--no-prompt',
    '--config',
    join(HERE, 'deno.json'),
    ...(existsSync(secrets) ? [`--env-file=${secrets}`] : []),
    '--allow-env',
    '--allow-net=127.0.0.1',
    `--allow-read=${ROOT}`,
    // The name the mail library greets a server with.
    '--allow-sys=hostname',
    fileURLToPath(new URL('router.ts', import.meta.url)),
  ]
}

function cacheFolder() {
  const folder = join(ROOT, 'node_modules/.cache/portside/deno')
  mkdirSync(folder, { recursive: true })
  return folder
}

function portOf(child, log) {
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const port = /^listening on (\d+)/m.exec(text)?.[1]
      if (port === undefined) text.split('\n').filter(Boolean).forEach(log)
      else resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code}`)))
    child.once('error', reject)
  })
}
