import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAlive } from './cluster.mjs'
import { createStorage } from './storage/index.mjs'

const STORED = fileURLToPath(new URL('../../node_modules/.cache/portside/storage', import.meta.url))

/**
 * Bytes are kept by the name of the database that knows of them, and go with it.
 *
 * @returns {Promise<import('./gateway.mjs').Part & { close(): Promise<void>, reset(): Promise<void>, setFull(isFull: boolean): void }>}
 */
export async function openStorage({ sql, database, keepsData, leaptMs }) {
  sweep()
  const folder = join(STORED, database)
  const storage = await createStorage({ sql, folder, leaptMs })
  return {
    ...storage,
    async close() {
      if (!keepsData) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A process that was killed could not tidy up; its database went with it. */
function sweep() {
  mkdirSync(STORED, { recursive: true })
  for (const name of readdirSync(STORED)) {
    const pid = /^backend_(\d+)_/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(STORED, name), { recursive: true, force: true })
  }
}
