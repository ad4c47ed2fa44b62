import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { freePort } from '../free-port.mjs'
import { COMPATIBILITY_DATE, OBJECTS } from './worker-settings.mjs'

const START_MS = 15_000

/**
 * Runs a bundled Worker in `workerd`, until `close`.
 *
 * @param {import('./start-worker.mjs').StartOptions} options `folder`: where its configuration goes; `data`: where the objects are
 *   kept, in it by default; `site`: a production build to serve, and the module that does
 */
export async function startWorker({
  worker,
  folder,
  host = '127.0.0.1',
  port: wanted,
  data = join(folder, 'objects'),
  site = null,
  isDevelopment = false,
  variables = {},
  mailAt = null,
}) {
  // Below those that a system gives to connections that go out, of which tests have very many.
  const port = wanted ?? (await freePort(30_000 + Math.floor(Math.random() * 2500)))
  mkdirSync(folder, { recursive: true })
  mkdirSync(data, { recursive: true })
  const config = join(folder, 'workerd.capnp')
  const names = Object.keys(variables)
  writeFileSync(config, configOf({ worker, folder, address: `${host}:${port}`, data, site, isDevelopment, names, mailAt }))
  const child = spawn(binary(), ['serve', '--experimental', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  })
  endWithUs(child)
  const url = `http://127.0.0.1:${port}`
  await answering(url, child)
  return {
    url,
    /** Its exit code; null where a signal ended it. */
    ended: once(child, 'exit').then(([code]) => code),
    async close() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    /** As a machine that fails. */
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Should this process be killed, nobody would end its child: a pipe of ours that closes does. */
function endWithUs({ pid }) {
  const watcher = spawn('sh', ['-c', 'read -r _; kill "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  // Where there is no such shell, it is left to whoever supervises us.
  watcher.on('error', () => undefined).unref()
  watcher.stdin.unref()
}

function binary() {
  return createRequire(import.meta.url).resolve(
    `@cloudflare/workerd-${process.platform}-${ARCHITECTURES[process.arch]}/bin/workerd`,
  )
}

const ARCHITECTURES = { x64: '64', arm64: 'arm64' }

function configOf({ worker, folder, address, data, site, isDevelopment, names, mailAt }) {
  const bindings = [
    ...OBJECTS.map(({ binding, className }) => `(name = ${quoted(binding)}, durableObjectNamespace = ${quoted(className)})`),
    ...(isDevelopment ? ['(name = "DEVELOPMENT", text = "yes")'] : []),
    ...(site === null ? [] : ['(name = "ASSETS", service = "assets")']),
    ...(mailAt === null ? [] : ['(name = "MAIL", service = "mail")']),
    // From the environment: a secret is in no file.
    ...names.map((name) => `(name = ${quoted(name)}, fromEnvironment = ${quoted(name)})`),
  ]
  const services = [
    '(name = "main", worker = .worker)',
    `(name = "data", disk = (path = ${quoted(data)}, writable = true))`,
    ...(site === null ? [] : ['(name = "assets", worker = .assets)', `(name = "site", disk = (path = ${quoted(site.folder)}))`]),
    ...(mailAt === null ? [] : [`(name = "mail", external = (address = ${quoted(mailAt)}, http = ()))`]),
    // Webhooks of a test are received on this machine.
    `(name = "internet", network = (allow = [${isDevelopment ? '"public", "local"' : '"public"'}], tlsOptions = (trustBrowserCas = true)))`,
  ]
  const namespaces = OBJECTS.map(
    ({ className, folder: key }) => `(className = ${quoted(className)}, uniqueKey = ${quoted(key)}, enableSql = true)`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = ${quoted(address)}, http = (forwardedProtoHeader = "X-Forwarded-Proto"), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed ${quoted(relative(folder, worker))})],
  compatibilityDate = ${quoted(COMPATIBILITY_DATE)},
  bindings = [${bindings.join(', ')}],
  durableObjectNamespaces = [${namespaces.join(', ')}],
  durableObjectStorage = (localDisk = "data")
);
${site === null ? '' : assetsOf(folder, site)}`
}

function assetsOf(folder, { assets }) {
  return `const assets :Workerd.Worker = (
  modules = [(name = "assets", esModule = embed ${quoted(relative(folder, assets))})],
  compatibilityDate = ${quoted(COMPATIBILITY_DATE)},
  bindings = [(name = "DISK", service = "site")]
);
`
}

/** As a text of the configuration. */
function quoted(text) {
  return JSON.stringify(text)
}

async function answering(url, child) {
  const until = Date.now() + START_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}.`)
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    if (answer?.ok === true) return
    if (answer !== null) return giveUp(child, `The Worker refuses to work: ${await answer.text()}`)
    if (Date.now() > until) return giveUp(child, 'workerd does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function giveUp(child, why) {
  child.kill('SIGKILL')
  throw new Error(why)
}
