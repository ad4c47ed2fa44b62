import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catchHooks, type HookCatcher } from '../../scripts/backend/hook-catcher.mjs'
import { catchPushes, type PushCatcher } from '../../scripts/backend/push-catcher.mjs'
import { bundleWorker } from '../../scripts/cloudflare/bundle-worker.mjs'
import { type StartOptions, startWorker } from '../../scripts/cloudflare/start-worker.mjs'
import { listening } from './listening'

export interface LocalWorker {
  readonly url: string
  readonly hookUrl: string
  readonly hooks: HookCatcher
  readonly pushes: PushCatcher
  /** The folder of its objects. */
  readonly data: string
  /** It is killed, as when a machine fails, and started again. */
  restart(): Promise<void>
  /** Uses a tool of the backend's developers. */
  develop<T>(tool: string, input?: object): Promise<T>
  close(): Promise<void>
}

let started: Promise<LocalWorker> | null = null

/** This process's backend; started at first use. */
export function localWorker(): Promise<LocalWorker> {
  started ??= openWorker()
  return started
}

export async function endLocalWorker(): Promise<void> {
  await (await started)?.close()
  started = null
}

/**
 * A backend of one's own.
 *
 * @param plugins with which its code is bundled
 * @param settings of its mail
 */
export async function openWorker(
  plugins: readonly Plugin[] = [],
  settings: Pick<StartOptions, 'variables' | 'mailAt' | 'site'> = {},
): Promise<LocalWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'portside-worker-'))
  const bundle = await bundleWorker(folder, plugins)
  const options = { worker: bundle, folder, data: join(folder, 'objects'), isDevelopment: true, ...settings }
  let worker = await startWorker(options).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  const [hooks, pushes] = [catchHooks(), catchPushes()]
  const receiver = createServer((request, response) => void (request.url === '/' ? hooks : pushes).handle(request, response))
  const hookUrl = await listening(receiver)
  const { url } = worker
  return {
    url,
    hookUrl,
    hooks,
    pushes,
    data: options.data,
    async restart() {
      await worker.kill()
      worker = await startWorker({ ...options, port: Number(new URL(url).port) })
    },
    async develop<T>(tool: string, input: object = {}) {
      const answer = await fetch(`${url}/development/${tool}`, { method: 'POST', body: JSON.stringify(input) })
      if (!answer.ok) throw new Error(`${tool}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as T
    },
    async close() {
      await worker.close()
      receiver.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
