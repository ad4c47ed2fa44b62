import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer } from '../gateway.mjs'
import { KEYS } from '../keys.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(ROOT, 'supabase/functions')
const START = '/functions/v1'

/**
 * The server functions, under Deno in a process of its own that may read the checkout and speak with loopback only.
 *
 * @param {{ url: string, databaseUrl: string, appUrl: string, smtpPort: number, leaptMs(): number, log(line: string): void }} options
 */
export async function openFunctions({ url, databaseUrl, appUrl, smtpPort, leaptMs, log }) {
  const child = spawn(denoPath(), denoArguments(), {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_DIR: cacheFolder(),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      NO_VERIFY_JWT: openFunctionNames().join(','),
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: KEYS.publishable,
      SUPABASE_SERVICE_ROLE_KEY: KEYS.secret,
      SUPABASE_JWT_SECRET: KEYS.jwt,
      SUPABASE_DB_URL: databaseUrl,
      APP_URL: appUrl,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtpPort),
      SMTP_FROM: 'Portside <mail@portside.example>',
    },
  })
  child.stderr.setEncoding('utf8').on('data', (text) => text.split('\n').filter(Boolean).forEach(log))
  const port = await portOf(child, log)

  return {
    handle: (request, response) =>
      new Promise((resolve) => {
        const path = request.url.slice(START.length)
        const headers = { ...request.headers, host: `127.0.0.1:${port}`, 'x-local-leapt-ms': String(leaptMs()) }
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
    async close() {
      if (child.exitCode !== null) return
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

/** All but what concerns the hop between the two processes. */
function ownHeaders(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'keep-alive'))
}

/** npm does not run its install script, which would copy the binary of the platform's package. */
function denoPath() {
  const home = join(ROOT, 'node_modules/@deno')
  const names = existsSync(home) ? readdirSync(home) : []
  const path = names.flatMap((name) => [join(home, name, 'deno'), join(home, name, 'deno.exe')]).find(existsSync)
  if (path === undefined) throw new Error('There is no Deno for this platform among the dependencies.')
  return path
}

function denoArguments() {
  const config = join(FOLDER, 'deno.json')
  const secrets = join(FOLDER, '.env')
  return [
    'run',
    '--quiet',
    '--no-lock',
    '--no-remote',
    '--cached-only',
    '--no-prompt',
    ...(existsSync(config) ? ['--config', config] : ['--node-modules-dir=manual']),
    ...(existsSync(secrets) ? [`--env-file=${secrets}`] : []),
    '--allow-env',
    '--allow-net=127.0.0.1',
    `--allow-read=${ROOT}`,
    '--allow-sys',
    fileURLToPath(new URL('router.ts', import.meta.url)),
  ]
}

function cacheFolder() {
  const folder = join(ROOT, 'node_modules/.cache/portside/deno')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Those that `config.toml` opens to callers without a token. */
function openFunctionNames() {
  const path = join(ROOT, 'supabase/config.toml')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const sections = text.split(/^\[/m).filter((section) => /^verify_jwt\s*=\s*false/m.test(section))
  return sections.flatMap((section) => /^functions\.([a-z0-9-]+)\]/.exec(section)?.[1] ?? [])
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
