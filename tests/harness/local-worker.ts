import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catchHooks, type HookCatcher } from '../../scripts/backend/hook-catcher.mjs'
import { bundleWorker } from '../../scripts/cloudflare/bundle-worker.mjs'
import { startWorker } from '../../scripts/cloudflare/start-worker.mjs'

export interface LocalWorker {
  readonly url: string
  readonly hookUrl: string
  readonly hooks: HookCatcher
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

/** A backend of one's own. @param plugins with which its code is bundled */
export async function openWorker(plugins: readonly Plugin[] = []): Promise<LocalWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'portside-worker-'))
  const options = { worker: await bundleWorker(folder, plugins), folder, data: join(folder, 'objects'), isDevelopment: true }
  let worker = await startWorker(options)
  const hooks = catchHooks()
  const receiver = createServer((request, response) => void hooks.handle(request, response))
  const hookUrl = await listening(receiver)
  const { url } = worker
  return {
    url,
    hookUrl,
    hooks,
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

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('nothing listens')
  return `http://127.0.0.1:${address.port}/`
}
