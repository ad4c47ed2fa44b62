import { inject } from 'vitest'
import { clusterAt } from '../../scripts/backend/cluster.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'

/** Where the links in mails lead; nothing is fetched from it. */
export const APP_URL = 'https://app.example'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the PostgreSQL that all workers share. */
    readonly clusterPort: number
  }
}

let started: Promise<Backend> | null = null

/** This worker's backend, over a database of its own; started when first asked for. */
export function localBackend(): Promise<Backend> {
  started ??= openBackend({ functions: 'bundled' })
  return started
}

/** A further one, on the PostgreSQL that all share. */
export function openBackend({ functions }: { readonly functions: false | 'bundled' }): Promise<Backend> {
  return startBackend({ cluster: clusterAt(inject('clusterPort')), appUrl: APP_URL, functions, log: heard })
}

export async function endLocalBackend(): Promise<void> {
  await (await started)?.close()
  started = null
}

/** `PORTSIDE_BACKEND_LOG=1` shows what the parts of the backend say. */
function heard(line: string): void {
  if (process.env.PORTSIDE_BACKEND_LOG === '1') process.stderr.write(`${line}\n`)
}
