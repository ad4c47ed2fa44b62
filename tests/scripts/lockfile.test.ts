import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const LOCK = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}
const PACKAGES = Object.entries(LOCK.packages).filter(([path]) => path !== '')

describe('the lockfile', () => {
  it('says of every package what its content has to be', () => {
    expect(PACKAGES.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  })

  it('has the binaries of every platform: npm ci refuses a lockfile that lacks one', () => {
    const names = new Set(PACKAGES.map(([path]) => path.split('node_modules/').at(-1)))
    const lacking = PACKAGES.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(lacking).toEqual([])
  })
})
