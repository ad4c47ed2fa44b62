import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleFunctions } from '../../scripts/backend/functions/bundle.mjs'
import { functionNames } from '../../scripts/backend/functions/function-names.mjs'
import { importsOf } from '../architecture/import-graph'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BUNDLE = 'supabase/functions/_bundle/portside.js'

describe('what a deployment of the functions takes', () => {
  beforeAll(() => bundleFunctions())

  it.each(functionNames())('%s imports nothing but the bundle', (name) => {
    expect(imported(`supabase/functions/${name}/index.ts`).filter((path) => path !== BUNDLE)).toEqual([])
  })

  it('fetches nothing: each package is in the bundle as the lockfile has it', () => {
    const found = imported(BUNDLE)
    expect(found).toContain('node:crypto')
    expect(found.filter((name) => !name.startsWith('node:'))).toEqual([])
  })

  it('asks for nothing by `require`, which only some runtimes have', () => {
    expect(readFileSync(`${ROOT}/${BUNDLE}`, 'utf8')).not.toMatch(/createRequire|__require/)
  })
})

function imported(path: string): readonly string[] {
  return importsOf(path, readFileSync(`${ROOT}/${path}`, 'utf8'), new Set([BUNDLE])).map(({ to }) => to)
}
