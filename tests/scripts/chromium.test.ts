import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHROMIUM_FLAGS, findChromium, findTestBrowser } from '../../scripts/chromium.mjs'

const PLAYWRIGHT = new URL('../../node_modules/playwright-core/lib/coreBundle.js', import.meta.url)

it('turns off in Chromium what Playwright does, and more', () => {
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/su.exec(readFileSync(PLAYWRIGHT, 'utf8')) ?? []
  const theirs = [...list.matchAll(/"(\w+)"/gu)].map(([, name]) => name)
  const ours = CHROMIUM_FLAGS.find((flag) => flag.startsWith('--disable-features=')) ?? ''
  expect(theirs.length).toBeGreaterThan(9)
  expect(ours.slice('--disable-features='.length).split(',')).toEqual(expect.arrayContaining(theirs))
})

describe('the browser of the tests', () => {
  let folder = ''
  const install = (name: string): string => {
    const path = join(folder, name)
    writeFileSync(path, '')
    chmodSync(path, 0o755)
    return path
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portside-browsers-'))
    vi.stubEnv('PATH', folder)
    vi.stubEnv('CHROMIUM_PATH', undefined)
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('is the one without a window, where there is one, and else the one that people use', () => {
    expect(findTestBrowser()).toBeNull()
    const whole = install('chromium')
    expect(findTestBrowser()).toBe(whole)
    const shell = install('chromium-headless-shell')
    expect([findTestBrowser(), findChromium()]).toEqual([shell, whole])
  })

  it('is the one that was named, whatever there is', () => {
    install('chromium-headless-shell')
    vi.stubEnv('CHROMIUM_PATH', '/opt/chrome')
    expect([findTestBrowser(), findChromium()]).toEqual(['/opt/chrome', '/opt/chrome'])
  })
})
