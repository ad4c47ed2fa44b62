import { inject } from 'vitest'
import { clusterAt } from '../../scripts/backend/cluster.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'

/** Where links in mails lead; nothing is fetched from it. */
export const APP_URL = 'https://app.example'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the PostgreSQL that all workers share. */
    readonly clusterPort: number
  }
}

let started: Promise<Backend> | null = null

/** This worker's backend, with its own database; started at first use. */
export function localBackend(): Promise<Backend> {
  started ??= openBackend({ functions: 'bundled' })
  return started
}

/** Another backend on the shared PostgreSQL. */
export function openBackend({ functions }: { readonly functions: false | 'bundled' }): Promise<Backend> {
  return startBackend({ cluster: clusterAt(inject('clusterPort')), appUrl: APP_URL, functions, log: printLog })
}

export async function endLocalBackend(): Promise<void> {
  await (await started)?.close()
  started = null
}

/** `PORTSIDE_BACKEND_LOG=1` prints the log of the backend's parts. */
function printLog(line: string): void {
  if (process.env.PORTSIDE_BACKEND_LOG === '1') process.stderr.write(`${line}\n`)
}
