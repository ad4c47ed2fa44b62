import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KEYS } from './keys.mjs'
import { createStorage } from './storage/index.mjs'

const STORED = fileURLToPath(new URL('../../node_modules/.cache/portside/storage', import.meta.url))

/**
 * Bytes are kept by the name of the database that knows of them, and go with it.
 *
 * @returns {Promise<import('./gateway.mjs').Part & { close(): Promise<void>, reset(): Promise<void>, setFull(isFull: boolean): void }>}
 */
export async function openStorage({ sql, database, keepsData, leaptMs }) {
  const folder = join(STORED, database)
  const trust = { jwtSecret: KEYS.jwt, publishableKey: KEYS.publishable, secretKey: KEYS.secret }
  const storage = await createStorage({ ...trust, sql, folder, leaptMs })
  return {
    ...storage,
    async close() {
      if (!keepsData) rmSync(folder, { recursive: true, force: true })
    },
  }
}
