import { describe, expect, it } from 'vitest'
import type { Harness } from '../harness/harness'
import { playScenario } from './scenario'
import { SCENARIOS } from './scenarios'

/** Far above what a scenario waits for an emission, so that it fails by its own words. */
const TIMEOUT_MS = 30_000

export interface RunOptions {
  readonly part?: number
  readonly of?: number
  readonly timeoutMs?: number
  /** The keys of the scenarios to run; the report says of the others that they were not run. `undefined`: all. */
  readonly only?: ReadonlySet<string> | undefined
}

/**
 * Registers every scenario for one adapter set. `scripts/contracts.mjs` reads the names: `contract of <set>`, then
 * `<key>: <sentence>`; for a known gap `known gap <key>: <sentence> — <reason>`. A set that takes its time is dealt out to files,
 * which run side by side; those of one area are dealt out evenly.
 */
export function runContracts({ name, knownGaps, open }: Harness, options: RunOptions = {}): void {
  const { part = 1, of = 1, timeoutMs = TIMEOUT_MS, only } = options
  const dealt = SCENARIOS.filter(({ key }) => only?.has(key) ?? true).filter((_, at) => at % of === part - 1)
  describe(`contract of ${name}`, () => {
    for (const scenario of dealt) {
      const { key, says } = scenario
      const play = () => playScenario(scenario, open, { isSampled: only !== undefined })
      const gap = knownGaps[key]
      if (gap !== undefined) it.fails(`known gap ${key}: ${says} — ${gap}`, { timeout: timeoutMs }, play)
      else it(`${key}: ${says}`, { timeout: timeoutMs }, play)
    }

    if (part !== 1) return
    it('has no key twice, and knows every key that it names', () => {
      const keys = SCENARIOS.map(({ key }) => key)
      expect({
        twice: keys.filter((key, at) => keys.indexOf(key) !== at),
        unknown: [...Object.keys(knownGaps), ...(only ?? [])].filter((key) => !keys.includes(key)),
      }).toEqual({ twice: [], unknown: [] })
    })
  })
}
