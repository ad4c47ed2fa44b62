import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { bundleWorker } from '../../scripts/cloudflare/bundle-worker.mjs'
import { startWorker } from '../../scripts/cloudflare/start-worker.mjs'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import { BrowserStore } from '../harness/browser-store'
import { openClient } from '../harness/cloudflare.harness'
import { CookieJar } from '../harness/cookie-jar'
import { LeapingRuntime } from '../harness/leaping-runtime'

const folder = mkdtempSync(join(tmpdir(), 'portside-schema-'))
const runtime = new LeapingRuntime()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The code that wrote records before there were rows to list them by. */
const WITHOUT_ROWS: Plugin = {
  name: 'without-rows',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/workspace/schema.ts')) return code.replace('  ROW_TABLES,\n', '')
    if (id.endsWith('/rows/index-all.ts')) return code.replace('INDEX_VERSION = 1', 'INDEX_VERSION = 0')
    return id.endsWith('/rows/row-index.ts') ? 'export class RowIndex { follow() {} add() {} clear() {} }' : null
  },
}

it('records that were written before there were rows are listed, searched and counted when their object wakes', async () => {
  const browser = { store: new BrowserStore(), cookies: new CookieJar() }
  const before = await startWorker({ worker: await bundleWorker(folder, [WITHOUT_ROWS]), folder, isDevelopment: true })
  const { ports, close } = await openClient({ url: before.url, runtime, browser })
  await ports.auth.signUp({ email: 'ana@example.com', password: 'correct horse battery', name: 'Ana' })
  const region = { currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin' }
  const made = await ports.functions.call(
    'create-workspace',
    { name: 'A', ...region, sample: false },
    { mutationId: newMutation() },
  )
  if (!made.ok) throw new Error('no workspace was made')
  const { workspaceId } = made.value
  const companyId = runtime.newId()
  const people = ['Ada', 'Bea', 'Cleo'].map((firstName) => ({ id: runtime.newId(), firstName }))
  await ports.records.commit(
    [
      { kind: 'create', collection: 'companies', id: companyId, data: { name: 'Looms' } },
      ...people.map(
        ({ id, firstName }) => ({ kind: 'create', collection: 'people', id, data: { firstName, companyId } }) as const,
      ),
    ],
    { workspaceId, mutationId: newMutation() },
  )
  await close()
  await before.close()

  const after = await startWorker({ worker: await bundleWorker(folder), folder, isDevelopment: true })
  try {
    const { ports: again, close: closeAgain } = await openClient({ url: after.url, runtime, browser })
    const byName = [{ field: 'name', direction: 'desc', empty: 'last' }] as const
    const listed = await again.records.list('personRows', { workspaceId, orderBy: byName, limit: 10, count: 'exact' })
    const found = await again.records.list('personRows', { workspaceId, search: 'loom bea', limit: 10 })
    const lines = await again.records.list('activities', { workspaceId, limit: 10, count: 'exact' })
    await closeAgain()
    expect({
      listed: listed.items.map(({ name, companyName }) => [name, companyName]),
      total: listed.total,
      found: found.items.map(({ name }) => name),
      lines: lines.total,
    }).toEqual({
      listed: [
        ['Cleo', 'Looms'],
        ['Bea', 'Looms'],
        ['Ada', 'Looms'],
      ],
      total: 3,
      found: ['Bea'],
      lines: 4,
    })
  } finally {
    await after.close()
  }
}, 60_000)

function newMutation() {
  return mutationIdOf(runtime.newId())
}
