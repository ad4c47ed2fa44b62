import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/setup.mjs'

/** What the last `npm test` of this checkout took. */
export async function measureTestsTime() {
  const path = join(ROOT, 'reports', 'test-time.json')
  if (!existsSync(path)) throw new Error('Run npm test first: it writes down how long it took.')
  const { durationMs } = JSON.parse(readFileSync(path, 'utf8'))
  return [{ key: 'tests.time', value: durationMs / 60_000, baseline: null, unit: 'minutes', goal: 12 }]
}
